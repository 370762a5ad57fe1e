import { booksOf, placeOrder, staffHeaders } from "@azulejo/testing/office.ts";
import { openShopForFile } from "@azulejo/testing/open-test-shop.ts";
import { bearer, boxInReno, demoPerson, mailsTo } from "@azulejo/testing/people.ts";
import { afterEach, beforeAll, describe, expect, it } from "vitest";

const shop = await openShopForFile();
const { payments } = shop.api.services;
const real = { ...payments };

let staff: Record<string, string>;
beforeAll(async () => {
  staff = await staffHeaders(shop);
});
afterEach(() => {
  Object.assign(payments, real);
});

let offset = 0;
async function ordered(quantity: number, language = "en", isCaptured = true) {
  if (!isCaptured) payments.capture = () => Promise.reject(new Error("the provider is away"));
  const itemNo = await boxInReno(shop, offset++);
  let other = itemNo;
  while (other === itemNo) other = await boxInReno(shop, offset++);
  const orderNo = await placeOrder(
    shop,
    [itemNo, other].map((one) => ({ itemNo: one, quantity, fulfilmentType: "DLVR" as const })),
    { language },
  );
  await shop.api.settle();
  Object.assign(payments, real);
  const { receiptKey } = await shop.database.query
    .selectFrom("customerOrder")
    .select("receiptKey")
    .where("orderNo", "=", orderNo)
    .executeTakeFirstOrThrow();
  const order = await show(orderNo);
  return { orderNo, order, id: receiptKey, lineIds: order.lines.map((line: { lineId: number }) => line.lineId) as [number, number] };
}
const show = async (orderNo: number) => (await shop.call(`office/order?orderNo=${orderNo}`, undefined, staff)).body.value;
const receiptOf = async (id: string, headers = {}) => (await shop.call(`customer/getreceiptmodel?id=${id}`, undefined, headers)).body.value;
const preview = (id: string, lines?: object[], headers = {}) => shop.call("customer/previewcancellation", { id, lines }, headers);
const cancel = (id: string, more: object = {}, key: string = crypto.randomUUID(), headers = {}) =>
  shop.call("customer/cancelorder", { id, ...more }, { "idempotency-key": key, ...headers });
const pick = (orderNo: number, lineId: number, units: number) =>
  shop.call("office/picklines", { orderNo, lines: [{ lineId, units }] }, { ...staff, "idempotency-key": crypto.randomUUID() });
const reservedBy = async (orderNo: number): Promise<number> => {
  const row = await shop.database.query
    .selectFrom("lot")
    .innerJoin("orderLineLot", "orderLineLot.lotId", "lot.id")
    .innerJoin("orderLine", "orderLine.id", "orderLineLot.orderLineId")
    .innerJoin("customerOrder", "customerOrder.id", "orderLine.orderId")
    .select((of) => of.fn.sum<number>("reserved").as("reserved"))
    .where("orderNo", "=", orderNo)
    .executeTakeFirstOrThrow();
  return Number(row.reserved);
};
const newsOf = async (orderNo: number) => {
  const mails = await mailsTo(shop, "ana@example.test");
  return mails.filter((mail) => mail.subject.includes(String(orderNo)) && !/^(?:Your order \d+ at|Su pedido \d+ en) /.test(mail.subject));
};

const settingsEmail = async (): Promise<string> => {
  const { settings } = await shop.database.query.selectFrom("storefront").select("settings").where("id", "=", 1).executeTakeFirstOrThrow();
  return (settings as { email: string }).email;
};
const staffMails = async (orderNo: number) =>
  (await mailsTo(shop, await settingsEmail())).filter(({ subject }) => subject.includes(String(orderNo)) && !/^New order/.test(subject));

describe("the shop's staff", () => {
  it("get one email, in the shop's language, with the lines that a customer canceled and the refund", async () => {
    const { orderNo, order, id, lineIds } = await ordered(3, "es");
    const [line] = order.lines;
    const key = crypto.randomUUID();
    const part = { lines: [{ lineId: lineIds[0], units: 1 }], reason: "<script>alert(1)</script> =1+1" };
    await Promise.all([cancel(id, part, key), cancel(id, part, key)]);
    await cancel(id, part, key);
    await shop.api.settle();
    const [mail, ...more] = await staffMails(orderNo);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe(`Order ${orderNo}: the customer canceled items`);
    expect(mail?.text).toContain(`1 box: ${line.itemNo}, ${line.name}`);
    expect(mail?.text).toContain("Refund: $");
    expect(mail?.html).not.toContain("<script>alert");
    expect(mail?.text).toContain("Reason: <script>");
    await cancel(id, { reason: "Wrong color" });
    await shop.api.settle();
    const all = await staffMails(orderNo);
    expect(all.map(({ subject }) => subject).sort()).toEqual([
      `Order ${orderNo} canceled by the customer`,
      `Order ${orderNo}: the customer canceled items`,
    ]);
    expect(all.find(({ subject }) => subject.includes("canceled by"))?.text).toContain("2 boxes");
  });

  it("are not told about a refused cancellation, nor by this email about their own", async () => {
    const { orderNo, id, lineIds } = await ordered(2);
    expect((await cancel(id, { lines: [{ lineId: lineIds[0], units: 99 }] })).body.success).toBe(false);
    await shop.call("office/cancelorder", { orderNo }, { ...staff, "idempotency-key": crypto.randomUUID() });
    await shop.api.settle();
    expect((await show(orderNo)).status).toBe("canceled");
    expect(await staffMails(orderNo)).toEqual([]);
  });
});

