import { openShopForFile } from "@azulejo/testing/open-test-shop.ts";
import { mailsTo } from "@azulejo/testing/people.ts";
import { afterEach, describe, expect, it } from "vitest";
import { examineBooks } from "../../books/index.ts";
import { sweepMoneyBack } from "../money-back/sweep-money-back.ts";
import { sweepOrders } from "../sweep-orders.ts";
import { NEW, walletBuyers } from "./wallet.fixture.ts";

const shop = await openShopForFile();
const { provider, readyBag, newAttempt, pay, begin, approve, finish, place, captureOf, deliveries, settled, paymentOf, booksOf } =
  walletBuyers(shop);

const CARD = { type: "CreditCard", paymentMethodId: "pm_card_visa" };
const receiptOf = async (id: string) => (await shop.call(`customer/getreceiptmodel?id=${id}`)).body.value;
const later = (minutes: number) => shop.setNow(new Date(Date.now() + minutes * 60_000));

afterEach(async () => {
  await deliveries("on");
  await settled();
  shop.setNow(new Date());
  await shop.database.query.updateTable("customerOrder").set({ waitingSince: null }).execute();
  expect((await examineBooks(shop.database)).filter((one) => one.problem !== null)).toEqual([]);
});

describe("an order paid through PayPal", () => {
  it("is placed once its buyer has approved it, booked once, and named on receipt and mails", async () => {
    const begun = await begin();
    expect(begun.quote.payment.methods).toContainEqual({ type: "PPL", code: "PayPal" });
    expect(begun.quote.payment.payPal.scriptUrl).toContain("/paypal/sdk/js?client-id=paypal-demo-client&currency=USD");
    expect(await paymentOf(begun.id)).toMatchObject({ orderStatus: "reserved", status: "started" });
    await approve(begun.id);
    const { value } = (await finish(begun)).body;
    expect(value).toMatchObject({ status: "placed" });
    expect((await finish(begun)).body.value).toEqual(value);
    await settled();
    expect(await paymentOf(begun.id)).toMatchObject({ orderStatus: "placed", status: "captured" });
    expect(await booksOf(value.orderNo)).toEqual({ cash: begun.cents });
    expect((await receiptOf(value.receiptId)).payments).toMatchObject([{ method: "PayPal", state: "paid", amountCents: begun.cents }]);
    expect((await mailsTo(shop, begun.email))[0]?.text).toContain("paid with PayPal");
  });

  it("is placed by the return from PayPal's page, which brings its token", async () => {
    const begun = await begin();
    await approve(begun.id);
    const back = { ...NEW, token: begun.id, success: true };
    expect((await pay(begun.quote, begun.attempt, back)).body.value).toMatchObject({ status: "placed" });
  });

  it("has one PayPal order, however often the buyer clicks", async () => {
    const quote = await readyBag();
    const attempt = newAttempt();
    const answers = await Promise.all([pay(quote, attempt), pay(quote, attempt)]);
    const ids = answers.flatMap(({ body }) => body.value?.payPalOrderId ?? []);
    expect(new Set(ids).size).toBe(1);
    expect((await pay(quote, attempt)).body.value.payPalOrderId).toBe(ids[0]);
    await approve(ids[0]);
    const both = await Promise.all([1, 2].map(() => pay(quote, attempt, { ...NEW, success: true, payPalOrderId: ids[0] })));
    expect(both.map(({ body }) => body.value?.status)).toEqual(["placed", "placed"]);
    await settled();
    expect(await booksOf(both[0]?.body.value.orderNo)).toEqual({ cash: quote.totals.totalCents });
  });

  it("is released when its buyer leaves PayPal, who then pays by card", async () => {
    const begun = await begin();
    const left = await finish(begun, { success: false });
    expect(left.body).toMatchObject({ code: "payment_paypal_canceled" });
    expect(await paymentOf(begun.id)).toMatchObject({ orderStatus: "released", status: "cancelled" });
    expect((await pay(begun.quote, newAttempt(), CARD)).body.value).toMatchObject({ status: "placed" });
    await approve(begun.id);
    await settled();
    expect(await captureOf(begun.id)).toBeNull();
    expect((await finish(begun)).body.code).toBe("payment_paypal_canceled");
  });

  it("gives way to another attempt of its buyer while they have not approved it", async () => {
    const begun = await begin();
    const [second, third] = [newAttempt(), newAttempt()];
    expect((await pay(begun.quote, second)).body.value).toMatchObject({ status: "approvalRequired" });
    expect((await pay(begun.quote, third, CARD)).body.value).toMatchObject({ status: "placed" });
    await approve(begun.id);
    await settled();
    expect(await captureOf(begun.id)).toBeNull();
  });

  it("does not give way once they have approved it", async () => {
    await deliveries("off");
    const begun = await begin();
    await approve(begun.id);
    expect((await pay(begun.quote, newAttempt(), CARD)).body.code).toBe("checkout_in_progress");
    expect((await finish(begun)).body.value).toMatchObject({ status: "placed" });
  });

  it("waits for the buyer to choose again after a decline, and is refused for good otherwise", async () => {
    const begun = await begin();
    await approve(begun.id, "declined");
    await settled();
    expect((await finish(begun)).body.value).toMatchObject({ status: "approvalRequired", payPalOrderId: begun.id, isDeclined: true });
    await approve(begun.id, "pays");
    expect((await finish(begun)).body.value).toMatchObject({ status: "placed" });
    const refused = await begin();
    await deliveries("off");
    await approve(refused.id, "declined");
    expect((await finish(refused)).body.value).toMatchObject({ status: "approvalRequired", isDeclined: true });
    await approve(refused.id, "refused");
    expect((await finish(refused)).body.code).toBe("payment_paypal_declined");
    expect(await paymentOf(refused.id)).toMatchObject({ orderStatus: "released", status: "declined" });
  });

  it("is never paid with the PayPal order of somebody else", async () => {
    const [mine, theirs] = [await begin(), await begin()];
    await deliveries("off");
    await approve(theirs.id);
    for (const field of ["token", "payPalOrderId"])
      expect((await pay(mine.quote, mine.attempt, { ...NEW, success: true, [field]: theirs.id })).body.code).toBe("payment_paypal_unknown");
    const other = await readyBag();
    expect((await pay(other, newAttempt(), { ...NEW, success: true, token: theirs.id })).body.code).toBe("payment_paypal_unknown");
    expect(await captureOf(theirs.id)).toBeNull();
    expect((await finish(theirs)).body.value).toMatchObject({ status: "placed" });
  });

  it("is not placed for another amount, which is not charged either", async () => {
    const begun = await begin();
    const amount = { currency_code: "USD", value: "1.00" };
    const path = "/purchase_units/@reference_id=='default'/amount";
    await provider(`/v2/checkout/orders/${begun.id}`, [{ op: "replace", path, value: amount }], "PATCH");
    await approve(begun.id);
    expect((await finish(begun)).body.code).toBe("payment_paypal_canceled");
    expect(await captureOf(begun.id)).toBeNull();
  });

  it("gets its money back when another amount was charged all the same", async () => {
    await deliveries("off");
    const begun = await begin();
    const amount = { currency_code: "USD", value: "1.00" };
    const path = "/purchase_units/@reference_id=='default'/amount";
    await provider(`/v2/checkout/orders/${begun.id}`, [{ op: "replace", path, value: amount }], "PATCH");
    await approve(begun.id);
    await provider(`/v2/checkout/orders/${begun.id}/capture`, {});
    expect((await finish(begun)).body.code).toBe("payment_paypal_canceled");
    expect(await captureOf(begun.id)).toMatchObject({ status: "REFUNDED" });
  });
});

