import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { compareDatabases, openDatabase } from "@azulejo/database";
import { blankDatabase, copyTemplate, type TemplateCopy } from "@azulejo/testing/copy-template.ts";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { placeOf, runCommand } from "./command.fixture.ts";

let here: TemplateCopy;
let there: TemplateCopy;
let back: TemplateCopy;
beforeAll(async () => {
  [here, there, back] = [await copyTemplate(), await blankDatabase(), await blankDatabase()];
});
afterAll(async () => {
  for (const copy of [here, there, back]) await copy.remove();
});

const move = (from: TemplateCopy, to: TemplateCopy) => runCommand("move", [to.url], placeOf(from));

it("a database moves to another server and back, and every row is compared", async () => {
  const moved =
    /^moved: 1\d\d tables, \d+ rows, each compared with the original\nNow set DATABASE_URL to the new address and start the shop\.\n$/;
  expect(await move(here, there)).toEqual({ code: 0, says: expect.stringMatching(moved) });
  expect(await move(there, back)).toEqual({ code: 0, says: expect.stringMatching(moved) });
  const [first, last] = [await openDatabase(here), await openDatabase(back)];
  expect(await compareDatabases(first, last)).toEqual([]);
  await first.close();
  await last.close();
}, 240_000);

it("a database moves into a folder for the shop's own server, with its uploads, is backed up and restored there, and moves back", async () => {
  const folder = mkdtempSync(join(tmpdir(), "azulejo-move-"));
  const [own, other, file] = [join(folder, "own"), join(folder, "other"), join(folder, "shop.sql.gz")];
  const upload = (dataDir: string) => join(dataDir, "assets", "upload.txt");
  mkdirSync(join(here.dataDir, "assets"), { recursive: true });
  writeFileSync(upload(here.dataDir), "an upload");
  const moved = await runCommand("move", [own], placeOf(here));
  expect(moved).toEqual({ code: 0, says: expect.stringContaining(`Now set DATA_DIR to ${own}, remove DATABASE_URL`) });
  expect(await runCommand("backup", [file], { DATA_DIR: own })).toMatchObject({ code: 0 });
  expect(await runCommand("restore", [file], { DATA_DIR: other })).toMatchObject({ code: 0 });
  expect(readFileSync(upload(other), "utf8")).toBe("an upload");
  const last = await blankDatabase();
  expect(await runCommand("move", [last.url], { DATA_DIR: other })).toMatchObject({ code: 0 });
  const [first, second] = [await openDatabase(here), await openDatabase(last)];
  expect(await compareDatabases(first, second)).toEqual([]);
  await first.close();
  await second.close();
  await last.remove();
  rmSync(folder, { recursive: true, force: true });
}, 240_000);

it("a database does not move while a shop runs on it, nor into one that holds tables", async () => {
  const shop = await openDatabase({ ...here, as: "shop" });
  await sql`select 1`.execute(shop.query);
  const refused = await move(here, there);
  await shop.close();
  expect(refused).toEqual({ code: 1, says: expect.stringMatching(/^A shop is running on this database\. Stop it/) });
  expect(await move(here, there)).toEqual({ code: 1, says: expect.stringContaining("The database is not empty") });
}, 120_000);
