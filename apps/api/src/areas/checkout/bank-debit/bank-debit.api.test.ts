import { address, contact, orderOf } from "@azulejo/testing/guest.ts";
import { booksOf as readBooks, staffHeaders } from "@azulejo/testing/office.ts";
import { openShopForFile } from "@azulejo/testing/open-test-shop.ts";
import { boxInReno, mailsTo } from "@azulejo/testing/people.ts";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { addDays } from "../../../domain/day.ts";
import { examineBooks } from "../../books/index.ts";
import { sweepDelays } from "../../fulfillment/promises/sweep-delays.ts";
import { sweepMoneyBack } from "../money-back/sweep-money-back.ts";
import { sweepOrders } from "../sweep-orders.ts";
import { MANDATE_VERSION } from "./mandate.ts";
import { sweepBankDebits } from "./sweep-bank-debits.ts";

const shop = await openShopForFile();
let staff: Record<string, string>;
beforeAll(async () => {
  staff = await staffHeaders(shop);
});
afterEach(async () => {
  await shop.database.query.updateTable("customerOrder").set({ waitingSince: null }).execute();
});
afterAll(async () => {
  expect((await examineBooks(shop.database)).filter((one) => one.problem !== null)).toEqual([]);
});

const provider = async (path: string, form: Record<string, string> = {}, method = "POST") => {
  const headers = { authorization: "Bearer sk_test_demo" };
  const body = method === "POST" ? new URLSearchParams(form) : null;
  const answer = await fetch(`${shop.sandbox.url}${path}`, { method, headers, body });
  expect(answer.ok, await answer.clone().text()).toBe(true);
  return answer.json() as Promise<{ id: string; data: { id: string; type: string }[] }>;
};
const events = async () => (await provider("/v1/events?limit=20", {}, "GET")).data;
const deliveries = (mode: "on" | "off") => provider("/stripe/control/deliveries", { mode });
const passDays = async (days: number) => {
  // Delivers today's mail before the clock moves on.
  await shop.api.settle();
  await provider("/stripe/control/days", { days: String(days) });
  await provider("/stripe/control/deliveries/settle");
  await shop.api.settle();
};

let orders = 0;
async function readyBag(language = "en", wanted?: { itemNo: string; quantity: number }[]) {
  const email = `check-${orders + 1}@example.test`;
  const headers = { "accept-language": language };
  const items = (wanted ?? [{ itemNo: await boxInReno(shop, ++orders), quantity: 2 }]).map((one) => ({ ...one, fulfilmentType: "DLVR" }));
  const { shoppingBagQuoteId } = (await shop.call("webshoppingbag/addbagitemV2", { items }, headers)).body.value;
  const steps = { contact: { ...contact, email }, deliveryAddress: address, billingSameAsDelivery: true, deliveryService: "freight" };
  return (await shop.call("checkout/checkout", { shoppingBagQuoteId, ...steps }, headers)).body.value;
}
type Quote = Awaited<ReturnType<typeof readyBag>>;

const check = (token: string) => ({ type: "Ach", paymentMethodId: `pm_usBankAccount_${token}`, mandateVersion: MANDATE_VERSION });
const pay = (quote: Quote, payment: object, attempt = `attempt-e-check-${++orders}`, language = "en") =>
  shop.call("checkout/complete", orderOf(quote, attempt, payment), { "accept-language": language, "idempotency-key": `${attempt}-key` });

const accountMethod = async (account: string) => {
  const bank = { account_number: account, routing_number: "110000000", account_holder_type: "individual", account_type: "checking" };
  const fields = Object.fromEntries(Object.entries(bank).map(([name, value]) => [`us_bank_account[${name}]`, value]));
  const { id } = await provider("/v1/payment_methods", { type: "us_bank_account", "billing_details[name]": "Ana Ruiz", ...fields });
  return { ...check("success"), paymentMethodId: id };
};

async function place(payment: object, language = "en", items?: { itemNo: string; quantity: number }[]) {
  const quote = await readyBag(language, items);
  const { body } = await pay(quote, payment, undefined, language);
  expect(body.value?.status, JSON.stringify(body)).toBe("placed");
  return { ...body.value, cents: quote.totals.totalCents, email: quote.contact.email } as {
    orderNo: number;
    receiptId: string;
    cents: number;
    email: string;
  };
}

