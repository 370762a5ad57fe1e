import { staffHeaders } from "@azulejo/testing/office.ts";
import { openShopForFile } from "@azulejo/testing/open-test-shop.ts";
import { boxInReno } from "@azulejo/testing/people.ts";
import { describe, expect, it } from "vitest";

const shop = await openShopForFile();
const staff = await staffHeaders(shop);
const post = async (call: string, body: object) => (await shop.call(`office/${call}`, body, staff)).body;
const history = async (itemNo: string) => (await shop.call(`office/pricehistory?itemNo=${itemNo}`, undefined, staff)).body.value;
const sale = (itemNo: string, basisPoints = 2000, more: object = {}) => ({
  scope: { of: "item", keys: [itemNo] },
  kind: "sale",
  basisPoints,
  ...more,
});
const shown = async (itemNo: string) => {
  await shop.api.settle();
  const { shoppingBagQuoteId } = (
    await shop.call("webshoppingbag/addbagitemV2", { items: [{ itemNo, quantity: 1, fulfilmentType: "DLVR" }] })
  ).body.value;
  const bag = (await shop.call(`webshoppingbag/getcustomershoppingbag?shoppingBagQuoteId=${shoppingBagQuoteId}`)).body.value;
  return JSON.stringify(bag);
};

describe("a change of prices", () => {
  it("is previewed, saved, charged and kept in the history with who made it", async () => {
    const itemNo = await boxInReno(shop, 40);
    await post("changeprices", await planned({ ...sale(itemNo), kind: "endSale", basisPoints: null }));
    const before = (await history(itemNo)).now;
    const change = sale(itemNo);
    const preview = (await post("previewprices", change)).value;
    expect(preview).toMatchObject({ items: 1, products: 1, unchanged: 0 });
    const after = preview.first[0].after;
    expect(after.saleCents).toBe(Math.round(before.listCents * 0.8));
    expect((await history(itemNo)).now).toEqual(before);
    expect((await post("changeprices", { change, revision: preview.revision })).value).toEqual({ items: 1, planId: null });
    expect(await history(itemNo)).toMatchObject({ now: after, changes: [{ by: "staff@demo.test", before, after }, ...[]] });
    expect(await shown(itemNo)).toContain(String(after.saleCents));
  });

  it("of a sale shows in the overview while it runs or is planned, by series and days", async () => {
    const itemNo = await boxInReno(shop, 42);
    const overview = async () => (await shop.call("office/priceoverview", undefined, staff)).body.value;
    const days = { from: "2031-03-01", until: "2031-03-31" };
    const { departments, sales } = await overview();
    expect(sales.some((one: { from: string | null }) => one.from === days.from)).toBe(false);
    expect(sales.every(({ until }: { until: string | null }) => until === null || until >= new Date().toISOString().slice(0, 10))).toBe(
      true,
    );
    const [first] = departments;
    expect(first).toMatchObject({ name: expect.any(String), items: expect.any(Number) });
    expect(first.lowestCents).toBeLessThanOrEqual(first.highestCents);
    expect(first.onSale).toBeLessThan(first.items);
    await post("changeprices", await planned(sale(itemNo, 2500, days)));
    const [coming] = (await overview()).sales.filter((one: { from: string | null }) => one.from === days.from);
    const { label } = await shop.database.query
      .selectFrom("itemText")
      .innerJoin("item", "item.id", "itemText.itemId")
      .select("label")
      .where("itemNo", "=", itemNo)
      .where("language", "=", "en")
      .executeTakeFirstOrThrow();
    expect(coming).toMatchObject({ ...days, items: 1, labels: [label], moreLabels: 0 });
    expect(coming.least).toBeGreaterThan(2450);
    expect(coming.most).toBeLessThan(2550);
  });

  it("refuses to save when a price has changed since the preview", async () => {
    const itemNo = await boxInReno(shop, 41);
    const [mine, theirs] = [await planned(sale(itemNo, 1000)), await planned(sale(itemNo, 3000))];
    expect((await post("changeprices", theirs)).success).toBe(true);
    expect(await post("changeprices", mine)).toMatchObject({ code: "office_prices_changed" });
    const { now } = await history(itemNo);
    expect(now.saleCents).toBe(Math.round(now.listCents * 0.7));
  });

  it("of a whole department says how many items it touches, and leaves samples alone", async () => {
    const { customerId } = (await shop.call("office/customers?query=Ladera", undefined, staff)).body.value.customers[0];
    const own = (await shop.call(`office/customerprices?customerId=${customerId}`, undefined, staff)).body.value;
    const line = { scope: "all", key: "", offBasisPoints: 700, cents: null };
    await post("savecustomerprices", { customerId, level: null, lines: [line], revision: own.revision });
    const scope = { of: "all", keys: [] };
    const preview = (await post("previewprices", { scope, kind: "list", basisPoints: 300 })).value;
    const { n } = await shop.database.query
      .selectFrom("item")
      .innerJoin("price", "price.itemId", "item.id")
      .select((of) => of.fn.countAll<string>().as("n"))
      .where("kind", "=", "item")
      .executeTakeFirstOrThrow();
    expect(preview.items + preview.unchanged).toBe(Number(n));
    expect(preview.first).toHaveLength(100);
    expect(preview.ownPrices).toBe(1);
  });

  it("is refused for an unknown series, a sale without an amount, and days in the wrong order", async () => {
    expect(await post("previewprices", { scope: { of: "series", keys: ["nonsense"] }, kind: "sale", basisPoints: 100 })).toMatchObject({
      code: "office_price_key_unknown",
    });
    for (const wrong of [{ basisPoints: null }, { basisPoints: -5 }, { from: "2026-02-02", until: "2026-02-01" }])
      expect(await post("previewprices", { ...sale("X"), ...wrong })).toMatchObject({ code: "request_invalid" });
  });
});

async function planned(change: object) {
  const { revision } = (await post("previewprices", change)).value;
  return { change, revision };
}
