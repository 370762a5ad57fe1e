import { createAltchaCaptcha, createApi, createSmtpMailer, createStripeCardPayments } from "@azulejo/api";
import { sweepOrders } from "@azulejo/api/areas/checkout/sweep-orders.ts";
import { type Database, openDatabase } from "@azulejo/database";
import { type RunningSandbox, startSandbox } from "@azulejo/sandbox";
import { copyTemplate, type TemplateCopy } from "@azulejo/tooling/test-shop/copy-template.ts";
import { address, contact } from "@azulejo/tooling/test-shop/guest.ts";
import { testIdentity } from "@azulejo/tooling/test-shop/identity.ts";
import { openShopContent } from "@azulejo/tooling/test-shop/shop-content.ts";
import { afterAll, beforeAll, expect, it } from "vitest";
import { freePort, type ServerProcess, startServerProcess } from "./server-process.ts";

/** Ten in `npm test`, fifty in `npm run nightly`. */
const KILLS = Number(process.env.KILLS ?? 10);
/** Longer than a whole checkout takes here, so that kills fall before, in and after each phase. */
const LATEST_KILL_MS = 160;
const stripe = { secretKey: "sk_test_demo", publishableKey: "pk_test_demo", webhookSecret: "whsec_demo" };

let copy: TemplateCopy;
let sandbox: RunningSandbox;
let port = 9;
beforeAll(async () => {
  copy = await copyTemplate();
  // The provider outlives the shop, as it does in the world; its webhooks reach whichever process is there.
  sandbox = await startSandbox({
    port: 0,
    smtpPort: 0,
    host: "127.0.0.1",
    stripe: { ...stripe, webhookUrl: "http://shop.test/api/checkout/paymentevent" },
    sendWebhook: (request) => fetch(new Request(`http://127.0.0.1:${port}/api/checkout/paymentevent`, request)),
  });
});
afterAll(async () => {
  await sandbox.close();
  await copy.remove();
});

async function start(): Promise<ServerProcess> {
  port = await freePort();
  return startServerProcess(port, {
    DATA_DIR: copy.dataDir,
    ...(copy.url && { DATABASE_URL: copy.url }),
    SANDBOX_PORT: "0",
    SMTP_PORT: "0",
    STRIPE_API_URL: sandbox.url,
    STRIPE_JS_URL: `${sandbox.url}/stripe/js/v3`,
    SMTP_URL: `smtp://127.0.0.1:${sandbox.smtpPort}?tls.rejectUnauthorized=false`,
  });
}

const mailOf = (round: number) => `round-${round}@example.test`;

/** A bag of one box, ready to be paid. */
async function fillBag(server: ServerProcess, itemNo: string, round: number) {
  const added = await server.post("webshoppingbag/addbagitemV2", { items: [{ itemNo, quantity: 1, fulfilmentType: "DLVR" }] });
  const shoppingBagQuoteId = added.body.value.shoppingBagQuoteId;
  const ownContact = { ...contact, email: mailOf(round) };
  const deliveryService = "freight";
  const quoted = await server.post("checkout/checkout", {
    shoppingBagQuoteId,
    contact: ownContact,
    deliveryAddress: address,
    billingSameAsDelivery: true,
    deliveryService,
  });
  const { totals, termsVersion } = quoted.body.value;
  const attempt = `attempt-${String(round).padStart(12, "0")}`;
  const payment = { type: "CreditCard", paymentMethodId: "pm_card_visa" };
  const order = { shoppingBagQuoteId, attempt, payment, expectedTotalCents: totals.totalCents, agreed: true, termsVersion };
  return (at: ServerProcess) => at.post("checkout/complete", order, { "idempotency-key": `${attempt}-key` });
}