const show = async (orderNo: number) => (await shop.call(`office/order?orderNo=${orderNo}`, undefined, staff)).body.value;
const act = (call: string, body: object) => shop.call(`office/${call}`, body, { ...staff, "idempotency-key": crypto.randomUUID() });
const receiptOf = async (id: string) => (await shop.call(`customer/getreceiptmodel?id=${id}`)).body.value;
const statusOf = async (orderNo: number) => (await show(orderNo)).payments[0].status;
const eventsOf = async (orderNo: number) => (await show(orderNo)).events.map((one: { kind: string }) => one.kind);
const booksOf = async (orderNo: number) =>
  Object.fromEntries(
    Object.entries(await readBooks(shop, orderNo)).filter(([name, cents]) => cents !== 0 && !["sales", "tax", "delivery"].includes(name)),
  );
const pick = async (orderNo: number) => {
  const [line] = (await show(orderNo)).lines;
  return act("picklines", { orderNo, lines: [{ lineId: line.lineId, units: 1 }] });
};
const subjectsTo = async (email: string) => (await mailsTo(shop, email)).map((mail) => mail.subject);

describe("an order by e-check", () => {
  it("is placed unpaid, held until the bank has paid, and then released", async () => {
    const quote = await readyBag();
    expect(quote.payment.methods).toContainEqual({ type: "ACH", code: "Ach" });
    expect(quote.payment.bankDebit.mandate).toMatch(
      /^I authorize .+ to debit \$[\d,.]+ electronically, one time, on or after \w+ \d+, \d{4}/,
    );
    const order = await place(check("success"));
    expect(await booksOf(order.orderNo)).toEqual({ receivable: order.cents });
    expect((await show(order.orderNo)).payments).toMatchObject([
      { method: "Ach", status: "pending", amountCents: order.cents, brand: "STRIPE TEST BANK", last4: "6789" },
    ]);
    expect((await pick(order.orderNo)).body.code).toBe("office_payment_pending");
    expect((await mailsTo(shop, order.email))[0]?.text).toContain(
      "by e-check from your STRIPE TEST BANK account ending in 6789. E-checks usually take 4 business days",
    );
    await passDays(4);
    expect(await statusOf(order.orderNo)).toBe("captured");
    expect(await booksOf(order.orderNo)).toEqual({ cash: order.cents });
    expect((await pick(order.orderNo)).status).toBe(200);
    expect(await subjectsTo(order.email)).toContain(`Your payment for order ${order.orderNo} has cleared`);
  });

  it("stores the payer's authorization word for word, and sends a copy", async () => {
    const { orderNo, receiptId, email } = await place(check("success"), "es");
    const { mandate, payments } = await receiptOf(receiptId);
    expect(mandate).toMatch(/^Autorizo a .+ a debitar electrónicamente \$[\d,.]+/);
    expect(payments).toMatchObject([{ method: "Ach", state: "pending" }]);
    const kept = await shop.database.query
      .selectFrom("paymentMandate")
      .innerJoin("payment", "payment.id", "paymentMandate.paymentId")
      .innerJoin("customerOrder", "customerOrder.id", "payment.orderId")
      .select(["version", "paymentMandate.language", "text"])
      .where("orderNo", "=", orderNo)
      .execute();
    expect(kept).toEqual([{ version: MANDATE_VERSION, language: "es", text: mandate }]);
    expect((await mailsTo(shop, email))[0]?.text.replaceAll(/\s+/g, " ")).toContain(mandate);
  });

  it("is refused without the present authorization", async () => {
    const quote = await readyBag();
    expect((await pay(quote, { ...check("success"), mandateVersion: "" })).body.code).toBe("checkout_mandate_required");
    expect((await pay(quote, { ...check("success"), mandateVersion: "2020-01" })).body.code).toBe("checkout_mandate_changed");
  });

  it("is refused at once when the provider blocks the account, and nothing is held", async () => {
    const quote = await readyBag();
    const refused = await pay(quote, await accountMethod("000000004954"));
    expect(refused.body).toMatchObject({ code: "payment_bank_declined" });
    expect((await pay(quote, check("success"))).body.value.status).toBe("placed");
  });

  it("waits as well for an account that is verified first", async () => {
    const { orderNo } = await place(await accountMethod("000999999991"));
    expect(await statusOf(orderNo)).toBe("pending");
    await passDays(2);
    expect(await statusOf(orderNo)).toBe("pending");
    await passDays(4);
    expect(await statusOf(orderNo)).toBe("captured");
  });

  it("is placed by its event when the browser never came back", async () => {
    const quote = await readyBag();
    const attempt = "attempt-e-check-closed-browser";
    await pay(quote, check("success"), attempt);
    const { query } = shop.database;
    const { id } = await query.selectFrom("customerOrder").select("id").where("attemptKey", "=", attempt).executeTakeFirstOrThrow();
    const again = await pay(quote, check("success"), attempt);
    expect(again.body.value.status).toBe("placed");
    expect(await query.selectFrom("payment").select("id").where("orderId", "=", id).execute()).toHaveLength(1);
    expect(await sweepOrders(shop.api.services)).toBe(0);
  });

  it("counts among the orders that hold stock unpaid, until it is paid", async () => {
    for (let order = 0; order < 5; order += 1) await place(check("success"));
    const quote = await readyBag();
    expect((await pay(quote, check("success"))).body.code).toBe("checkout_unpaid_orders");
    await passDays(4);
    expect((await pay(quote, check("success"))).body.value.status).toBe("placed");
    await passDays(4);
  });
});

