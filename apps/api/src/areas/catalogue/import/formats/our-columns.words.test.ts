import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { ourColumnNames } from "./our-columns.ts";

it.each(["en", "es"])("each of our columns has words for those who map a file (%s)", (language) => {
  const path = `../../../../../../office/app/i18n/messages/${language}/imports.json`;
  const words: Record<string, string> = JSON.parse(readFileSync(new URL(path, import.meta.url), "utf8"));
  expect(ourColumnNames.filter((name) => !words[`imports.column.${name}`])).toEqual([]);
});
