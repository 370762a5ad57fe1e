import { blankDatabase } from "@azulejo/testing/copy-template.ts";
import { sql } from "kysely";
import { expect, it, onTestFinished } from "vitest";
import type { Database } from "./database.ts";
import { appliedMigrations, isMigrated, migrate, migrateTo } from "./migrate.ts";
import { earlier } from "./migrations/earlier/index.ts";
import { BASELINE, migrations } from "./migrations/index.ts";
import { openDatabase } from "./open-database.ts";

const first = ["0001-storefront", "0002-catalogue"];
const all = [...Object.keys(earlier), ...Object.keys(migrations)];

async function openBlank(): Promise<Database> {
  const copy = await blankDatabase();
  const database = await openDatabase(copy);
  onTestFinished(() => database.close().then(copy.remove));
  return database;
}

it("begins a new database with the baseline", async () => {
  const database = await openBlank();
  expect([await appliedMigrations(database), await isMigrated(database)]).toEqual([[], false]);
  expect(await migrate(database)).toEqual(Object.keys(migrations));
  expect([await appliedMigrations(database), await isMigrated(database)]).toEqual([Object.keys(migrations), true]);
  expect(await migrate(database)).toEqual([]);
});

it("brings an empty database to an earlier schema, and then up to date", async () => {
  const database = await openBlank();
  await migrateTo(database, first.toReversed());
  expect([await appliedMigrations(database), await isMigrated(database)]).toEqual([first, false]);
  expect((await sql`select from product`.execute(database.query)).rows).toEqual([]);
  expect(await migrate(database)).toEqual(all.filter((name) => !first.includes(name)));
  expect([await appliedMigrations(database), await isMigrated(database)]).toEqual([all, true]);
  expect(await migrate(database)).toEqual([]);
});

it("brings an empty database to the schema of one that was migrated", async () => {
  for (const names of [Object.keys(migrations), all]) {
    const database = await openBlank();
    await migrateTo(database, names);
    expect([await appliedMigrations(database), await isMigrated(database)]).toEqual([names, true]);
    expect((await sql`select from account`.execute(database.query)).rows).toEqual([]);
  }
});

it("runs the earlier migrations that a database lacks, whatever it ran after them", async () => {
  const database = await openBlank();
  const lacking = ["0112-legal-text-reviews", "0124-search-counts"];
  await migrateTo(
    database,
    Object.keys(earlier).filter((name) => !lacking.includes(name)),
  );
  expect(await migrate(database)).toEqual([...lacking, ...Object.keys(migrations)]);
  expect(await isMigrated(database)).toBe(true);
});

it("leaves nothing behind when a migration fails, and continues the next time", async () => {
  const database = await openBlank();
  await migrateTo(database, first);
  await sql`create table wish_list ()`.execute(database.query);
  await expect(migrate(database)).rejects.toThrow(/wish_list/);
  expect([await appliedMigrations(database), await isMigrated(database)]).toEqual([first, false]);
  await sql`drop table wish_list`.execute(database.query);
  await migrate(database);
  expect(await isMigrated(database)).toBe(true);
});

it("migrates once when several processes start together", async () => {
  for (const begun of [[], first]) {
    const database = await openBlank();
    await migrateTo(database, begun);
    const ran = await Promise.all([migrate(database), migrate(database), migrate(database)]);
    expect(ran.filter((names) => names.length > 0)).toHaveLength(1);
    expect(await isMigrated(database)).toBe(true);
  }
});

it("refuses migrations of a newer release, and a database that is not empty", async () => {
  const database = await openBlank();
  for (const names of [first, Object.keys(migrations)])
    await expect(migrateTo(database, [...names, "9999-flying-carpets"])).rejects.toThrow(/newer release \(9999-flying-carpets\)/);
  expect(await appliedMigrations(database)).toEqual([]);
  await migrate(database);
  await expect(migrateTo(database, first)).rejects.toThrow(/not empty/);
  await sql`insert into kysely_migration values ('9999-flying-carpets', '2030-01-01')`.execute(database.query);
  expect(await isMigrated(database)).toBe(false);
  await expect(migrate(database)).rejects.toThrow(/9999-flying-carpets/);
});

it("names every earlier migration before the baseline, and every later one after it", () => {
  expect(all.toSorted()).toEqual(all);
  expect(all.indexOf(BASELINE)).toBe(Object.keys(earlier).length);
});
