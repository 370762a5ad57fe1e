import { loadHistory } from "@azulejo/seed/history/load-history.ts";
import { placeOrder, staffHeaders } from "@azulejo/testing/office.ts";
import { openShopForFile } from "@azulejo/testing/open-test-shop.ts";
import { boxInReno } from "@azulejo/testing/people.ts";
import { beforeAll, describe, expect, it } from "vitest";

const shop = await openShopForFile();
const staff = await staffHeaders(shop);
const read = async (call: string) => (await shop.call(`office/${call}`, undefined, staff)).body;
const groups = ["day", "month", "store", "department", "item", "customer", "language"] as const;
type Figures = Record<"orders" | "units" | "goodsCents" | "discountCents" | "refundedCents", number>;
const period = "from=2024-06-01&to=2027-05-31";
interface Sales {
  rows: (Figures & { key: string })[];
  total: number;
  totals: Figures;
  chart: { key: string; netCents: number }[];
}
const sales = async (query: string) => (await read(`salesreport?${period}&${query}`)).value as Sales;
const all = (by: string) => sales(`by=${by}&pageSize=1200`);
beforeAll(() => loadHistory(shop.api.services, new Date()));

describe("the sales report", () => {
  it("adds up to the same, whatever it is grouped by, and to the orders' own goods", async () => {
    const orders = await shop.database.query
      .selectFrom("customerOrder")
      .select((of) => of.fn.sum<string>("goodsCents").as("cents"))
      .where("status", "=", "placed")
      .where("canceledAt", "is", null)
      .executeTakeFirstOrThrow();
    for (const by of groups) {
      const { rows, totals } = await all(by);
      for (const name of ["units", "goodsCents", "discountCents", "refundedCents"] as const)
        expect(rows.reduce((sum, row) => sum + row[name], 0)).toBe(totals[name]);
      expect(totals.goodsCents).toBe(Number(orders.cents));
    }
    expect((await all("day")).totals.refundedCents).toBeGreaterThan(0);
  });

  it("has pages, each with the totals of the whole period", async () => {
    for (const by of ["day", "item"]) {
      const whole = await all(by);
      const [first, second] = [await sales(`by=${by}&pageSize=20`), await sales(`by=${by}&pageSize=20&page=2`)];
      expect(whole.total).toBe(whole.rows.length);
      expect(whole.total).toBeGreaterThan(40);
      expect([...first.rows, ...second.rows]).toEqual(whole.rows.slice(0, 40));
      for (const part of [first, second]) expect(part).toMatchObject({ total: whole.total, totals: whole.totals });
    }
    expect((await sales("by=item")).rows).toHaveLength(50);
    expect((await sales("by=day&page=1000")).rows).toEqual([]);
  });

  it("draws all days, or the twelve largest groups, on every page", async () => {
    for (const [by, length] of [
      ["day", undefined],
      ["item", 12],
    ] as const) {
      const { rows } = await all(by);
      const net = rows.slice(0, length).map(({ key, goodsCents, refundedCents }) => ({ key, netCents: goodsCents - refundedCents }));
      for (const page of [1, 2]) expect((await sales(`by=${by}&page=${page}&pageSize=10`)).chart).toMatchObject(net);
    }
  });

  it("counts an order on its day in the shop's time zone", async () => {
    const itemNo = await boxInReno(shop, 3);
    const orderNo = await placeOrder(shop, [{ itemNo, quantity: 2, fulfilmentType: "DLVR" }]);
    await shop.api.settle();
    // Late in the evening of March 1 in California is already March 2 in UTC.
    await shop.database.query
      .updateTable("customerOrder")
      .set({ placedAt: new Date("2026-03-02T06:30:00Z") })
      .where("orderNo", "=", orderNo)
      .execute();
    const on = async (day: string) =>
      ((await read(`salesreport?from=${day}&to=${day}&by=item`)).value.rows as { key: string; units: number }[]).find(
        ({ key }) => key === itemNo,
      );
    expect(await on("2026-03-01")).toMatchObject({ units: 2 });
    expect((await on("2026-03-02"))?.units ?? 0).toBe(0);
  });

  it("is refused for a period that ends before it begins, or is longer than three years", async () => {
    for (const wrong of ["from=2026-02-01&to=2026-01-01", "from=2000-01-01&to=2026-01-01"])
      expect(await read(`salesreport?${wrong}`)).toMatchObject({ code: "request_invalid" });
  });
});

describe("the samples report", () => {
  it("counts samples whose buyers later ordered the product", async () => {
    const item = await shop.database.query
      .selectFrom("item")
      .innerJoin("lot", "lot.itemId", "item.id")
      .select(["item.itemNo", "sampleItemNo"])
      .where("sampleItemNo", "is not", null)
      .where("item.published", "=", true)
      .where("onHand", ">", 5)
      .executeTakeFirstOrThrow();
    await placeOrder(shop, [{ itemNo: item.sampleItemNo ?? "", quantity: 1, fulfilmentType: "DLVR" }]);
    const report = async () =>
      ((await read(`samplesreport?${period}`)).value.rows as { itemNo: string; ordered: number; goodsCents: number }[]).find(
        ({ itemNo }) => itemNo === item.itemNo,
      );
    expect(await report()).toMatchObject({ ordered: 0, goodsCents: 0 });
    await placeOrder(shop, [{ itemNo: item.itemNo, quantity: 1, fulfilmentType: "DLVR" }]);
    const after = await report();
    expect(after?.ordered).toBe(1);
    expect(after?.goodsCents).toBeGreaterThan(0);
  });
});

describe("the stock report", () => {
  it("tells dead stock from what sells, and says what runs out first", async () => {
    const [dead, low, slow] = [
      (await read("stockreport?show=dead")).value,
      (await read("stockreport?show=low")).value,
      (await read("stockreport?show=slow")).value,
    ] as { itemNo: string; onHand: number; sold: number; turns: number | null }[][];
    expect(dead?.every(({ onHand }) => onHand > 0)).toBe(true);
    expect(low?.every(({ onHand, sold }) => onHand * 365 < sold * 30)).toBe(true);
    const turns = slow?.map((row) => row.turns ?? 0) ?? [];
    expect(turns).toEqual(turns.toSorted((one, other) => one - other));
  });
});