describe("a payment whose answer does not arrive", () => {
  it("is placed by the event when the browser never comes back", async () => {
    const begun = await begin();
    await approve(begun.id);
    await settled();
    expect(await paymentOf(begun.id)).toMatchObject({ orderStatus: "placed", status: "captured" });
    expect(await booksOf((await paymentOf(begun.id)).orderNo)).toEqual({ cash: begun.cents });
  });

  it("is placed by the sweep when the event is lost too", async () => {
    await deliveries("off");
    const begun = await begin();
    await approve(begun.id);
    later(3);
    await sweepOrders(shop.api.services);
    await shop.api.settle();
    expect(await paymentOf(begun.id)).toMatchObject({ orderStatus: "placed", status: "captured" });
  });

  it("is placed once although every answer to the charge was lost", async () => {
    await deliveries("off");
    const begun = await begin();
    await approve(begun.id, "dropped_always");
    const lost = await finish(begun);
    expect([lost.status, lost.body.code]).toEqual([503, "payment_unavailable"]);
    expect((await finish(begun)).body.value).toMatchObject({ status: "placed" });
    await shop.api.settle();
    expect(await booksOf((await paymentOf(begun.id)).orderNo)).toEqual({ cash: begun.cents });
  });

  it("is released after a while when nobody approves it, and not charged later", async () => {
    const begun = await begin();
    later(16);
    await sweepOrders(shop.api.services);
    expect(await paymentOf(begun.id)).toMatchObject({ orderStatus: "released", status: "cancelled" });
    await approve(begun.id);
    await settled();
    expect(await captureOf(begun.id)).toBeNull();
  });

  it("is refunded when it was charged after its order was released, also when the event is lost", async () => {
    await deliveries("off");
    const begun = await begin();
    await finish(begun, { success: false });
    await approve(begun.id);
    await provider(`/v2/checkout/orders/${begun.id}/capture`, {});
    await sweepMoneyBack(shop.api.services);
    expect(await captureOf(begun.id)).toMatchObject({ status: "REFUNDED" });
    expect(await paymentOf(begun.id)).toMatchObject({ orderStatus: "released", status: "refunded" });
    // The event about the refund itself arrives last.
    await sweepMoneyBack(shop.api.services);
    expect(await sweepMoneyBack(shop.api.services)).toBe(0);
  });

  it("takes events twice, late and in any order", async () => {
    await deliveries("off");
    const order = await place();
    const { events } = await provider("/control/events");
    const mine = events.filter((one: { resource: object }) => JSON.stringify(one.resource).includes(order.id));
    expect(mine).toHaveLength(2);
    for (const { id } of [...mine, ...mine.toReversed()]) await provider(`/control/events/${id}/deliver`, {});
    expect(await booksOf(order.orderNo)).toEqual({ cash: order.cents });
  });
});

