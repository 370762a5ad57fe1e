import { address, contact, orderOf } from "@azulejo/testing/guest.ts";
import { booksOf as readBooks, staffHeaders } from "@azulejo/testing/office.ts";
import { openShopForFile } from "@azulejo/testing/open-test-shop.ts";
import { bearer, boxInReno, demoPerson, mailsTo } from "@azulejo/testing/people.ts";
import { untilWaiting } from "@azulejo/testing/until-waiting.ts";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { examineBooks } from "../../books/index.ts";

const shop = await openShopForFile();

let dealer: Record<string, string>;
let staff: Record<string, string>;
let dealerId: number;
beforeAll(async () => {
  dealer = bearer((await demoPerson(shop, "dealer-admin@demo.test")).pair);
  staff = await staffHeaders(shop);
  dealerId = (await customersNamed("Ladera"))[0].customerId;
});
afterEach(async () => {
  const { database } = shop;
  const problems = (await examineBooks(database)).filter((one) => one.problem !== null);
  expect(problems).toEqual([]);
});

const customersNamed = async (query: string) => (await shop.call(`office/customers?query=${query}`, undefined, staff)).body.value.customers;
const dealerTerms = async () => (await customersNamed("Ladera"))[0];
const giveTerms = async (terms: object) => {
  const { paymentTerm, creditLimitCents, locked } = await dealerTerms();
  return shop.call("office/saveterms", { customerId: dealerId, paymentTerm, creditLimitCents, locked, ...terms }, staff);
};
/** Sets the limit so that this much is available. */
const leaveAvailable = async (availableCents: number) => {
  const { owedCents, heldCents } = await dealerTerms();
  expect((await giveTerms({ creditLimitCents: owedCents + heldCents + availableCents })).status).toBe(200);
};

let orders = 0;
async function readyBag(quantity = 2) {
  const items = [{ itemNo: await boxInReno(shop, ++orders), quantity, fulfilmentType: "DLVR" }];
  const { shoppingBagQuoteId } = (await shop.call("webshoppingbag/addbagitemV2", { items }, dealer)).body.value;
  const steps = { shoppingBagQuoteId, contact, deliveryAddress: address, billingSameAsDelivery: true, deliveryService: "freight" };
  return (await shop.call("checkout/checkout", steps, dealer)).body.value;
}
type Quote = Awaited<ReturnType<typeof readyBag>>;

const CARD = { type: "CreditCard", paymentMethodId: "pm_card_visa" };
const pay = (quote: Quote, payment: object, attempt = `attempt-on-credit-${++orders}`) =>
  shop.call("checkout/complete", orderOf(quote, attempt, payment), { ...dealer, "idempotency-key": `${attempt}-key` });
const show = async (orderNo: number) => (await shop.call(`office/order?orderNo=${orderNo}`, undefined, staff)).body.value;
const act = (call: string, body: object) => shop.call(`office/${call}`, body, { ...staff, "idempotency-key": crypto.randomUUID() });

/** Returns the balances of an order, without accounts that are even. */
const booksOf = async (orderNo: number) =>
  Object.fromEntries(Object.entries(await readBooks(shop, orderNo)).filter(([, cents]) => cents !== 0));

