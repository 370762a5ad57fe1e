import { blankDatabase } from "@azulejo/testing/copy-template.ts";
import { sql } from "kysely";
import { expect, it, onTestFinished } from "vitest";
import type { Database } from "./database.ts";
import { appliedMigrations, isMigrated, migrate, migrateTo } from "./migrate.ts";
import { openDatabase } from "./open-database.ts";

async function openBlank(): Promise<Database> {
  const copy = await blankDatabase();
  const database = await openDatabase({ url: copy.url, dataDir: copy.dataDir });
  onTestFinished(() => database.close().then(copy.remove));
  return database;
}

it("brings an empty database to an earlier schema, and then up to date", async () => {
  const database = await openBlank();
  expect([await appliedMigrations(database), await isMigrated(database)]).toEqual([[], false]);
  await migrateTo(database, ["0002-catalogue", "0001-storefront"]);
  expect([await appliedMigrations(database), await isMigrated(database)]).toEqual([["0001-storefront", "0002-catalogue"], false]);
  expect((await sql`select from product`.execute(database.query)).rows).toEqual([]);
  expect(await migrate(database)).not.toContain("0002-catalogue");
  expect(await isMigrated(database)).toBe(true);
});

it("refuses migrations of a newer release, and a database that is not empty", async () => {
  const database = await openBlank();
  await expect(migrateTo(database, ["0001-storefront", "9999-flying-carpets"])).rejects.toThrow(/newer release \(9999-flying-carpets\)/);
  expect(await appliedMigrations(database)).toEqual([]);
  await migrateTo(database, ["0001-storefront"]);
  await expect(migrateTo(database, ["0001-storefront"])).rejects.toThrow(/not empty/);
});
