import { parse } from "node-html-parser";
import { expect, it } from "vitest";
import { withLateScripts } from "./late-scripts.server.ts";

const CODE = 'import "/assets/manifest.js";\nimport("/assets/entry.js");';
const page = (nonce: string) =>
  `<html><head><link rel="stylesheet" href="/a.css"/><link rel="modulepreload" href="/assets/entry.js"/></head><body><p>modulepreload</p>` +
  `<script${nonce}>start()</script><script${nonce} type="module" async="">${CODE}</script></body></html>`;

it.each(["", ' nonce="n1"'])("lets no module load until the starter runs, and changes nothing else (%s)", (attribute) => {
  const sent = parse(withLateScripts(page(attribute), attribute && "n1"));
  const scripts = sent.querySelectorAll("script");
  expect(sent.querySelector("link[rel=modulepreload], script[type=module]")).toBeNull();
  expect(sent.querySelector("link[rel=late]")?.getAttribute("href")).toBe("/assets/entry.js");
  expect([scripts.length, scripts[0]?.textContent, scripts[1]?.textContent, scripts[1]?.getAttribute("type")]).toEqual([
    3,
    "start()",
    CODE,
    "text/late",
  ]);
  expect(scripts.map((script) => script.getAttribute("nonce"))).toEqual(scripts.map(() => (attribute ? "n1" : undefined)));
  expect([sent.querySelector("p")?.textContent, sent.querySelector("link[rel=stylesheet]")?.getAttribute("href")]).toEqual([
    "modulepreload",
    "/a.css",
  ]);
});

it("leaves a page without modules as it is", () => {
  expect(withLateScripts("<html><head></head><body>503</body></html>", "")).toBe("<html><head></head><body>503</body></html>");
});