describe("an order on the credit line", () => {
  it("waits for another one that uses the same credit", async () => {
    await leaveAvailable(10_000_000);
    const quote = await readyBag();
    let paying: ReturnType<typeof pay> | undefined;
    await shop.database.query.transaction().execute(async (other) => {
      await other.selectFrom("customer").select("id").where("id", "=", dealerId).forNoKeyUpdate().execute();
      paying = pay(quote, { type: "Credit" });
      await untilWaiting(shop.database);
    });
    expect((await paying)?.body.value.status).toBe("placed");
  });

  it("is offered with its term and the available credit, charged once, and owed until paid", async () => {
    await leaveAvailable(10_000_000);
    const quote = await readyBag();
    const total = quote.totals.totalCents;
    expect(quote.payment.methods).toEqual([
      { type: "CCD", code: "CreditCard" },
      { type: "PPL", code: "PayPal" },
      { type: "ACH", code: "Ach" },
      { type: "CRD", code: "Credit" },
    ]);
    expect(quote.payment.creditLine).toMatchObject({ term: "NET30", availableCents: 10_000_000 });
    const before = (await dealerTerms()).owedCents;
    const placed = await pay(quote, { type: "Credit" }, "attempt-on-credit-once");
    expect(placed.body.value.status).toBe("placed");
    expect((await pay(quote, { type: "Credit" }, "attempt-on-credit-once")).body.value).toEqual(placed.body.value);
    await shop.api.settle();
    expect((await dealerTerms()).owedCents).toBe(before + total);
    const { orderNo, receiptId } = placed.body.value;
    expect(await booksOf(orderNo)).toMatchObject({ credit_line: total });
    expect(await booksOf(orderNo)).not.toHaveProperty("cash");
    const { payments } = (await shop.call(`customer/getreceiptmodel?id=${receiptId}`)).body.value;
    expect(payments).toMatchObject([
      { method: "Credit", state: "paid", amountCents: total, dueOn: quote.payment.creditLine.dueOn, brand: null, last4: null },
    ]);
    expect((await mailsTo(shop, contact.email))[0]?.text).toMatch(/\$[\d,.]+ on your credit line, due no earlier than \w+ \d+, \d{4}/);
  });

  it("is on account, and not paid, in the order, the list of orders and the payments", async () => {
    await leaveAvailable(10_000_000);
    const { orderNo } = (await pay(await readyBag(), { type: "Credit" })).body.value;
    const read = async (path: string) => (await shop.call(`office/${path}`, undefined, staff)).body.value;
    expect((await show(orderNo)).payments).toMatchObject([{ method: "Credit", status: "onAccount" }]);
    const { orders: listed } = await read(`orders?query=${orderNo}`);
    expect(listed).toMatchObject([{ orderNo, paymentStatus: "onAccount" }]);
    const among = async (state: string) =>
      (await read(`payments?state=${state}`)).payments.filter((one: { orderNo: number }) => one.orderNo === orderNo);
    expect(await among("all")).toMatchObject([{ status: "onAccount" }]);
    expect(await among("onAccount")).toMatchObject([{ status: "onAccount" }]);
    expect(await among("captured")).toEqual([]);
  });

  it("needs no billing address", async () => {
    await leaveAvailable(10_000_000);
    const quote = await readyBag();
    await shop.call("checkout/checkout", { shoppingBagQuoteId: quote.bag.shoppingBagQuoteId, billingSameAsDelivery: false }, dealer);
    expect((await pay(quote, { type: "Credit" })).body.value.status).toBe("placed");
  });

  it("is refused beyond the limit, without reserving anything, and names the available credit", async () => {
    const quote = await readyBag();
    await leaveAvailable(quote.totals.totalCents - 1);
    const refused = await pay(quote, { type: "Credit" });
    expect(refused.body.code).toBe("checkout_credit_limit");
    expect(refused.body.messages?.[0]).toContain("available");
    await leaveAvailable(quote.totals.totalCents);
    expect((await pay(quote, { type: "Credit" })).body.value.status).toBe("placed");
    expect((await readyBag()).payment.creditLine.availableCents).toBe(0);
  });

  it("is refused once the term is cash, and offered again with credit", async () => {
    await leaveAvailable(10_000_000);
    await giveTerms({ paymentTerm: "CASH" });
    const quote = await readyBag();
    expect(quote.payment).toMatchObject({ methods: [{ type: "CCD" }, { type: "PPL" }, { type: "ACH" }], creditLine: null });
    expect((await pay(quote, { type: "Credit" })).body.code).toBe("checkout_credit_unavailable");
    await giveTerms({ paymentTerm: "NET15" });
    expect((await readyBag()).payment.creditLine.term).toBe("NET15");
    await giveTerms({ paymentTerm: "NET30" });
  });

  it("never exceeds the limit when two tabs pay at once", async () => {
    const first = await readyBag();
    const other = bearer((await demoPerson(shop, "dealer-buyer@demo.test")).pair);
    const items = [{ itemNo: first.bag.lines[0].itemNo, quantity: 2, fulfilmentType: "DLVR" }];
    const { shoppingBagQuoteId } = (await shop.call("webshoppingbag/addbagitemV2", { items }, other)).body.value;
    const steps = { shoppingBagQuoteId, contact, deliveryAddress: address, billingSameAsDelivery: true, deliveryService: "freight" };
    const second = (await shop.call("checkout/checkout", steps, other)).body.value;
    await leaveAvailable(Math.max(first.totals.totalCents, second.totals.totalCents));
    const payAs = (quote: Quote, headers: Record<string, string>) => {
      const attempt = `attempt-of-two-${++orders}`;
      const { totals, termsVersion, bag } = quote;
      const input = { shoppingBagQuoteId: bag.shoppingBagQuoteId, attempt, payment: { type: "Credit" }, agreed: true, termsVersion };
      return shop.call(
        "checkout/complete",
        { ...input, expectedTotalCents: totals.totalCents },
        { ...headers, "idempotency-key": attempt },
      );
    };
    const answers = await Promise.all([payAs(first, dealer), payAs(second, other)]);
    expect(answers.map(({ body }) => body.code ?? body.value.status).sort()).toEqual(["checkout_credit_limit", "placed"]);
  });
});

