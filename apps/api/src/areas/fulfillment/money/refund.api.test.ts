import { makeMessagesDue } from "@azulejo/testing/messages.ts";
import { placeOrder, booksOf as readBooks, staffHeaders } from "@azulejo/testing/office.ts";
import { openShopForFile } from "@azulejo/testing/open-test-shop.ts";
import { boxInReno, mailsTo } from "@azulejo/testing/people.ts";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { examineBooks } from "../../books/index.ts";
import { sweepMoneyBack } from "../../checkout/index.ts";

const shop = await openShopForFile();
const { payments } = shop.api.services;
const real = { ...payments };

let staff: Record<string, string>;
beforeAll(async () => {
  staff = await staffHeaders(shop);
});
afterEach(async () => {
  Object.assign(payments, real);
  await provider("/stripe/control/deliveries", { mode: "on" });
});

async function provider(path: string, form?: Record<string, string>) {
  const headers = { authorization: "Bearer sk_test_demo" };
  const answer = await fetch(
    `${shop.sandbox.url}${path}`,
    form ? { method: "POST", headers, body: new URLSearchParams(form) } : { headers },
  );
  expect(answer.ok, await answer.clone().text()).toBe(true);
  return answer.json();
}
const hooksArrive = () => provider("/stripe/control/deliveries/settle", {});

let offset = 0;
async function ordered(quantity: number, { isCaptured = true, language = "en" } = {}) {
  if (!isCaptured) payments.capture = () => Promise.reject(new Error("the provider is away"));
  const itemNo = await boxInReno(shop, offset++);
  let other = itemNo;
  while (other === itemNo) other = await boxInReno(shop, offset++);
  const items = [itemNo, other].map((one) => ({ itemNo: one, quantity, fulfilmentType: "DLVR" as const }));
  const orderNo = await placeOrder(shop, items, { language });
  await shop.api.settle();
  Object.assign(payments, real);
  const order = await show(orderNo);
  return { orderNo, order, intent: order.payments[0].providerRef as string, lineId: order.lines[0].lineId as number, itemNo };
}
const show = async (orderNo: number) => (await shop.call(`office/order?orderNo=${orderNo}`, undefined, staff)).body.value;
const act = (call: string, body: object, key: string = crypto.randomUUID()) =>
  shop.call(`office/${call}`, body, { ...staff, "idempotency-key": key });
const refund = (orderNo: number, lineId: number, units: number, more: object = {}, key?: string) =>
  act("refundlines", { orderNo, lines: [{ lineId, units }], shipped: false, ...more }, key);
const ship = (orderNo: number, lineId: number, units: number) =>
  act("shiplines", { orderNo, lines: [{ lineId, units }], carrier: "Own truck" });
const atProvider = async (intent: string): Promise<number[]> =>
  (((await provider(`/v1/refunds?payment_intent=${intent}`)) as { data: { amount: number }[] }).data ?? []).map((one) => one.amount);

const booksOf = (orderNo: number) => readBooks(shop, orderNo);
const reservedOf = async (itemNo: string): Promise<number> => {
  const row = await shop.database.query
    .selectFrom("lot")
    .innerJoin("item", "item.id", "lot.itemId")
    .select((of) => of.fn.sum<number>("reserved").as("reserved"))
    .where("itemNo", "=", itemNo)
    .executeTakeFirstOrThrow();
  return Number(row.reserved);
};
const newsOf = async (orderNo: number) => {
  const mails = await mailsTo(shop, "ana@example.test");
  return mails.filter((mail) => mail.subject.includes(String(orderNo)) && !/^(?:Your order \d+ at|Su pedido \d+ en) /.test(mail.subject));
};

