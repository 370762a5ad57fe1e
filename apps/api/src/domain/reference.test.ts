import { describe, expect, it } from "vitest";
import { newReference } from "./reference.ts";

describe("a reference", () => {
  it("has two parts of four unambiguous characters", () => {
    let at = 0;
    expect(newReference(() => at++ % 30)).toBe("F-2345-6789");
    expect(newReference(() => 29)).toBe("F-ZZZZ-ZZZZ");
  });
});
