import { readFileSync } from "node:fs";
import { writeTables } from "@azulejo/checks/tables/write-tables.ts";
import { expect, it } from "vitest";

/** Formatting apart, which the linter owns. */
const bare = (source: string): string => source.replace(/[\s,;]|\/\*[\s\S]*?\*\//g, "");

it("the types of the tables are those of the migrated database", async () => {
  const declared = readFileSync(new URL("./tables.ts", import.meta.url), "utf8");
  const written = await writeTables();
  expect(bare(declared)).toBe(bare(written));
});
