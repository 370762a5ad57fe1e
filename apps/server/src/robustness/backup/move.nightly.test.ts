import { compareDatabases, openDatabase } from "@azulejo/database";
import { blankDatabase, copyTemplate, type TemplateCopy } from "@azulejo/testing/copy-template.ts";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { placeOf, runCommand } from "./command.fixture.ts";

let here: TemplateCopy;
let there: TemplateCopy;
beforeAll(async () => {
  [here, there] = [await copyTemplate(), await blankDatabase()];
});
afterAll(async () => {
  for (const copy of [here, there]) await copy.remove();
});

const move = (from: TemplateCopy, to: TemplateCopy) => runCommand("move", [to.directUrl ?? to.url], placeOf(from));

it("a database moves to another server, and every row is compared", async () => {
  const moved =
    /^moved: 1\d\d tables, \d+ rows, each compared with the original\nNow set DATABASE_URL to the new address and start the shop\.\n$/;
  expect(await move(here, there)).toEqual({ code: 0, says: expect.stringMatching(moved) });
  const [first, last] = [await openDatabase(here), await openDatabase(there)];
  expect(await compareDatabases(first, last)).toEqual([]);
  await first.close();
  await last.close();
}, 240_000);

it("a database does not move while a shop runs on it, nor into one that holds tables", async () => {
  const shop = await openDatabase({ ...here, as: "shop" });
  await sql`select 1`.execute(shop.query);
  const refused = await move(here, there);
  await shop.close();
  expect(refused).toEqual({ code: 1, says: expect.stringMatching(/^A shop is running on this database\. Stop it/) });
  expect(await move(here, there)).toEqual({ code: 1, says: expect.stringContaining("The database is not empty") });
}, 120_000);
