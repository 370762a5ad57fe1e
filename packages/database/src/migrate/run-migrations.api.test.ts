import { blankDatabase } from "@azulejo/testing/copy-template.ts";
import { sql } from "kysely";
import { expect, it, onTestFinished } from "vitest";
import type { Database } from "../database.ts";
import { BASELINE } from "../migrations/index.ts";
import { onlineIndexes } from "../migrations/online.ts";
import { openDatabase } from "../open-database.ts";
import { appliedMigrations } from "./applied-migrations.ts";
import { runMigrations } from "./run-migrations.ts";

const baseline = { up: (query: Database["query"]) => sql`create table shelf (id int, name text)`.execute(query).then(() => {}) };
const colors = { up: (query: Database["query"]) => sql`alter table shelf add column color text`.execute(query).then(() => {}) };
const indexes = onlineIndexes({ shelf_name: "on shelf (name)" });

async function openShelf(): Promise<Database> {
  const copy = await blankDatabase();
  const database = await openDatabase(copy);
  onTestFinished(() => database.close().then(copy.remove));
  await runMigrations(database.query, { [BASELINE]: baseline });
  return database;
}

const validIndexes = ({ query }: Database) =>
  sql<{ name: string }>`select indexrelid::regclass::text as name from pg_index where indrelid = 'shelf'::regclass and indisvalid`
    .execute(query)
    .then(({ rows }) => rows.map(({ name }) => name));

it("gives way to whoever uses a table, and tries again", async () => {
  const database = await openShelf();
  const reader = await database.pool.connect();
  await reader.query("begin; select from shelf");
  const migrated = runMigrations(database.query, { [BASELINE]: baseline, "9998-colors": colors }, [500]);
  await expect.poll(() => database.pool.query("select from pg_locks where not granted").then(({ rowCount }) => rowCount)).toBe(1);
  // Waits for the migration's lock request, which times out first.
  expect((await database.pool.query("select count(*)::int from shelf")).rows).toEqual([{ count: 0 }]);
  await reader.query("commit");
  reader.release();
  expect(await migrated).toEqual(["9998-colors"]);
});

it("keeps the migrations that ran before one that fails", async () => {
  const database = await openShelf();
  const failing = { up: async () => Promise.reject(new Error("no room for brooms")) };
  const run = runMigrations(database.query, { [BASELINE]: baseline, "9998-colors": colors, "9999-brooms": failing });
  await expect(run).rejects.toThrow("no room for brooms");
  expect(await appliedMigrations(database)).toEqual([BASELINE, "9998-colors"]);
});

it("adds an index while a table is written, and replaces one that a failure left", async () => {
  const database = await openShelf();
  await sql`insert into shelf values (1, 'matte')`.execute(database.query);
  await sql`create index shelf_name on shelf (name)`.execute(database.query);
  await sql`update pg_index set indisvalid = false where indrelid = 'shelf'::regclass`.execute(database.query);
  const writer = await database.pool.connect();
  await writer.query("begin; insert into shelf values (2, 'gloss')");
  const migrated = runMigrations(database.query, { [BASELINE]: baseline, "9998-index": indexes });
  await database.pool.query("insert into shelf values (3, 'honed')");
  await writer.query("commit");
  writer.release();
  expect([await migrated, await validIndexes(database)]).toEqual([["9998-index"], ["shelf_name"]]);
});

it("adds an index within the transaction of a restore", async () => {
  const database = await openShelf();
  await database.query.transaction().execute((transaction) => runMigrations(transaction, { [BASELINE]: baseline, "9998-index": indexes }));
  expect(await validIndexes(database)).toEqual(["shelf_name"]);
});
