import { mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { account, type Caller, storefront } from "@azulejo/contract";
import { createFetchShopApi, LAST_WRITE } from "@azulejo/contract/fetch-shop-api.ts";
import { type Database, type EmbeddedServer, migrate, openDatabase } from "@azulejo/database";
import { startPrimary, startStandby } from "@azulejo/database/server/standby.fixture.ts";
import { seeds } from "@azulejo/seed/load-storefront.ts";
import { seedIfEmpty } from "@azulejo/seed/seed-if-empty.ts";
import { openTestShop, type TestShop } from "@azulejo/testing/open-test-shop.ts";
import { solve } from "@azulejo/testing/people.ts";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from "vitest";

let folder: string;
const servers: EmbeddedServer[] = [];
const databases: Database[] = [];
const shops: TestShop[] = [];
/** Two processes of a shop, on one primary and one replica. */
let writer: TestShop;
let reader: TestShop;
beforeAll(async () => {
  folder = mkdtempSync(join(inject("template").scratch, "last-write-"));
  const primary = await startPrimary(join(folder, "primary"));
  servers.push(primary);
  const first = await openDatabase({ url: primary.url, dataDir: folder });
  await migrate(first);
  await seedIfEmpty(first, "empty", () => {});
  // The test's shops make their calls with the demo's key.
  await sql`update storefront set public_key = ${seeds.demo.publicKey}`.execute(first.query);
  await first.close();
  const standby = await startStandby({ url: primary.url, dataDir: join(folder, "primary") }, join(folder, "standby"));
  servers.unshift(standby);
  const open = async (): Promise<TestShop> => {
    const database = await openDatabase({ url: primary.url, replicaUrls: [standby.url], dataDir: folder, as: "shop", connections: 3 });
    databases.push(database);
    const shop = await openTestShop({ throughDatabase: () => database });
    shops.push(shop);
    return shop;
  };
  writer = await open();
  reader = await open();
}, 120_000);
afterAll(async () => {
  for (const shop of shops) await shop.close();
  for (const database of databases) await database.close();
  for (const server of servers) await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

const caller = (more: Partial<Caller> = {}): Caller => ({
  storefront: { id: "1", publicKey: seeds.demo.publicKey },
  language: "en",
  address: "203.0.113.9",
  agent: "test",
  requestId: "last-write",
  authToken: null,
  ...more,
});
const edges = {
  network: ({ api }: TestShop) => createFetchShopApi((request) => api.fetch(request)),
  "in process": ({ api }: TestShop) => api,
};
type Edge = keyof typeof edges;

const ask = async (edge: Edge) =>
  edges[edge](writer).call(
    account.forgotPassword,
    { email: "ana@example.test", captchaToken: await solve(writer, "forgot-password") },
    caller(),
  );
async function nameOf(edge: Edge, lastWrite: string | null): Promise<string | undefined> {
  const { body } = await edges[edge](reader).call(storefront.stateProvinces, { countryCode: "US" }, caller({ lastWrite }));
  return body.success ? body.value.find(({ code }) => code === "NV")?.name : body.code;
}
const rename = (name: string) => sql`update province set name_en = ${name} where code = 'NV'`.execute(writer.api.services.database.query);
function onReplica() {
  const { replicas } = reader.api.services.database;
  if (!replicas) throw new Error("it has one");
  return { replicas, query: replicas.queryFor("nobody") };
}
/** Lets the replica lack everything that is written from now on. */
async function pauseReplay(): Promise<void> {
  const { replicas, query } = onReplica();
  await replicas.requireNow();
  const isReplica = async () => (await sql<{ is: boolean }>`select pg_is_in_recovery() as is`.execute(query)).rows[0]?.is;
  await expect.poll(isReplica).toBe(true);
  await sql`select pg_wal_replay_pause()`.execute(query);
}
afterEach(async () => {
  reader.setNow(new Date());
  await sql`select pg_wal_replay_resume()`.execute(onReplica().query);
});

describe.each(Object.keys(edges) as Edge[])("a visitor who wrote in another process (%s)", (edge) => {
  it("reads that write with the position of its answer, while others read on a replica that lacks it", async () => {
    await rename("Nevada");
    await pauseReplay();
    await rename(`New Nevada ${edge}`);
    const { body, lastWrite } = await ask(edge);
    expect([body.success, await nameOf(edge, lastWrite), await nameOf(edge, null)]).toEqual([true, `New Nevada ${edge}`, "Nevada"]);
    const invented = `${lastWrite?.slice(0, -2)}AA`;
    expect([await nameOf(edge, invented), await nameOf(edge, "x")]).toEqual(["Nevada", "Nevada"]);
    reader.setNow(new Date(Date.now() + 31_000));
    expect(await nameOf(edge, lastWrite), "after half a minute").toBe("Nevada");
  });
});

describe("an answer", () => {
  it("names a position if the call wrote, also if it was refused in the end", async () => {
    const read = await edges.network(writer).call(storefront.stateProvinces, { countryCode: "US" }, caller());
    expect(read.lastWrite).toBeNull();
    const refused = await edges
      .network(writer)
      .call(account.forgotPassword, { email: "ana@example.test", captchaToken: await solve(writer, "sign-in") }, caller());
    expect([refused.status, refused.lastWrite]).toEqual([422, expect.stringMatching(/^[\w-]{60,200}$/)]);
    const response = await reader.api.fetch(new Request("http://shop.test/api/account/forgotpassword", { method: "POST" }));
    expect([response.status, response.headers.has(LAST_WRITE)], "refused before it wrote").toEqual([400, false]);
  });
});
