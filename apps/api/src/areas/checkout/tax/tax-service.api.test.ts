import { address, contact, orderOf } from "@azulejo/testing/guest.ts";
import { staffHeaders } from "@azulejo/testing/office.ts";
import { openShopForFile } from "@azulejo/testing/open-test-shop.ts";
import { boxInReno } from "@azulejo/testing/people.ts";
import { afterEach, describe, expect, it } from "vitest";
import { createAvaTaxes } from "../../../ports/tax/avatax-taxes.ts";

const keys = { accountId: "2000000001", licenseKey: "demo-avatax-key", companyCode: "DEMO" };
const shop = await openShopForFile({ taxService: ({ url }) => createAvaTaxes({ ...keys, apiUrl: `${url}/avatax` }) });
const { query } = shop.database;
const { payments } = shop.api.services;
const real = { ...payments };
const staff = await staffHeaders(shop);
afterEach(async () => {
  Object.assign(payments, real);
  await faults([]);
});

const signal = () => AbortSignal.timeout(5000);
const faults = (list: string[], slowMs = 0) =>
  fetch(`${shop.sandbox.url}/tax/control/faults`, { method: "POST", body: JSON.stringify({ faults: list, slowMs }), signal: signal() });
async function reported(orderNo: number): Promise<[code: string, status: string, tax: number][]> {
  const answer = await fetch(`${shop.sandbox.url}/tax/control/recorded`, { signal: signal() });
  const { avatax } = (await answer.json()) as { avatax: { code: string; status: string; totalTax: number }[] };
  return avatax
    .filter(({ code }) => code.startsWith(String(orderNo)))
    .map(({ code, status, totalTax }) => [code, status, Math.round(totalTax * 100)]);
}

let count = 0;
async function quoted(change: object = {}) {
  const items = [{ itemNo: await boxInReno(shop, ++count), quantity: 4, fulfilmentType: "DLVR" }];
  const { shoppingBagQuoteId } = (await shop.call("webshoppingbag/addbagitemV2", { items })).body.value;
  const deliveryAddress = { ...address, ...change };
  const steps = { shoppingBagQuoteId, contact, deliveryAddress, billingSameAsDelivery: true, deliveryService: "freight" };
  return (await shop.call("checkout/checkout", steps)).body.value;
}
const complete = (quote: Parameters<typeof orderOf>[0], language = "en") => {
  const order = orderOf(quote, `attempt-of-taxes-${++count}`, { type: "CreditCard", paymentMethodId: "pm_card_visa" });
  return shop.call("checkout/complete", order, { "idempotency-key": `taxes-${count}-key`, "accept-language": language });
};
const taxesOf = (orderNo: number) =>
  query
    .selectFrom("orderTax")
    .innerJoin("customerOrder", "customerOrder.id", "orderTax.orderId")
    .select(["orderLineId", "name", "ratePpm", "taxableCents", "cents", "orderId", "orderTax.province"])
    .where("orderNo", "=", orderNo)
    .orderBy("name", "desc")
    .execute();
const act = (call: string, body: object) => shop.call(`office/${call}`, body, { ...staff, "idempotency-key": crypto.randomUUID() });

describe("an order that a tax service has taxed", () => {
  it("keeps each jurisdiction's tax by line, is reported once captured, and gives the tax of refunded lines back", async () => {
    const quote = await quoted();
    expect(quote.totals.taxes.map(({ name, ratePpm }: { name: string; ratePpm: number }) => [name, ratePpm])).toEqual([
      ["state:NV", 46_000],
      ["county:WASHOE", 36_650],
    ]);
    const { orderNo } = (await complete(quote)).body.value;
    const taxes = await taxesOf(orderNo);
    expect(taxes.map((one) => [one.orderLineId !== null, one.name, one.taxableCents])).toEqual([
      [true, "state:NV", quote.totals.goodsCents],
      [true, "county:WASHOE", quote.totals.goodsCents],
    ]);
    expect(taxes.reduce((sum, { cents }) => sum + cents, 0)).toBe(quote.totals.taxCents);
    await shop.api.settle();
    expect(await reported(orderNo)).toEqual([[String(orderNo), "Committed", quote.totals.taxCents]]);

    const [line] = (await shop.call(`office/order?orderNo=${orderNo}`, undefined, staff)).body.value.lines;
    for (const units of [1, 3]) await act("refundlines", { orderNo, lines: [{ lineId: line.lineId, units }], shipped: false });
    await shop.api.settle();
    const back = await query
      .selectFrom("refundTax")
      .innerJoin("refund", "refund.id", "refundTax.refundId")
      .select(["name", (of) => of.fn.sum<string>("cents").as("cents")])
      .where("orderId", "=", taxes[0]?.orderId ?? 0)
      .groupBy("name")
      .execute();
    expect(Object.fromEntries(back.map(({ name, cents }) => [name, Number(cents)]))).toEqual(
      Object.fromEntries(taxes.map(({ name, cents }) => [name, cents])),
    );
    const returns = (await reported(orderNo)).filter(([code]) => code.includes("-R"));
    expect(returns).toHaveLength(2);
    expect(returns.reduce((sum, [, , tax]) => sum + tax, 0)).toBe(-quote.totals.taxCents);
  });

  it("costs what its buyer has seen, whatever the service says between the last step and the order", async () => {
    const quote = await quoted();
    await faults(["raised", "raised", "raised"]);
    const { status, orderNo } = (await complete(quote)).body.value;
    expect(status).toBe("placed");
    const taxes = await taxesOf(orderNo);
    expect(taxes.reduce((sum, { cents }) => sum + cents, 0)).toBe(quote.totals.taxCents);
    // The next buyer's order does get the new rates.
    expect((await quoted()).totals.taxes[0].ratePpm).toBe(51_000);
  });

  it("is taken back at the service if it ends before it is captured", async () => {
    payments.capture = () => Promise.reject(new Error("the provider is away"));
    const { orderNo } = (await complete(await quoted())).body.value;
    await act("cancelorder", { orderNo });
    await shop.api.settle();
    expect(await reported(orderNo)).toEqual([]);
    const sale = await query
      .selectFrom("taxSale")
      .innerJoin("customerOrder", "customerOrder.id", "taxSale.orderId")
      .select(["committedAt", "voidedAt"])
      .where("orderNo", "=", orderNo)
      .executeTakeFirstOrThrow();
    expect([sale.committedAt, sale.voidedAt !== null]).toEqual([null, true]);
  });
});

