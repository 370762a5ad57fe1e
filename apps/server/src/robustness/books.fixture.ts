import { createAltchaCaptcha, createApi, createPayPalPayments, createSmtpMailer, createStripeCardPayments } from "@azulejo/api";
import { sweepOrders } from "@azulejo/api/areas/checkout/sweep-orders.ts";
import { type Database, openDatabase } from "@azulejo/database";
import type { RunningSandbox } from "@azulejo/sandbox";
import { testIdentity } from "@azulejo/testing/identity.ts";
import { makeMessagesDue } from "@azulejo/testing/messages.ts";
import { openShopContent } from "@azulejo/testing/shop-content.ts";
import { expect } from "vitest";
import { paypal, reservedOf, stripe } from "./checkout.fixture.ts";

interface Shop {
  url: string | undefined;
  directUrl?: string | undefined;
  dataDir: string;
  provider: RunningSandbox;
  /** Returns how many emails an address has received; by default from the provider's mailbox, which only holds the last ones. */
  mailsTo?: (email: string) => Promise<number>;
}

interface Ordered {
  item: { itemId: number; reserved: number };
  /** Bags whose checkout returned "placed"; none of their orders may be missing. */
  acknowledged: Set<string>;
}

/**
 * Checks half an hour later, after sweep and outbox have run, that every order is complete, none is lost or duplicated, and stock, ledger,
 * emails and the provider agree.
 * @returns the number of placed orders
 */
export async function expectBooksInOrder(shop: Shop, { item, acknowledged }: Ordered): Promise<number> {
  let count = 0;
  await withShopLater(shop, async (database) => {
    const orders = await database.query.selectFrom("customerOrder").select(["id", "bagId", "status", "totalCents", "email"]).execute();
    const placed = orders.filter((order) => order.status === "placed");
    const bags = new Set(placed.map((order) => order.bagId));
    expect(orders.filter((order) => order.status === "reserved")).toEqual([]);
    expect([...acknowledged].filter((bag) => !bags.has(bag))).toEqual([]);
    expect(bags.size).toBe(placed.length);
    expect(placed.length).toBeGreaterThan(0);
    expect(await reservedOf(database, item.itemId)).toBe(item.reserved + placed.length);
    expect(await cashOf(database)).toBe(placed.reduce((sum, order) => sum + Number(order.totalCents), 0));
    const intents = await paymentIntents(shop.provider);
    const charged = intents.filter((intent) => intent.status === "succeeded" && !intent.refunded);
    expect(charged.map((intent) => intent.amount).sort()).toEqual(placed.map((order) => Number(order.totalCents)).sort());
    expect(intents.filter((intent) => intent.status === "requires_capture")).toEqual([]);
    const mailsTo = shop.mailsTo ?? ((email: string) => mailsIn(shop.provider, email));
    for (const order of placed) expect(await mailsTo(order.email)).toBeGreaterThan(0);
    count = placed.length;
  });
  return count;
}

async function cashOf(database: Database): Promise<number> {
  const rows = await database.query.selectFrom("ledgerEntry").select(["account", "amountCents"]).execute();
  expect(rows.reduce((sum, row) => sum + Number(row.amountCents), 0)).toBe(0);
  return rows.filter((row) => row.account === "cash").reduce((sum, row) => sum + Number(row.amountCents), 0);
}

async function withShopLater({ provider, ...place }: Shop, look: (database: Database) => Promise<void>): Promise<void> {
  const database = await openDatabase(place);
  const content = await openShopContent(database);
  const api = await createApi({
    database,
    content: content.reader,
    payments: createStripeCardPayments({ ...stripe, apiUrl: provider.url, scriptUrl: `${provider.url}/stripe/js/v3` }),
    wallet: createPayPalPayments({ ...paypal, apiUrl: `${provider.url}/paypal`, scriptUrl: `${provider.url}/paypal/sdk/js` }),
    captcha: createAltchaCaptcha({ secret: "test-captcha-secret", now: () => new Date() }),
    ...testIdentity(provider),
    mailer: createSmtpMailer(`smtp://127.0.0.1:${provider.smtpPort}?tls.rejectUnauthorized=false`),
    publicUrl: "http://localhost:3000",
    log: { info() {}, warn() {}, error() {} },
    now: () => new Date(Date.now() + 30 * 60_000),
    checkAnswers: true,
    rateLimits: { pointsPerMinute: 1e9 },
    jobs: false,
  });
  while ((await sweepOrders(api.services)) > 0);
  await makeMessagesDue(database);
  await api.settle();
  await look(database);
  await api.close();
  await content.close();
  await database.close();
}

interface Intent {
  id: string;
  status: string;
  amount: number;
  latest_charge: { refunded?: boolean } | string | null;
}

async function paymentIntents({ url }: RunningSandbox): Promise<{ status: string; amount: number; refunded: boolean }[]> {
  const all: Intent[] = [];
  for (let more = true; more; ) {
    const after = all.at(-1);
    const address = `${url}/v1/payment_intents?limit=100&expand[]=data.latest_charge${after ? `&starting_after=${after.id}` : ""}`;
    const response = await fetch(address, { headers: { authorization: `Bearer ${stripe.secretKey}` } });
    const { data, has_more } = (await response.json()) as { data: Intent[]; has_more: boolean };
    all.push(...data);
    more = has_more && data.length > 0;
  }
  return all.map(({ status, amount, latest_charge: charge }) => ({
    status,
    amount,
    refunded: typeof charge === "object" && charge?.refunded === true,
  }));
}

async function mailsIn({ url }: RunningSandbox, email: string): Promise<number> {
  const response = await fetch(`${url}/mail/api/messages?to=${encodeURIComponent(email)}`);
  return ((await response.json()) as { messages: unknown[] }).messages.length;
}