describe("a refund of units that never left", () => {
  it("sends their price, tax and delivery back once, frees their stock and tells the customer", async () => {
    const { orderNo, order, lineId, itemNo, intent } = await ordered(4);
    const reserved = await reservedOf(itemNo);
    expect((await refund(orderNo, lineId, 2, { reason: "Changed the plan" })).status).toBe(200);
    await shop.api.settle();
    await hooksArrive();
    const after = await show(orderNo);
    const [amount] = await atProvider(intent);
    const { goodsCents, taxCents } = order.lines[0];
    expect(amount).toBeGreaterThan(Math.floor((goodsCents + taxCents) / 2));
    expect(after.refunds).toMatchObject([{ state: "done", amountCents: amount, reason: "Changed the plan", lines: [{ units: 2 }] }]);
    expect(after).toMatchObject({ moneyBackCents: amount, lines: [{ canceled: 2, refunded: 2, refundedCents: amount }, {}] });
    expect(await reservedOf(itemNo)).toBe(reserved - 2);
    expect(await booksOf(orderNo)).toMatchObject({ cash: order.totalCents - Number(amount), refunds: amount });
    const [mail] = await newsOf(orderNo);
    expect(mail?.subject).toMatch(new RegExp(`^We refunded \\$[\\d,.]+ for your order ${orderNo}$`));
    expect(mail?.text).toContain("Visa ending in 4242");
    expect(await sweepMoneyBack(shop.api.services)).toBe(0);
    expect(await atProvider(intent)).toHaveLength(1);
  });

  it("goes back in one sum for several lines, and adds up a line that is named twice", async () => {
    const { orderNo, order, intent } = await ordered(3);
    const [first, second] = order.lines.map((line: { lineId: number }) => line.lineId);
    const lines = [first, second, first].map((lineId) => ({ lineId, units: 1 }));
    const preview = (await shop.call("office/previewrefund", { orderNo, lines, shipped: false }, staff)).body.value;
    const more = { lines: [...lines, { lineId: first, units: 2 }] };
    expect((await refund(orderNo, first, 1, more)).body.code).toBe("office_refund_left");
    expect((await refund(orderNo, first, 1, { lines })).body.code).toBeUndefined();
    await shop.api.settle();
    expect(await atProvider(intent)).toEqual([preview.amountCents]);
    const { refunds, lines: after } = await show(orderNo);
    expect(refunds).toMatchObject([{ amountCents: preview.amountCents, lines: [{ units: 2 }, { units: 1 }] }]);
    expect(after).toMatchObject([{ canceled: 2 }, { canceled: 1 }]);
  });

  it("in any parts adds up to the whole payment", async () => {
    const { orderNo, order, intent } = await ordered(3);
    for (const line of order.lines)
      for (const units of [1, 2]) expect((await refund(orderNo, line.lineId, units)).body.code).toBeUndefined();
    await shop.api.settle();
    expect((await atProvider(intent)).reduce((sum, one) => sum + one, 0)).toBe(order.totalCents);
    expect(await show(orderNo)).toMatchObject({ status: "finished", payments: [{ status: "refunded" }], moneyBackCents: order.totalCents });
    expect(await booksOf(orderNo)).toMatchObject({ cash: 0, refunds: order.totalCents });
  });
});

describe("a refund of shipped units", () => {
  it("keeps the delivery's cost, and takes back into stock only what came back", async () => {
    const { orderNo, order, lineId, itemNo } = await ordered(4);
    await ship(orderNo, lineId, 4);
    const onHand = async () =>
      Number(
        (
          await shop.database.query
            .selectFrom("lot")
            .innerJoin("item", "item.id", "lot.itemId")
            .select((of) => of.fn.sum<number>("onHand").as("onHand"))
            .where("itemNo", "=", itemNo)
            .executeTakeFirstOrThrow()
        ).onHand,
      );
    const before = await onHand();
    expect((await refund(orderNo, lineId, 1)).body.code).toBe("office_refund_left");
    await refund(orderNo, lineId, 1, { shipped: true });
    expect(await onHand()).toBe(before);
    const { value } = (await refund(orderNo, lineId, 3, { shipped: true, returned: true })).body;
    expect(await onHand()).toBe(before + 3);
    const { goodsCents, taxCents } = order.lines[0];
    expect(value.lines[0]).toMatchObject({ returned: 3, refunded: 4, canceled: 0, refundedCents: goodsCents + taxCents });
    expect((await refund(orderNo, lineId, 1, { shipped: true })).body.code).toBe("office_refund_left");
  });
});