describe("a customer who cancels the whole order", () => {
  it("sees first what comes back, then gets it back, and the staff see who canceled and why", async () => {
    const { orderNo, order, id } = await ordered(3);
    const reserved = await reservedBy(orderNo);
    const { value } = (await preview(id)).body;
    expect(value).toMatchObject({ endsOrder: true, isCharged: true, refundCents: order.totalCents, creditCents: 0 });
    expect(value.goodsCents + value.deliveryCents + value.taxCents).toBe(order.totalCents);
    expect((await show(orderNo)).status).toBe("open");
    expect((await cancel(id, { reason: "Wrong color" })).body.value).toEqual({ done: true });
    await shop.api.settle();
    const after = await show(orderNo);
    expect(after).toMatchObject({
      status: "canceled",
      moneyBackCents: order.totalCents,
      refunds: [{ state: "done", reason: "Wrong color" }],
    });
    expect(after.events[0]).toMatchObject({ kind: "canceled", actor: "customer", by: null, reason: "Wrong color" });
    expect(await reservedBy(orderNo)).toBe(reserved - 6);
    expect(await booksOf(shop, orderNo)).toMatchObject({ cash: 0, refunds: order.totalCents });
    const [mail, ...others] = await newsOf(orderNo);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe(`Your order ${orderNo} has been canceled`);
    expect(mail?.text).toContain("as you asked");
    expect(mail?.text).toContain("Visa ending in 4242");
    expect(await receiptOf(id)).toMatchObject({ isCanceled: true, cancelableBy: "nobody", refundedCents: order.totalCents });
    expect((await cancel(id)).body.code).toBe("customer_cancel_done");
  });

  it("is not charged at all when the payment was only authorized", async () => {
    const { orderNo, order, id, lineIds } = await ordered(1, "en", false);
    expect((await preview(id)).body.value).toMatchObject({ isCharged: false, refundCents: order.totalCents });
    expect((await cancel(id, { lines: [{ lineId: lineIds[0], units: 1 }] })).body.code).toBe("customer_cancel_unpaid");
    expect((await cancel(id)).status).toBe(200);
    await shop.api.settle();
    expect(await show(orderNo)).toMatchObject({ status: "canceled", payments: [{ status: "canceled" }], refunds: [{ state: "voided" }] });
  });
});

describe("a customer who cancels a part", () => {
  it("gets back that part's price, tax and delivery, and hears of it in the order's language", async () => {
    const { orderNo, order, id, lineIds } = await ordered(4, "es");
    const lines = [{ lineId: lineIds[0], units: 3 }];
    const { value } = (await preview(id, lines)).body;
    expect(value).toMatchObject({ endsOrder: false, lines: [{ lineId: lineIds[0], units: 3 }] });
    expect(value.goodsCents).toBe(Math.round((order.lines[0].goodsCents * 3) / 4));
    expect(value.deliveryCents).toBeGreaterThan(0);
    await cancel(id, { lines });
    await shop.api.settle();
    expect(await show(orderNo)).toMatchObject({
      status: "open",
      moneyBackCents: value.refundCents,
      lines: [{ canceled: 3 }, { canceled: 0 }],
    });
    expect((await receiptOf(id)).progress).toMatchObject([{ cancelable: 1 }, { cancelable: 4 }]);
    const [mail] = await newsOf(orderNo);
    expect(mail?.subject).toMatch(/^Le reembolsamos /);
    expect(mail?.text).toContain("Usted canceló estos artículos");
  });

  it("in parts ends the order with the last one, and gets back every cent", async () => {
    const { orderNo, order, id, lineIds } = await ordered(3);
    await cancel(id, { lines: [{ lineId: lineIds[0], units: 1 }] });
    await cancel(id, { lines: [{ lineId: lineIds[1], units: 3 }] });
    await shop.api.settle();
    expect((await preview(id, [{ lineId: lineIds[0], units: 2 }])).body.value.endsOrder).toBe(true);
    await cancel(id, { lines: [{ lineId: lineIds[0], units: 2 }] });
    await shop.api.settle();
    expect(await show(orderNo)).toMatchObject({ status: "canceled", moneyBackCents: order.totalCents });
    expect(await booksOf(shop, orderNo)).toMatchObject({ cash: 0, refunds: order.totalCents });
  });

  it("cannot cancel more than is left, nor a line of another order", async () => {
    const { id, lineIds } = await ordered(2);
    const { lineIds: others } = await ordered(1);
    for (const lines of [
      [{ lineId: lineIds[0], units: 3 }],
      [
        { lineId: lineIds[0], units: 1 },
        { lineId: lineIds[0], units: 2 },
      ],
      [{ lineId: others[0], units: 1 }],
    ])
      expect((await cancel(id, { lines })).body.code).toBe("customer_cancel_left");
  });
});

