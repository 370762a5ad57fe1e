import { loadHistory } from "@azulejo/seed/history/load-history.ts";
import { staffHeaders } from "@azulejo/testing/office.ts";
import { openShopForFile } from "@azulejo/testing/open-test-shop.ts";
import { beforeAll, describe, expect, it } from "vitest";

const shop = await openShopForFile();
const staff = await staffHeaders(shop);
interface OpenInvoice {
  invoiceNo: number;
  customerId: number;
  openCents: number;
}
let open: OpenInvoice[] = [];
const openInvoices = (): Promise<OpenInvoice[]> =>
  shop.database.query
    .selectFrom("invoice")
    .select(["invoiceNo", "customerId", "openCents"])
    .where("kind", "=", "invoice")
    .where("openCents", ">", 1000)
    .orderBy("invoiceNo")
    .execute();
beforeAll(async () => {
  await loadHistory(shop.api.services, new Date());
  await shop.api.settle();
  open = await openInvoices();
});

const bring = async (lines: object[], isTrial = false) => (await shop.call("office/importchecks", { lines, isTrial }, staff)).body.value;
const leftOf = async (invoiceNo = 0) =>
  (await shop.database.query.selectFrom("invoice").select("openCents").where("invoiceNo", "=", invoiceNo).executeTakeFirstOrThrow())
    .openCents;
const payments = async () => (await shop.database.query.selectFrom("invoicePayment").select("id").execute()).length;

describe("checks from accounting", () => {
  it("are tried first, then recorded once, however often they come", async () => {
    const [invoice] = open;
    const lines = [{ reference: "77001", invoiceNo: invoice?.invoiceNo, amountCents: 300 }];
    const before = await payments();
    expect(await bring(lines, true)).toMatchObject([{ reference: "77001", amountCents: 300, outcome: "recorded", refusal: null }]);
    expect([await payments(), await leftOf(invoice?.invoiceNo)]).toEqual([before, invoice?.openCents]);
    expect(await bring(lines)).toMatchObject([{ outcome: "recorded" }]);
    expect(await bring(lines)).toMatchObject([{ outcome: "known" }]);
    expect([await payments(), await leftOf(invoice?.invoiceNo)]).toEqual([before + 1, (invoice?.openCents ?? 0) - 300]);
  });

  it("are one for each number and business account, with the parts of an invoice added up", async () => {
    const [one, two] = open.filter(({ customerId }, _, all) => customerId === all[0]?.customerId);
    const { query } = shop.database;
    const other = await query
      .selectFrom("invoice")
      .select("invoiceNo")
      .where("customerId", "<>", one?.customerId ?? 0)
      .executeTakeFirst();
    const lines = [
      { reference: "77002", invoiceNo: one?.invoiceNo, amountCents: 100 },
      { reference: "77002", invoiceNo: two?.invoiceNo, amountCents: 200 },
      { reference: "77002", invoiceNo: other?.invoiceNo ?? 1, amountCents: 50 },
      { reference: "77002", invoiceNo: one?.invoiceNo, amountCents: 25 },
    ];
    const left = await leftOf(one?.invoiceNo);
    expect(await bring(lines)).toMatchObject([
      { invoiceNos: [one?.invoiceNo, two?.invoiceNo], amountCents: 325, outcome: "recorded" },
      { invoiceNos: [other?.invoiceNo ?? 1], amountCents: 50 },
    ]);
    expect(await leftOf(one?.invoiceNo)).toBe(left - 125);
  });

  it("that can't be booked say why, and keep no other from it", async () => {
    const [first, second] = await openInvoices();
    const twice = [
      { reference: "77003", invoiceNo: first?.invoiceNo, amountCents: first?.openCents },
      { reference: "77003", invoiceNo: first?.invoiceNo, amountCents: 1 },
      { reference: "77004", invoiceNo: 999_999_999, amountCents: 500 },
      { reference: "77005", invoiceNo: second?.invoiceNo, amountCents: 500 },
    ];
    expect(await bring(twice)).toMatchObject([
      { outcome: "refused", refusal: { reason: "amount", invoiceNo: first?.invoiceNo, leftCents: first?.openCents } },
      { outcome: "refused", customer: null, refusal: { reason: "unknown", invoiceNo: 999_999_999 } },
      { outcome: "recorded" },
    ]);
    expect(await leftOf(first?.invoiceNo)).toBe(first?.openCents);
  });

  it("leave the books in order", async () => {
    const { value } = (await shop.call("office/checkbooks", {}, staff)).body;
    expect(value.findings.filter(({ wrong }: { wrong: number }) => wrong > 0)).toEqual([]);
  });
});