describe("a refund", () => {
  it("is made once by a repeat and by two people at the same moment", async () => {
    const { orderNo, lineId, intent } = await ordered(2);
    const key = crypto.randomUUID();
    await refund(orderNo, lineId, 1, {}, key);
    await refund(orderNo, lineId, 1, {}, key);
    await shop.database.query.deleteFrom("idempotency").execute();
    expect((await refund(orderNo, lineId, 1, {}, key)).body.value.lines[0].refunded).toBe(1);
    const answers = await Promise.all([refund(orderNo, lineId, 1), refund(orderNo, lineId, 1)]);
    expect(answers.map((one) => one.body.code ?? "ok").sort()).toEqual(["office_refund_left", "ok"]);
    await shop.api.settle();
    expect(await atProvider(intent)).toHaveLength(2);
  });

  it("is neither lost nor doubled by a crash between the provider and the books", async () => {
    const { orderNo, lineId, intent } = await ordered(2);
    await provider("/stripe/control/deliveries", { mode: "off" });
    payments.readMoneyBack = () => Promise.reject(new Error("the process died here"));
    await refund(orderNo, lineId, 1);
    await shop.api.settle();
    expect(await atProvider(intent)).toHaveLength(1);
    expect((await show(orderNo)).refunds[0].state).toBe("requested");
    Object.assign(payments, real);
    // The next attempt may come after the provider has deleted the first attempt's idempotency key.
    await provider("/stripe/control/keys/forget", {});
    await makeMessagesDue(shop.database);
    await shop.api.settle();
    const [amount] = await atProvider(intent);
    expect(await atProvider(intent)).toHaveLength(1);
    expect(await show(orderNo)).toMatchObject({ refunds: [{ state: "done" }], moneyBackCents: amount });
    expect((await booksOf(orderNo)).refunds).toBe(amount);
    expect(await newsOf(orderNo)).toHaveLength(1);
  });

  it("is booked by the provider's event when our own booking never came", async () => {
    const { orderNo, lineId } = await ordered(2);
    payments.readMoneyBack = () => Promise.reject(new Error("the process died here"));
    await provider("/stripe/control/deliveries", { mode: "off" });
    await refund(orderNo, lineId, 1);
    await shop.api.settle();
    Object.assign(payments, real);
    await sweepMoneyBack(shop.api.services);
    await shop.api.settle();
    await makeMessagesDue(shop.database);
    await shop.api.settle();
    expect((await show(orderNo)).refunds).toMatchObject([{ state: "done" }]);
    expect(await newsOf(orderNo)).toHaveLength(1);
  });

  it("that the provider refuses is marked as failed, and can be tried again", async () => {
    const { orderNo, lineId, intent, order } = await ordered(2);
    const { value } = (await refund(orderNo, lineId, 1)).body;
    await shop.api.settle();
    // The rest goes back at the provider itself, without its event.
    await provider("/stripe/control/deliveries", { mode: "off" });
    await provider("/v1/refunds", { payment_intent: intent });
    await refund(orderNo, lineId, 1);
    await shop.api.settle();
    const failed = await show(orderNo);
    expect(failed.refunds.map((one: { state: string }) => one.state)).toEqual(["done", "failed"]);
    expect(failed.lines[0]).toMatchObject({ canceled: 2, refunded: 1, refundedCents: value.refunds[0].amountCents });
    await sweepMoneyBack(shop.api.services);
    expect((await show(orderNo)).moneyBackCents).toBe(order.totalCents);
    const again = await refund(orderNo, lineId, 1);
    expect([again.body.code, again.body.messages?.[0]]).toEqual(["office_refund_amount", expect.stringContaining("$0.00")]);
  });

  it("that the bank sends back later counts no longer", async () => {
    const { orderNo, lineId } = await ordered(2);
    await refund(orderNo, lineId, 1);
    await shop.api.settle();
    const { providerRef } = (await show(orderNo)).refunds[0];
    await provider(`/stripe/control/refunds/${providerRef}/fail`, {});
    await hooksArrive();
    const after = await show(orderNo);
    expect(after).toMatchObject({ moneyBackCents: 0, refunds: [{ state: "failed" }] });
    expect(after.lines[0]).toMatchObject({ refunded: 0, canceled: 1 });
    await refund(orderNo, lineId, 1);
    await shop.api.settle();
    expect((await show(orderNo)).refunds[1]).toMatchObject({ state: "done" });
  });

  it("waits for the capture", async () => {
    const { orderNo, lineId } = await ordered(1, { isCaptured: false });
    expect((await refund(orderNo, lineId, 1)).body.code).toBe("office_not_captured");
    await makeMessagesDue(shop.database);
    await shop.api.settle();
    expect((await refund(orderNo, lineId, 1)).status).toBe(200);
  });

  it("needs its idempotency key", async () => {
    const { orderNo, lineId } = await ordered(1);
    const answer = await shop.call("office/refundlines", { orderNo, lines: [{ lineId, units: 1 }], shipped: false }, staff);
    expect(answer.body.code).toBe("idempotency_required");
  });
});

