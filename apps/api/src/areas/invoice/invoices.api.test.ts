import { address, contact } from "@azulejo/testing/guest.ts";
import { staffHeaders } from "@azulejo/testing/office.ts";
import { openShopForFile } from "@azulejo/testing/open-test-shop.ts";
import { bearer, boxInReno, demoPerson, mailsTo } from "@azulejo/testing/people.ts";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { examineBooks } from "../books/index.ts";
import { sweepInvoicePayments } from "../checkout/index.ts";

const shop = await openShopForFile();
const { payments } = shop.api.services;
const real = { ...payments };

let dealer: Record<string, string>;
let staff: Record<string, string>;
let dealerId: number;
beforeAll(async () => {
  dealer = bearer((await demoPerson(shop, "dealer-admin@demo.test")).pair);
  staff = await staffHeaders(shop);
  const { customerId, locked } = (await shop.call("office/customers?query=Ladera", undefined, staff)).body.value.customers[0];
  dealerId = customerId;
  await shop.call("office/saveterms", { customerId, paymentTerm: "NET30", creditLimitCents: 90_000_000, locked }, staff);
});
afterEach(async () => {
  Object.assign(payments, real);
  expect((await examineBooks(shop.database)).filter((one) => one.problem !== null)).toEqual([]);
  const [{ balanceCents }, [month]] = [await balance(), (await statements()).months];
  expect(month?.closingCents ?? 0).toBe(balanceCents);
  expect((await list({ pageSize: 500 })).openCents).toBe(balanceCents);
});

const provider = async (path: string, form: Record<string, string> = {}) => {
  const headers = { authorization: "Bearer sk_test_demo" };
  const answer = await fetch(`${shop.sandbox.url}${path}`, { method: "POST", headers, body: new URLSearchParams(form) });
  expect(answer.ok, await answer.clone().text()).toBe(true);
};
const providerEvents = async (): Promise<{ id: string; type: string }[]> => {
  const headers = { authorization: "Bearer sk_test_demo" };
  return (await (await fetch(`${shop.sandbox.url}/stripe/control/events`, { headers })).json()).data;
};
const passDays = async (days: number) => {
  await provider("/stripe/control/days", { days: String(days) });
  await provider("/stripe/control/deliveries/settle");
  await shop.api.settle();
};
const debit = async (token: string) => {
  const { mandateVersion } = (await shop.call("customer/openinvoicessummary", undefined, dealer)).body.value.payment.bankDebit;
  return { type: "Ach", paymentMethodId: `pm_usBankAccount_${token}`, mandateVersion };
};
const DEALER = "dealer-admin@demo.test";
const lastMail = async () => (await mailsTo(shop, DEALER)).find((mail) => mail.subject.startsWith("Recibimos su pago"));

let tries = 0;
const key = () => ({ "idempotency-key": `invoice-test-${++tries}-${crypto.randomUUID()}` });
const list = async (input: object = {}) => (await shop.call("customer/openinvoiceslist", input, dealer)).body.value;
const balance = async () => (await shop.call("customer/getbalance", undefined, dealer)).body.value;
const statements = async (input: object = {}) => (await shop.call("customer/statements", input, dealer)).body.value;
const act = (call: string, body: object) => shop.call(`office/${call}`, body, { ...staff, ...key() });
const show = async (orderNo: number) => (await shop.call(`office/order?orderNo=${orderNo}`, undefined, staff)).body.value;

/** Places an order on the credit line, or partly by card. */
async function order(quantity = 3, payment: object = { type: "Credit" }) {
  const items = [{ itemNo: await boxInReno(shop, ++tries), quantity, fulfilmentType: "DLVR" }];
  const { shoppingBagQuoteId } = (await shop.call("webshoppingbag/addbagitemV2", { items }, dealer)).body.value;
  const steps = {
    shoppingBagQuoteId,
    contact,
    purchaseOrderNo: `PO-${tries}`,
    jobName: "Arrowcreek",
    deliveryAddress: address,
    billingSameAsDelivery: true,
    deliveryService: "freight",
  };
  const quote = (await shop.call("checkout/checkout", steps, dealer)).body.value;
  const { totals, termsVersion } = quote;
  const attempt = `invoice-order-${String(tries).padStart(8, "0")}`;
  const placed = await shop.call(
    "checkout/complete",
    { shoppingBagQuoteId, attempt, payment, expectedTotalCents: totals.totalCents, agreed: true, termsVersion },
    { ...dealer, ...key() },
  );
  await shop.api.settle();
  const { orderNo } = placed.body.value;
  const [line] = (await show(orderNo)).lines;
  return { orderNo, lineId: line.lineId, totalCents: totals.totalCents as number };
}
const ship = ({ orderNo, lineId }: { orderNo: number; lineId: number }, units: number) =>
  act("shiplines", { orderNo, lines: [{ lineId, units }], carrier: "Own truck" });
