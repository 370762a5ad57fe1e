import type { Query } from "@azulejo/database";
import { loadHistory } from "@azulejo/seed/history/load-history.ts";
import { placeOrder, staffHeaders } from "@azulejo/testing/office.ts";
import { openShopForFile } from "@azulejo/testing/open-test-shop.ts";
import { boxInReno } from "@azulejo/testing/people.ts";
import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { sumLedger, sumLedgerAnew } from "./journal/sum-ledger.ts";

const shop = await openShopForFile();
const staff = await staffHeaders(shop);
let orderNo = 0;
beforeAll(async () => {
  await loadHistory(shop.api.services, new Date());
  orderNo = await placeOrder(shop, [{ itemNo: await boxInReno(shop, 0), quantity: 2, fulfilmentType: "DLVR" }]);
  await shop.api.settle();
});

const read = async (call: string) => (await shop.call(`office/${call}`, undefined, staff)).body;
const post = async (call: string, body: object) => (await shop.call(`office/${call}`, body, staff)).body;

describe("the check of the books", () => {
  it("names the compared records, that both sides of the ledger are equal, and who asked for it", async () => {
    const { value } = await post("checkbooks", {});
    expect(value).toMatchObject({ by: "staff@demo.test" });
    expect(value.proof.debitCents).toBe(value.proof.creditCents);
    expect(value.proof.orders).toBeGreaterThan(0);
    expect(value.findings.filter(({ wrong }: { wrong: number }) => wrong > 0)).toEqual([]);
    expect((await read("bookchecks")).value[0]).toEqual(value);
  });

  it("reports a payment that was changed in the database, with its order number", async () => {
    const change = (by: number) =>
      sql`
      update payment set amount_cents = amount_cents + ${by}
      where order_id = (select id from customer_order where order_no = ${orderNo})`.execute(shop.database.query);
    await change(1);
    const { value } = await post("checkbooks", {});
    const wrong = value.findings.filter((finding: { wrong: number }) => finding.wrong > 0);
    expect(wrong).toContainEqual({ code: "payments", wrong: 1, names: [String(orderNo)] });
    await change(-1);
  });

  it("reports a canceled order that still holds stock, although its lots agree with their movements", async () => {
    const { id } = await shop.database.query
      .selectFrom("customerOrder")
      .select("id")
      .where("orderNo", "=", orderNo)
      .executeTakeFirstOrThrow();
    const cancel = (at: Date | null) =>
      shop.database.query.updateTable("customerOrder").set({ canceledAt: at }).where("id", "=", id).execute();
    await cancel(new Date());
    const { value } = await post("checkbooks", {});
    const wrong = value.findings.filter((finding: { wrong: number }) => finding.wrong > 0);
    expect(wrong).toEqual([{ code: "stock_of_order_lines", wrong: 1, names: [String(orderNo)] }]);
    await cancel(null);
  });

  it("reports an order line whose canceled units are still held", async () => {
    const { id } = await shop.database.query
      .selectFrom("orderLine")
      .innerJoin("customerOrder", "customerOrder.id", "orderLine.orderId")
      .select("orderLine.id")
      .where("orderNo", "=", orderNo)
      .executeTakeFirstOrThrow();
    const { id: eventId } = await sql<{ id: number }>`
      insert into order_event (order_id, key, kind) select order_id, 'canceled-in-a-test', 'canceled' from order_line where id = ${id} returning id`
      .execute(shop.database.query)
      .then(({ rows: [row] }) => row ?? { id: 0 });
    await shop.database.query.insertInto("orderLineStep").values({ orderLineId: id, eventId, kind: "canceled", units: 1 }).execute();
    const { value } = await post("checkbooks", {});
    expect(value.findings).toContainEqual({ code: "stock_of_order_lines", wrong: 1, names: [String(orderNo)] });
    await shop.database.query.deleteFrom("orderLineStep").where("eventId", "=", eventId).execute();
    await shop.database.query.deleteFrom("orderEvent").where("id", "=", eventId).execute();
  });
});

describe("payments", () => {
  it("are listed with their order, the newest first", async () => {
    const { value } = await read("payments");
    expect(value.payments[0]).toMatchObject({ orderNo, method: "CreditCard", status: "captured", provider: "stripe", card: "visa 4242" });
    expect(value.total).toBeGreaterThan(1);
  });

  it("are found by day and state", async () => {
    const today = new Date().toISOString().slice(0, 10);
    expect((await read("payments?from=2099-01-01")).value.total).toBe(0);
    expect((await read(`payments?to=2000-01-01&state=captured`)).value.total).toBe(0);
    const { payments } = (await read(`payments?state=failed&to=${today}`)).value;
    expect(payments.every(({ status }: { status: string }) => ["declined", "cancelled"].includes(status))).toBe(true);
  });
});

describe("ageing", () => {
  it("adds up to the accounts' open invoices", async () => {
    const { accounts, total, totals } = (await read("ageing")).value;
    expect(accounts).toHaveLength(total);
    const open = await shop.database.query
      .selectFrom("invoice")
      .select((of) => of.fn.sum<string>("openCents").as("cents"))
      .executeTakeFirstOrThrow();
    expect(accounts.reduce((sum: number, { balanceCents }: { balanceCents: number }) => sum + balanceCents, 0)).toBe(Number(open.cents));
    const [first] = accounts;
    const aged = Object.values(first.ages as Record<string, number>).reduce((sum, cents) => sum + cents, 0);
    expect(aged - first.creditsCents).toBe(first.balanceCents);
    const second = (await read("ageing?page=2&pageSize=1")).value;
    expect(second).toMatchObject({ accounts: accounts.slice(1, 2), total, totals });
    expect(totals.balanceCents).toBe(Number(open.cents));
  });
});