describe("a canceled order", () => {
  it("gets all its money back once, frees its stock, and takes no further change", async () => {
    const { orderNo, order, lineId, itemNo, intent } = await ordered(3, { language: "es" });
    const reserved = await reservedOf(itemNo);
    await act("picklines", { orderNo, lines: [{ lineId, units: 1 }] });
    await refund(orderNo, lineId, 1);
    await shop.api.settle();
    const canceled = await Promise.all([act("cancelorder", { orderNo }), act("cancelorder", { orderNo })]);
    expect(canceled.map((one) => one.body.code ?? "ok").sort()).toEqual(["office_canceled", "ok"]);
    await shop.api.settle();
    await hooksArrive();
    expect((await atProvider(intent)).reduce((sum, one) => sum + one, 0)).toBe(order.totalCents);
    expect(await show(orderNo)).toMatchObject({
      status: "canceled",
      payments: [{ status: "refunded" }],
      moneyBackCents: order.totalCents,
      lines: [{ canceled: 3, picked: 0, refunded: 3 }, { canceled: 3 }],
    });
    expect(await booksOf(orderNo)).toMatchObject({ cash: 0, refunds: order.totalCents, receivable: 0 });
    expect(await reservedOf(itemNo)).toBe(reserved - 3);
    expect((await act("picklines", { orderNo, lines: [{ lineId, units: 1 }] })).body.code).toBe("office_canceled");
    const [mail] = await newsOf(orderNo);
    expect([mail?.subject, mail?.text]).toEqual([`Su pedido ${orderNo} está cancelado`, expect.stringContaining("Le devolvimos")]);
  });

  it("is voided while its payment is only authorized, and never charged", async () => {
    const { orderNo, order, intent } = await ordered(2, { isCaptured: false });
    payments.cancel = () => Promise.reject(new Error("the provider is away"));
    await act("cancelorder", { orderNo, reason: "Out of that shade" });
    await makeMessagesDue(shop.database);
    await shop.api.settle();
    // The pending capture captures nothing.
    expect((await provider(`/v1/payment_intents/${intent}`)) as object).toMatchObject({ status: "requires_capture" });
    Object.assign(payments, real);
    await makeMessagesDue(shop.database);
    await shop.api.settle();
    const after = await show(orderNo);
    expect(after).toMatchObject({
      status: "canceled",
      payments: [{ status: "canceled" }],
      moneyBackCents: 0,
      refunds: [{ state: "voided" }],
    });
    expect((await provider(`/v1/payment_intents/${intent}`)) as object).toMatchObject({ status: "canceled" });
    expect(await atProvider(intent)).toEqual([]);
    expect(await booksOf(orderNo)).toEqual({ receivable: 0, sales: 0, tax: 0, delivery: 0 });
    const [mail] = await newsOf(orderNo);
    expect(mail?.text).toContain("You weren't charged");
    expect(order.totalCents).toBeGreaterThan(0);
  });

  it("that was captured before a crash kept it from the books is still booked and refunded", async () => {
    const { orderNo, order, intent } = await ordered(2, { isCaptured: false });
    await provider(`/v1/payment_intents/${intent}/capture`, {});
    await act("cancelorder", { orderNo });
    await makeMessagesDue(shop.database);
    await shop.api.settle();
    expect(await show(orderNo)).toMatchObject({ payments: [{ status: "refunded" }], moneyBackCents: order.totalCents });
    expect(await booksOf(orderNo)).toMatchObject({ cash: 0, receivable: 0, refunds: order.totalCents });
  });

  it("is refused once a part was handed over", async () => {
    const { orderNo, lineId } = await ordered(2);
    await ship(orderNo, lineId, 1);
    const answer = await act("cancelorder", { orderNo });
    expect([answer.status, answer.body.code]).toEqual([409, "office_shipped"]);
  });
});

it("leaves books, payments and stock in agreement after all of this", async () => {
  const findings = await examineBooks(shop.database);
  expect(findings.filter((one) => one.problem !== null)).toEqual([]);
});
