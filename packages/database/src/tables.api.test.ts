import { readFileSync } from "node:fs";
import { writeTables } from "@azulejo/checks/tables/write-tables.ts";
import { expect, it } from "vitest";

it("the types of the tables are those of the migrated database", async () => {
  expect(readFileSync(new URL("./tables.ts", import.meta.url), "utf8")).toBe(await writeTables());
});