describe("an e-check that the bank returns", () => {
  it("counts among the unpaid orders for the days that a customer has to pay, and no longer", async () => {
    for (let order = 0; order < 5; order += 1) await place(check("insufficientFunds"));
    await passDays(4);
    const quote = await readyBag();
    const refused = await pay(quote, check("success"));
    expect(refused.body.code).toBe("checkout_unpaid_orders");
    expect(refused.body.messages?.[0]).not.toContain("15 minutes");
    const { query } = shop.database;
    await query.updateTable("orderEvent").set({ at: sql`at - interval '8 days'` }).where("kind", "=", "payment_returned").execute();
    expect((await pay(quote, check("success"))).body.value?.status).toBe("placed");
    await passDays(4);
  });

  it.each([
    ["insufficientFunds", "en", "The account didn't have enough money."],
    ["accountClosed", "es", "La cuenta está cerrada."],
  ])("for %s leaves the amount owed, and tells customer and staff why, once", async (token, language, reason) => {
    const order = await place(check(token), language);
    await passDays(4);
    expect(await statusOf(order.orderNo)).toBe("returned");
    expect(await booksOf(order.orderNo)).toEqual({ receivable: order.cents });
    expect(await eventsOf(order.orderNo)).toEqual(["payment_returned"]);
    expect((await pick(order.orderNo)).body.code).toBe("office_payment_returned");
    expect((await receiptOf(order.receiptId)).payments).toMatchObject([{ state: "returned" }]);
    const [news] = await mailsTo(shop, order.email);
    expect(news?.text).toContain(reason);
    expect(news?.text).toContain(`/${language}/payorder`);
    const { settings } = await shop.database.query.selectFrom("storefront").select("settings").executeTakeFirstOrThrow();
    const inbox = (settings as unknown as { email: string }).email;
    expect((await subjectsTo(inbox)).filter((subject) => subject.startsWith(`Payment returned: order ${order.orderNo}`))).toHaveLength(1);
    const [failed] = (await events()).filter((one) => one.type === "payment_intent.payment_failed");
    for (let repeat = 0; repeat < 2; repeat += 1) await provider(`/stripe/control/events/${failed?.id}/deliver`);
    expect(await eventsOf(order.orderNo)).toEqual(["payment_returned"]);
    expect((await subjectsTo(order.email)).length).toBe(2);
  });

  it("can be canceled, which takes its sale out of the books and frees its stock", async () => {
    const order = await place(check("noAccount"));
    await passDays(4);
    expect((await act("cancelorder", { orderNo: order.orderNo })).status).toBe(200);
    await shop.api.settle();
    expect(await booksOf(order.orderNo)).toEqual({});
    expect((await mailsTo(shop, order.email))[0]?.text).toContain("You weren't charged: your e-check didn't clear.");
  });

  it("after it had paid is owed again, not refunded", async () => {
    const order = await place(await accountMethod("000888888885"));
    await passDays(4);
    expect(await booksOf(order.orderNo)).toEqual({ cash: order.cents });
    await passDays(3);
    expect(await booksOf(order.orderNo)).toEqual({ receivable: order.cents });
    expect(await eventsOf(order.orderNo)).toEqual(["payment_settled", "payment_returned"]);
    expect(await statusOf(order.orderNo)).toBe("returned");
    expect(await sweepMoneyBack(shop.api.services)).toBe(0);
    expect(await booksOf(order.orderNo)).toEqual({ receivable: order.cents });
    expect((await act("cancelorder", { orderNo: order.orderNo })).status).toBe(200);
    await shop.api.settle();
    expect(await booksOf(order.orderNo)).toEqual({});
    expect((await show(order.orderNo)).refunds).toMatchObject([{ state: "voided" }]);
  });

  it("can be paid another way, which releases its order", async () => {
    const order = await place(check("insufficientFunds"));
    await passDays(4);
    const asked = await shop.call("customer/createpayorderrequestbyorderno", { orderNo: order.orderNo, email: order.email });
    expect(asked.body.success, JSON.stringify(asked.body)).toBe(true);
    const { slug } = asked.body.value;
    const attempt = "attempt-after-a-return";
    const paid = await shop.call(
      "customer/confirmpayorderrequest",
      { slug, attempt, payment: { paymentMethodId: "pm_card_visa" }, expectedCents: order.cents },
      { "idempotency-key": `${attempt}-key` },
    );
    expect(paid.body.success, JSON.stringify(paid.body)).toBe(true);
    await shop.api.settle();
    expect(await booksOf(order.orderNo)).toEqual({ cash: order.cents });
    expect((await receiptOf(order.receiptId)).payments).toMatchObject([
      { method: "Ach", state: "replaced" },
      { method: "CreditCard", state: "paid" },
    ]);
    expect((await pick(order.orderNo)).status).toBe(200);
  });

  describe("with a delayed line", () => {
    /** An order with two lines; the date of the first was postponed before the bank returned the e-check. */
    async function slipped() {
      const items = [await boxInReno(shop, ++orders), await boxInReno(shop, ++orders + 40)].map((itemNo) => ({ itemNo, quantity: 2 }));
      const order = await place(check("insufficientFunds"), "en", items);
      const [first] = (await show(order.orderNo)).lines;
      const promisedOn = addDays(first.promisedOn, 8);
      await act("movepromises", { orderNo: order.orderNo, lineIds: [first.lineId], promisedOn, reason: "container" });
      await passDays(4);
      return { ...order, first };
    }
    const owedOn = async (order: { orderNo: number; email: string }) => {
      const { slug } = (await shop.call("customer/createpayorderrequestbyorderno", { orderNo: order.orderNo, email: order.email })).body
        .value;
      const { amountCents } = (await shop.call("customer/getpayorderrequest", { slug })).body.value;
      return { slug, amountCents } as { slug: string; amountCents: number };
    };

    it("that nobody answers about cancels the line and owes that much less; the rest is paid and goes on", async () => {
      const order = await slipped();
      shop.setNow(new Date(Date.now() + 40 * 86_400_000));
      await sweepDelays(shop.api.services);
      shop.setNow(new Date());
      await shop.api.settle();
      const after = await show(order.orderNo);
      expect(after).toMatchObject({
        status: "open",
        delays: [],
        lines: [{ canceled: 2 }, { canceled: 0 }],
        refunds: [{ state: "voided" }],
      });
      const part = after.refunds[0].amountCents as number;
      expect(await booksOf(order.orderNo)).toEqual({ receivable: order.cents - part, refunds: part });
      expect((await mailsTo(shop, order.email))[0]?.text).toContain("There's nothing to refund for them");
      const { slug, amountCents } = await owedOn(order);
      expect(amountCents).toBe(order.cents - part);
      const payment = { paymentMethodId: "pm_card_visa" };
      const attempt = `attempt-rest-${order.orderNo}`;
      const paid = await shop.call(
        "customer/confirmpayorderrequest",
        { slug, attempt, payment, expectedCents: amountCents },
        { "idempotency-key": attempt },
      );
      expect(paid.body.success, JSON.stringify(paid.body)).toBe(true);
      await shop.api.settle();
      expect(await booksOf(order.orderNo)).toEqual({ cash: amountCents, refunds: part });
      const [, second] = (await show(order.orderNo)).lines;
      expect((await act("picklines", { orderNo: order.orderNo, lines: [{ lineId: second.lineId, units: 1 }] })).status).toBe(200);
    });

    it("can be canceled by its customer, and the rest later, which takes the whole sale out of the books", async () => {
      const order = await slipped();
      const lines = [{ lineId: order.first.lineId, units: 2 }];
      const preview = (await shop.call("customer/previewcancellation", { id: order.receiptId, lines })).body.value;
      expect(preview).toMatchObject({ endsOrder: false, isCharged: false, refundCents: 0, goodsCents: 0, taxCents: 0 });
      const cancel = { id: order.receiptId, lines };
      const key = { "idempotency-key": crypto.randomUUID() };
      await Promise.all([shop.call("customer/cancelorder", cancel, key), shop.call("customer/cancelorder", cancel, key)]);
      await shop.api.settle();
      const [refund, ...others] = (await show(order.orderNo)).refunds;
      expect([refund.state, others]).toEqual(["voided", []]);
      expect((await owedOn(order)).amountCents).toBe(order.cents - refund.amountCents);
      expect((await act("cancelorder", { orderNo: order.orderNo })).status).toBe(200);
      await shop.api.settle();
      expect(await booksOf(order.orderNo)).toEqual({});
      expect((await show(order.orderNo)).refunds.map((one: { amountCents: number }) => one.amountCents)).toEqual([
        refund.amountCents,
        order.cents - refund.amountCents,
      ]);
    });
  });

  describe("and is paid by a link with another e-check", () => {
    const linkOf = async ({ orderNo, email }: { orderNo: number; email: string }) =>
      (await shop.call("customer/createpayorderrequestbyorderno", { orderNo, email })).body.value.slug as string;
    const read = async (slug: string) => (await shop.call("customer/getpayorderrequest", { slug })).body.value;
    const payBy = (slug: string, expectedCents: number, payment: object, attempt = `attempt-link-check-${++orders}`) =>
      shop.call(
        "customer/confirmpayorderrequest",
        { slug, attempt, payment, expectedCents },
        { "idempotency-key": `${attempt}-${++orders}` },
      );

    it("waits for the bank, and is released once it has paid", async () => {
      const order = await place(check("insufficientFunds"));
      await passDays(4);
      const slug = await linkOf(order);
      const { payment, amountCents } = await read(slug);
      expect(payment.bankDebit).toMatchObject({ mandateVersion: MANDATE_VERSION });
      expect((await payBy(slug, amountCents, { ...check("success"), mandateVersion: "" })).body.code).toBe("checkout_mandate_required");
      const attempt = `attempt-link-check-${++orders}`;
      const twice = [await payBy(slug, amountCents, check("success"), attempt), await payBy(slug, amountCents, check("success"), attempt)];
      for (const one of twice) expect(one.body.value, JSON.stringify(one.body)).toEqual({ status: "pending", orderNo: order.orderNo });
      expect((await read(slug)).status).toBe("pending");
      expect((await pick(order.orderNo)).body.code).toBe("office_payment_pending");
      expect(
        (await shop.call("customer/createpayorderrequestbyorderno", { orderNo: order.orderNo, email: order.email })).body.success,
      ).toBe(false);
      const [mail] = await mailsTo(shop, order.email);
      expect(mail?.text).toContain("I authorize");
      expect(mail?.subject).toBe(`We have your e-check for order ${order.orderNo}`);
      await passDays(4);
      expect(await booksOf(order.orderNo)).toEqual({ cash: order.cents });
      expect((await read(slug)).status).toBe("paid");
      expect((await receiptOf(order.receiptId)).payments).toMatchObject([{ state: "replaced" }, { method: "Ach", state: "paid" }]);
      expect((await pick(order.orderNo)).status).toBe(200);
    });

    it("that is returned too leaves the amount owed once, and the order can be canceled", async () => {
      const order = await place(check("insufficientFunds"));
      await passDays(4);
      const slug = await linkOf(order);
      expect((await payBy(slug, order.cents, check("noAccount"))).body.value.status).toBe("pending");
      await passDays(4);
      expect((await read(slug)).status).toBe("expired");
      expect(await booksOf(order.orderNo)).toEqual({ receivable: order.cents });
      expect((await read(await linkOf(order))).amountCents).toBe(order.cents);
      expect((await act("cancelorder", { orderNo: order.orderNo })).status).toBe(200);
      await shop.api.settle();
      expect(await booksOf(order.orderNo)).toEqual({});
      expect((await show(order.orderNo)).refunds).toMatchObject([{ state: "voided", amountCents: order.cents }]);
    });

    it("is sent back once the bank has paid, when the order was canceled meanwhile", async () => {
      const order = await place(check("insufficientFunds"));
      await passDays(4);
      await payBy(await linkOf(order), order.cents, check("success"));
      expect((await act("cancelorder", { orderNo: order.orderNo })).status).toBe(200);
      await shop.api.settle();
      await passDays(4);
      expect(await booksOf(order.orderNo)).toEqual({ refunds: order.cents });
    });
  });

  it("because its owner disputes it is a dispute", async () => {
    const order = await place(check("dispute"));
    await passDays(7);
    expect(await booksOf(order.orderNo)).toEqual({ refunds: order.cents });
    expect(await eventsOf(order.orderNo)).toContain("dispute_lost");
  });
});

