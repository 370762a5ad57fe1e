import { address, contact } from "@azulejo/testing/guest.ts";
import { openShopForFile } from "@azulejo/testing/open-test-shop.ts";
import { describe, expect, it } from "vitest";
import { sweepMoneyBack } from "./sweep-money-back.ts";

const shop = await openShopForFile();

const provider = async (path: string, form: Record<string, string> = {}) => {
  const headers = { authorization: "Bearer sk_test_demo" };
  const answer = await fetch(`${shop.sandbox.url}${path}`, { method: "POST", headers, body: new URLSearchParams(form) });
  expect(answer.ok, await answer.clone().text()).toBe(true);
  return answer.json();
};
const settled = () => provider("/stripe/control/deliveries/settle");

let attempts = 0;
/** Creates a placed and captured order. */
async function paidOrder() {
  const product = (await shop.call("product/list", { listing: "porcelain" })).body.value.products[0];
  const items = [{ itemNo: product.lead.itemNo, quantity: 1, fulfilmentType: "DLVR" }];
  const { shoppingBagQuoteId } = (await shop.call("webshoppingbag/addbagitemV2", { items })).body.value;
  const steps = { contact, deliveryAddress: address, billingSameAsDelivery: true, deliveryService: "parcel" };
  const quote = (await shop.call("checkout/checkout", { shoppingBagQuoteId, ...steps })).body.value;
  const attempt = `money-back-${String(++attempts).padStart(8, "0")}`;
  const input = { shoppingBagQuoteId, attempt, payment: { type: "CreditCard", paymentMethodId: "pm_card_visa" } };
  const agreed = { expectedTotalCents: quote.totals.totalCents, agreed: true, termsVersion: quote.termsVersion };
  const placed = await shop.call("checkout/complete", { ...input, ...agreed }, { "idempotency-key": `${attempt}-key` });
  await shop.api.settle();
  const payment = await shop.database.query
    .selectFrom("payment")
    .innerJoin("customerOrder", "customerOrder.id", "payment.orderId")
    .select(["payment.id", "payment.orderId", "payment.providerId", "payment.amountCents"])
    .where("customerOrder.orderNo", "=", placed.body.value.orderNo)
    .executeTakeFirstOrThrow();
  const charges = await fetch(`${shop.sandbox.url}/v1/charges?payment_intent=${payment.providerId}`, {
    headers: { authorization: "Bearer sk_test_demo" },
  });
  const [charge] = ((await charges.json()) as { data: { id: string }[] }).data;
  return {
    orderId: payment.orderId,
    paymentId: payment.id,
    intent: payment.providerId ?? "",
    charge: charge?.id ?? "",
    cents: payment.amountCents,
  };
}

type Order = Awaited<ReturnType<typeof paidOrder>>;

async function booksOf({ orderId, paymentId }: Order) {
  const { query } = shop.database;
  const entries = await query
    .selectFrom("ledgerEntry")
    .innerJoin("ledgerPosting", "ledgerPosting.id", "ledgerEntry.postingId")
    .select(["account", (of) => of.fn.sum<string>("amountCents").as("cents")])
    .where("orderId", "=", orderId)
    .groupBy("account")
    .execute();
  const events = await query
    .selectFrom("orderEvent")
    .select(["kind", "amountCents"])
    .where("orderId", "=", orderId)
    .orderBy("id")
    .execute();
  const { status } = await query.selectFrom("payment").select("status").where("id", "=", paymentId).executeTakeFirstOrThrow();
  const accounts = Object.fromEntries(entries.map(({ account, cents }) => [account, Number(cents)]));
  return {
    cash: accounts["cash"],
    refunds: accounts["refunds"] ?? 0,
    disputes: accounts["disputes"] ?? 0,
    events: events.map((one) => [one.kind, Number(one.amountCents)]),
    status,
  };
}