it(`keeps stock, money and orders right over ${KILLS} kills in the middle of a checkout`, { timeout: KILLS * 30_000 }, async () => {
  const item = await anItem();
  let unfinished: ((at: ServerProcess) => Promise<unknown>) | null = null;
  for (let round = 0; round < KILLS; round++) {
    const server = await start();
    // Half of the customers come back and press the button again, the other half never do.
    if (unfinished && round % 2 === 0) await unfinished(server);
    const complete = await fillBag(server, item.item_no, round);
    const answer = complete(server).catch(() => null);
    await new Promise((resolve) => setTimeout(resolve, (round / Math.max(1, KILLS - 1)) * LATEST_KILL_MS));
    await server.kill();
    await answer;
    unfinished = complete;
  }
  await withShopLater(async (database) => {
    const orders = await database.query.selectFrom("customer_order").select(["id", "bag_id", "status", "total_cents", "email"]).execute();
    const placed = orders.filter((order) => order.status === "placed");
    expect(orders.filter((order) => order.status === "reserved")).toEqual([]);
    expect(new Set(placed.map((order) => order.bag_id)).size).toBe(placed.length);
    expect(placed.length).toBeGreaterThan(0);
    expect(await reservedOf(database, item.item_id)).toBe(item.reserved + placed.length);
    expect(await cashOf(database)).toBe(placed.reduce((sum, order) => sum + Number(order.total_cents), 0));
    const charged = (await paymentIntents()).filter((intent) => intent.status === "succeeded" && !intent.refunded);
    expect(charged.map((intent) => intent.amount).sort()).toEqual(placed.map((order) => Number(order.total_cents)).sort());
    expect((await paymentIntents()).filter((intent) => intent.status === "requires_capture")).toEqual([]);
    for (const order of placed) expect(await mailsTo(order.email)).toBeGreaterThan(0);
  });
});

/** A box item with much stock in one lot. */
async function anItem() {
  const database = await openDatabase({ url: copy.url, dataDir: copy.dataDir });
  const row = await database.query
    .selectFrom("lot")
    .innerJoin("item", "item.id", "lot.item_id")
    .innerJoin("place", "place.id", "lot.place_id")
    .select(["item.item_no", "item.id as item_id"])
    .where("place.code", "=", "reno")
    .where("item.kind", "=", "item")
    .where("item.sell_unit", "=", "box")
    .where("lot.on_hand", ">", 60)
    .orderBy("lot.id")
    .executeTakeFirstOrThrow();
  const reserved = await reservedOf(database, row.item_id);
  await database.close();
  return { ...row, reserved };
}

async function reservedOf(database: Database, itemId: number): Promise<number> {
  const rows = await database.query.selectFrom("lot").select("reserved").where("item_id", "=", itemId).execute();
  return rows.reduce((sum, row) => sum + row.reserved, 0);
}

async function cashOf(database: Database): Promise<number> {
  const rows = await database.query.selectFrom("ledger_entry").select(["account", "amount_cents"]).execute();
  expect(rows.reduce((sum, row) => sum + Number(row.amount_cents), 0)).toBe(0);
  return rows.filter((row) => row.account === "cash").reduce((sum, row) => sum + Number(row.amount_cents), 0);
}

/** The shop half an hour later: its sweep has run and everything that waited has left. */
async function withShopLater(look: (database: Database) => Promise<void>): Promise<void> {
  const database = await openDatabase({ url: copy.url, dataDir: copy.dataDir });
  const content = await openShopContent(database);
  const api = await createApi({
    database,
    content: content.reader,
    payments: createStripeCardPayments({ ...stripe, apiUrl: sandbox.url, scriptUrl: `${sandbox.url}/stripe/js/v3` }),
    captcha: createAltchaCaptcha({ secret: "test-captcha-secret", now: () => new Date() }),
    ...testIdentity(sandbox),
    mailer: createSmtpMailer(`smtp://127.0.0.1:${sandbox.smtpPort}?tls.rejectUnauthorized=false`),
    publicUrl: "http://localhost:3000",
    log: { info() {}, warn() {}, error() {} },
    now: () => new Date(Date.now() + 30 * 60_000),
    checkAnswers: true,
    rateLimits: { pointsPerMinute: 1e9 },
    jobs: false,
  });
  await sweepOrders(api.services);
  // Messages that a killed worker had taken, or whose delivery failed, wait by the database's own clock.
  await database.query
    .updateTable("outbox")
    .set({ available_at: new Date(0) })
    .where("delivered_at", "is", null)
    .execute();
  await api.settle();
  await look(database);
  await api.close();
  await content.close();
  await database.close();
}

async function paymentIntents(): Promise<{ status: string; amount: number; refunded: boolean }[]> {
  const response = await fetch(`${sandbox.url}/v1/payment_intents?limit=100&expand[]=data.latest_charge`, {
    headers: { authorization: `Bearer ${stripe.secretKey}` },
  });
  const { data } = (await response.json()) as {
    data: { status: string; amount: number; latest_charge: { refunded?: boolean } | string | null }[];
  };
  return data.map(({ status, amount, latest_charge: charge }) => ({
    status,
    amount,
    refunded: typeof charge === "object" && charge?.refunded === true,
  }));
}

async function mailsTo(email: string): Promise<number> {
  const response = await fetch(`${sandbox.url}/mail/api/messages?to=${encodeURIComponent(email)}`);
  return ((await response.json()) as { messages: unknown[] }).messages.length;
}
