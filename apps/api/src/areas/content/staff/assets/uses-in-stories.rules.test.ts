import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isInside, keyOf } from "./asset-shape.rules.ts";
import { keysIn, withReplaced } from "./uses-in-stories.rules.ts";

const own = "/assets/f/1/1600x900/0a1b2c/patio.jpg";
const by = { id: 7, address: "/assets/f/1/800x600/9f9f9f/yard.webp", color: "#112233" };
const key = keyOf(own) ?? "";

describe("the files that a story names", () => {
  it.each([
    ["a field", { image: { fieldtype: "asset", filename: own } }],
    ["a field in Spanish", { image__i18n__es: { filename: own } }],
    ["a field of a block in a block", { body: [{ items: [{ image: { filename: own } }] }] }],
    ["a picture in rich text", { text: { type: "doc", content: [{ type: "image", attrs: { src: own } }] } }],
    ["a block in rich text", { text: { type: "doc", content: [{ type: "blok", attrs: { body: [{ image: { filename: own } }] } }] } }],
    ["a link", { link: { linktype: "url", url: `${own}`, cached_url: own } }],
    ["an address of another host and size", { html: `<img src="https://a.storyblok.com${own.replace("/assets", "")}/m/600x0">` }],
  ])("include %s", (_, content) => {
    expect(keysIn(content)).toEqual(new Set([key]));
  });

  const file = fc
    .tuple(fc.integer({ min: 1, max: 9999 }), fc.stringMatching(/^[0-9a-f]{10}$/), fc.stringMatching(/^[a-z]{1,9}$/))
    .map(([size, hash, name]) => `/assets/f/1/${size}x${size}/${hash}/${name}.jpg`);
  const content = fc.letrec<{ node: unknown }>((tie) => ({
    node: fc.oneof(
      { maxDepth: 4 },
      fc.string({ maxLength: 12 }),
      file,
      file.map((filename) => ({ fieldtype: "asset", filename, alt: "x", focus: "1x1:2x2" })),
      fc.array(tie("node"), { maxLength: 4 }),
      fc.dictionary(fc.stringMatching(/^[a-z]{1,6}$/), tie("node"), { maxKeys: 4 }),
    ),
  })).node;

  it("no longer include a replaced file, and all others stay", () => {
    fc.assert(
      fc.property(content, content, file, (before, after, replaced) => {
        const one = { before, image: { filename: replaced, alt: "Alt" }, after };
        const wanted = keyOf(replaced) ?? "";
        const next = withReplaced(one, wanted, by);
        expect(keysIn(next)).toEqual(new Set([...keysIn(one)].map((known) => (known === wanted ? (keyOf(by.address) ?? "") : known))));
        expect(next.image).toMatchObject({ filename: by.address, alt: "Alt", id: by.id });
        expect(withReplaced(next, wanted, by)).toEqual(next);
        if (!keysIn(before).has(wanted)) expect(next.before).toEqual(before);
      }),
    );
  });

  it("keep the size that a page asks for, and prose keeps its words", () => {
    expect(withReplaced({ src: `${own}/m/600x0` }, key, by)).toEqual({ src: `${by.address}/m/600x0` });
    expect(withReplaced({ text: `See ${own} for it` }, key, by)).toEqual({ text: `See ${own} for it` });
  });
});

describe("a focus", () => {
  it.each([
    ["0x0:100x50", true],
    ["10x10:11x11", true],
    ["0x0:101x50", false],
    ["11x10:10x11", false],
    ["10x10:10x10", false],
  ])("%s is inside a picture of 100 × 50: %s", (focus, isIt) => {
    expect(isInside(focus, { width: 100, height: 50 })).toBe(isIt);
  });

  it("has no place in a file that isn't a picture", () => {
    expect(isInside("0x0:1x1", { width: null, height: null })).toBe(false);
  });
});
