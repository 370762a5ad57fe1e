import { describe, expect, it } from "vitest";
import { decodeFile } from "./decode-file.ts";

describe("a pasted file", () => {
  it.each([
    ["UTF-8", new TextEncoder().encode("Artículo,3")],
    ["UTF-8 with its mark", new TextEncoder().encode("\uFEFFArtículo,3")],
    ["Windows", Uint8Array.from([...Buffer.from("Art"), 0xed, ...Buffer.from("culo,3")])],
    ["UTF-16", Uint8Array.from([0xff, 0xfe, ...Buffer.from("Artículo,3", "utf16le")])],
  ])("in %s is read as it was written", (_, bytes) => {
    expect(decodeFile(bytes)).toBe("Artículo,3");
  });
});
