import { loadHistory } from "@azulejo/seed/history/load-history.ts";
import { staffHeaders } from "@azulejo/testing/office.ts";
import { openShopForFile } from "@azulejo/testing/open-test-shop.ts";
import { parse } from "csv-parse/sync";
import { beforeAll, describe, expect, it } from "vitest";

const shop = await openShopForFile();
const staff = await staffHeaders(shop);
beforeAll(async () => {
  await loadHistory(shop.api.services, new Date());
  await shop.api.settle();
});

const days = { from: "2020-01-01", to: "2099-12-31" };
const list = async () => (await shop.call("office/accountingfiles", undefined, staff)).body.value;
const take = async (kind: string, format: string, within = days) =>
  (await shop.call("office/takeaccountingfile", { kind, format, ...within }, staff)).body;
const textOf = ({ value }: { value: { data: string } }) => Buffer.from(value.data, "base64").toString();
const rowsOf = (body: { value: { data: string } }): Record<string, string>[] => parse(textOf(body), { columns: true });
const cents = (text = "") => Math.round(Number(text) * 100);

describe("files for accounting", () => {
  it("have the ledger's postings to the cent, in every form", async () => {
    const { rows } = await shop.database.query
      .selectFrom("ledgerEntry")
      .select(({ fn, eb }) => fn.sum<number>(eb.fn("greatest", [eb.ref("amountCents"), eb.val(0)])).as("debits"))
      .execute()
      .then(([row]) => ({ rows: Number(row?.debits) }));
    const plain = rowsOf(await take("journal", "csv"));
    const online = rowsOf(await take("journal", "quickbooksOnline"));
    const netsuite = rowsOf(await take("journal", "netsuite"));
    const sum = (all: Record<string, string>[], name: string) => all.reduce((total, row) => total + cents(row[name]), 0);
    expect([sum(plain, "debit"), sum(plain, "credit")]).toEqual([rows, rows]);
    expect([sum(online, "*Debits"), sum(online, "*Credits")]).toEqual([rows, rows]);
    expect([sum(netsuite, "Debit"), sum(netsuite, "Credit")]).toEqual([rows, rows]);
    const iif = textOf(await take("journal", "quickbooksDesktop"))
      .split("\r\n")
      .map((line) => line.split("\t"));
    const amounts = iif.filter(([kind]) => kind === "TRNS" || kind === "SPL").map((line) => cents(line[5]));
    expect(amounts.filter((one) => one > 0).reduce((total, one) => total + one, 0)).toBe(rows);
    expect(amounts.reduce((total, one) => total + one, 0)).toBe(0);
    expect(iif.filter(([kind]) => kind === "TRNS").length).toBe(iif.filter(([kind]) => kind === "ENDTRNS").length);
  });

  it("have invoices, payments and customers", async () => {
    const { query } = shop.database;
    const invoices = await query.selectFrom("invoice").select("totalCents").execute();
    const taken = rowsOf(await take("invoices", "csv"));
    expect(taken.map(({ total }) => cents(total)).sort()).toEqual(invoices.map(({ totalCents }) => totalCents).sort());
    const parts = rowsOf(await take("invoices", "quickbooksOnline")).reduce((total, row) => total + cents(row["*ItemAmount"]), 0);
    expect(parts).toBe(invoices.reduce((total, { totalCents }) => total + totalCents, 0));
    expect(rowsOf(await take("payments", "csv")).length).toBeGreaterThan(0);
    const customers = await query.selectFrom("customer").select("name").execute();
    expect(
      rowsOf(await take("customers", "netsuite"))
        .map((row) => row["Company Name"])
        .sort(),
    ).toEqual(customers.map(({ name }) => name).sort());
  });

  it("are refused where a system doesn't take them, and without anything in them", async () => {
    expect(await take("payments", "quickbooksOnline")).toMatchObject({ success: false, code: "office_accounting_format" });
    expect(await take("journal", "csv", { from: "1999-01-01", to: "1999-01-31" })).toMatchObject({ code: "office_accounting_empty" });
    expect(await take("journal", "csv", { from: "2026-02-01", to: "2026-01-31" })).toMatchObject({ success: false });
  });

  it("don't run as formulas", async () => {
    const { query } = shop.database;
    const [customer] = await query.selectFrom("customer").select(["id", "name"]).orderBy("id").execute();
    const rename = (name = "") =>
      query
        .updateTable("customer")
        .set({ name })
        .where("id", "=", customer?.id ?? 0)
        .execute();
    await rename("=cmd|' /C calc'!A1");
    expect(textOf(await take("customers", "csv"))).toContain(`'=cmd`);
    await rename(customer?.name);
  });
});

