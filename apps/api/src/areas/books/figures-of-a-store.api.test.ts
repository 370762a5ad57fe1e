import { placeOrder, staffHeaders } from "@azulejo/testing/office.ts";
import { openShopForFile } from "@azulejo/testing/open-test-shop.ts";
import { boxInReno } from "@azulejo/testing/people.ts";
import { beforeAll, describe, expect, it } from "vitest";

const shop = await openShopForFile();
const { query } = shop.database;

/** The demo's accountant, who is limited to Reno, and staff of every store. */
let accountant: Record<string, string>;
let owner: Record<string, string>;
let pickedUp: { orderNo: number; itemNo: string; invoiceNo: number };
let delivered: { orderNo: number; itemNo: string; invoiceNo: number };
let customerId: number;

const read = async (path: string, as = accountant) => (await shop.call(`office/${path}`, undefined, as)).body.value;
const act = async (name: string, body: object, as = owner) =>
  (await shop.call(`office/${name}`, body, { ...as, "idempotency-key": crypto.randomUUID() })).body;

async function order(fulfilmentType: "PKUP" | "DLVR", item: number) {
  const itemNo = await boxInReno(shop, item);
  const orderNo = await placeOrder(shop, [{ itemNo, quantity: 3, fulfilmentType }]);
  await shop.api.settle();
  const [{ lineId }] = (await read(`order?orderNo=${orderNo}`, owner)).lines;
  await act("refundlines", { orderNo, lines: [{ lineId, units: 1 }], shipped: false });
  await shop.api.settle();
  return { orderNo, itemNo, invoiceNo: await invoiceOf(orderNo) };
}

async function invoiceOf(orderNo: number): Promise<number> {
  const { id } = await query.selectFrom("customerOrder").select("id").where("orderNo", "=", orderNo).executeTakeFirstOrThrow();
  const days = { issuedAt: new Date(), issuedOn: "2026-01-02", dueOn: "2026-02-01", paymentTerm: "NET30" };
  const cents = { currency: "USD", goodsCents: 100, deliveryCents: 0, taxCents: 0, totalCents: 100, openCents: 100 };
  const { invoiceNo } = await query
    .insertInto("invoice")
    .values({ storefrontId: 1, customerId, orderId: id, kind: "invoice", ...days, ...cents })
    .returning("invoiceNo")
    .executeTakeFirstOrThrow();
  return invoiceNo;
}

beforeAll(async () => {
  const { id: placeId } = await query.selectFrom("place").select("id").where("code", "=", "reno").executeTakeFirstOrThrow();
  const { id: staffId } = await query
    .selectFrom("staff")
    .select("id")
    .where("emailKey", "=", "accounting@demo.test")
    .executeTakeFirstOrThrow();
  await query.insertInto("staffStore").values({ staffId, placeId }).execute();
  accountant = await staffHeaders(shop, "accounting@demo.test");
  owner = await staffHeaders(shop);
  customerId = (await read("customers?query=Ladera", owner)).customers[0].customerId;
  await query.deleteFrom("invoice").where("customerId", "=", customerId).execute();
  pickedUp = await order("PKUP", 4);
  delivered = await order("DLVR", 70);
});

describe("staff of one store", () => {
  it("see the payments, refunds and invoices of orders that are picked up there", async () => {
    const parts = [pickedUp, delivered].map(({ invoiceNo }) => ({ invoiceNo, amountCents: 40 }));
    await act("recordcheck", { customerId, reference: "1042", invoices: parts });
    await act("recordcheck", { customerId, reference: "1043", invoices: parts.slice(1) });
    const payments = async (as?: typeof owner) =>
      (await read("payments", as)).payments as { orderNo: number; invoiceNos: number[]; card: string }[];
    const ordersOf = (rows: { orderNo: number | null }[]) => new Set(rows.flatMap(({ orderNo }) => orderNo ?? []));
    expect(ordersOf(await payments(owner))).toEqual(new Set([pickedUp.orderNo, delivered.orderNo]));
    expect(ordersOf(await payments())).toEqual(new Set([pickedUp.orderNo]));
    const checks = (await payments()).filter(({ invoiceNos }) => invoiceNos.length > 0);
    expect(checks).toMatchObject([{ card: "1042", invoiceNos: [pickedUp.invoiceNo] }]);
    expect(ordersOf((await read("moneyback", owner)).entries)).toEqual(new Set([pickedUp.orderNo, delivered.orderNo]));
    const back = await read("moneyback");
    expect([ordersOf(back.entries), back.total]).toEqual([new Set([pickedUp.orderNo]), 1]);
    const { invoices } = await read(`customer?customerId=${customerId}`);
    expect(invoices).toMatchObject({ openCount: 1, openCents: 60, open: [{ invoiceNo: pickedUp.invoiceNo }] });
    expect((await read(`customer?customerId=${customerId}`, owner)).invoices.openCount).toBe(2);
  });

  it("record checks for invoices of these orders alone", async () => {
    const pay = (invoiceNo: number) =>
      act("recordcheck", { customerId, reference: "1044", invoices: [{ invoiceNo, amountCents: 1 }] }, accountant);
    expect((await pay(delivered.invoiceNo)).code).toBe("customer_invoice_unknown");
    expect((await pay(pickedUp.invoiceNo)).success).toBe(true);
  });

  it("get reports of the orders picked up there", async () => {
    const period = "from=2026-01-01&to=2027-05-31";
    const items = async (report: string, as?: typeof owner) =>
      (await read(`${report}?${period}&by=item`, as)).rows.map(({ key }: { key: string }) => key).sort();
    for (const report of ["salesreport", "marginreport"]) {
      expect(await items(report, owner)).toEqual(expect.arrayContaining([pickedUp.itemNo, delivered.itemNo]));
      expect(await items(report)).toEqual([pickedUp.itemNo]);
    }
    const { totals } = await read(`salesreport?${period}`);
    expect(totals).toMatchObject({ orders: 1, units: 3 });
    const { sampleItemNo } = await query
      .selectFrom("item")
      .select("sampleItemNo")
      .where("sampleItemNo", "is not", null)
      .where("published", "=", true)
      .orderBy("id")
      .executeTakeFirstOrThrow();
    await placeOrder(shop, [{ itemNo: sampleItemNo ?? "", quantity: 1, fulfilmentType: "DLVR" }]);
    await shop.api.settle();
    expect((await read(`samplesreport?${period}`, owner)).rows).not.toEqual([]);
    expect((await read(`samplesreport?${period}`)).rows).toEqual([]);
  });

  it("get the report of the stock that is kept there", async () => {
    const kept = async (itemNo: string, as?: typeof owner): Promise<number> =>
      (await read(`stock?itemNo=${itemNo}`, as)).lots.reduce((sum: number, lot: { onHand: number }) => sum + lot.onHand, 0);
    const rows: { itemNo: string; onHand: number }[] = await read("stockreport?show=slow");
    const alsoElsewhere: string[] = [];
    for (const { itemNo, onHand } of rows.slice(0, 20)) {
      expect(onHand).toBe(await kept(itemNo));
      if ((await kept(itemNo, owner)) > onHand) alsoElsewhere.push(itemNo);
    }
    expect(alsoElsewhere).not.toEqual([]);
  });

  it("are refused what covers all stores", async () => {
    for (const path of ["ageing", "months", "payouts", "bookchecks", "audit", `customerstatements?customerId=${customerId}`])
      expect((await shop.call(`office/${path}`, undefined, accountant)).body.code).toBe("office_all_stores");
  });
});