describe("an order on the credit line and a card", () => {
  it("charges both parts, and names both on the receipt", async () => {
    await leaveAvailable(10_000_000);
    const quote = await readyBag();
    const total = quote.totals.totalCents;
    const placed = await pay(quote, { ...CARD, creditCents: 1_000 });
    const { orderNo, receiptId } = placed.body.value;
    await shop.api.settle();
    expect(await booksOf(orderNo)).toMatchObject({ credit_line: 1_000, cash: total - 1_000 });
    const { payments } = (await shop.call(`customer/getreceiptmodel?id=${receiptId}`)).body.value;
    expect(payments).toMatchObject([
      { method: "Credit", amountCents: 1_000 },
      { method: "CreditCard", amountCents: total - 1_000, last4: "4242" },
    ]);
  });

  it("undoes the credit when the card is declined, and can be paid again", async () => {
    await leaveAvailable(10_000_000);
    const { owedCents } = await dealerTerms();
    const quote = await readyBag();
    const declined = await pay(quote, { type: "CreditCard", paymentMethodId: "pm_card_chargeDeclined", creditCents: 1_000 });
    expect(declined.body.code).toBe("payment_declined");
    expect(await dealerTerms()).toMatchObject({ owedCents, heldCents: 0 });
    expect((await pay(quote, { type: "Credit" })).body.value.status).toBe("placed");
  });

  it("is refused when the credit line's part is the whole order", async () => {
    const quote = await readyBag();
    expect((await pay(quote, { ...CARD, creditCents: quote.totals.totalCents })).body.code).toBe("checkout_credit_split");
  });

  it("is refunded to the credit line first, and in any parts adds up to the whole", async () => {
    await leaveAvailable(10_000_000);
    const quote = await readyBag(3);
    const total = quote.totals.totalCents;
    const { orderNo } = (await pay(quote, { ...CARD, creditCents: 1_000 })).body.value;
    await shop.api.settle();
    for (const { lineId, quantity } of (await show(orderNo)).lines)
      for (const units of [1, quantity - 1])
        expect((await act("refundlines", { orderNo, lines: [{ lineId, units }], shipped: false })).body.code).toBeUndefined();
    await shop.api.settle();
    const { moneyBackCents, refunds } = await show(orderNo);
    expect(moneyBackCents).toBe(total);
    expect(refunds.map((one: { creditCents: number; state: string }) => [one.state, one.creditCents])).toEqual([
      ["done", 1_000],
      ...refunds.slice(1).map(() => ["done", 0]),
    ]);
    expect(await booksOf(orderNo)).toMatchObject({ refunds: total });
    expect(await booksOf(orderNo)).not.toHaveProperty("credit_line");
    const mails = await mailsTo(shop, contact.email);
    expect(mails.some(({ text }) => text.includes("took $10.00 off what you owe on your credit line"))).toBe(true);
  });
});

