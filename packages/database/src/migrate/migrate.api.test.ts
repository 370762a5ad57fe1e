import { blankDatabase } from "@azulejo/testing/copy-template.ts";
import { sql } from "kysely";
import { describe, expect, it, onTestFinished } from "vitest";
import type { Database } from "../database.ts";
import { earlier } from "../migrations/earlier/index.ts";
import { BASELINE, migrations } from "../migrations/index.ts";
import { openDatabase } from "../open-database.ts";
import { appliedMigrations } from "./applied-migrations.ts";
import { isMigrated, migrate, migrateTo, schemaProblem } from "./migrate.ts";

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
});

const LAST = Object.keys(migrations).at(-1) ?? "";
const record = (database: Database, name: string) =>
  sql`insert into kysely_migration values (${name}, '2030-01-01')`.execute(database.query);

describe("a database that a later release has migrated", () => {
  it("serves this release too, and is left as it is", async () => {
    const database = await openBlank();
    await migrate(database);
    await record(database, "9998-flying-carpets");
    await record(database, `9999-no-more-brooms-needs-${LAST.slice(0, 4)}`);
    expect([await schemaProblem(database), await migrate(database)]).toEqual([null, []]);
  });

  it("is refused if this release lacks what the database needs", async () => {
    const database = await openBlank();
    await migrate(database);
    await record(database, "9999-no-more-brooms-needs-9998");
    const sentence = "The database needs a later release than this one (9999-no-more-brooms-needs-9998). Install that release.";
    expect(await schemaProblem(database)).toBe(sentence);
    await expect(migrate(database)).rejects.toThrow(sentence);
  });

  it("is refused if it lacks a migration of this release", async () => {
    const database = await openBlank();
    await migrate(database);
    await sql`delete from kysely_migration where name = ${LAST}`.execute(database.query);
    expect(await schemaProblem(database)).toBe(`The database lacks ${LAST}. Run npm run db:migrate.`);
    await record(database, "9998-flying-carpets");
    await expect(migrate(database)).rejects.toThrow(`it lacks ${LAST}, and has 9998-flying-carpets`);
  });
});

it("names every earlier migration before the baseline, and every later one after it", () => {
  expect(all.toSorted()).toEqual(all);
  expect(all.indexOf(BASELINE)).toBe(Object.keys(earlier).length);
});
