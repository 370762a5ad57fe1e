import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { detectFormat } from "./detect-format.ts";

const start = (name: string): string => readFileSync(new URL(`../fixtures/${name}`, import.meta.url), "utf8").slice(0, 4000);

it.each([
  ["our.csv", "our-csv"],
  ["our.jsonl", "our-jsonl"],
  ["shopify.csv", "shopify-csv"],
  ["shopify-new-header.csv", "shopify-csv"],
  ["google.tsv", "google-tsv"],
  ["google.xml", "google-xml"],
  ["google-atom.xml", "google-xml"],
])("recognizes %s as %s, whatever its name", async (name, format) => {
  expect(await detectFormat(name, start(name))).toBe(format);
  expect(await detectFormat("export.txt", start(name))).toBe(format);
});

it("refuses a file of another kind, naming its kind and the way out", async () => {
  await expect(detectFormat("stock.csv", "bin,count\n1,2\n")).rejects.toThrow(/bin, count[\s\S]*--format/);
});