describe("a canceled order", () => {
  it("on the credit line owes nothing", async () => {
    await leaveAvailable(10_000_000);
    const { owedCents } = await dealerTerms();
    const { orderNo } = (await pay(await readyBag(), { type: "Credit" })).body.value;
    expect((await act("cancelorder", { orderNo })).status).toBe(200);
    await shop.api.settle();
    expect((await dealerTerms()).owedCents).toBe(owedCents);
    expect(await booksOf(orderNo)).toEqual({});
    expect(await show(orderNo)).toMatchObject({ payments: [{ status: "canceled" }], refunds: [{ state: "voided" }] });
  });

  it("of which a part was canceled before owes nothing either, and gives nothing back twice", async () => {
    await leaveAvailable(10_000_000);
    const { owedCents } = await dealerTerms();
    const { orderNo } = (await pay(await readyBag(3), { type: "Credit" })).body.value;
    const [line] = (await show(orderNo)).lines;
    await act("refundlines", { orderNo, lines: [{ lineId: line.lineId, units: 1 }], shipped: false });
    await shop.api.settle();
    await act("cancelorder", { orderNo });
    await shop.api.settle();
    expect((await dealerTerms()).owedCents).toBe(owedCents);
    expect(await booksOf(orderNo)).not.toHaveProperty("credit_line");
  });

  it("on both sends back both parts", async () => {
    await leaveAvailable(10_000_000);
    const quote = await readyBag();
    const { orderNo } = (await pay(quote, { ...CARD, creditCents: 1_000 })).body.value;
    await shop.api.settle();
    await act("cancelorder", { orderNo });
    await shop.api.settle();
    expect(await show(orderNo)).toMatchObject({
      moneyBackCents: quote.totals.totalCents,
      refunds: [{ creditCents: 1_000, state: "done" }],
    });
    expect(await booksOf(orderNo)).not.toHaveProperty("credit_line");
  });
});

describe("the terms of a business account", () => {
  it("are changed by staff, who are recorded, and by no others", async () => {
    const given = await giveTerms({ paymentTerm: "NET45", creditLimitCents: 123_00 });
    expect(given.body.value).toMatchObject({ paymentTerm: "NET45", creditLimitCents: 123_00 });
    const change = await shop.database.query.selectFrom("customerTermsChange").selectAll().orderBy("id", "desc").executeTakeFirstOrThrow();
    expect(change).toMatchObject({ customerId: dealerId, paymentTerm: "NET45", creditLimitCents: 123_00 });
    expect(change.staffId).not.toBeNull();
    const unknown = await shop.call(
      "office/saveterms",
      { customerId: 2_000_000_000, paymentTerm: "CASH", creditLimitCents: null, locked: false },
      staff,
    );
    expect(unknown.body.code).toBe("office_customer_not_found");
  });
});

describe("a bank that asks the buyer", () => {
  it("leaves the credit held meanwhile", async () => {
    await leaveAvailable(10_000_000);
    const quote = await readyBag();
    const asked = await pay(quote, { type: "CreditCard", paymentMethodId: "pm_card_threeDSecure2Required", creditCents: 1_000 });
    expect(asked.body.value.status).toBe("actionRequired");
    expect((await dealerTerms()).heldCents).toBe(1_000);
  });
});
