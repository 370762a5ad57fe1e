import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createAltchaCaptcha, createApi, createSmtpMailer, createStripeCardPayments } from "@azulejo/api";
import { moveStock, received } from "@azulejo/api/areas/stock/index.ts";
import { type Database, migrate, openDatabase } from "@azulejo/database";
import { seedIfEmpty } from "@azulejo/seed/seed-if-empty.ts";
import { testIdentity } from "@azulejo/testing/identity.ts";
import { openShopContent } from "@azulejo/testing/shop-content.ts";
import { forget } from "../../shop.ts";
import { startSandboxProcess } from "./sandbox-process.ts";

const stripe = { secretKey: "sk_test_demo", publishableKey: "pk_test_demo", webhookSecret: "whsec_demo" };
const silent = { info() {}, warn() {}, error() {} };
const PLENTY = 10_000_000;
const DELIVERED_WITHIN_MS = 300_000;

/** The whole shop in this process, with the simulated card provider beside it. */
export interface BenchShopApi {
  database: Database;
  /** Items sold by the box that are never out of stock. */
  itemNos: string[];
  // biome-ignore lint/suspicious/noExplicitAny: each measure knows the shape of the call it makes
  call(path: string, body?: object, key?: string, authToken?: string): Promise<{ success: boolean; value: any }>;
  /** Resolves when every message has been delivered. */
  delivered(): Promise<void>;
  /** Downloads what a link of the shop opens. */
  download(url: string): Promise<Buffer>;
  close(): Promise<void>;
}

export async function openBenchShopApi(): Promise<BenchShopApi> {
  const dataDir = mkdtempSync(join(tmpdir(), "azulejo-bench-orders-"));
  const database = await openDatabase({ dataDir, as: "shop" });
  await migrate(database);
  await seedIfEmpty(database, "demo", () => {});
  const sandbox = await startSandboxProcess();
  const content = await openShopContent(database);
  const api = await createApi({
    database,
    content: content.reader,
    payments: createStripeCardPayments({ ...stripe, apiUrl: sandbox.url, scriptUrl: `${sandbox.url}/stripe/js/v3` }),
    wallet: null,
    captcha: createAltchaCaptcha({ secret: "test-captcha-secret", now: () => new Date() }),
    ...testIdentity(sandbox),
    mailer: createSmtpMailer(`smtp://127.0.0.1:${sandbox.smtpPort}?tls.rejectUnauthorized=false`),
    publicUrl: "http://localhost:3000",
    log: silent,
    now: () => new Date(),
    checkAnswers: false,
    rateLimits: { pointsPerMinute: 1e9 },
    jobs: false,
  });
  const itemNos = await stockUp(database);
  return {
    database,
    itemNos,
    async call(path, body, key, authToken) {
      const headers = {
        "x-storefront-id": "1",
        "x-public-key": "pk_demo_cantera",
        "content-type": "application/json",
        ...(key && { "idempotency-key": key }),
        ...(authToken && { authorization: `Bearer ${authToken}` }),
      };
      const request = new Request(`http://shop.test/api/${path}`, {
        method: body ? "POST" : "GET",
        headers,
        ...(body && { body: JSON.stringify(body) }),
      });
      return (await api.fetch(request)).json() as ReturnType<BenchShopApi["call"]>;
    },
    async delivered() {
      const until = performance.now() + DELIVERED_WITHIN_MS;
      while ((await api.outboxFigures()).some(({ waiting, active }) => waiting + active > 0)) {
        if (performance.now() > until) throw new Error("the messages of the orders were not delivered");
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    },
    async download(url) {
      const answer = await api.fetch(new Request(`http://shop.test${new URL(url).pathname}`));
      if (!answer.ok) throw new Error(`${answer.status} for ${url}`);
      return Buffer.from(await answer.arrayBuffer());
    },
    async close() {
      await api.close();
      await content.close();
      sandbox.stop();
      await database.close();
      forget(dataDir);
    },
  };
}

async function stockUp({ query }: Database): Promise<string[]> {
  const lots = await query
    .selectFrom("lot")
    .innerJoin("item", "item.id", "lot.itemId")
    .select(["item.itemNo", "lot.id"])
    .distinctOn("item.id")
    .where("item.sellUnit", "=", "box")
    .where("item.kind", "=", "item")
    .orderBy("item.id")
    .orderBy("lot.id")
    .limit(41)
    .execute();
  for (const { id } of lots) await moveStock(query, id, received(PLENTY));
  return lots.map(({ itemNo }) => itemNo);
}
