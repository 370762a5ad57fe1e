import { address, contact } from "@azulejo/testing/guest.ts";
import { booksOf, staffHeaders } from "@azulejo/testing/office.ts";
import { openShopForFile } from "@azulejo/testing/open-test-shop.ts";
import { boxInReno, mailsTo, newAddress } from "@azulejo/testing/people.ts";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { examineBooks } from "../books/index.ts";
import { sweepUnpaidOrders } from "../checkout/staff/sweep-unpaid.ts";

const shop = await openShopForFile();
const { query } = shop.database;
let staff: Record<string, string>;
beforeAll(async () => {
  staff = await staffHeaders(shop);
});
afterEach(async () => {
  shop.setNow(new Date());
  staff = await staffHeaders(shop);
  expect((await examineBooks(shop.database)).filter((one) => one.problem !== null)).toEqual([]);
});

const call = (name: string, body: object) => shop.call(`office/${name}`, body, { ...staff, "idempotency-key": crypto.randomUUID() });
const value = async (name: string, body: object) => {
  const { body: answer } = await call(name, body);
  if (!answer.success) throw new Error(JSON.stringify(answer));
  return answer.value;
};
const read = async (path: string) => (await shop.call(`office/${path}`, undefined, staff)).body.value;
const show = (orderNo: number) => read(`order?orderNo=${orderNo}`);

let items = 20;
async function draftFor(email = newAddress()) {
  const { draftNo } = await value("startphoneorder", {});
  await value("addphoneline", { draftNo, itemNo: await boxInReno(shop, ++items), units: 2 });
  const { quote } = await value("savephonedetails", {
    draftNo,
    contact: { ...contact, email },
    deliveryAddress: address,
    deliveryService: "freight",
  });
  return { draftNo, email, totalCents: quote.totals.totalCents as number };
}
const pay = (draft: { draftNo: number; totalCents: number }, paymentMethodId: string, attempt: string = crypto.randomUUID()) =>
  call("payphoneorder", { draftNo: draft.draftNo, paymentMethodId, attempt, expectedTotalCents: draft.totalCents });
async function linked(textTo?: string) {
  const draft = await draftFor();
  const sent = { draftNo: draft.draftNo, payment: "link", expectedTotalCents: draft.totalCents, textTo };
  const { orderNo } = await value("placephoneorder", sent);
  await shop.api.settle();
  return { ...draft, orderNo: orderNo as number };
}

