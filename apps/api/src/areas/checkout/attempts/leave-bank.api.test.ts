import { address, contact, orderOf } from "@azulejo/testing/guest.ts";
import { booksOf, staffHeaders } from "@azulejo/testing/office.ts";
import { openShopForFile } from "@azulejo/testing/open-test-shop.ts";
import { bearer, boxInReno, provedPerson } from "@azulejo/testing/people.ts";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { examineBooks } from "../../books/index.ts";
import { sweepOrders } from "../sweep-orders.ts";

const shop = await openShopForFile();
const { query } = shop.database;
const { payments } = shop.api.services;
const real = { ...payments };
/** A card whose bank requires authentication for every payment: the provider's test card 4000 0000 0000 3220. */
const ASKING = { type: "CreditCard", paymentMethodId: "pm_card_threeDSecure2Required" };
const CARD = { type: "CreditCard", paymentMethodId: "pm_card_visa" };

let staff: Record<string, string>;
beforeAll(async () => {
  staff = await staffHeaders(shop);
});
afterEach(async () => {
  Object.assign(payments, real);
  await shop.api.settle();
  expect((await examineBooks(shop.database)).filter((one) => one.problem !== null)).toEqual([]);
});

let client = 0;
const caller = () => ({ "x-client-address": `198.51.100.${client % 250}` });

async function quoted(quantity = 2, itemNo?: string) {
  const items = [{ itemNo: itemNo ?? (await boxInReno(shop, ++client)), quantity, fulfilmentType: "DLVR" }];
  const { shoppingBagQuoteId } = (await shop.call("webshoppingbag/addbagitemV2", { items })).body.value;
  return read(shoppingBagQuoteId);
}
const read = async (shoppingBagQuoteId: string) => {
  const steps = { contact, deliveryAddress: address, billingSameAsDelivery: true, deliveryService: "freight" };
  return (await shop.call("checkout/checkout", { shoppingBagQuoteId, ...steps })).body.value;
};
type Quote = Awaited<ReturnType<typeof read>>;

let attempts = 0;
const newAttempt = () => `attempt-leaves-bank-${++attempts}`;
const pay = (quote: Quote, attempt: string, payment: object = CARD) =>
  shop.call("checkout/complete", orderOf(quote, attempt, payment), { ...caller(), "idempotency-key": crypto.randomUUID() });

async function leave(quantity = 2) {
  const [quote, attempt] = [await quoted(quantity), newAttempt()];
  const asked = await pay(quote, attempt, ASKING);
  expect(asked.body.value.status).toBe("actionRequired");
  const intent = asked.body.value.clientSecret.split("_secret_")[0] as string;
  return { quote, attempt, intent };
}
const provider = async (path: string, form: Record<string, string> = {}) => {
  const headers = { authorization: "Bearer sk_test_demo" };
  return fetch(`${shop.sandbox.url}${path}`, { method: "POST", headers, body: new URLSearchParams(form) });
};
const answerBank = (intent: string) => provider(`/stripe/control/payment_intents/${intent}/authenticate`, { outcome: "complete" });
const statusAt = async (intent: string): Promise<string> => {
  const headers = { authorization: "Bearer sk_test_demo" };
  return ((await (await fetch(`${shop.sandbox.url}/v1/payment_intents/${intent}`, { headers })).json()) as { status: string }).status;
};
const ordersOf = (quote: Quote) =>
  query
    .selectFrom("customerOrder")
    .select(["id", "orderNo", "status", "attemptKey"])
    .where("bagId", "=", quote.bag.shoppingBagQuoteId)
    .orderBy("id")
    .execute();

