import { describe, expect, it } from "vitest";
import { toDocument, toStored } from "./convert.ts";
import { isSafeAddress } from "./safe-address.ts";

const paragraph = (...content: object[]) => ({ type: "doc", content: [{ type: "paragraph", content }] });

describe("rich text", () => {
  it("is stored as it was read", () => {
    const stored = {
      type: "doc",
      content: [
        { type: "heading", attrs: { level: 3 }, content: [{ type: "text", text: "Care" }] },
        {
          type: "bullet_list",
          content: [{ type: "list_item", content: [{ type: "paragraph", content: [{ type: "text", text: "Dry" }] }] }],
        },
        {
          type: "paragraph",
          content: [
            { type: "text", text: "Read ", marks: [{ type: "bold" }] },
            { type: "text", text: "this", marks: [{ type: "link", attrs: { href: "/returns", linktype: "url" } }] },
          ],
        },
        { type: "blok", attrs: { id: "1", body: [{ _uid: "a", component: "picture" }] } },
      ],
    };
    const document = toDocument(stored);
    expect(document && toStored(document)).toEqual(stored);
  });

  it("is empty, not an empty paragraph, when nothing is written", () => {
    for (const nothing of [null, undefined, "", { type: "doc", content: [] }]) {
      const document = toDocument(nothing);
      expect(document && toStored(document)).toBeNull();
    }
  });

  it("that has parts unknown here is not edited", () => {
    expect(toDocument({ type: "doc", content: [{ type: "emoji_wall" }] })).toBeNull();
    expect(toDocument("Plain")).toBeNull();
  });

  it("never links to an address that runs a script", () => {
    const unsafe = ["javascript:alert(1)", " JavaScript:alert(1)", "data:text/html,<script>", "vbscript:x", "//evil.example"];
    expect(unsafe.filter(isSafeAddress)).toEqual([]);
    const safe = ["https://shop.example/", "mailto:a@shop.example", "/returns/", "#top", "returns", "care/granite"];
    expect(safe.filter(isSafeAddress)).toEqual(safe);
    const document = toDocument(paragraph({ type: "text", text: "x", marks: [{ type: "link", attrs: { href: "javascript:alert(1)" } }] }));
    const mark = document?.firstChild?.firstChild?.marks[0];
    expect(mark && JSON.stringify(mark.type.spec.toDOM?.(mark, true))).not.toContain("javascript");
  });
});
