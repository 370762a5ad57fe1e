import { makeMessagesDue, messagesOf, ofKind } from "@azulejo/testing/messages.ts";
import { booksOf, placeOrder, staffHeaders } from "@azulejo/testing/office.ts";
import { openShopForFile } from "@azulejo/testing/open-test-shop.ts";
import { boxInReno, mailsTo } from "@azulejo/testing/people.ts";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { addDays, todayOf } from "../../../domain/day.ts";
import { sweepDelays } from "./sweep-delays.ts";

const shop = await openShopForFile();
const { payments } = shop.api.services;
const real = { ...payments };
const DAY_MS = 86_400_000;

let staff: Record<string, string>;
beforeAll(async () => {
  staff = await staffHeaders(shop);
});
beforeEach(async () => {
  await fetch(`${shop.sandbox.url}/mail/api/messages`, { method: "DELETE" });
});
afterEach(() => {
  Object.assign(payments, real);
  shop.setNow(new Date());
});

let offset = 0;
async function ordered({ language = "en", isCaptured = true } = {}) {
  if (!isCaptured) payments.capture = () => Promise.reject(new Error("the provider is away"));
  const itemNo = await boxInReno(shop, offset++);
  let other = itemNo;
  while (other === itemNo) other = await boxInReno(shop, offset++);
  const items = [itemNo, other].map((one) => ({ itemNo: one, quantity: 2, fulfilmentType: "DLVR" as const }));
  const orderNo = await placeOrder(shop, items, { language });
  await shop.api.settle();
  Object.assign(payments, real);
  const { receiptKey } = await shop.database.query
    .selectFrom("customerOrder")
    .select("receiptKey")
    .where("orderNo", "=", orderNo)
    .executeTakeFirstOrThrow();
  const order = await show(orderNo);
  const [first, second] = order.lines;
  return { orderNo, order, receiptId: receiptKey, first, second, promisedOn: first.promisedOn as string };
}
const key = () => ({ "idempotency-key": crypto.randomUUID() });
const show = async (orderNo: number) => (await shop.call(`office/order?orderNo=${orderNo}`, undefined, staff)).body.value;
const move = (orderNo: number, promisedOn: string, more: object = {}, headers = key()) =>
  shop.call("office/movepromises", { orderNo, promisedOn, reason: "container", ...more }, { ...staff, ...headers });
const read = (which: object, language = "en") => shop.call("customer/getdelay", which, { "accept-language": language });
const answer = (which: object, choice: "wait" | "cancel", headers = key()) =>
  shop.call("customer/answerdelay", { ...which, answer: choice }, headers);