describe("two changes at the same moment", () => {
  it("from a double click cancel once", async () => {
    const { orderNo, id, lineIds } = await ordered(4);
    const key = crypto.randomUUID();
    const lines = [{ lineId: lineIds[0], units: 1 }];
    await Promise.all([cancel(id, { lines }, key), cancel(id, { lines }, key)]);
    await shop.database.query.deleteFrom("idempotency").execute();
    expect((await cancel(id, { lines }, key)).body.value).toEqual({ done: true });
    await shop.api.settle();
    expect(await show(orderNo)).toMatchObject({ lines: [{ canceled: 1 }, {}], refunds: [{ state: "done" }] });
  });

  it("cancel the remaining units in one tab, and refuse the second", async () => {
    const { orderNo, id, lineIds } = await ordered(2);
    const lines = [{ lineId: lineIds[0], units: 2 }];
    const answers = await Promise.all([cancel(id, { lines }), cancel(id, { lines })]);
    expect(answers.map((one) => one.body.code ?? "ok").sort()).toEqual(["customer_cancel_left", "ok"]);
    expect((await show(orderNo)).lines[0].canceled).toBe(2);
  });

  it("let either the staff pick or the customer cancel, never both", async () => {
    for (const isStaffFirst of [true, false]) {
      const { orderNo, id, lineIds } = await ordered(2);
      const acts = [() => pick(orderNo, lineIds[0], 2), () => cancel(id, { lines: [{ lineId: lineIds[0], units: 2 }] })];
      const answers = await Promise.all((isStaffFirst ? acts : acts.reverse()).map((act) => act()));
      const codes = answers.map((one) => one.body.code ?? "ok");
      expect(codes.filter((code) => code === "ok")).toHaveLength(1);
      expect(["customer_cancel_left", "office_pick_left"]).toContain(codes.find((code) => code !== "ok"));
      const [line] = (await show(orderNo)).lines;
      expect(line.picked + line.canceled).toBe(2);
    }
  });
});

describe("what the staff have started on", () => {
  it("stays, while the other lines can be canceled", async () => {
    const { orderNo, id, lineIds } = await ordered(2);
    await pick(orderNo, lineIds[0], 1);
    expect((await receiptOf(id)).progress).toMatchObject([{ cancelable: 0 }, { cancelable: 2 }]);
    expect((await cancel(id)).body.code).toBe("customer_cancel_started");
    expect((await cancel(id, { lines: [{ lineId: lineIds[0], units: 1 }] })).body.code).toBe("customer_cancel_left");
    expect((await cancel(id, { lines: [{ lineId: lineIds[1], units: 2 }] })).status).toBe(200);
    expect((await show(orderNo)).status).toBe("open");
  });
});

describe("an order of an account", () => {
  it("is canceled only by that account, which the staff see by name", async () => {
    const { orderNo, id } = await ordered(1);
    const { pair } = await demoPerson(shop, "homeowner@demo.test");
    const { pair: other } = await demoPerson(shop, "designer@demo.test");
    const owner = await shop.database.query
      .selectFrom("account")
      .select("id")
      .where("emailKey", "=", "homeowner@demo.test")
      .executeTakeFirstOrThrow();
    await shop.database.query.updateTable("customerOrder").set({ accountId: owner.id }).where("receiptKey", "=", id).execute();
    for (const headers of [{}, bearer(other)]) {
      expect((await preview(id, undefined, headers)).body.code).toBe("customer_cancel_sign_in");
      expect((await cancel(id, {}, crypto.randomUUID(), headers)).body.code).toBe("customer_cancel_sign_in");
      expect((await receiptOf(id, headers)).cancelableBy).toBe("account");
    }
    expect((await receiptOf(id, bearer(pair))).cancelableBy).toBe("caller");
    expect((await cancel(id, {}, crypto.randomUUID(), bearer(pair))).status).toBe(200);
    expect((await show(orderNo)).events[0]).toMatchObject({ actor: "customer", by: "homeowner@demo.test" });
  });
});
