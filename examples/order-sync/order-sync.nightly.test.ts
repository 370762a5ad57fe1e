import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { placeOrder, staffHeaders } from "@azulejo/testing/office.ts";
import { openShopForFile } from "@azulejo/testing/open-test-shop.ts";
import { isWhole } from "@azulejo/testing/whole.ts";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Entry } from "./ledger.ts";

const KILLS = isWhole ? 50 : 5;
/** Each turn starts a process and places two orders. */
const LONGEST_MS = isWhole ? 900_000 : 60_000;
const shop = await openShopForFile();
const folder = mkdtempSync(join(tmpdir(), "azulejo-ledger-"));
const ledger = join(folder, "orders.jsonl");
let shopUrl = "";
let port = 0;
let environment: NodeJS.ProcessEnv = {};
let running: ChildProcess | null = null;

/** Serves the shop on this machine. */
const server = createServer(async (incoming, outgoing) => {
  const headers = new Headers(
    Object.entries(incoming.headers).flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])),
  );
  headers.set("x-client-address", incoming.socket.remoteAddress ?? "");
  const response = await shop.api.fetch(new Request(`http://shop.test${incoming.url}`, { headers }));
  outgoing.writeHead(response.status, Object.fromEntries(response.headers)).end(await response.text());
});

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, "127.0.0.1", resolve));
  const { port: found } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return found;
}

async function start(): Promise<void> {
  const child = spawn(process.execPath, [fileURLToPath(new URL("./order-sync.ts", import.meta.url))], { env: environment, stdio: "pipe" });
  running = child;
  await new Promise<void>((resolve, reject) => {
    child.stdout.once("data", () => resolve());
    child.once("exit", (code) => reject(new Error(`order-sync ended with ${code}: ${child.stderr.read()}`)));
  });
  child.removeAllListeners("exit");
}

async function kill(): Promise<void> {
  const child = running;
  if (!child) return;
  const ended = new Promise((resolve) => child.once("exit", resolve));
  child.kill("SIGKILL");
  await ended;
}

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  shopUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  port = await freePort();
  const owner = await staffHeaders(shop);
  const create = async (call: string, body: object) => (await shop.call(`office/${call}`, body, owner)).body.value.secret as string;
  const key = { name: "Order sync", role: "owner", stores: null, addresses: ["127.0.0.1"], expiresOn: null };
  const hook = { name: "Order sync", url: `http://127.0.0.1:${port}/`, kinds: ["order"], contact: "it@sync.example" };
  environment = {
    PATH: process.env.PATH,
    ...{ SHOP_URL: shopUrl, PUBLIC_KEY: "pk_demo_cantera", PORT: String(port), LEDGER: ledger },
    API_KEY: await create("createapikey", key),
    WEBHOOK_SECRET: await create("createwebhook", hook),
  };
});
afterAll(async () => {
  await kill();
  server.closeAllConnections();
  server.close();
  rmSync(folder, { recursive: true });
});

const entries = (): Entry[] =>
  readFileSync(ledger, "utf8")
    .split("\n")
    .slice(0, -1)
    .map((line) => JSON.parse(line) as Entry);

it(
  "keeps a ledger that equals the shop's orders, however often it is killed",
  async () => {
    const { query } = shop.database;
    const { itemNo } = await query
      .selectFrom("lot")
      .innerJoin("item", "item.id", "lot.itemId")
      .select("itemNo")
      .where("item.sellUnit", "=", "box")
      .where("onHand", ">", 300)
      .where("reserved", "<", 100)
      .executeTakeFirstOrThrow();
    for (let turn = 0; turn < KILLS; turn++) {
      await start();
      await placeOrder(shop, [{ itemNo, quantity: 1 + (turn % 3), fulfilmentType: "DLVR" }]);
      // Killed at another moment each time, also before it has read anything.
      await new Promise((resolve) => setTimeout(resolve, (turn * 97) % 400));
      await kill();
      await placeOrder(shop, [{ itemNo, quantity: 2, fulfilmentType: "DLVR" }]);
    }
    await start();
    const orders = await query.selectFrom("customerOrder").select(["orderNo", "totalCents"]).where("status", "=", "placed").execute();
    const due = new Map(orders.map(({ orderNo, totalCents }) => [orderNo, totalCents]));
    const sums = (): Map<number, number> => {
      const found = new Map<number, number>();
      for (const { orderNo, cents = 0 } of entries()) if (orderNo) found.set(orderNo, (found.get(orderNo) ?? 0) + cents);
      return found;
    };
    await expect.poll(() => [...due].filter(([orderNo]) => !sums().has(orderNo)), { timeout: 30_000 }).toEqual([]);
    expect([...due].filter(([orderNo, cents]) => sums().get(orderNo) !== cents)).toEqual([]);
    const positions = entries().map(({ position }) => position);
    expect(positions).toEqual([...new Set(positions)].sort((one, other) => one - other));
    expect(orders.length).toBeGreaterThanOrEqual(2 * KILLS);
  },
  LONGEST_MS,
);