describe("without an answer of the tax service", () => {
  it.each(["error", "negative", "elsewhere"])("the storefront's tables apply and still do when it is back: %s", async (fault) => {
    await faults([fault]);
    const quote = await quoted();
    const names = quote.totals.taxes.map(({ name }: { name: string }) => name);
    expect(names).toEqual(["state:NV", expect.stringMatching(/^(?:county|local):/)]);
    expect(names).not.toContain("county:WASHOE");
    const { status, orderNo } = (await complete(quote)).body.value;
    await shop.api.settle();
    expect([status, await reported(orderNo)]).toEqual(["placed", [[String(orderNo), "Committed", quote.totals.taxCents]]]);
  });

  it("an order to a place that the tables don't know is refused in the buyer's language", async () => {
    await query.updateTable("taxRate").set({ validUntil: "2026-01-02" }).where("province", "=", "CA").execute();
    shop.api.services.referenceData.dropAll();
    const there = { city: "Beverly Hills", province: "CA", postalCode: "90210" };
    await faults(["error"]);
    const quote = await quoted(there);
    expect([quote.notDeliverable, quote.totals.totalCents]).toEqual(["tax_unavailable", null]);
    const [en, es] = [
      await complete({ ...quote, totals: { totalCents: 1 } }),
      await complete({ ...quote, totals: { totalCents: 1 } }, "es"),
    ];
    expect([en.status, en.body.code]).toEqual([409, "checkout_tax_unavailable"]);
    expect(en.body.messages?.[0]).toMatch(/^We can't take this order right now.+You haven't been charged\.$/);
    expect(es.body.messages?.[0]).toMatch(/^En este momento no podemos recibir este pedido.+cobrado nada\.$/);
    // After four failures in a row, the service isn't called for half a minute.
    shop.setNow(new Date(Date.now() + 60_000));
    expect((await quoted({ ...there, line1: "0 Nowhere" })).notDeliverable).toBe("tax_address");
    expect((await quoted(there)).totals.taxes.map(({ name }: { name: string }) => name)).toContain("district:BEVERLY HILLS TRANSIT");
  });
});

it("the report of taxes by jurisdiction equals the ledger, to the cent", async () => {
  const report = async (from: string, to: string) =>
    (await shop.call(`office/taxreport?from=${from}&to=${to}`, undefined, staff)).body.value;
  const all = await report("2000-01-01", "2099-12-31");
  const sum = all.rows.reduce((cents: number, row: { cents: number }) => cents + row.cents, 0);
  const { ledger } = await shop.database.query
    .selectFrom("ledgerEntry")
    .select((of) => of.fn.sum<string>("amountCents").as("ledger"))
    .where("account", "=", "tax")
    .executeTakeFirstOrThrow();
  expect([sum, all.ledgerCents, all.unassignedCents]).toEqual([-Number(ledger), -Number(ledger), 0]);
  expect(sum).toBeGreaterThan(0);
  const back = await query
    .selectFrom("refundTax")
    .select((of) => of.fn.sum<string>("cents").as("cents"))
    .executeTakeFirstOrThrow();
  expect(all.rows.reduce((cents: number, row: { refundedCents: number }) => cents + row.refundedCents, 0)).toBeGreaterThan(0);
  expect(Number(back.cents)).toBeGreaterThan(0);
  expect(await report("1999-01-01", "1999-01-31")).toEqual({ rows: [], ledgerCents: 0, unassignedCents: 0 });
});
