import { createBucketStore } from "@azulejo/content/assets/store/bucket-store.ts";
import { loadHistory } from "@azulejo/seed/history/load-history.ts";
import { staffHeaders } from "@azulejo/testing/office.ts";
import { openShopForFile } from "@azulejo/testing/open-test-shop.ts";
import { parse } from "csv-parse/sync";
import { sql } from "kysely";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import type { AccountingExchange } from "../../../ports/accounting-exchange.ts";
import { examineBooks } from "../../books/index.ts";
import { exchangeAccounting } from "./exchange-accounting.ts";

const shop = await openShopForFile();
const { query } = shop.database;
const keys = { region: "us-east-1", accessKeyId: "sandbox", secretAccessKey: "demo-s3-secret" };
const store = createBucketStore({ endpoint: `${shop.sandbox.url}/s3`, bucket: "accounting", ...keys });
const accounting: AccountingExchange = {
  store,
  files: [
    { kind: "journal", format: "csv" },
    { kind: "customers", format: "netsuite" },
  ],
};
const exchange = () => exchangeAccounting({ ...shop.api.services, accounting });

const DAY_MS = 86_400_000;
let staff: Record<string, string>;
let site: string;
let timeZone: string;
beforeAll(async () => {
  staff = await staffHeaders(shop);
  await loadHistory(shop.api.services, new Date());
  await shop.api.settle();
  const storefront = await query.selectFrom("storefront").select(["siteKey", "timezone"]).where("id", "=", 1).executeTakeFirstOrThrow();
  [site, timeZone] = [storefront.siteKey, storefront.timezone];
  await sql`update ledger_posting set at = now() - interval '1 day' where id = (select max(id) from ledger_posting)`.execute(query);
  await sql`update ledger_posting set at = now() where id = (select max(id) - 1 from ledger_posting)`.execute(query);
});
afterEach(() => shop.setNow(new Date()));

const keysIn = async (folder: string): Promise<string[]> => {
  const found: string[] = [];
  for await (const key of store.list()) if (key.startsWith(`${site}/${folder}/`)) found.push(key.slice(site.length + 1));
  return found.sort();
};
const textOf = async (key: string) => (await store.get(`${site}/${key}`))?.toString() ?? "";
const rowsOf = async (key: string): Promise<Record<string, string>[]> => parse(await textOf(key), { columns: true });
const dayBefore = (days: number): string => {
  const at = new Date(Date.now() - days * DAY_MS);
  return at.toLocaleDateString("en-CA", { timeZone });
};

describe("files for accounting", () => {
  it("are put into the bucket once for each day that is over, and listed as taken by nobody", async () => {
    await exchange();
    const written = await keysIn("out");
    expect(written).toContain(`out/${dayBefore(1)}/customers.csv`);
    expect(written.every((key) => key.startsWith(`out/${dayBefore(1)}/`))).toBe(true);
    const { taken, total } = (await shop.call("office/accountingfiles", undefined, staff)).body.value;
    expect([total, taken[0].by]).toEqual([written.length, null]);
    await exchange();
    expect(await keysIn("out")).toEqual(written);
    expect((await shop.call("office/accountingfiles", undefined, staff)).body.value.total).toBe(total);
  });

  it("have the entries of their day, and days that were missed follow", async () => {
    shop.setNow(new Date(Date.now() + 3 * DAY_MS));
    await exchange();
    const journals = (await keysIn("out")).filter((key) => key.endsWith("journal.csv"));
    const today = `out/${dayBefore(0)}/journal.csv`;
    expect(journals).toContain(today);
    const sides = await rowsOf(today);
    const sum = (name: string) => sides.reduce((all, row) => all + Math.round(Number(row[name]) * 100), 0);
    expect(sides.length).toBeGreaterThan(0);
    expect(sum("debit")).toBe(sum("credit"));
    const days = await query.selectFrom("accountingDrop").select("day").where("kind", "=", "journal").orderBy("day").execute();
    expect(days).toHaveLength(4);
  });

  it("wait for a bucket that is away", async () => {
    shop.setNow(new Date(Date.now() + 5 * DAY_MS));
    const before = await keysIn("out");
    await fetch(`${shop.sandbox.url}/s3/-/faults`, { method: "POST", body: JSON.stringify(["busy", "busy", "busy"]) });
    await expect(exchange()).rejects.toThrow();
    await exchange();
    expect((await keysIn("out")).length).toBeGreaterThan(before.length);
  });
});

describe("files of accounting", () => {
  const put = (name: string, text: string) => store.put(`${site}/in/${name}`, Buffer.from(text));
  const openOf = (invoiceNo: number) =>
    query.selectFrom("invoice").select("openCents").where("invoiceNo", "=", invoiceNo).executeTakeFirstOrThrow();

  it("record the checks that it received once, and are answered by check", async () => {
    const invoice = await query
      .selectFrom("invoice")
      .select(["invoiceNo", "openCents"])
      .where("openCents", ">", 500)
      .where("kind", "=", "invoice")
      .orderBy("id")
      .executeTakeFirstOrThrow();
    const lines = `reference,invoice,amount\nDROP-1,${invoice.invoiceNo},4.00\nDROP-2,999999999,1.00\nDROP-3,${invoice.invoiceNo},99999999.00\n`;
    await put("november.csv", lines);
    await exchange();
    expect((await openOf(invoice.invoiceNo)).openCents).toBe(invoice.openCents - 400);
    expect([await keysIn("in"), await keysIn("done")]).toEqual([[], ["done/november.csv", "done/november.csv.result.csv"]]);
    const results = await rowsOf("done/november.csv.result.csv");
    expect(results.map(({ reference, outcome, reason, left }) => [reference, outcome, reason, left])).toEqual([
      ["DROP-1", "recorded", "", ""],
      ["DROP-2", "refused", "unknown", ""],
      ["DROP-3", "refused", "amount", ((invoice.openCents - 400) / 100).toFixed(2)],
    ]);
    await put("again.csv", lines);
    await exchange();
    expect((await openOf(invoice.invoiceNo)).openCents).toBe(invoice.openCents - 400);
    expect((await rowsOf("done/again.csv.result.csv"))[0]?.outcome).toBe("known");
    const { entries } = (await shop.call("office/audit?kind=customer.check", undefined, staff)).body.value;
    expect(JSON.stringify(entries[0])).toContain("accounting exchange");
    expect((await examineBooks(shop.database)).filter(({ problem }) => problem !== null)).toEqual([]);
  });

  it("with a line that can't be read record nothing, and say what is wrong", async () => {
    await put("broken.csv", "reference,invoice,amount\nDROP-9,100001,1.00\nDROP-9,none,1.00\n");
    await exchange();
    expect([await keysIn("in"), await keysIn("failed")]).toEqual([[], ["failed/broken.csv", "failed/broken.csv.result.csv"]]);
    expect(await textOf("failed/broken.csv.result.csv")).toContain("Line 3: invoice none is no number of an invoice");
    const recorded = await query.selectFrom("invoicePayment").select("id").where("reference", "=", "DROP-9").execute();
    expect(recorded).toEqual([]);
  });
});
