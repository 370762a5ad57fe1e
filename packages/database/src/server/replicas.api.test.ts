import { mkdtempSync, rmSync } from "node:fs";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { join } from "node:path";
import { sql } from "kysely";
import { Client } from "pg";
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from "vitest";
import { endOfChangeLog, recordChanges } from "../change-log.ts";
import type { Database, Query, Replicas } from "../database.ts";
import type { EmbeddedServer } from "../embedded/start-embedded.ts";
import { followChanges } from "../follow-changes.ts";
import { migrate } from "../migrate/migrate.ts";
import { openServer } from "./open-server.ts";
import { startPrimary, startStandby } from "./standby.fixture.ts";

let folder: string;
let primary: EmbeddedServer;
let standby: EmbeddedServer;
let database: Database;
let replicas: Replicas;
let onStandby: Client;
beforeAll(async () => {
  folder = mkdtempSync(join(inject("template").scratch, "replicas-"));
  primary = await startPrimary(join(folder, "primary"));
  const first = await openServer(primary.url, { as: "command" });
  await migrate(first);
  await sql`create table fact (value int not null)`.execute(first.query);
  await sql`insert into fact values (0)`.execute(first.query);
  await first.close();
  standby = await startStandby({ url: primary.url, dataDir: join(folder, "primary") }, join(folder, "standby"));
  onStandby = new Client({ connectionString: standby.url });
  onStandby.on("error", () => {});
  await onStandby.connect();
  database = await openServer(primary.url, { as: "shop", replicaUrls: [standby.url] });
  if (!database.replicas) throw new Error("it has one");
  replicas = database.replicas;
}, 60_000);
afterEach(() => onStandby.query("select pg_wal_replay_resume()").catch(() => {}));
afterAll(async () => {
  await database?.close();
  await onStandby?.end().catch(() => {});
  await standby?.stop().catch(() => {});
  await primary?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const valueIn = async (query: Query): Promise<number> =>
  (await sql<{ value: number }>`select value from fact`.execute(query)).rows[0]?.value ?? -1;
const isInRecovery = async (query: Query): Promise<boolean> =>
  (await sql<{ is: boolean }>`select pg_is_in_recovery() as is`.execute(query)).rows[0]?.is ?? false;
const write = (value: number) => sql`update fact set value = ${value}`.execute(database.query);
const pauseReplay = () => onStandby.query("select pg_wal_replay_pause()");

/** A connection to a server that can stop passing on anything, as a network or a machine that hangs does. */
async function openLine(url: string) {
  const target = new URL(url);
  const port = target.searchParams.get("port") ?? (target.port || "5432");
  const socketPath = `${target.searchParams.get("host")}/.s.PGSQL.${port}`;
  const sockets = new Set<Socket>();
  let hangs = false;
  const listener = createServer((near) => {
    const far = connect(socketPath);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on("error", () => {}).on("close", () => sockets.delete(socket));
    }
    near.on("data", (bytes) => hangs || far.write(bytes)).on("close", () => far.destroy());
    far.on("data", (bytes) => hangs || near.write(bytes)).on("close", () => hangs || near.destroy());
  });
  await new Promise<void>((resolve) => listener.listen(0, "127.0.0.1", resolve));
  target.search = "";
  target.hostname = "127.0.0.1";
  target.port = String((listener.address() as AddressInfo).port);
  return {
    url: target.href,
    hang: () => void (hangs = true),
    goOn: () => void (hangs = false),
    close() {
      for (const socket of sockets) socket.destroy();
      listener.close();
    },
  };
}

describe("a public read", () => {
  it("runs on a replica that has everything", async () => {
    await expect.poll(() => isInRecovery(replicas.queryFor("anybody"))).toBe(true);
    expect(await isInRecovery(database.query)).toBe(false);
  });

  it("sees a change that its process has read from the change log, though the replica lacks it", async () => {
    const seen: number[] = [];
    const follower = await followChanges(database, {
      from: await endOfChangeLog(database),
      onChanges: async () => void seen.push(await valueIn(replicas.queryFor("anybody"))),
      log: { error() {} },
    });
    await pauseReplay();
    await write(1);
    expect(await valueIn(replicas.queryFor("anybody"))).toBe(0);
    await recordChanges(database.query, [{ kind: "redirect", entity: "1" }]);
    await follower.catchUp();
    expect(seen).toEqual([1]);
    await onStandby.query("select pg_wal_replay_resume()");
    await expect.poll(() => isInRecovery(replicas.queryFor("anybody"))).toBe(true);
    await follower.stop();
  });

  it("sees what its visitor has written, while others may read a moment behind", async () => {
    await pauseReplay();
    await write(2);
    const lastWrite = await replicas.wrote("writer");
    expect([await valueIn(replicas.queryFor("writer")), await valueIn(replicas.queryFor("other"))]).toEqual([2, 1]);
    expect(await valueIn(replicas.queryFor("other", lastWrite)), "by the position alone, as in another process").toBe(2);
    await onStandby.query("select pg_wal_replay_resume()");
    await expect.poll(() => isInRecovery(replicas.queryFor("writer")), { message: "once it has the write" }).toBe(true);
    expect(await valueIn(replicas.queryFor("writer"))).toBe(2);
  });

  it("that would write runs on the primary", async () => {
    await sql`update fact set value = 3`.execute(replicas.queryFor("anybody"));
    expect(await valueIn(database.query)).toBe(3);
  });

  it("may be as far behind as the replica's lag says, which is 0 once everything is replayed", async () => {
    await expect.poll(async () => (await replicas.lags()).map(({ seconds }) => seconds)).toEqual([0]);
    await pauseReplay();
    await write(4);
    await replicas.lags();
    await expect.poll(async () => (await replicas.lags())[0]?.seconds).toBeGreaterThan(0.3);
    expect((await replicas.lags()).map(({ server }) => server)).toEqual([expect.not.stringContaining("@")]);
    await onStandby.query("select pg_wal_replay_resume()");
    await expect.poll(async () => (await replicas.lags())[0]?.seconds).toBe(0);
  });

  it("moves to the primary when the replica hangs without closing, which is left alone until it answers again", async () => {
    const line = await openLine(standby.url);
    const other = await openServer(primary.url, { as: "shop", replicaUrls: [line.url] });
    if (!other.replicas) throw new Error("it has one");
    const { queryFor, figures } = other.replicas;
    const query = queryFor("anybody");
    try {
      await expect.poll(() => isInRecovery(query)).toBe(true);
      line.hang();
      const begin = performance.now();
      expect(await isInRecovery(query)).toBe(false);
      expect(performance.now() - begin).toBeLessThan(4000);
      const again = performance.now();
      for (let reads = 0; reads < 20; reads++) expect(await isInRecovery(query)).toBe(false);
      expect(performance.now() - again, "the next reads don't wait for it").toBeLessThan(1000);
      expect(figures().usable).toBe(0);
      line.goOn();
      await expect.poll(() => isInRecovery(query), { timeout: 20_000 }).toBe(true);
      expect(figures().usable).toBe(1);
    } finally {
      line.close();
      await other.close();
    }
  });

  it("moves to the primary when the replica dies in the middle of it", async () => {
    await replicas.requireNow();
    await expect.poll(() => isInRecovery(replicas.queryFor("anybody"))).toBe(true);
    const before = replicas.figures();
    const slow = sql<{ is: boolean }>`select pg_is_in_recovery() as is from pg_sleep(0.3)`.execute(replicas.queryFor("anybody"));
    await new Promise((resolve) => setTimeout(resolve, 100));
    await standby.stop();
    expect((await slow).rows).toEqual([{ is: false }]);
    expect(await isInRecovery(replicas.queryFor("anybody"))).toBe(false);
    const { primary: onPrimary, usable } = replicas.figures();
    expect([onPrimary - before.primary, usable]).toEqual([1, 0]);
    expect((await replicas.lags()).map(({ seconds }) => seconds)).toEqual([null]);
  });
});