describe("the events of an e-check", () => {
  it("are booked in any order and once: a late return before its settlement", async () => {
    await deliveries("off");
    const order = await place(await accountMethod("000888888885"));
    await passDays(7);
    const mine = (await events())
      .slice(0, 5)
      .filter(({ type }) => type.startsWith("charge.dispute") || type === "payment_intent.succeeded");
    for (const { id } of [...mine, ...mine.toReversed()]) await provider(`/stripe/control/events/${id}/deliver`);
    expect(await booksOf(order.orderNo)).toEqual({ receivable: order.cents });
    expect(await eventsOf(order.orderNo)).toEqual(["payment_settled", "payment_returned"]);
    await deliveries("on");
    await provider("/stripe/control/deliveries/settle");
    expect(await eventsOf(order.orderNo)).toEqual(["payment_settled", "payment_returned"]);
  });

  it("may all be lost: the sweep asks the bank", async () => {
    await deliveries("off");
    const [paid, returned] = [await place(check("success")), await place(check("insufficientFunds"))];
    expect(await sweepBankDebits(shop.api.services)).toBeGreaterThan(1);
    expect(await statusOf(paid.orderNo)).toBe("pending");
    await provider("/stripe/control/days", { days: "4" });
    await sweepBankDebits(shop.api.services);
    expect([await statusOf(paid.orderNo), await statusOf(returned.orderNo)]).toEqual(["captured", "returned"]);
    await deliveries("on");
    await provider("/stripe/control/deliveries/settle");
    expect(await eventsOf(paid.orderNo)).toEqual(["payment_settled"]);
  });
});