describe("a card that a customer reads out", () => {
  it("places the order as the shop's checkout does, once, and says who took it", async () => {
    const draft = await draftFor();
    const attempt = crypto.randomUUID();
    const answers = [await pay(draft, "pm_card_visa", attempt), await pay(draft, "pm_card_visa", attempt)];
    const [first] = answers.map(({ body }) => body.value);
    expect(answers.map(({ body }) => body.value)).toEqual([first, first]);
    await shop.api.settle();
    const order = await show(first.orderNo);
    expect(order).toMatchObject({
      totalCents: draft.totalCents,
      payments: [{ method: "CreditCard", status: "captured", last4: "4242", amountCents: draft.totalCents }],
    });
    expect(order.events.filter((one: { kind: string }) => one.kind === "taken_by_phone")).toMatchObject([{ by: "staff@demo.test" }]);
    expect(await booksOf(shop, first.orderNo)).toMatchObject({ receivable: 0, cash: draft.totalCents });
    expect((await mailsTo(shop, draft.email)).some(({ text }) => text.includes("4242"))).toBe(true);
  });

  it("leaves the draft as it was when it is declined, for another card or a link", async () => {
    const draft = await draftFor();
    expect((await pay(draft, "pm_card_visa_chargeDeclined")).body.code).toBe("payment_declined");
    expect((await read(`readphoneorder?draftNo=${draft.draftNo}`)).orderNo).toBeNull();
    expect((await pay(draft, "pm_card_mastercard")).body.value.status).toBe("placed");
  });

  it("is refused, and nothing held, when its bank wants the owner to confirm", async () => {
    const draft = await draftFor();
    expect((await pay(draft, "pm_card_threeDSecure2Required")).body.code).toBe("payment_needs_owner");
    const { bagId } = await query.selectFrom("phoneOrder").select("bagId").where("id", "=", draft.draftNo).executeTakeFirstOrThrow();
    const orders = await query.selectFrom("customerOrder").select("status").where("bagId", "=", bagId).execute();
    expect(orders).toEqual([{ status: "released" }]);
  });

  it("leads to the order though the answer never reached the desk", async () => {
    const draft = await draftFor();
    const { bagId } = await query.selectFrom("phoneOrder").select("bagId").where("id", "=", draft.draftNo).executeTakeFirstOrThrow();
    const { orderNo } = (await pay(draft, "pm_card_visa")).body.value;
    await query.updateTable("phoneOrder").set({ orderId: null }).where("bagId", "=", bagId).execute();
    expect((await read(`readphoneorder?draftNo=${draft.draftNo}`)).orderNo).toBe(orderNo);
    expect((await call("addphoneline", { draftNo: draft.draftNo, itemNo: "ANY" })).body.code).toBe("office_draft_placed");
  });

  it("pays the open amount of an order that waits for its link", async () => {
    const { orderNo, totalCents } = await linked();
    const owed = await read(`owedpayment?orderNo=${orderNo}`);
    expect(owed).toMatchObject({ orderNo, owedCents: totalCents, publishableKey: expect.stringMatching(/^pk_/) });
    const card = { orderNo, attempt: crypto.randomUUID(), expectedCents: totalCents };
    expect((await call("takecard", { ...card, paymentMethodId: "pm_card_threeDSecure2Required" })).body.code).toBe("payment_needs_owner");
    expect(
      (await call("takecard", { ...card, attempt: "attempt-second", expectedCents: 1, paymentMethodId: "pm_card_visa" })).body.code,
    ).toBe("customer_pay_amount_changed");
    const last = { ...card, attempt: "attempt-third", paymentMethodId: "pm_card_visa" };
    expect((await call("takecard", last)).body.value).toEqual({ status: "paid" });
    expect((await call("takecard", last)).body.value).toEqual({ status: "paid" });
    await shop.api.settle();
    expect(await booksOf(shop, orderNo)).toMatchObject({ receivable: 0, cash: totalCents });
    expect((await call("takecard", { ...last, attempt: "attempt-fourth" })).body.code).toBe("office_nothing_owed");
    expect((await read(`owedpayment?orderNo=${orderNo}`)).owedCents).toBe(0);
  });
});

const texts = async (phone: string): Promise<{ body: string; direction: string }[]> => {
  await shop.api.settle();
  const page = `${shop.sandbox.url}/texts/api/messages?phone=${encodeURIComponent(phone)}`;
  return ((await (await fetch(page)).json()) as { messages: { body: string; direction: string }[] }).messages;
};

