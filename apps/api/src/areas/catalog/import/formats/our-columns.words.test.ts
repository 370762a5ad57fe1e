import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { ourColumnNames } from "./our-columns.ts";

it.each(["en", "es"])("each of our columns has words for those who map a file (%s)", (language) => {
  const read = (file: string): Record<string, string> =>
    JSON.parse(readFileSync(new URL(`../../../../../../office/app/i18n/messages/${language}/${file}.json`, import.meta.url), "utf8"));
  const [words, expected] = [read("imports"), read("import-columns")];
  expect(ourColumnNames.filter((name) => !words[`imports.column.${name}`] || !expected[`imports.expects.${name}`])).toEqual([]);
});
