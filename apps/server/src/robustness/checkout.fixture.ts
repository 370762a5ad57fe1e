import { type Database, openDatabase } from "@azulejo/database";
import { startSandbox } from "@azulejo/sandbox";
import { address, contact } from "@azulejo/testing/guest.ts";
import type { Envelope, ServerProcess } from "./server-process.ts";

export const stripe = { secretKey: "sk_test_demo", publishableKey: "pk_test_demo", webhookSecret: "whsec_demo" };
export const paypal = { clientId: "paypal-demo-client", clientSecret: "paypal-demo-secret", webhookId: "WH-DEMO" };

/** Starts a provider that outlives the shop; its webhooks reach whichever process is running. */
export const startProvider = (port: () => number) =>
  startSandbox({
    port: 0,
    smtpPort: 0,
    host: "127.0.0.1",
    stripe: { ...stripe, webhookUrl: "http://shop.test/api/checkout/paymentevent" },
    paypal: { ...paypal, webhookUrl: "http://shop.test/api/checkout/paypalevent" },
    sendWebhook: (request) => fetch(new Request(`http://127.0.0.1:${port()}${new URL(request.url).pathname}`, request)),
  });

/** Returns the environment of a server process that uses an external provider. */
export const besideProvider = (provider: { url: string; smtpPort: number }) => ({
  SANDBOX_PORT: "0",
  RATE_LIMIT_PER_MINUTE: "1000000",
  SMTP_PORT: "0",
  STRIPE_API_URL: provider.url,
  STRIPE_JS_URL: `${provider.url}/stripe/js/v3`,
  PAYPAL_API_URL: `${provider.url}/paypal`,
  PAYPAL_JS_URL: `${provider.url}/paypal/sdk/js`,
  SMTP_URL: `smtp://127.0.0.1:${provider.smtpPort}?tls.rejectUnauthorized=false`,
});

/** An item of a database that is opened for it: sold by the box, with a large stock in one lot. */
export async function anItem(where: { url: string | undefined; dataDir: string }) {
  const database = await openDatabase(where);
  const item = await itemIn(database);
  await database.close();
  return item;
}

/** An item sold by the box with a large stock in one lot. */
export async function itemIn(database: Database) {
  const row = await database.query
    .selectFrom("lot")
    .innerJoin("item", "item.id", "lot.itemId")
    .innerJoin("place", "place.id", "lot.placeId")
    .select(["item.itemNo", "item.id as itemId"])
    .where("place.code", "=", "reno")
    .where("item.kind", "=", "item")
    .where("item.sellUnit", "=", "box")
    .where("lot.onHand", ">", 300)
    .orderBy("lot.id")
    .executeTakeFirstOrThrow();
  return { ...row, reserved: await reservedOf(database, row.itemId) };
}

export async function reservedOf(database: Database, itemId: number): Promise<number> {
  const rows = await database.query.selectFrom("lot").select("reserved").where("itemId", "=", itemId).execute();
  return rows.reduce((sum, row) => sum + row.reserved, 0);
}

export interface Checkout {
  bagId: string;
  email: string;
  /** Places the order; repeating it returns the same order. */
  press(at: Pick<ServerProcess, "post">): Promise<{ status: number; body: Envelope }>;
}

/** Creates a bag of one box, ready to pay; null if the shop can't accept it at the moment. */
export async function fillBag(server: Pick<ServerProcess, "post">, itemNo: string, name: string): Promise<Checkout | null> {
  const added = await server.post("webshoppingbag/addbagitemV2", { items: [{ itemNo, quantity: 1, fulfilmentType: "DLVR" }] });
  if (!added.body.success) return null;
  const { shoppingBagQuoteId } = added.body.value;
  const email = `${name}@example.test`;
  const quoted = await server.post("checkout/checkout", {
    shoppingBagQuoteId,
    contact: { ...contact, email },
    deliveryAddress: address,
    billingSameAsDelivery: true,
    deliveryService: "freight",
  });
  if (!quoted.body.success) return null;
  const { totals, termsVersion } = quoted.body.value;
  const attempt = `attempt-${name.padStart(12, "0")}`;
  const payment = { type: "CreditCard", paymentMethodId: "pm_card_visa" };
  const order = { shoppingBagQuoteId, attempt, payment, expectedTotalCents: totals.totalCents, agreed: true, termsVersion };
  return { bagId: shoppingBagQuoteId, email, press: (at) => at.post("checkout/complete", order, { "idempotency-key": `${attempt}-key` }) };
}