const ofOrder = async (orderNo: number, status = "all") => (await list({ status, search: String(orderNo) })).invoices;
const CARD = { type: "CreditCard", paymentMethodId: "pm_card_visa" };
const pay = (invoices: object[], payment: object = CARD, attempt = `paying-invoices-${++tries}-0000`) =>
  shop.call("customer/invoicespay", { attempt, invoices, payment }, { ...dealer, ...key() });

async function invoiced(quantity = 1) {
  const placed = await order(quantity);
  await ship(placed, quantity);
  const [invoice] = await ofOrder(placed.orderNo);
  return { ...placed, invoiceNo: invoice.invoiceNo as number };
}

describe("an invoice", () => {
  it("is issued for units handed over, and all of them add up to the order", async () => {
    const before = await balance();
    const placed = await order(3);
    const ordered = await balance();
    expect(ordered.balanceCents).toBe(before.balanceCents);
    expect(ordered.orderedCents).toBe(before.orderedCents + placed.totalCents);
    await ship(placed, 1);
    const [first] = await ofOrder(placed.orderNo);
    expect(first).toMatchObject({ kind: "invoice", jobName: "Arrowcreek", paidCents: 0, pendingCents: 0 });
    expect(first.openCents).toBe(first.totalCents);
    expect(first.daysPastDue).toBe(-30);
    await ship(placed, 2);
    const all = await ofOrder(placed.orderNo);
    expect(all.reduce((sum: number, one: { totalCents: number }) => sum + one.totalCents, 0)).toBe(placed.totalCents);
    const after = await balance();
    expect(after.balanceCents).toBe(before.balanceCents + placed.totalCents);
    expect(after.orderedCents).toBe(before.orderedCents);
    expect(after.availableCents).toBe(ordered.availableCents);
  });

  it("counts amounts paid by card with the order as paid", async () => {
    const placed = await order(2, { ...CARD, creditCents: 1_000 });
    await ship(placed, 1);
    await ship(placed, 1);
    const all = await ofOrder(placed.orderNo);
    expect(all.reduce((sum: number, one: { totalCents: number }) => sum + one.totalCents, 0)).toBe(placed.totalCents);
    expect(all.reduce((sum: number, one: { openCents: number }) => sum + one.openCents, 0)).toBe(1_000);
  });

  it("isn't issued for canceled units, whose refund leaves the credit line", async () => {
    const placed = await order(3);
    const before = await balance();
    await ship(placed, 2);
    await act("refundlines", { orderNo: placed.orderNo, lines: [{ lineId: placed.lineId, units: 1 }], shipped: false });
    await shop.api.settle();
    const all = await ofOrder(placed.orderNo);
    const { moneyBackCents } = await show(placed.orderNo);
    expect(all).toHaveLength(1);
    const after = await balance();
    expect(after.orderedCents).toBeLessThanOrEqual(before.orderedCents - placed.totalCents + 1);
    expect(all[0].totalCents + moneyBackCents).toBeGreaterThanOrEqual(placed.totalCents - 1);
  });

  it("is credited for goods that came back, and the credit pays another invoice", async () => {
    const one = await invoiced(2);
    const before = await balance();
    await act("refundlines", { orderNo: one.orderNo, lines: [{ lineId: one.lineId, units: 1 }], shipped: true, returned: true });
    await shop.api.settle();
    const credit = (await ofOrder(one.orderNo)).find(({ kind }: { kind: string }) => kind === "credit");
    expect(credit.openCents).toBeLessThan(0);
    expect((await balance()).balanceCents).toBe(before.balanceCents + credit.openCents);
    const other = await invoiced(2);
    const used = -credit.openCents;
    const paid = await pay(
      [
        { invoiceNo: other.invoiceNo, amountCents: used },
        { invoiceNo: credit.invoiceNo, amountCents: -used },
      ],
      { type: "Credit" },
    );
    expect(paid.body.value).toMatchObject({ status: "paid", amountCents: 0 });
    expect(await ofOrder(one.orderNo, "open")).toHaveLength(1);
    expect((await ofOrder(other.orderNo))[0].paidCents).toBe(used);
  });
});

