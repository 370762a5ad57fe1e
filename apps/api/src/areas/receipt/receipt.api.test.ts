import { openShopForFile } from "@azulejo/testing/open-test-shop.ts";
import { bearer, demoPerson, guestOrder } from "@azulejo/testing/people.ts";
import { describe, expect, it } from "vitest";

const shop = await openShopForFile();
const DAY_MS = 86_400_000;

async function paid() {
  const id = await guestOrder(shop, "payer@example.test");
  await shop.api.settle();
  const order = (await shop.call(`customer/getreceiptmodel?id=${id}`)).body.value;
  return { id, order, paymentId: order.payments[0].receiptId as string };
}
const receiptOf = (id: string, headers = {}) => shop.call(`webreceipt/payment?id=${id}`, undefined, headers);
const textOf = (type: string, hash: string, headers = {}) => shop.call("webreceipt/receipttext", { type, hash }, headers);
const age = (id: string, days: number) =>
  shop.database.query
    .updateTable("customerOrder")
    .set({ placedAt: new Date(Date.now() - days * DAY_MS) })
    .where("receiptKey", "=", id)
    .execute();

describe("a payment's receipt", () => {
  it("says what was paid, how, when and what for", async () => {
    const { id, order, paymentId } = await paid();
    expect((await receiptOf(paymentId)).body.value).toMatchObject({
      orderNo: order.orderNo,
      orderReceiptId: id,
      status: "paid",
      method: "CreditCard",
      brand: "visa",
      last4: "4242",
      amountCents: order.totalCents,
      refundedCents: 0,
      payer: "Ana Ruiz",
      lines: [{ itemNo: order.lines[0].itemNo, goodsCents: order.goodsCents }],
      totalCents: order.totalCents,
    });
  });

  it("counts what went back", async () => {
    const { id, order, paymentId } = await paid();
    await shop.call("customer/cancelorder", { id }, { "idempotency-key": crypto.randomUUID() });
    await shop.api.settle();
    expect((await receiptOf(paymentId)).body.value).toMatchObject({ status: "paid", refundedCents: order.totalCents });
    expect((await textOf("order", id)).body.value.text).toContain("Refunded: $");
  });

  it("has an id that nobody can guess: neither the row's nor the order's opens it", async () => {
    const { id, paymentId } = await paid();
    const { paymentId: other } = await paid();
    expect(paymentId).toMatch(/^[0-9a-f]{64}$/);
    expect(other).not.toBe(paymentId);
    for (const wrong of [id, "x".repeat(43)]) expect((await receiptOf(wrong)).body.code).toBe("webreceipt_not_found");
    expect((await receiptOf("1")).status).toBe(400);
  });

  it("shows no amount to a caller with hidden prices", async () => {
    const { id, paymentId } = await paid();
    const headers = bearer((await demoPerson(shop, "hidden-prices@demo.test")).pair);
    expect((await receiptOf(paymentId, headers)).body.value).toMatchObject({
      amountCents: null,
      totalCents: null,
      lines: [{ goodsCents: null }],
    });
    expect((await textOf("order", id, headers)).body.code).toBe("account_prices_hidden");
  });
});

describe("a receipt's link", () => {
  it("expires after two years for everyone but the account that ordered", async () => {
    const { id, paymentId } = await paid();
    await age(id, 730);
    expect((await receiptOf(paymentId)).status).toBe(200);
    await age(id, 732);
    expect((await receiptOf(paymentId)).body.code).toBe("webreceipt_expired");
    expect((await textOf("payment", paymentId)).status).toBe(410);
    expect((await textOf("order", id)).body.code).toBe("webreceipt_expired");
    const { pair } = await demoPerson(shop, "homeowner@demo.test");
    expect((await receiptOf(paymentId, bearer(pair))).body.code).toBe("webreceipt_expired");
    const { id: accountId } = await shop.database.query
      .selectFrom("account")
      .select("id")
      .where("emailKey", "=", "homeowner@demo.test")
      .executeTakeFirstOrThrow();
    await shop.database.query.updateTable("customerOrder").set({ accountId }).where("receiptKey", "=", id).execute();
    expect((await receiptOf(paymentId, bearer(pair))).status).toBe(200);
  });
});

describe("a receipt's text", () => {
  it("is in the reader's language, with the shop, the payment and what it paid for", async () => {
    const { id, order, paymentId } = await paid();
    const english = (await textOf("order", id)).body.value;
    expect(english.title).toBe(`Receipt for order ${order.orderNo}`);
    expect(english.text).toMatch(/^Cantera Tile & Stone, /);
    expect(english.text).toMatch(/\$[\d,.]+ by Visa ending in 4242/);
    expect(english.text).toContain(order.lines[0].itemNo);
    const spanish = (await textOf("payment", paymentId, { "accept-language": "es" })).body.value;
    expect(spanish.title).toBe(`Recibo de pago del pedido ${order.orderNo}`);
    expect(spanish.text).toContain("Pagado por: Ana Ruiz");
  });

  it("exists for orders and payments only", async () => {
    const { id } = await paid();
    expect((await textOf("quote", id)).status).toBe(400);
  });
});
