import fc from "fast-check";
import { parse } from "node-html-parser";
import { expect, it } from "vitest";
import { oneByteHtml, oneByteJson } from "./one-byte.server.ts";

const isOneByte = (text: string): boolean => !/[^\u0000-\u00ff]/.test(text);

it("leaves Latin-1 as it is", () => {
  expect(oneByteHtml("<p>6 × 24 in, señal</p>")).toBe("<p>6 × 24 in, señal</p>");
});

it("writes other characters as references, in text and in attributes", () => {
  expect(oneByteHtml('<p title="⅜ in">’😀</p>')).toBe('<p title="&#8540; in">&#8217;&#128512;</p>');
});

it("escapes them in scripts, where references mean nothing, but not in their attributes", () => {
  expect(oneByteHtml('<script data-of="›">{"a":"›😀"}</script>›')).toBe(
    '<script data-of="&#8250;">{"a":"\\u203a\\ud83d\\ude00"}</script>&#8250;',
  );
});

it("means the same to whoever reads it, in one byte for each character", () => {
  const text = fc.string({ unit: "grapheme" }).map((one) => one.replaceAll(/[<>&"\\\u0000-\u001f]/g, ""));
  fc.assert(
    fc.property(text, text, (one, other) => {
      const html = oneByteHtml(`<p title="${one}">${other}</p><script type="application/json">${JSON.stringify({ other })}</script>`);
      const root = parse(html, { blockTextElements: { script: true } });
      expect(isOneByte(html)).toBe(true);
      expect(root.querySelector("p")?.getAttribute("title")).toBe(one);
      expect(root.querySelector("p")?.text).toBe(other);
      expect(JSON.parse(root.querySelector("script")?.innerHTML ?? "")).toEqual({ other });
    }),
  );
});

it("means the same as JSON", () => {
  fc.assert(
    fc.property(fc.json(), (json) => {
      const narrow = oneByteJson(json);
      expect(isOneByte(narrow)).toBe(true);
      expect(JSON.parse(narrow)).toEqual(JSON.parse(json));
    }),
  );
});