describe("the list of what was taken", () => {
  it("says who took what, and the next day to take", async () => {
    const { total: before } = await list();
    await take("journal", "csv", { from: "2020-01-01", to: "2030-01-31" });
    const { taken, total, nextFrom } = await list();
    expect(total).toBe(before + 1);
    expect(taken[0]).toMatchObject({
      by: "staff@demo.test",
      kind: "journal",
      format: "csv",
      from: "2020-01-01",
      to: "2030-01-31",
      now: null,
    });
    expect(nextFrom).toBe("2100-01-01");
  });

  it("says when the books of its days have changed", async () => {
    const { query } = shop.database;
    await take("payments", "csv");
    const [payment] = await query
      .selectFrom("invoicePayment")
      .select(["id", "amountCents"])
      .where("status", "=", "captured")
      .where("method", "<>", "Credit")
      .execute();
    const change = (status: "returned" | "captured") =>
      query
        .updateTable("invoicePayment")
        .set({ status })
        .where("id", "=", payment?.id ?? 0)
        .execute();
    await change("returned");
    const [changed] = (await list()).taken;
    expect(changed.now).toEqual({ rows: changed.rows - 1, sumCents: changed.sumCents - (payment?.amountCents ?? 0) });
    await change("captured");
    expect((await list()).taken[0].now).toBeNull();
  });
});

describe("open balances in accounting", () => {
  const compare = async (lines: object[], headers = staff) => (await shop.call("office/comparebalances", { lines }, headers)).body;
  const open = () =>
    shop.database.query
      .selectFrom("invoice")
      .innerJoin("customer", "customer.id", "invoice.customerId")
      .select(["invoiceNo", "openCents", "customer.name as customer"])
      .where("openCents", "<>", 0)
      .orderBy("invoiceNo")
      .execute();
  const toLine = ({ invoiceNo, customer, openCents }: Awaited<ReturnType<typeof open>>[number]) => ({
    ...{ number: String(invoiceNo), customer, openCents },
  });

  it("equal the shop's, and name what differs", async () => {
    const invoices = await open();
    const lines = invoices.map(toLine);
    const same = (await compare(lines)).value;
    expect(same.rows.map(({ outcome }: { outcome: string }) => outcome)).toEqual(lines.map(() => "same"));
    expect(same.theirCents).toBe(same.ourCents);
    const [first, second, third, ...rest] = lines;
    const { invoiceNo: paidNo } = await shop.database.query
      .selectFrom("invoice")
      .select("invoiceNo")
      .where("openCents", "=", 0)
      .where("kind", "=", "invoice")
      .executeTakeFirstOrThrow();
    const changed = [
      { ...first, openCents: (first?.openCents ?? 0) + 100_000_000 },
      { ...third, customer: "Somebody else" },
      { number: String(paidNo), customer: "", openCents: 90_000_000 },
      { number: "A-7", customer: "", openCents: 80_000_000 },
      ...rest,
    ];
    const { rows, theirCents, ourCents } = (await compare(changed)).value;
    const differing = rows.filter(({ outcome }: { outcome: string }) => outcome !== "same");
    expect(differing.slice(0, 3)).toMatchObject([
      { outcome: "amount", number: first?.number },
      { outcome: "paid", invoiceNo: paidNo, ourCents: 0 },
      { outcome: "unknown", number: "A-7", invoiceNo: null },
    ]);
    expect(differing.slice(3)).toMatchObject([
      { outcome: "missing", number: second?.number, theirCents: 0 },
      { outcome: "customer", number: third?.number, theirCustomer: "Somebody else" },
    ]);
    expect(ourCents).toBe(same.ourCents);
    expect(rows.reduce((sum: number, row: { theirCents: number }) => sum + row.theirCents, 0)).toBe(theirCents);
  });

  it("of another system's numbers are unknown, whatever they look like", async () => {
    const numbers = ["99999999999999", "-1", "1e3", "0", "", "100042 "];
    const { rows } = (await compare(numbers.map((number) => ({ number, customer: "", openCents: 1 })))).value;
    const theirs = rows.filter(({ outcome }: { outcome: string }) => outcome !== "missing");
    expect(theirs.map(({ outcome }: { outcome: string }) => outcome).sort()).toEqual(["other", ...numbers.slice(1).map(() => "unknown")]);
    expect((await compare([])).code).toBe("request_invalid");
    expect((await compare([{ number: "1", customer: "", openCents: 0.5 }])).code).toBe("request_invalid");
  });
});