describe("a refund or dispute at the provider", () => {
  it("is booked: part of an order, then the rest", async () => {
    const order = await paidOrder();
    await provider("/v1/refunds", { payment_intent: order.intent, amount: "300" });
    await settled();
    expect(await booksOf(order)).toEqual({
      cash: order.cents - 300,
      refunds: 300,
      disputes: 0,
      events: [["refunded", 300]],
      status: "captured",
    });
    await provider("/v1/refunds", { payment_intent: order.intent });
    await settled();
    expect(await booksOf(order)).toMatchObject({ cash: 0, refunds: order.cents, status: "refunded" });
  });

  it("is reversed in the books when a refund fails", async () => {
    const order = await paidOrder();
    const refund = (await provider("/v1/refunds", { payment_intent: order.intent })) as { id: string };
    await provider(`/stripe/control/refunds/${refund.id}/fail`);
    await settled();
    const events = [
      ["refunded", order.cents],
      ["refund_failed", order.cents],
    ];
    expect(await booksOf(order)).toEqual({ cash: order.cents, refunds: 0, disputes: 0, events, status: "captured" });
  });

  it.each([
    ["lost", (cents: number) => ({ cash: 0, refunds: cents, disputes: 0 })],
    ["won", (cents: number) => ({ cash: cents, refunds: 0, disputes: 0 })],
  ])("is booked when a bank disputes the payment, and again when the dispute is %s", async (outcome, due) => {
    const order = await paidOrder();
    const dispute = (await provider(`/stripe/control/charges/${order.charge}/dispute`)) as { id: string };
    await settled();
    expect(await booksOf(order)).toMatchObject({ cash: 0, disputes: order.cents, events: [["dispute_opened", order.cents]] });
    await provider(`/stripe/control/disputes/${dispute.id}/close`, { outcome });
    await settled();
    const books = await booksOf(order);
    expect(books).toMatchObject(due(order.cents));
    expect(books.events.at(-1)).toEqual([`dispute_${outcome}`, order.cents]);
  });

  it("is booked once, even if its events are repeated and out of order", async () => {
    const order = await paidOrder();
    await provider("/stripe/control/deliveries", { mode: "off" });
    const dispute = (await provider(`/stripe/control/charges/${order.charge}/dispute`)) as { id: string };
    await provider(`/stripe/control/disputes/${dispute.id}/close`, { outcome: "lost" });
    const listed = await fetch(`${shop.sandbox.url}/stripe/control/events`, { headers: { authorization: "Bearer sk_test_demo" } });
    const events = ((await listed.json()) as { data: { id: string; type: string }[] }).data.filter((one) =>
      one.type.startsWith("charge.dispute"),
    );
    // Delivers the newest first, then all of them again.
    for (const event of [...events.slice(0, 3), ...events.slice(0, 3).toReversed()])
      await provider(`/stripe/control/events/${event.id}/deliver`);
    expect(await booksOf(order)).toMatchObject({
      cash: 0,
      refunds: order.cents,
      disputes: 0,
      events: [
        ["dispute_opened", order.cents],
        ["dispute_lost", order.cents],
      ],
    });
  });

  it("is found by the sweep when every event was lost, and only once", async () => {
    const order = await paidOrder();
    await provider("/stripe/control/deliveries", { mode: "off" });
    await provider("/v1/refunds", { payment_intent: order.intent });
    expect((await booksOf(order)).refunds).toBe(0);
    expect(await sweepMoneyBack(shop.api.services)).toBeGreaterThan(0);
    expect(await booksOf(order)).toMatchObject({ cash: 0, refunds: order.cents, status: "refunded" });
    expect(await sweepMoneyBack(shop.api.services)).toBe(0);
  });

  it("keeps every posting balanced", async () => {
    const { sum } = await shop.database.query
      .selectFrom("ledgerEntry")
      .select((of) => of.fn.sum<string>("amountCents").as("sum"))
      .executeTakeFirstOrThrow();
    expect(Number(sum)).toBe(0);
  });
});