describe("paying invoices", () => {
  it("pays several at once, in full and in part, and says so in the month's statement", async () => {
    const [one, other] = [await invoiced(), await invoiced()];
    const attempt = "paying-invoices-once-1";
    const parts = [
      { invoiceNo: one.invoiceNo, amountCents: one.totalCents },
      { invoiceNo: other.invoiceNo, amountCents: 500 },
    ];
    const before = await balance();
    const paid = await pay(parts, CARD, attempt);
    expect(paid.body.value).toEqual({
      status: "paid",
      amountCents: one.totalCents + 500,
      balanceCents: before.balanceCents - one.totalCents - 500,
    });
    expect((await pay(parts, CARD, attempt)).body.value.status).toBe("paid");
    expect((await balance()).balanceCents).toBe(before.balanceCents - one.totalCents - 500);
    expect(await ofOrder(one.orderNo, "open")).toEqual([]);
    const { months } = await statements();
    const { lines } = await statements({ month: months[0].month });
    expect(lines.at(-1)).toMatchObject({
      kind: "payment",
      amountCents: -one.totalCents - 500,
      balanceCents: months[0].closingCents,
      payment: { method: "CreditCard", reference: "4242", invoiceNos: [one.invoiceNo, other.invoiceNo] },
    });
  });

  it("refuses more than is left, a stranger's number, and credits above the invoices", async () => {
    const { invoiceNo, totalCents } = await invoiced();
    const codeOf = async (invoices: object[]) => (await pay(invoices)).body.code;
    expect(await codeOf([{ invoiceNo, amountCents: totalCents + 1 }])).toBe("customer_invoice_amount");
    expect(await codeOf([{ invoiceNo, amountCents: -5 }])).toBe("customer_invoice_amount");
    expect(await codeOf([{ invoiceNo: 999_999_999, amountCents: 5 }])).toBe("customer_invoice_unknown");
    expect(await codeOf([{ invoiceNo, amountCents: 0 }])).toBe("request_invalid");
    expect(
      await codeOf([
        { invoiceNo, amountCents: 5 },
        { invoiceNo, amountCents: 5 },
      ]),
    ).toBe("request_invalid");
  });

  it.each([
    ["en", "That leaves $0.10 on"],
    ["es", "quedarían $0.10"],
  ])("leaves no rest below the lowest payment online, and says in %s what works", async (language, said) => {
    const { invoiceNo, totalCents } = await invoiced();
    for (const payment of [CARD, await debit("success")]) {
      const body = { attempt: `paying-a-small-rest-${++tries}`, invoices: [{ invoiceNo, amountCents: totalCents - 10 }], payment };
      const refused = await shop.call("customer/invoicespay", body, { ...dealer, ...key(), "accept-language": language });
      expect([refused.status, refused.body.code]).toEqual([409, "customer_invoice_rest"]);
      expect(refused.body.messages?.[0]).toContain(said);
    }
    const check = { customerId: dealerId, reference: `check-${++tries}`, invoices: [{ invoiceNo, amountCents: totalCents - 10 }] };
    expect((await act("recordcheck", check)).body.success).toBe(true);
  });

  it("charges an invoice once when two tabs pay it", async () => {
    const { invoiceNo, totalCents, orderNo } = await invoiced();
    const answers = await Promise.all([1, 2].map(() => pay([{ invoiceNo, amountCents: totalCents }])));
    expect(answers.map(({ body }) => body.code ?? body.value.status).sort()).toEqual(["customer_invoice_amount", "paid"]);
    expect((await ofOrder(orderNo))[0].paidCents).toBe(totalCents);
  });

  it("pays with another card once its payer has left the bank's question, and only with that one", async () => {
    const { invoiceNo, totalCents, orderNo } = await invoiced();
    const whole = [{ invoiceNo, amountCents: totalCents }];
    const asking = { ...CARD, paymentMethodId: "pm_card_threeDSecure2Required" };
    const attempt = "paying-invoices-left-bank";
    const asked = await pay(whole, asking, attempt);
    expect(asked.body.value.status).toBe("actionRequired");
    expect((await ofOrder(orderNo))[0]).toMatchObject({ openCents: totalCents, pendingCents: 0 });
    expect((await pay(whole)).body.value.status).toBe("paid");
    const [intent] = asked.body.value.clientSecret.split("_secret_");
    await provider(`/stripe/control/payment_intents/${intent}/authenticate`, { outcome: "complete" });
    expect((await pay(whole, asking, attempt)).body.code).toBe("payment_declined");
    await shop.api.settle();
    expect((await ofOrder(orderNo))[0]).toMatchObject({ openCents: 0, paidCents: totalCents });
  });

  it("keeps the first card's payment when its payer had answered the bank after all", async () => {
    const { invoiceNo, totalCents, orderNo } = await invoiced();
    const whole = [{ invoiceNo, amountCents: totalCents }];
    payments.readEvent = () => null;
    const asked = await pay(whole, { ...CARD, paymentMethodId: "pm_card_threeDSecure2Required" });
    const [intent] = asked.body.value.clientSecret.split("_secret_");
    await provider(`/stripe/control/payment_intents/${intent}/authenticate`, { outcome: "complete" });
    expect((await pay(whole)).body.code).toBe("customer_invoice_amount");
    Object.assign(payments, real);
    expect((await ofOrder(orderNo))[0]).toMatchObject({ openCents: 0, paidCents: totalCents });
  });

  it("leaves an invoice open when the card is declined", async () => {
    const { invoiceNo, totalCents, orderNo } = await invoiced();
    const declined = await pay([{ invoiceNo, amountCents: totalCents }], { ...CARD, paymentMethodId: "pm_card_chargeDeclined" });
    expect(declined.body.code).toBe("payment_declined");
    expect((await ofOrder(orderNo, "open"))[0]).toMatchObject({ openCents: totalCents, pendingCents: 0 });
    expect((await pay([{ invoiceNo, amountCents: totalCents }])).body.value.status).toBe("paid");
  });

  it("books a charge when the shop died before it could", async () => {
    const { invoiceNo, totalCents, orderNo } = await invoiced();
    payments.capture = () => Promise.reject(new Error("the shop died"));
    expect((await pay([{ invoiceNo, amountCents: totalCents }])).status).toBe(500);
    expect((await ofOrder(orderNo))[0]).toMatchObject({ openCents: totalCents, pendingCents: totalCents });
    expect((await pay([{ invoiceNo, amountCents: totalCents }])).body.code).toBe("customer_invoice_amount");
    Object.assign(payments, real);
    await shop.database.query
      .updateTable("invoicePayment")
      .set({ createdAt: new Date(Date.now() - 180_000) })
      .where("status", "=", "started")
      .execute();
    await sweepInvoicePayments(shop.api.services);
    expect((await ofOrder(orderNo))[0]).toMatchObject({ openCents: 0, pendingCents: 0 });
  });

  it("waits for the bank of an e-check, and says when it has paid", async () => {
    const { invoiceNo, totalCents, orderNo } = await invoiced();
    const sent = await pay([{ invoiceNo, amountCents: totalCents }], await debit("success"));
    expect(sent.body.value).toMatchObject({ status: "pending", amountCents: totalCents });
    expect((await ofOrder(orderNo))[0]).toMatchObject({ openCents: totalCents, pendingCents: totalCents });
    expect((await pay([{ invoiceNo, amountCents: 100 }])).body.code).toBe("customer_invoice_amount");
    await shop.api.settle();
    const { mandateText } = await shop.database.query
      .selectFrom("invoicePayment")
      .select("mandateText")
      .where("status", "=", "pending")
      .executeTakeFirstOrThrow();
    expect((await mailsTo(shop, DEALER)).some((mail) => mail.text.replaceAll(/\s+/g, " ").includes(mandateText ?? "-"))).toBe(true);
    await passDays(4);
    expect((await ofOrder(orderNo))[0]).toMatchObject({ openCents: 0, pendingCents: 0 });
    expect((await lastMail())?.text).toContain(String(invoiceNo));
  });

  it("debits an account that was saved while it paid others", async () => {
    const [first, second] = [await invoiced(), await invoiced()];
    const all = ({ invoiceNo, totalCents }: typeof first) => [{ invoiceNo, amountCents: totalCents }];
    expect((await pay(all(first), { ...(await debit("success")), saveAccount: true })).body.value.status).toBe("pending");
    const { saved } = (await shop.call("customer/openinvoicessummary", undefined, dealer)).body.value.payment;
    const account = saved.find(({ kind }: { kind: string }) => kind === "bank");
    const { paymentMethodId: _, ...means } = await debit("success");
    const sent = await pay(all(second), { ...means, savedPaymentId: account.id });
    expect(sent.body.value).toMatchObject({ status: "pending", amountCents: second.totalCents });
    await passDays(4);
    expect((await ofOrder(second.orderNo))[0].paidCents).toBe(second.totalCents);
  });

  it("opens its invoices again when a bank returns an e-check, before or after it had paid", async () => {
    for (const token of ["insufficientFunds", "dispute"]) {
      const { invoiceNo, totalCents, orderNo } = await invoiced();
      const sent = await pay([{ invoiceNo, amountCents: totalCents }], await debit(token));
      expect(sent.body.value.status).toBe("pending");
      await passDays(7);
      expect((await ofOrder(orderNo, "open"))[0]).toMatchObject({ openCents: totalCents, pendingCents: 0 });
      expect((await pay([{ invoiceNo, amountCents: totalCents }])).body.value.status).toBe("paid");
    }
  });

  it("opens its invoices again when the return is heard of before the payment", async () => {
    const { invoiceNo, totalCents, orderNo } = await invoiced();
    await pay([{ invoiceNo, amountCents: totalCents }], await debit("dispute"));
    await provider("/stripe/control/deliveries", { mode: "off" });
    const known = new Set((await providerEvents()).map(({ id }) => id));
    await passDays(7);
    const news = (await providerEvents()).filter(({ id }) => !known.has(id));
    expect(news.map(({ type }) => type)).toEqual(expect.arrayContaining(["charge.dispute.created", "payment_intent.succeeded"]));
    const late = news.filter(({ type }) => type === "payment_intent.succeeded");
    for (const { id } of [...news.filter((one) => !late.includes(one)), ...late]) await provider(`/stripe/control/events/${id}/deliver`);
    await provider("/stripe/control/deliveries", { mode: "on" });
    await shop.api.settle();
    expect((await ofOrder(orderNo, "open"))[0]).toMatchObject({ openCents: totalCents, pendingCents: 0 });
    expect((await pay([{ invoiceNo, amountCents: totalCents }])).body.value.status).toBe("paid");
  });

  it("takes a check that staff record, once", async () => {
    const { invoiceNo, totalCents, orderNo } = await invoiced();
    const headers = { ...staff, ...key() };
    const check = { customerId: dealerId, reference: "1042", invoices: [{ invoiceNo, amountCents: totalCents }] };
    expect((await shop.call("office/recordcheck", check, headers)).body.value.amountCents).toBe(totalCents);
    expect((await shop.call("office/recordcheck", check, headers)).body.value.amountCents).toBe(totalCents);
    expect((await act("recordcheck", check)).body.code).toBe("customer_invoice_amount");
    expect((await ofOrder(orderNo))[0].paidCents).toBe(totalCents);
  });
});