describe("a payment link by text message", () => {
  it("goes to whoever asked for it on the phone, who gets no other message", async () => {
    const { orderNo, totalCents } = await linked("775 555 0142");
    const [text, ...others] = await texts("+17755550142");
    expect(text?.body).toMatch(new RegExp(`pay \\$[\\d,.]+ for order ${orderNo}: http`));
    expect(others).toEqual([]);
    const slug = /confirm\/([\w-]+)/.exec(text?.body ?? "")?.[1];
    const payment = { type: "CreditCard", paymentMethodId: "pm_card_visa" };
    const paid = await shop.call(
      "customer/confirmpayorderrequest",
      { slug, attempt: "text-link-payment", payment, expectedCents: totalCents },
      { "idempotency-key": "text-link-payment" },
    );
    expect(paid.body.success, JSON.stringify(paid.body)).toBe(true);
    expect(await texts("+17755550142")).toHaveLength(1);
    expect(await query.selectFrom("textRequest").select("phone").where("phone", "=", "+17755550142").execute()).toHaveLength(1);
  });

  it("isn't sent to a number that has stopped messages, nor to none", async () => {
    const { orderNo } = await linked();
    const { id } = await query.selectFrom("customerOrder").select("id").where("orderNo", "=", orderNo).executeTakeFirstOrThrow();
    await query
      .insertInto("smsConsent")
      .values({
        storefrontId: 1,
        orderId: id,
        phone: "+17755550143",
        state: "out",
        consentVersion: "keyword",
        consentText: "STOP",
        place: "text message",
        at: new Date(),
      })
      .execute();
    expect((await call("sendpaymentlink", { orderNo, textTo: "(775) 555-0143" })).body.code).toBe("notificationpreference_stopped");
    expect((await call("sendpaymentlink", { orderNo, textTo: "911" })).body.fields).toMatchObject({ textTo: expect.any(String) });
    expect(await texts("+17755550143")).toEqual([]);
  });
});

/** Moves the clock forward, which ends the staff session. */
const at = async (days: number) => {
  shop.setNow(new Date(Date.now() + days * 86_400_000));
  staff = await staffHeaders(shop);
};
const sweep = async () => {
  await sweepUnpaidOrders(shop.api.services);
  await shop.api.settle();
};

describe("an order that nobody pays", () => {
  it("is reminded of once, and canceled after its last day, with its goods free again", async () => {
    const { orderNo, email, totalCents } = await linked();
    const { payments } = await show(orderNo);
    expect(payments).toMatchObject([{ status: "unpaid", dueOn: expect.stringMatching(/^\d{4}-/) }]);
    expect((await read("orders?work=unpaid")).orders.map((one: { orderNo: number }) => one.orderNo)).toContain(orderNo);
    const count = async () => (await mailsTo(shop, email)).length;
    const before = await count();
    await sweep();
    expect(await count()).toBe(before);
    await at(5.5);
    await sweep();
    await sweep();
    expect(await count()).toBe(before + 1);
    const reminder = (await mailsTo(shop, email)).find(({ subject }) => subject.startsWith("Reminder"));
    const slug = /confirm\/([\w-]+)/.exec(reminder?.text ?? "")?.[1];
    expect((await shop.call("customer/getpayorderrequest", { slug })).body.value).toMatchObject({
      status: "open",
      amountCents: totalCents,
    });
    await at(9);
    await sweep();
    await sweep();
    const order = await show(orderNo);
    expect(order.status).toBe("canceled");
    expect(order.events.map((one: { kind: string }) => one.kind)).toEqual([
      "taken_by_phone",
      "payment_reminded",
      "canceled",
      "payment_voided",
    ]);
    expect(Object.values(await booksOf(shop, orderNo)).every((cents) => cents === 0)).toBe(true);
    const last = (await mailsTo(shop, email)).find(({ text }) => text.includes("wasn't paid in time"));
    expect(last?.text).toContain("owe nothing");
    expect((await shop.call("customer/getpayorderrequest", { slug })).body.value.status).toBe("settled");
  });

  it("has the full time again once staff send the link again, and stays once it is paid", async () => {
    const [renewed, paid] = [await linked(), await linked()];
    await value("takecard", {
      orderNo: paid.orderNo,
      attempt: "attempt-before-end",
      paymentMethodId: "pm_card_visa",
      expectedCents: paid.totalCents,
    });
    await at(6);
    await value("sendpaymentlink", { orderNo: renewed.orderNo });
    await at(9);
    await sweep();
    expect((await show(renewed.orderNo)).status).toBe("open");
    expect((await show(paid.orderNo)).status).toBe("open");
    await at(15);
    await sweep();
    expect((await show(renewed.orderNo)).status).toBe("canceled");
    expect((await show(paid.orderNo)).status).toBe("open");
  });
});