describe("a payment that waits for a bank", () => {
  it("places the order at once, which waits, and is paid by the event", async () => {
    const order = await place("pending");
    expect(await paymentOf(order.id)).toMatchObject({ orderStatus: "placed", status: "pending" });
    expect(await booksOf(order.orderNo)).toEqual({ receivable: order.cents });
    expect((await mailsTo(shop, order.email))[0]?.text).toContain("with PayPal, which is waiting for your bank");
    await provider(`/control/captures/${(await captureOf(order.id)).id}/complete`, {});
    await settled();
    expect(await paymentOf(order.id)).toMatchObject({ status: "captured" });
    expect(await booksOf(order.orderNo)).toEqual({ cash: order.cents });
    expect((await mailsTo(shop, order.email))[0]?.text).toContain("PayPal has received the payment for order");
  });

  it("is owed when the bank denies it", async () => {
    const order = await place("pending");
    await provider(`/control/captures/${(await captureOf(order.id)).id}/deny`, {});
    await settled();
    expect(await paymentOf(order.id)).toMatchObject({ orderStatus: "placed", status: "returned" });
    expect((await receiptOf(order.receiptId)).payments).toMatchObject([{ method: "PayPal", state: "returned" }]);
    expect((await mailsTo(shop, order.email))[0]?.subject).toBe(`PayPal couldn't complete the payment for order ${order.orderNo}`);
  });
});

describe("a shop without PayPal", () => {
  it("neither offers nor takes it", async () => {
    const { wallet } = shop.api.services;
    shop.api.services.wallet = null;
    try {
      const quote = await readyBag();
      expect(quote.payment.payPal).toBeNull();
      expect(quote.payment.methods).not.toContainEqual({ type: "PPL", code: "PayPal" });
      expect((await pay(quote, newAttempt())).body.code).toBe("payment_paypal_unavailable");
    } finally {
      shop.api.services.wallet = wallet;
    }
  });
});