describe("a list of invoices", () => {
  it("is found, sorted, aged and paged", async () => {
    const { invoiceNo, orderNo } = await invoiced();
    await shop.database.query.updateTable("invoice").set({ dueOn: "2026-01-05" }).where("invoiceNo", "=", invoiceNo).execute();
    const late = await list({ age: "90+" });
    expect(late.invoices.map((one: { invoiceNo: number }) => one.invoiceNo)).toContain(invoiceNo);
    expect(late.invoices[0].daysPastDue).toBeGreaterThan(90);
    expect((await list({ search: String(invoiceNo) })).invoices).toHaveLength(1);
    const found = async (search: string) =>
      (await list({ search, pageSize: 500 })).invoices.map((one: { invoiceNo: number }) => one.invoiceNo);
    expect(await found(String(invoiceNo).slice(0, 4))).toContain(invoiceNo);
    expect(await found(String(orderNo))).toContain(invoiceNo);
    for (const search of ["%", "_", "0", String(invoiceNo).slice(1), "9".repeat(80), "'; drop table invoice"])
      expect(await found(search)).not.toContain(invoiceNo);
    const { receiptId } = (await list({ invoiceNos: [invoiceNo] })).invoices[0];
    expect((await list({ receiptId })).invoices.every((one: { orderNo: number }) => one.orderNo === orderNo)).toBe(true);
    expect((await list({ receiptId })).count).toBeGreaterThan(0);
    expect((await list({ sort: "due" })).invoices[0].invoiceNo).toBe(invoiceNo);
    const { pages, count } = await list({ pageSize: 1, status: "all" });
    expect(pages).toBe(count);
    const summary = (await shop.call("customer/openinvoicessummary", undefined, dealer)).body.value;
    expect(summary.ages.at(-1)).toMatchObject({ age: "90+", count: late.count });
    expect((await balance()).pastDueCount).toBeGreaterThanOrEqual(1);
    expect((await pay([{ invoiceNo, amountCents: late.invoices[0].openCents }])).body.value.status).toBe("paid");
    expect(await ofOrder(orderNo, "paid")).toHaveLength(1);
  });
});