const delayMails = async () => (await mailsTo(shop, "ana@example.test")).filter((mail) => /delay\/[\w-]+#wait/.test(mail.html ?? ""));
const slugIn = (mail: { html: string | null } | undefined) => ({ slug: /delay\/([\w-]+)#wait/.exec(mail?.html ?? "")?.[1] ?? "" });
/** The link of the newest message. */
async function newestLink() {
  await shop.api.settle();
  return slugIn((await delayMails())[0]);
}
/** Lets something happen after the last day to answer. Tokens of staff are valid again afterwards. */
async function afterDeadline<T>(happen: () => Promise<T>): Promise<T> {
  shop.setNow(new Date(Date.now() + 40 * DAY_MS));
  const result = await happen();
  shop.setNow(new Date());
  return result;
}
const sweepLate = () => afterDeadline(() => sweepDelays(shop.api.services));

describe("a promised date that moves", () => {
  it("asks the customer once, with the new date, the reason and both choices", async () => {
    const { orderNo, order, first, promisedOn } = await ordered();
    const later = addDays(promisedOn, 10);
    const note = { en: "The ship left port late.", es: "El barco salió tarde del puerto." };
    const once = key();
    const answers = await Promise.all([1, 2].map(() => move(orderNo, later, { lineIds: [first.lineId], note }, once)));
    expect(answers.map((one) => one.status).sort()).toEqual(
      [200, 200].map((one, index) => (answers[index]?.status === 409 ? 409 : one)).sort(),
    );
    await move(orderNo, later, { lineIds: [first.lineId], note }, once);
    const [mail, ...others] = await delayMails();
    expect(others).toEqual([]);
    expect(mail?.text).toContain("The ship left port late.");
    expect(mail?.text).toContain("The shipment that brings them to us is late.");
    const delay = (await read(slugIn(mail))).body.value;
    expect(delay).toMatchObject({ status: "open", orderNo, promisedOn: later, reason: "container", note: note.en });
    expect(delay.lines).toMatchObject([{ lineId: first.lineId, units: 2, agreedOn: promisedOn }]);
    expect(delay.refund.goodsCents).toBe(order.lines[0].goodsCents);
    const after = await show(orderNo);
    expect(after.lines).toMatchObject([{ promisedOn: later, promiseReason: { kind: "container" } }, { promisedOn }]);
    expect(after.promiseMoves).toMatchObject([{ by: "staff@demo.test", fromOn: promisedOn, toOn: later, outcome: "asked", note }]);
  });

  it("asks nobody within the promised days", async () => {
    const { orderNo, promisedOn } = await ordered();
    await move(orderNo, addDays(promisedOn, -1));
    expect((await show(orderNo)).promiseMoves).toMatchObject([{ outcome: "none" }, { outcome: "none" }]);
    await move(orderNo, promisedOn);
    await shop.api.settle();
    // An earlier date has been promised since, so going back to the first date is a delay again.
    expect((await delayMails()).length).toBe(1);
  });

  it("can't move lines that are picked, handed over or in the past", async () => {
    const { orderNo, first, second, promisedOn } = await ordered();
    await shop.call("office/picklines", { orderNo, lines: [{ lineId: first.lineId, units: 1 }] }, { ...staff, ...key() });
    expect((await move(orderNo, addDays(promisedOn, 5), { lineIds: [first.lineId] })).body.code).toBe("office_promise_started");
    expect((await move(orderNo, addDays(todayOf(new Date(), "America/Los_Angeles"), -2))).body.code).toBe("office_promise_past");
    const after = (await move(orderNo, addDays(promisedOn, 5))).body.value;
    expect(after.promiseMoves.map((one: { lineId: number }) => one.lineId)).toEqual([second.lineId]);
  });

  it("moves every open line of an item, and goes on after a crash", async () => {
    const a = await ordered();
    const itemNo = a.first.itemNo;
    const b = await placeOrder(shop, [{ itemNo, quantity: 1, fulfilmentType: "DLVR" }]);
    await shop.api.settle();
    const later = addDays(a.promisedOn, 12);
    const input = { itemNo, promisedOn: later, reason: "container" };
    const { value } = (await shop.call("office/moveitempromises", input, { ...staff, ...key() })).body;
    expect(value.asked).toEqual(expect.arrayContaining([a.orderNo, b]));
    await shop.api.settle();
    expect((await delayMails()).filter((mail) => [a.orderNo, b].some((no) => mail.subject.includes(String(no)))).length).toBe(2);
    expect((await show(a.orderNo)).lines[1].promisedOn).toBe(a.promisedOn);
  });
});

describe("a customer who is asked", () => {
  it("waits: the new date becomes the promise", async () => {
    const { orderNo, promisedOn, receiptId } = await ordered();
    const later = addDays(promisedOn, 8);
    await move(orderNo, later);
    const link = await newestLink();
    expect((await answer(link, "wait")).body.value.status).toBe("waited");
    expect((await answer(link, "wait")).body.value.status).toBe("waited");
    expect((await answer(link, "cancel")).body.code).toBe("customer_delay_closed");
    await sweepLate();
    const after = await show(orderNo);
    expect(after).toMatchObject({ status: "open", refunds: [], delays: [] });
    expect(after.events.map((one: { kind: string }) => one.kind)).toContain("delay_accepted");
    expect((await shop.call(`customer/getreceiptmodel?id=${receiptId}`)).body.value.delays).toEqual([]);
    // The law gives no time after a date that was agreed to once.
    await move(orderNo, addDays(later, 10));
    expect((await show(orderNo)).delays[0].answerBy <= later).toBe(true);
  });

  it("cancels what slipped and gets exactly that back; the rest of the order stays", async () => {
    const { orderNo, first, promisedOn } = await ordered({ language: "es" });
    await move(orderNo, addDays(promisedOn, 8), { lineIds: [first.lineId] });
    const link = await newestLink();
    const shown = (await read(link)).body.value;
    const once = key();
    const twice = await Promise.all([answer(link, "cancel", once), answer(link, "cancel", once)]);
    expect(twice.some((one) => one.status === 200)).toBe(true);
    await shop.api.settle();
    const after = await show(orderNo);
    expect(after).toMatchObject({ status: "open", moneyBackCents: shown.refund.refundCents, refunds: [{ state: "done" }] });
    expect(after.lines).toMatchObject([{ canceled: 2 }, { canceled: 0 }]);
    expect(await booksOf(shop, orderNo)).toMatchObject({ refunds: shown.refund.refundCents });
    expect((await answer(link, "wait")).body.code).toBe("customer_delay_closed");
    expect((await read(link)).body.value).toMatchObject({ status: "canceled", refund: null });
  });

  it("answers in two tabs at once: the first decides", async () => {
    const { orderNo, promisedOn } = await ordered();
    await move(orderNo, addDays(promisedOn, 8));
    const link = await newestLink();
    const [wait, cancel] = await Promise.all([answer(link, "wait"), answer(link, "cancel")]);
    await shop.api.settle();
    const after = await show(orderNo);
    expect([wait.status, cancel.status].sort()).toEqual([200, 409]);
    expect(after.status).toBe(wait.status === 200 ? "open" : "canceled");
    expect(after.refunds.length).toBe(wait.status === 200 ? 0 : 1);
  });

  it("answers while the deadline passes: never both", async () => {
    const { orderNo, promisedOn } = await ordered();
    await move(orderNo, addDays(promisedOn, 8));
    const link = await newestLink();
    const [taken] = await afterDeadline(() => Promise.all([answer(link, "wait"), sweepDelays(shop.api.services)]));
    await shop.api.settle();
    const after = await show(orderNo);
    expect(after.refunds.length).toBe(taken.status === 200 ? 0 : 1);
    expect(after.status).toBe(taken.status === 200 ? "open" : "canceled");
  });

  it("answers on the order's page too, but not on somebody else's", async () => {
    const { orderNo, promisedOn, receiptId } = await ordered();
    await move(orderNo, addDays(promisedOn, 8));
    const [open] = (await shop.call(`customer/getreceiptmodel?id=${receiptId}`)).body.value.delays;
    const other = await ordered();
    expect((await answer({ receiptId: other.receiptId, delayId: open.delayId }, "wait")).body.code).toBe("customer_delay_unknown");
    expect((await answer({ receiptId, delayId: open.delayId }, "wait")).body.value.status).toBe("waited");
  });
});

describe("nobody answers", () => {
  it("cancels and refunds once the time is over, and says why", async () => {
    const { orderNo, order, promisedOn } = await ordered();
    await move(orderNo, addDays(promisedOn, 8));
    await shop.api.settle();
    await sweepDelays(shop.api.services);
    expect((await show(orderNo)).delays.length).toBe(1);
    await afterDeadline(() => Promise.all([sweepDelays(shop.api.services), sweepDelays(shop.api.services)]));
    await shop.api.settle();
    const after = await show(orderNo);
    expect(after).toMatchObject({ status: "canceled", moneyBackCents: order.totalCents, refunds: [{ state: "done" }] });
    expect(after.events.find((one: { kind: string }) => one.kind === "canceled")).toMatchObject({ actor: "system" });
    const mails = await mailsTo(shop, "ana@example.test");
    expect(mails.find((mail) => mail.subject.includes("canceled"))?.text).toContain("no answer from you");
  });

  it("is asked again about a later slip instead, and the earlier link says so", async () => {
    const { orderNo, first, second, promisedOn } = await ordered();
    await move(orderNo, addDays(promisedOn, 8));
    const early = await newestLink();
    await fetch(`${shop.sandbox.url}/mail/api/messages`, { method: "DELETE" });
    await move(orderNo, addDays(promisedOn, 15), { lineIds: [first.lineId] });
    const late = await newestLink();
    expect((await read(early)).body.value.lines).toMatchObject([{ lineId: second.lineId }]);
    expect((await read(late)).body.value.lines).toMatchObject([{ lineId: first.lineId, agreedOn: promisedOn }]);
    await move(orderNo, addDays(promisedOn, 20), { lineIds: [second.lineId] });
    expect((await read(early)).body.value.status).toBe("replaced");
    expect((await answer(early, "wait")).body.code).toBe("customer_delay_closed");
  });

  it("is asked no more once the date holds after all, or the goods are picked", async () => {
    const { orderNo, first, second, promisedOn } = await ordered();
    await move(orderNo, addDays(promisedOn, 8));
    const link = await newestLink();
    await move(orderNo, promisedOn, { lineIds: [first.lineId] });
    await shop.call("office/picklines", { orderNo, lines: [{ lineId: second.lineId, units: 2 }] }, { ...staff, ...key() });
    expect((await read(link)).body.value.status).toBe("started");
    await sweepLate();
    expect(await show(orderNo)).toMatchObject({ status: "open", refunds: [] });
  });

  it("hears once that a delayed date is back on, in the order's language, and not after it moved again", async () => {
    const { orderNo, promisedOn, first } = await ordered({ language: "es" });
    const backOn = async () => (await mailsTo(shop, "ana@example.test")).filter((mail) => mail.subject.includes("está de nuevo a tiempo"));
    await move(orderNo, addDays(promisedOn, 8));
    const link = await newestLink();
    const once = key();
    await move(orderNo, promisedOn, {}, once);
    await move(orderNo, promisedOn, {}, once);
    await move(orderNo, promisedOn, { reason: "carrier" });
    await shop.api.settle();
    const [mail, ...others] = await backOn();
    expect(others).toEqual([]);
    expect(mail?.text).toContain(first.itemNo);
    expect(mail?.text).toContain("No tiene que elegir nada");
    expect((await read(link)).body.value.status).toBe("withdrawn");
    expect((await show(orderNo)).delays).toEqual([]);
    await sweepLate();
    expect(await show(orderNo)).toMatchObject({ status: "open", refunds: [] });
  });

  it("hears it after agreeing to wait as well, for the date before, and for nothing in between", async () => {
    const { orderNo, promisedOn } = await ordered();
    const backOn = async () => {
      await shop.api.settle();
      return (await mailsTo(shop, "ana@example.test")).filter((mail) => mail.subject.includes("back on schedule")).length;
    };
    await move(orderNo, addDays(promisedOn, 8));
    await answer(await newestLink(), "wait");
    await move(orderNo, addDays(promisedOn, 4));
    expect(await backOn()).toBe(0);
    await move(orderNo, promisedOn);
    expect(await backOn()).toBe(1);
    await move(orderNo, addDays(promisedOn, -1));
    expect(await backOn()).toBe(1);
  });

  it("sends no message that a date is back on once it has moved again", async () => {
    const { orderNo, promisedOn } = await ordered();
    await move(orderNo, addDays(promisedOn, 8));
    await shop.api.settle();
    const { query } = shop.database;
    const { id: orderId } = await query.selectFrom("customerOrder").select("id").where("orderNo", "=", orderNo).executeTakeFirstOrThrow();
    const lineIds = (await show(orderNo)).lines.map((line: { lineId: number }) => line.lineId);
    const stale = { orderId, promisedOn, lineIds };
    await shop.api.services.outbox.enqueue(query, [{ kind: "mail.delayOver", key: `stale:${orderNo}`, payload: stale }]);
    await shop.api.settle();
    expect((await mailsTo(shop, "ana@example.test")).filter((mail) => mail.subject.includes("back on"))).toEqual([]);
  });

  it("sends no message that is out of date when it leaves", async () => {
    const { orderNo, promisedOn } = await ordered();
    await move(orderNo, addDays(promisedOn, 8));
    await move(orderNo, addDays(promisedOn, 9));
    await shop.api.settle();
    const mine = (await delayMails()).filter((mail) => mail.subject.includes(String(orderNo)));
    const open = (await show(orderNo)).delays;
    expect(open.length).toBe(1);
    // The first may have left before the second was written.
    expect(mine.length).toBeLessThanOrEqual(2);
    expect((await read(slugIn(mine[0]))).body.value.promisedOn).toBe(addDays(promisedOn, 9));
  });

  it("tries a refund again that the provider didn't hear of, and makes it once", async () => {
    const { orderNo, order, first, promisedOn } = await ordered();
    await move(orderNo, addDays(promisedOn, 8), { lineIds: [first.lineId] });
    const link = await newestLink();
    let calls = 0;
    payments.refund = async (...args) => {
      calls += 1;
      if (calls === 1) throw new Error("the provider is away");
      await real.refund(...args);
      if (calls === 2) throw new Error("the answer was lost");
    };
    await answer(link, "cancel");
    for (let round = 0; round < 4; round++) {
      await makeMessagesDue(shop.database);
      await shop.api.settle();
    }
    const after = await show(orderNo);
    expect(after.refunds).toMatchObject([{ state: "done" }]);
    expect(after.moneyBackCents).toBe(after.refunds[0].amountCents);
    expect(after.moneyBackCents).toBeLessThan(order.totalCents);
    expect(calls).toBeGreaterThan(1);
  });

  it("waits with a part of an order whose payment is under way, and cancels it later", async () => {
    const { orderNo, first, promisedOn } = await ordered({ isCaptured: false });
    await move(orderNo, addDays(promisedOn, 8), { lineIds: [first.lineId] });
    payments.capture = () => Promise.reject(new Error("the provider is away"));
    await sweepLate();
    expect((await show(orderNo)).delays.length).toBe(1);
    Object.assign(payments, real);
    await makeMessagesDue(shop.database);
    await shop.api.settle();
    await sweepLate();
    await shop.api.settle();
    expect(await show(orderNo)).toMatchObject({ lines: [{ canceled: 2 }, { canceled: 0 }], refunds: [{ state: "done" }] });
  });
});

it("keeps link and message together: neither is there without the other", async () => {
  const { orderNo, promisedOn } = await ordered();
  const { outbox } = shop.api.services;
  const { enqueue } = outbox;
  outbox.enqueue = () => Promise.reject(new Error("the process was killed"));
  const once = key();
  expect((await move(orderNo, addDays(promisedOn, 8), {}, once)).status).toBe(500);
  outbox.enqueue = enqueue;
  expect((await show(orderNo)).promiseMoves).toEqual([]);
  expect(
    (await messagesOf(shop.database, ofKind("mail.delay"))).filter((one) => JSON.stringify(one.payload).includes(`:${orderNo},`)),
  ).toEqual([]);
  expect((await move(orderNo, addDays(promisedOn, 8))).status).toBe(200);
  expect((await show(orderNo)).delays.length).toBe(1);
});
