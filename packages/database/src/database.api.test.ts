import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { endOfChangeLog, recordChanges } from "./change-log.ts";
import type { Database } from "./database.ts";
import { followChanges } from "./follow-changes.ts";
import { migrate } from "./migrate/migrate.ts";
import { openDatabase } from "./open-database.ts";

let folder: string;
let database: Database;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "azulejo-db-"));
  database = await openDatabase({ dataDir: folder });
  await migrate(database);
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

const insert = (value: number) =>
  database.query
    .insertInto("province")
    .values({ country: "XX", code: String(value), nameEn: "x", nameEs: "x" })
    .execute();

describe("the embedded database", () => {
  it("syncs every commit to disk", async () => {
    const syncs = async () => {
      // A session reports what it has done once it is idle, or when it is asked.
      await sql`select pg_stat_force_next_flush()`.execute(database.query);
      const { rows } = await sql<{ count: number }>`select sum(fsyncs)::int as count from pg_stat_io where object = 'wal'`.execute(
        database.query,
      );
      return rows[0]?.count ?? 0;
    };
    const before = await syncs();
    for (let value = 0; value < 20; value++) await insert(value);
    await expect.poll(async () => (await syncs()) - before).toBeGreaterThanOrEqual(20);
  });

  it("reads int8 as a number and numeric as text", async () => {
    const { rows } = await sql<{ big: unknown; exact: unknown }>`select 9007199254740991::int8 as big, 0.10::numeric as exact`.execute(
      database.query,
    );
    expect(rows[0]).toEqual({ big: 9007199254740991, exact: "0.10" });
  });

  it("reads arrays of int8 as numbers", async () => {
    const { rows } = await sql`select array[1, null, -3]::int8[] as some, array[]::int8[] as none`.execute(database.query);
    expect(rows[0]).toEqual({ some: [1, null, -3], none: [] });
  });

  it("migrates once", async () => {
    expect(await migrate(database)).toEqual([]);
  });
});

describe("the change log", () => {
  it("delivers committed changes in order, and nothing that was rolled back", async () => {
    const seen: string[] = [];
    const follower = await followChanges(database, {
      from: await endOfChangeLog(database),
      onChanges: (changes) => void seen.push(...changes.map((one) => one.entity)),
      log: { error() {} },
    });
    await recordChanges(database.query, [{ kind: "product", entity: "1" }]);
    await database.query
      .transaction()
      .execute(async (query) => {
        await recordChanges(query, [{ kind: "product", entity: "lost" }]);
        throw new Error("rolled back");
      })
      .catch(() => {});
    await recordChanges(database.query, [{ kind: "product", entity: "2" }]);
    await follower.catchUp();
    await follower.stop();
    expect(seen).toEqual(["1", "2"]);
  });
});

describe("the ledger", () => {
  it("refuses an unbalanced posting", async () => {
    const post = database.query.transaction().execute(async (query) => {
      const { id } = await query.insertInto("ledgerPosting").values({ key: "k", orderId: null }).returning("id").executeTakeFirstOrThrow();
      await query.insertInto("ledgerEntry").values({ postingId: id, account: "cash", amountCents: 5 }).execute();
    });
    await expect(post).rejects.toThrow(/balance/);
  });
});
