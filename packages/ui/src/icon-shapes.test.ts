import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import * as shapes from "./icon-shapes.ts";

const drawings = new Map<string, unknown>(Object.entries(shapes));
const source = readFileSync(new URL("icon-shapes.ts", import.meta.url), "utf8");
const named = [...source.matchAll(/\/\*\* lucide: ([\w-]+) \*\/\nexport const (\w+)/g)].map(([, file = "", name = ""]) => ({ file, name }));

test("every shape says which of Lucide's it is", () => {
  expect(named.map(({ name }) => name).sort()).toEqual([...drawings.keys()].sort());
});

test.each(named)("$name is drawn as in Lucide", async ({ file, name }) => {
  const { default: theirs } = await import(`lucide/dist/esm/icons/${file}.mjs`);
  expect(drawings.get(name)).toEqual(theirs);
});
