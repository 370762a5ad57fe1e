import { type Database, openDatabase, PoolerError, recordChanges } from "@azulejo/database";
import { openServer } from "@azulejo/database/server/open-server.ts";
import { PreparingClient } from "@azulejo/database/server/preparing-client.ts";
import { isPoolerInstalled, startPooler } from "@azulejo/launch/pooler.mjs";
import { copyTemplate, databaseAt, type TemplateCopy } from "@azulejo/testing/copy-template.ts";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from "vitest";
import { anItem, besideProvider, fillBag, startProvider } from "./checkout.fixture.ts";
import { freePort, startServerProcess } from "./server-process.ts";

type Pooler = NonNullable<Awaited<ReturnType<typeof startPooler>>>;

/** `POOLER=1` runs all other tests this way. */
describe.skipIf(!isPoolerInstalled())("PgBouncer (skipped where it isn't installed)", () => {
  let copy: TemplateCopy;
  let [directUrl, pooled, held] = ["", "", ""];
  const poolers: Pooler[] = [];
  const start = async (mode: "transaction" | "session") => {
    const pooler = await startPooler(inject("template").server, { mode });
    if (!pooler) throw new Error("PgBouncer isn't installed.");
    poolers.push(pooler);
    return databaseAt(pooler.url, new URL(directUrl).pathname.slice(1));
  };
  beforeAll(async () => {
    copy = await copyTemplate();
    directUrl = copy.directUrl ?? copy.url;
    pooled = await start("transaction");
    held = await start("session");
  });
  afterAll(async () => {
    for (const pooler of poolers) pooler.stop();
    await copy?.remove();
  });
  const open = async (opening: Promise<Database>) => {
    const database = await opening;
    onTestFinished(() => database.close());
    return database;
  };

  it("in transaction mode needs a direct address, and says so", async () => {
    const { dataDir } = copy;
    await expect(openDatabase({ url: pooled, dataDir })).rejects.toThrow(/is behind a pooler in transaction mode.*Set DATABASE_DIRECT_URL/);
    await expect(openDatabase({ url: pooled, directUrl: pooled, dataDir })).rejects.toThrow(/^DATABASE_DIRECT_URL leads to a pooler/);
    await expect(openDatabase({ url: pooled, dataDir })).rejects.toThrow(PoolerError);
  });

  it("in session mode needs none", async () => {
    const database = await open(openDatabase({ url: held, dataDir: copy.dataDir }));
    await expectNotified(database);
  });

  it("delivers notifications, and keeps times in UTC", async () => {
    const database = await open(openDatabase({ url: pooled, directUrl, dataDir: copy.dataDir }));
    await expectNotified(database);
    const { rows } = await sql<{ zone: string }>`select current_setting('timezone') as zone`.execute(database.query);
    expect(rows).toEqual([{ zone: "UTC" }]);
  });

  it("never runs another statement than the one asked for, prepared or not", async () => {
    const opened = [undefined, PreparingClient].map((Client) =>
      open(openServer(pooled, { as: "command", directUrl, connections: 20, ...(Client && { Client }) })),
    );
    for (const database of await Promise.all(opened)) {
      const asked = Array.from({ length: 400 }, (_, turn) => turn % 40);
      const answered = await Promise.allSettled(
        asked.map((number) => sql<{ result: number }>`select ${1}::int + ${sql.lit(number)} as result`.execute(database.query)),
      );
      const wrong = answered.filter((one, at) => one.status === "fulfilled" && one.value.rows[0]?.result !== 1 + (asked[at] ?? 0));
      expect(wrong).toEqual([]);
    }
  });

  it("sells through it: an order is placed and its mail sent", { timeout: 120_000 }, async () => {
    const port = await freePort();
    const provider = await startProvider(() => port);
    const place = { DATA_DIR: copy.dataDir, DATABASE_URL: pooled, DATABASE_DIRECT_URL: directUrl };
    const server = await startServerProcess(port, { ...place, ...besideProvider(provider) });
    onTestFinished(async () => {
      await server.kill();
      await provider.close();
    });
    const { itemNo } = await anItem({ url: directUrl, dataDir: copy.dataDir });
    for (let turn = 0; turn < 5; turn++) {
      const checkout = await fillBag(server, itemNo, `pooled-${turn}`);
      expect((await checkout?.press(server))?.body.value.status).toBe("placed");
    }
    const database = await open(openDatabase({ url: directUrl, dataDir: copy.dataDir }));
    const unsent = () =>
      sql`select from pgboss.job where singleton_key is not null and name like 'mail.%' and state <> 'completed'`.execute(database.query);
    await expect.poll(async () => (await unsent()).rows.length, { timeout: 20_000 }).toBe(0);
  });
});

async function expectNotified(database: Database): Promise<void> {
  let count = 0;
  const stop = await database.listen("azulejo_change", () => count++);
  await recordChanges(database.query, [{ kind: "redirect", entity: "1" }]);
  await expect.poll(() => count).toBe(1);
  await stop();
}