describe("a refund of an e-check", () => {
  it("goes back to the bank account once it has settled", async () => {
    const order = await place(check("success"));
    const [line] = (await show(order.orderNo)).lines;
    const refund = { orderNo: order.orderNo, lines: [{ lineId: line.lineId, units: 1 }], shipped: false };
    expect((await act("refundlines", refund)).body.code).toBe("office_payment_pending");
    await passDays(4);
    expect((await act("refundlines", refund)).status).toBe(200);
    await shop.api.settle();
    const { refunds, moneyBackCents } = await show(order.orderNo);
    expect(refunds).toMatchObject([{ state: "done" }]);
    expect(await booksOf(order.orderNo)).toEqual({ cash: order.cents - moneyBackCents, refunds: moneyBackCents });
    expect((await mailsTo(shop, order.email))[0]?.text).toContain("back to your STRIPE TEST BANK account ending in 6789");
  });

  it("of an order canceled meanwhile waits for the bank", async () => {
    const [paid, returned] = [await place(check("success")), await place(check("insufficientFunds"))];
    for (const { orderNo } of [paid, returned]) expect((await act("cancelorder", { orderNo })).status).toBe(200);
    await shop.api.settle();
    // Without the receipt, which can arrive later, because each kind of email has its own queue.
    const texts = (await mailsTo(shop, paid.email)).map(({ text }) => text);
    expect(texts).toContainEqual(expect.stringContaining("Your bank is still working on the payment."));
    expect((await show(paid.orderNo)).refunds).toMatchObject([{ state: "requested" }]);
    await passDays(4);
    expect((await show(paid.orderNo)).refunds).toMatchObject([{ state: "done", amountCents: paid.cents }]);
    expect(await booksOf(paid.orderNo)).toEqual({ refunds: paid.cents });
    expect((await show(returned.orderNo)).refunds).toMatchObject([{ state: "voided" }]);
    expect(await booksOf(returned.orderNo)).toEqual({});
  });
});

it("never lets the digits of an account into our database", async () => {
  const { orderNo } = await place(await accountMethod("000123456789"));
  await passDays(4);
  const { query } = shop.database;
  const kept = [
    await query.selectFrom("payment").selectAll().execute(),
    await query.selectFrom("idempotency").selectAll().execute(),
    await query.selectFrom("orderEvent").selectAll().execute(),
    await show(orderNo),
  ];
  expect(JSON.stringify(kept)).not.toMatch(/000123456789|110000000/);
});