describe("a buyer who leaves the bank's question", () => {
  it("pays with another card at once, and the first card can never be charged", async () => {
    const { quote, attempt, intent } = await leave();
    const second = newAttempt();
    const placed = await pay(quote, second);
    expect(placed.body.value).toMatchObject({ status: "placed" });
    expect(await statusAt(intent)).toBe("canceled");
    expect((await pay(quote, second)).body.value).toEqual(placed.body.value);
    await answerBank(intent);
    expect(await statusAt(intent)).toBe("canceled");
    expect(["webshoppingbag_ordered", "payment_declined"]).toContain((await pay(quote, attempt, ASKING)).body.code);
    await shop.api.settle();
    expect((await ordersOf(quote)).map(({ status }) => status)).toEqual(["released", "placed"]);
    expect(await booksOf(shop, placed.body.value.orderNo)).toMatchObject({ cash: quote.totals.totalCents });
  });

  it("changes the bag and pays the new total, also with the last units that the attempt holds", async () => {
    const { quote, intent } = await leave(20);
    const [line] = quote.bag.lines;
    const { id: itemId } = await query.selectFrom("item").select("id").where("itemNo", "=", line.itemNo).executeTakeFirstOrThrow();
    const lots = await query.selectFrom("lot").select(["id", "onHand", "reserved"]).where("itemId", "=", itemId).execute();
    for (const lot of lots) await query.updateTable("lot").set({ onHand: lot.reserved }).where("id", "=", lot.id).execute();
    try {
      const { shoppingBagQuoteId } = quote.bag;
      const items = [{ lineId: line.lineId, quantity: 19 }];
      const changed = (await shop.call("webshoppingbag/updatebagitems", { shoppingBagQuoteId, items })).body.value;
      expect(changed.lines[0].problems).toEqual([]);
      const again = await read(shoppingBagQuoteId);
      expect((await pay(again, newAttempt())).body.value.status).toBe("placed");
      expect(await statusAt(intent)).toBe("canceled");
    } finally {
      for (const { id, onHand } of lots) await query.updateTable("lot").set({ onHand }).where("id", "=", id).execute();
    }
  });

  it("gets the order that was charged, once, when they had answered the bank after all", async () => {
    await provider("/stripe/control/deliveries", { mode: "off" });
    const { quote, attempt, intent } = await leave();
    expect((await answerBank(intent)).ok).toBe(true);
    const second = await pay(quote, newAttempt());
    expect(second.body.value).toMatchObject({ status: "placed" });
    const [order, ...others] = await ordersOf(quote);
    expect([order?.attemptKey, order?.orderNo, others]).toEqual([attempt, second.body.value.orderNo, []]);
    expect((await pay(quote, attempt, ASKING)).body.value).toEqual(second.body.value);
    await provider("/stripe/control/deliveries", { mode: "on" });
  });

  it("waits while the provider says that the bank is at work", async () => {
    const { quote } = await leave();
    payments.abandon = async () => ({ status: "processing" });
    expect((await pay(quote, newAttempt())).body.code).toBe("checkout_in_progress");
    expect((await ordersOf(quote)).map(({ status }) => status)).toEqual(["reserved"]);
  });

  it("signs in and keeps the bag", async () => {
    const { quote, intent } = await leave();
    const { pair } = await provedPerson(shop);
    const { shoppingBagQuoteId } = quote.bag;
    await shop.call("webshoppingbag/addbagitemV2", { items: [{ itemNo: await boxInReno(shop, 1), quantity: 1 }] }, bearer(pair));
    const merged = await shop.call("webshoppingbag/mergebag", { shoppingBagQuoteId }, bearer(pair));
    expect(merged.body.value.bag.lines).toHaveLength(2);
    expect(await statusAt(intent)).toBe("canceled");
  });
});

describe("an event about a payment that is being canceled", () => {
  it("is refused until its end, and never places the order without money", async () => {
    const { quote, attempt, intent } = await leave();
    const gate = Promise.withResolvers<void>();
    const atProvider = Promise.withResolvers<void>();
    payments.abandon = async (id) => {
      atProvider.resolve();
      await gate.promise;
      return real.abandon(id);
    };
    const second = pay(quote, newAttempt());
    await atProvider.promise;
    // The buyer answers in the other tab, and the provider's event is read before the payment is canceled.
    expect((await answerBank(intent)).ok).toBe(true);
    expect((await pay(quote, attempt, ASKING)).body.code).toBe("checkout_in_progress");
    gate.resolve();
    await provider("/stripe/control/deliveries/settle");
    expect((await second).body.value).toMatchObject({ status: "placed" });
    await shop.api.settle();
    const placed = (await ordersOf(quote)).filter(({ status }) => status === "placed");
    expect(placed).toHaveLength(1);
    const order = (await shop.call(`office/order?orderNo=${placed[0]?.orderNo}`, undefined, staff)).body.value;
    expect(order.payments).toMatchObject([{ status: "captured", amountCents: quote.totals.totalCents }]);
  });
});

describe("an attempt whose process died", () => {
  it("between opening and confirming the payment is ended by the next sweep", async () => {
    const quote = await quoted();
    payments.confirm = () => Promise.reject(new Error("the process died"));
    expect((await pay(quote, newAttempt())).status).toBe(500);
    Object.assign(payments, real);
    shop.setNow(new Date(Date.now() + 3 * 60_000));
    await sweepOrders(shop.api.services);
    shop.setNow(new Date());
    expect((await pay(quote, newAttempt())).body.value.status).toBe("placed");
  });
});