describe("the months of the ledger", () => {
  const { query, patient } = shop.database;
  const months = async () => (await read("months")).value as { month: string; sums: { account: string; debitCents: number }[] }[];
  const storedUpTo = async () => Number((await query.selectFrom("ledgerSummed").select("postingId").executeTakeFirst())?.postingId ?? 0);
  const post = (from: Query, key: string, at: string, cents: number) =>
    sql`with posting as (insert into ledger_posting (key, order_id, at) select ${key}, id, ${at}::timestamptz from customer_order
        where order_no = ${orderNo} returning id)
      insert into ledger_entry (posting_id, account, amount_cents)
      select id, account, cents from posting, (values ('cash', ${cents}::bigint), ('sales', -${cents}::bigint)) part (account, cents)`.execute(
      from,
    );
  const many = async (name: string, count: number) => {
    for (let at = 0; at < count; at++) await post(query, `${name}:${at}`, "2031-05-06T12:00:00Z", 100);
  };

  it("are the same before and after they are summed up, and with what is posted since", async () => {
    const before = await months();
    await sumLedgerAnew(patient);
    expect(await storedUpTo()).toBeGreaterThan(0);
    expect(await months()).toEqual(before);
    await post(query, "later", "2031-05-06T12:00:00Z", 700);
    await post(query, "earlier", "2026-01-06T12:00:00Z", 300);
    const after = await months();
    expect(after[0]).toEqual({
      ...before[0],
      month: "2031-05",
      sums: expect.arrayContaining([expect.objectContaining({ debitCents: 700 })]),
    });
    await sumLedgerAnew(patient);
    expect(await months()).toEqual(after);
  });

  it("are summed up further once there is much to add, and not past a posting that is still being written", async () => {
    await sumLedgerAnew(patient);
    const before = await storedUpTo();
    await many("a", 999);
    await sumLedger(shop);
    expect(await storedUpTo()).toBe(before);
    await query.transaction().execute(async (inside) => {
      await post(inside, "slow", "2031-05-07T12:00:00Z", 50);
      await many("b", 1);
      await sumLedger(shop);
      expect(await storedUpTo()).toBe(before);
    });
    const all = await months();
    await sumLedger(shop);
    expect(await storedUpTo()).toBe(before + 1001);
    expect(await months()).toEqual(all);
    await sumLedgerAnew(patient);
    expect(await months()).toEqual(all);
  });

  it("show a change by hand after the next check of the books, and are those of another time zone at once", async () => {
    const before = await months();
    await sql`update ledger_entry set amount_cents = amount_cents * 2
      where posting_id = (select id from ledger_posting where key = 'later')`.execute(query);
    expect(await months()).toEqual(before);
    await shop.call("office/checkbooks", {}, staff);
    expect(await months()).not.toEqual(before);
    await query.updateTable("ledgerSummed").set({ timezone: "Asia/Tokyo" }).execute();
    await sql`update ledger_sum set debit_cents = 1`.execute(query);
    const after = await months();
    await sql`delete from ledger_summed`.execute(query);
    expect(after).toEqual(await months());
    await sql`delete from ledger_posting where at >= '2031-01-01' or key = 'earlier'`.execute(query);
  });
});

describe("a month", () => {
  it("is closed with those before it once it is over, and keeps its sums", async () => {
    const before = (await read("months")).value as { month: string; isOver: boolean; closedAt: string | null; sums: object[] }[];
    const [current] = before;
    const past = before.filter(({ isOver }) => isOver);
    const last = past[0]?.month ?? "";
    expect(await post("closemonth", { month: current?.isOver ? "2099-01" : current?.month })).toMatchObject({ success: false });
    const closed = (await post("closemonth", { month: last })).value as typeof before;
    expect(closed.filter(({ closedAt }) => closedAt !== null).map(({ month }) => month)).toEqual(past.map(({ month }) => month));
    expect(await post("closemonth", { month: last })).toMatchObject({ code: "office_month_closed" });
    await shop.database.query.updateTable("closedMonth").set({ sums: "[]" }).where("month", "=", last).execute();
    const months = (await read("months")).value as { month: string; changed: boolean }[];
    expect(months.filter(({ changed }) => changed).map(({ month }) => month)).toEqual([last]);
  });

  it("isn't closed while the books don't agree", async () => {
    await shop.database.query.deleteFrom("closedMonth").execute();
    await sql`update lot set on_hand = on_hand + 1 where id = (select min(id) from lot)`.execute(shop.database.query);
    const past = ((await read("months")).value as { month: string; isOver: boolean }[]).find(({ isOver }) => isOver);
    expect(await post("closemonth", { month: past?.month })).toMatchObject({ code: "office_books_wrong" });
    await sql`update lot set on_hand = on_hand - 1 where id = (select min(id) from lot)`.execute(shop.database.query);
  });

  it("has a journal whose debits and credits are its sums", async () => {
    const [month] = (await read("months")).value as { month: string; sums: { debitCents: number; creditCents: number }[] }[];
    const { value } = await read(`journalfile?month=${month?.month}`);
    const [heading, ...lines] = Buffer.from(value.data, "base64").toString().replace("\uFEFF", "").trim().split("\r\n");
    expect(heading).toBe("Date,Posting,Order,Invoice,Account,Debit,Credit");
    const sumOf = (column: number) => lines.reduce((sum, line) => sum + Math.round(Number(line.split(",")[column] || 0) * 100), 0);
    expect(sumOf(5)).toBe(month?.sums.reduce((sum, { debitCents }) => sum + debitCents, 0));
    expect(sumOf(6)).toBe(sumOf(5));
  });
});
