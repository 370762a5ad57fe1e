import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { homeBlocks } from "./home-blocks.server.ts";

interface Entry {
  file: string;
  hash: string;
  width: number;
  height: number;
}
const manifest = JSON.parse(readFileSync(new URL("../../../../../seed/pictures/manifest.json", import.meta.url), "utf8")) as Entry[];
const addresses = new Set(
  manifest.map(({ file, hash, width, height }) => `/assets/f/1001/${width}x${height}/${hash}/${file.split("/").at(-1)}`),
);

describe("the home page", () => {
  it.each(["en", "es"] as const)("shows only pictures that exist, each with words for it (%s)", (language) => {
    const images = JSON.stringify(homeBlocks[language]).matchAll(/"filename":"([^"]+)","alt":"([^"]*)"/g);
    for (const [, filename, alt] of images) {
      expect(addresses).toContain(filename);
      expect(alt).not.toBe("");
    }
  });

  it("has the same blocks in both languages", () => {
    expect(homeBlocks.es.map((block) => block.component)).toEqual(homeBlocks.en.map((block) => block.component));
  });
});
