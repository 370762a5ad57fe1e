import { staffHeaders } from "@azulejo/testing/office.ts";
import { openShopForFile } from "@azulejo/testing/open-test-shop.ts";
import { bearer, demoPerson, mailsTo } from "@azulejo/testing/people.ts";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { examineBooks } from "../../books/index.ts";
import { NEW, walletBuyers } from "./wallet.fixture.ts";

const shop = await openShopForFile();
const { provider, begin, approve, finish, place, captureOf, settled, paymentOf, booksOf } = walletBuyers(shop);
let staff: Record<string, string>;
let dealer: Record<string, string>;
beforeAll(async () => {
  staff = await staffHeaders(shop);
  dealer = bearer((await demoPerson(shop, "dealer-admin@demo.test")).pair);
});
afterEach(async () => {
  await shop.database.query.updateTable("customerOrder").set({ waitingSince: null }).execute();
  expect((await examineBooks(shop.database)).filter((one) => one.problem !== null)).toEqual([]);
});

const act = (call: string, body: object) => shop.call(`office/${call}`, body, { ...staff, "idempotency-key": crypto.randomUUID() });
const show = async (orderNo: number) => (await shop.call(`office/order?orderNo=${orderNo}`, undefined, staff)).body.value;
const refundLine = async (orderNo: number) => {
  const [line] = (await show(orderNo)).lines;
  const answer = await act("refundlines", { orderNo, lines: [{ lineId: line.lineId, units: 1 }], shipped: false });
  expect(answer.body.success, JSON.stringify(answer.body)).toBe(true);
  await settled();
};
const cancel = async (orderNo: number) => {
  const answer = await act("cancelorder", { orderNo });
  expect(answer.body.success, JSON.stringify(answer.body)).toBe(true);
  await settled();
};

describe("a refund of a payment through PayPal", () => {
  it("of a line goes back there, once, and the customer hears of it", async () => {
    const order = await place();
    await refundLine(order.orderNo);
    const { refunds, payments } = await show(order.orderNo);
    expect(payments).toMatchObject([{ provider: "paypal", method: "PayPal", status: "captured", providerRef: order.id }]);
    expect(refunds).toMatchObject([{ state: "done" }]);
    expect(await captureOf(order.id)).toMatchObject({ status: "PARTIALLY_REFUNDED" });
    const back = refunds[0].amountCents;
    expect(await booksOf(order.orderNo)).toEqual({ cash: order.cents - back, refunds: back });
    expect((await mailsTo(shop, order.email))[0]?.text).toContain("back to your PayPal account");
  });

  it("of a canceled order sends everything back", async () => {
    const order = await place();
    await cancel(order.orderNo);
    expect(await captureOf(order.id)).toMatchObject({ status: "REFUNDED" });
    expect(await paymentOf(order.id)).toMatchObject({ status: "refunded" });
    expect(await booksOf(order.orderNo)).toEqual({ refunds: order.cents });
  });

  it("waits until the bank has answered, and then is made, or nothing is owed", async () => {
    const [paid, denied] = [await place("pending"), await place("pending")];
    for (const { orderNo } of [paid, denied]) await cancel(orderNo);
    await provider(`/control/captures/${(await captureOf(paid.id)).id}/complete`, {});
    await provider(`/control/captures/${(await captureOf(denied.id)).id}/deny`, {});
    await settled();
    await settled();
    expect(await captureOf(paid.id)).toMatchObject({ status: "REFUNDED" });
    expect(await booksOf(paid.orderNo)).toEqual({ refunds: paid.cents });
    expect(await booksOf(denied.orderNo)).toEqual({});
  });

  it("that the merchant makes at PayPal, and a dispute, are booked too", async () => {
    const [refunded, disputed] = [await place(), await place()];
    await provider(`/v2/payments/captures/${(await captureOf(refunded.id)).id}/refund`, {});
    const dispute = await provider(`/control/captures/${(await captureOf(disputed.id)).id}/dispute`, {});
    await settled();
    expect(await booksOf(refunded.orderNo)).toEqual({ refunds: refunded.cents });
    expect(await booksOf(disputed.orderNo)).toEqual({ disputes: disputed.cents });
    await provider(`/control/disputes/${dispute.dispute_id}/close`, { outcome: "won" });
    await settled();
    expect(await booksOf(disputed.orderNo)).toEqual({ cash: disputed.cents });
  });
});

describe("PayPal beside the credit line", () => {
  const half = { ...NEW, creditCents: 1000 };

  it("pays the rest", async () => {
    const order = await place("pays", { payment: half, headers: dealer });
    expect(await booksOf(order.orderNo)).toEqual({ cash: order.cents - 1000, credit_line: 1000 });
    await refundLine(order.orderNo);
    await cancel(order.orderNo);
    expect((await booksOf(order.orderNo))["cash"] ?? 0).toBe(0);
  });

  it("undoes the charge to the credit line when it is declined", async () => {
    const begun = await begin({ payment: half, headers: dealer });
    await approve(begun.id, "refused");
    expect((await finish(begun, { creditCents: 1000 })).body.code).toMatch(/^payment_paypal_declined$/);
    const parts = await shop.database.query
      .selectFrom("payment")
      .select(["method", "status"])
      .where("orderId", "=", (await paymentOf(begun.id)).orderId)
      .orderBy("method")
      .execute();
    expect(parts).toEqual([
      { method: "Credit", status: "cancelled" },
      { method: "PayPal", status: "declined" },
    ]);
  });
});
