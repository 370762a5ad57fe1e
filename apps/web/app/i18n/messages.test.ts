import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const root = join(import.meta.dirname, "messages");
const read = (language: string, file: string): Record<string, string> => JSON.parse(readFileSync(join(root, language, file), "utf8"));
const placeholders = (message: string) => [...new Set([...message.matchAll(/\{\s*(\w+)\s*[,}]/g)].map(([, name]) => name))].sort();
const files = readdirSync(join(root, "en"));

it("has the same areas in both languages", () => {
  expect(readdirSync(join(root, "es"))).toEqual(files);
});

it.each(files)("%s has the same messages and placeholders in both languages", (file) => {
  const [en, es] = [read("en", file), read("es", file)];
  expect(Object.keys(es)).toEqual(Object.keys(en));
  for (const [key, message] of Object.entries(en)) expect(placeholders(es[key] ?? ""), key).toEqual(placeholders(message));
});
