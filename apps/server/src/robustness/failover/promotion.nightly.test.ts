import { mkdtempSync } from "node:fs";
import { join } from "node:path";
import { moveStock, received } from "@azulejo/api/areas/stock/index.ts";
import { migrate, openDatabase } from "@azulejo/database";
import type { RunningSandbox } from "@azulejo/sandbox";
import { seedIfEmpty } from "@azulejo/seed/seed-if-empty.ts";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { expectBooksInOrder } from "../books.fixture.ts";
import { anItem, besideProvider, type Checkout, fillBag, startProvider } from "../checkout.fixture.ts";
import { freePort, type ServerProcess, startServerProcess } from "../server-process.ts";
import { type CollectedMails, collectMails } from "./collect-mails.fixture.ts";
import { isPatroniInstalled, type PatroniCluster, startPatroni } from "./patroni.fixture.ts";

const ORDERS = Number(process.env.FAILOVER_ORDERS ?? 300);
/** Customers come whether the shop answers or not. */
const EVERY_MS = 200;
const PAUSE_MS = 250;

describe.skipIf(!isPatroniInstalled())("a promotion by Patroni (skipped without Debian's patroni, etcd, HAProxy and PostgreSQL 15)", () => {
  let cluster: PatroniCluster;
  let provider: RunningSandbox;
  let mails: CollectedMails;
  let dataDir: string;
  const shops: ServerProcess[] = [];
  const where = () => ({ url: cluster.url, dataDir });
  beforeAll(async () => {
    cluster = await startPatroni();
    dataDir = mkdtempSync(join(inject("template").scratch, "promotion-"));
    const ports = [await freePort(), await freePort(), await freePort()] as const;
    provider = await startProvider(() => ports[0]);
    mails = collectMails(provider.url);
    await fill(cluster.url, dataDir);
    const place = {
      DATA_DIR: dataDir,
      DATABASE_URL: cluster.url,
      DATABASE_REPLICA_URLS: cluster.replicaUrl,
      METRICS_PORT: String(ports[2]),
    };
    shops.push(await startServerProcess(ports[0], { ...place, ...besideProvider(provider) }));
    const { METRICS_PORT: _, ...other } = place;
    shops.push(await startServerProcess(ports[1], { ...other, ...besideProvider(provider) }));
    readFigure = async (name) => {
      const metrics = await (await fetch(`http://127.0.0.1:${ports[2]}/metrics`)).text();
      return Number(new RegExp(`^${name} (\\S+)$`, "m").exec(metrics)?.[1]);
    };
  }, 300_000);
  afterAll(async () => {
    for (const shop of shops) await shop.kill();
    mails?.stop();
    await provider?.close();
    await cluster?.stop();
  });
  let readFigure: (name: string) => Promise<number>;

  it(`keeps ${ORDERS} orders that are placed meanwhile, and sends no mail twice`, { timeout: 600_000 }, async () => {
    const item = await stockedItem(where());
    const acknowledged = new Set<string>();
    const began = Date.now();
    let longestMs = 0;
    const buy = async (who: number) => {
      const arrived = Date.now();
      let bag: Checkout | null = null;
      for (let turn = who; ; turn++) {
        const shop = shops[turn % 2] as ServerProcess;
        // A public read, which finds the replica gone after the promotion.
        await shop.post("product/detailV2", { itemNo: item.others[who % item.others.length] }).catch(() => null);
        bag ??= await fillBag(shop, item.itemNo, `customer-${who}`).catch(() => null);
        const answer = await bag?.press(shop).catch(() => null);
        if (bag && answer?.body.value?.status === "placed") {
          acknowledged.add(bag.bagId);
          longestMs = Math.max(longestMs, Date.now() - arrived);
          return;
        }
        await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      }
    };
    const customers: Promise<void>[] = [];
    for (let who = 0; who < ORDERS; who++) {
      customers.push(buy(who));
      if (who === Math.floor(ORDERS / 3)) await cluster.killPrimary();
      await new Promise((resolve) => setTimeout(resolve, EVERY_MS));
    }
    await Promise.all(customers);
    const seconds = Math.round((Date.now() - began) / 1000);
    expect(acknowledged.size).toBe(ORDERS);
    for (const shop of shops) expect((await fetch(`${shop.url}/readyz`)).status).toBe(200);
    const [reads = 0, readsOnPrimary] = [
      await readFigure("database_reads_replica_total"),
      await readFigure("database_reads_primary_total"),
    ];
    // The claims of messages that the promotion interrupted have expired by then.
    await expect.poll(() => mails.all().length, { timeout: 120_000, interval: 1000 }).toBeGreaterThanOrEqual(2 * ORDERS);
    for (const shop of shops) await shop.stop();
    expect(mails.twice()).toEqual([]);
    const placed = await expectBooksInOrder({ ...where(), provider, mailsTo: mails.to }, { item, acknowledged });
    process.stdout.write(
      `${placed} orders in ${seconds} s, the longest after ${longestMs} ms; ${mails.all().length} mails, ${mails.twice().length} twice; ${reads} public reads on the replica and ${readsOnPrimary} on the primary\n`,
    );
    expect(mails.all()).toHaveLength(2 * ORDERS);
    expect(reads).toBeGreaterThan(0);
  });
});

/** Fills the database without waiting for the replica at each commit. */
async function fill(url: string, dataDir: string): Promise<void> {
  const database = await openDatabase({ url: `${url}?options=-c%20synchronous_commit%3Doff`, dataDir, startWaitMs: 10_000 });
  await migrate(database);
  await seedIfEmpty(database, "demo", () => {});
  await database.close();
}

async function stockedItem(where: { url: string; dataDir: string }) {
  const item = await anItem(where);
  const database = await openDatabase(where);
  const lot = await database.query.selectFrom("lot").select("id").where("itemId", "=", item.itemId).orderBy("id").executeTakeFirstOrThrow();
  await moveStock(database.query, lot.id, received(10 * ORDERS));
  const others = await database.query.selectFrom("item").select("itemNo").where("published", "=", true).orderBy("id").execute();
  await database.close();
  return { ...item, others: others.map(({ itemNo }) => itemNo) };
}
