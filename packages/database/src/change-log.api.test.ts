import { blankDatabase } from "@azulejo/testing/copy-template.ts";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { endOfChangeLog, readAfter, recordChanges } from "./change-log.ts";
import { followChanges } from "./follow-changes.ts";
import { migrate } from "./migrate/migrate.ts";
import { openDatabase } from "./open-database.ts";

/** A busy machine delivers later. */
const PATIENT = { timeout: 10_000 };

it("a change waits for older transactions, and is delivered as soon as they end", async () => {
  const copy = await blankDatabase();
  const [database, elsewhere] = [await openDatabase(copy), await openDatabase(copy)];
  await migrate(database);
  const seen: string[] = [];
  const follower = await followChanges(database, {
    from: await endOfChangeLog(database),
    onChanges: (changes) => void seen.push(...changes.map((one) => one.entity)),
    log: { error() {} },
    pollMs: 60_000,
  });
  const begun = Promise.withResolvers<void>();
  const end = Promise.withResolvers<void>();
  const older = elsewhere.query.transaction().execute(async (query) => {
    await sql`select txid_current()`.execute(query);
    begun.resolve();
    await end.promise;
  });
  await begun.promise;
  await recordChanges(database.query, [{ kind: "product", entity: "1" }]);
  await expect.poll(() => follower.lagSeconds(), PATIENT).toBeGreaterThan(0.1);
  expect(seen).toEqual([]);
  end.resolve();
  await older;
  await expect.poll(() => seen, { timeout: 20_000 }).toEqual(["1"]);
  expect(follower.lagSeconds()).toBe(0);
  await follower.stop();
  await Promise.all([database.close(), elsewhere.close()]);
  await copy.remove();
});

it("a change does not wait for transactions of other databases on the server", async () => {
  const [copy, neighbor] = [await blankDatabase(), await blankDatabase()];
  const [database, elsewhere] = [await openDatabase(copy), await openDatabase(neighbor)];
  await migrate(database);
  const seen: string[] = [];
  const follower = await followChanges(database, {
    from: await endOfChangeLog(database),
    onChanges: (changes) => void seen.push(...changes.map((one) => one.entity)),
    log: { error() {} },
  });
  await elsewhere.query.transaction().execute(async (query) => {
    await sql`select txid_current()`.execute(query);
    await recordChanges(database.query, [{ kind: "product", entity: "1" }]);
    await expect.poll(() => seen, PATIENT).toEqual(["1"]);
  });
  await follower.stop();
  await Promise.all([database.close(), elsewhere.close()]);
  await Promise.all([copy.remove(), neighbor.remove()]);
});

it("a transaction of another user counts, also for a user who may not watch others", async () => {
  const copy = await blankDatabase();
  const [database, elsewhere] = [await openDatabase(copy), await openDatabase(copy)];
  await migrate(database);
  const role = `watcher_${copy.url.slice(-6)}`;
  await sql`create role ${sql.id(role)}; grant select on change_log to ${sql.id(role)}`.execute(database.query);
  await elsewhere.query.transaction().execute(async (query) => {
    await sql`select txid_current()`.execute(query);
    await recordChanges(database.query, [{ kind: "product", entity: "1" }]);
    const rows = await database.query.transaction().execute(async (watching) => {
      await sql`set local role ${sql.id(role)}`.execute(watching);
      return readAfter({ ...database, query: watching }, { transaction: 0, id: 0 });
    });
    expect(rows.map((row) => row.ready)).toEqual([false]);
  });
  await sql`revoke all on change_log from ${sql.id(role)}; drop role ${sql.id(role)}`.execute(database.query);
  await Promise.all([database.close(), elsewhere.close()]);
  await copy.remove();
});

it("a change that could not be applied is delivered again, and nothing after it is lost", async () => {
  const copy = await blankDatabase();
  const database = await openDatabase(copy);
  await migrate(database);
  const seen: string[] = [];
  const logged: unknown[] = [];
  let broken = true;
  const from = await endOfChangeLog(database);
  // Committed while the process was still loading.
  await recordChanges(database.query, [{ kind: "product", entity: "while loading" }]);
  const follower = await followChanges(database, {
    from,
    onChanges(changes) {
      if (broken) throw new Error("one database error");
      seen.push(...changes.map((one) => one.entity));
    },
    log: { error: (fields) => void logged.push(fields) },
  });
  await expect.poll(() => logged.length, PATIENT).toBeGreaterThan(0);
  await recordChanges(database.query, [{ kind: "product", entity: "later" }]);
  await expect.poll(() => follower.lagSeconds(), PATIENT).toBeGreaterThan(0);
  broken = false;
  await expect.poll(() => seen, { timeout: 20_000 }).toEqual(["while loading", "later"]);
  await expect.poll(() => follower.lagSeconds(), PATIENT).toBe(0);
  await follower.stop();
  await database.close();
  await copy.remove();
});
