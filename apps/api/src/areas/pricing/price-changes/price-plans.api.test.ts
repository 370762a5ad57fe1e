import { staffHeaders } from "@azulejo/testing/office.ts";
import { openShopForFile } from "@azulejo/testing/open-test-shop.ts";
import { describe, expect, it } from "vitest";

const shop = await openShopForFile();
const FRIDAY = "2026-12-04T20:00:00Z";
/** The shop's days begin at 8:00 UTC in winter. */
const MONDAY = "2026-12-07";

let staff: Record<string, string>;
async function at(time: string) {
  shop.setNow(new Date(time));
  staff = await staffHeaders(shop);
}
await at(FRIDAY);
const post = async (call: string, body: object) => (await shop.call(`office/${call}`, body, staff)).body;
const get = async (call: string) => (await shop.call(`office/${call}`, undefined, staff)).body;
const history = async (itemNo: string) => (await get(`pricehistory?itemNo=${itemNo}`)).value;
const previewed = async (change: object) => {
  const { value } = await post("previewprices", change);
  return { preview: value, save: () => post("changeprices", { change, revision: value.revision }) };
};
const planned = async (change: object) => (await (await previewed(change)).save()).value;

interface Series {
  code: string;
  itemNo: string;
}

/** Series of the demo with at least two items, so that each test has its own. */
const series = await shop.database.query
  .selectFrom("series")
  .innerJoin("product", "product.seriesId", "series.id")
  .innerJoin("item", "item.productId", "product.id")
  .innerJoin("price", "price.itemId", "item.id")
  .select("series.code")
  .select((of) => of.fn.min("item.itemNo").as("itemNo"))
  .where("item.kind", "=", "item")
  .where("product.published", "=", true)
  .where("item.published", "=", true)
  .where("price.saleCents", "is", null)
  .groupBy("series.code")
  .having((of) => of.fn.countAll(), ">", 1)
  .orderBy("series.code")
  .limit(7)
  .execute();
const [first, second, third, fourth, fifth, sixth, seventh] = series as unknown as [Series, Series, Series, Series, Series, Series, Series];

const ofSeries = (code: string, basisPoints: number, from: string | null = MONDAY, replaces: number | null = null) => ({
  scope: { of: "series", keys: [code] },
  kind: "list",
  basisPoints,
  from,
  replaces,
});
const ofItem = (itemNo: string, cents: number, from: string | null = MONDAY, replaces: number | null = null) => ({
  scope: { of: "item", keys: [itemNo] },
  kind: "price",
  cents,
  from,
  replaces,
});
/** Returns the price of one unit in a bag. */
const charged = async (itemNo: string): Promise<number> => {
  const items = [{ itemNo, quantity: 1, fulfilmentType: "DLVR" }];
  const { shoppingBagQuoteId } = (await shop.call("webshoppingbag/addbagitemV2", { items })).body.value;
  const { value } = (await shop.call(`webshoppingbag/getcustomershoppingbag?shoppingBagQuoteId=${shoppingBagQuoteId}`)).body;
  return value.lines[0].listPriceCents;
};

describe("list prices of a series from Monday on", () => {
  it("are shown until then, begin with the shop's Monday, and keep who planned them", async () => {
    const { code, itemNo } = first;
    const before = (await history(itemNo)).now.listCents;
    const { preview, save } = await previewed(ofSeries(code, 500));
    const after = preview.first.find((row: { itemNo: string }) => row.itemNo === itemNo).after.listCents;
    expect(preview).toMatchObject({ startsOn: MONDAY, replaced: 0, later: 0 });
    const { items, planId } = (await save()).value;
    expect(items).toBe(preview.items);
    const { plans } = (await get("priceplans")).value;
    expect(plans).toMatchObject([
      { planId, startsOn: MONDAY, kind: "list", scope: { of: "series", keys: [code] }, basisPoints: 500, items, by: "staff@demo.test" },
    ]);
    expect((await get(`priceplan?planId=${planId}`)).value.first).toEqual(preview.first);
    expect(await history(itemNo)).toMatchObject({
      now: { listCents: before },
      planned: [{ planId, startsOn: MONDAY, listCents: after, by: "staff@demo.test" }],
    });

    await at("2026-12-07T07:59:59Z");
    expect(await charged(itemNo)).toBe(before);
    await at("2026-12-07T08:00:00Z");
    expect(await charged(itemNo)).toBe(after);
    expect((await get("priceplans")).value.plans).toEqual([]);
    expect(await history(itemNo)).toMatchObject({
      now: { listCents: after },
      planned: [],
      changes: [{ by: "staff@demo.test", before: { listCents: before }, after: { listCents: after } }],
    });
    await at(FRIDAY);
  });

  it("are changed and withdrawn until then, and nobody changes what somebody else has changed", async () => {
    const { code, itemNo } = second;
    const { planId } = await planned(ofSeries(code, 500));
    const theirs = await previewed(ofSeries(code, 700, MONDAY, planId));
    const mine = await previewed(ofSeries(code, 900, "2026-12-08", planId));
    const { planId: newer } = (await theirs.save()).value;
    expect(await mine.save()).toMatchObject({ code: "office_price_plan_gone" });
    expect(await post("withdrawprices", { planId })).toMatchObject({ code: "office_price_plan_gone" });
    const now = (await history(itemNo)).now.listCents;
    expect((await history(itemNo)).planned).toEqual([
      { planId: newer, startsOn: MONDAY, listCents: Math.round(now * 1.07), by: "staff@demo.test" },
    ]);
    expect((await post("withdrawprices", { planId: newer })).value.items).toBeGreaterThan(1);
    expect((await history(itemNo)).planned).toEqual([]);
  });

  it("go up by an amount, without an item that is taken out, which the catalog's grid shows", async () => {
    const { code, itemNo } = seventh;
    const change = { scope: { of: "series", keys: [code] }, kind: "amount", cents: 250, from: MONDAY };
    const { planId, items } = await planned(change);
    const { plans } = (await get("priceplans")).value;
    expect(plans.find((one: { planId: number }) => one.planId === planId)).toMatchObject({ kind: "amount", basisPoints: null, cents: 250 });
    const before = (await history(itemNo)).now.listCents;
    const rowOf = async () =>
      (await get(`cataloguerows?query=${itemNo}`)).value.rows.find((row: { itemNo: string }) => row.itemNo === itemNo).planned;
    expect(await rowOf()).toEqual({ listCents: before + 250, startsOn: MONDAY });

    expect((await post("withdrawprices", { planId, itemNo })).value).toEqual({ items: 1 });
    expect(await post("withdrawprices", { planId, itemNo })).toMatchObject({ code: "office_price_plan_gone" });
    expect(await rowOf()).toBeNull();
    const { value: rest } = await get(`priceplan?planId=${planId}`);
    expect(rest).toMatchObject({ items: items - 1, scope: { of: "series", keys: [code], except: [itemNo] } });
    // A later change of the plan doesn't bring the item back.
    const again = await previewed({ ...change, scope: rest.scope, cents: 300, replaces: planId });
    expect(again.preview.items).toBe(items - 1);
    const { planId: newer } = (await again.save()).value;
    for (const one of rest.first) await post("withdrawprices", { planId: newer, itemNo: one.itemNo });
    expect(await get(`priceplan?planId=${newer}`)).toMatchObject({ code: "office_price_plan_gone" });
  });

  it("are refused when a price of the series, or a plan for it, has changed since the preview", async () => {
    const { code, itemNo } = third;
    const [mine, theirs] = [await previewed(ofSeries(code, 500)), await previewed(ofItem(itemNo, 4321))];
    expect((await theirs.save()).success).toBe(true);
    expect(await mine.save()).toMatchObject({ code: "office_prices_changed" });
    const again = await previewed(ofSeries(code, 500));
    expect(again.preview.replaced).toBe(1);
    await planned(ofItem(itemNo, 4000, null));
    expect(await again.save()).toMatchObject({ code: "office_prices_changed" });
    expect((await history(itemNo)).planned).toMatchObject([{ listCents: 4321 }]);
  });
});

describe("several list prices of one item", () => {
  it("begin one after the other, also after days on which nothing ran, and the history has each", async () => {
    const { itemNo } = fourth;
    await planned(ofItem(itemNo, 5000, "2026-12-12"));
    await planned(ofItem(itemNo, 4000, "2026-12-10"));
    // A percentage is of the price on the day before.
    const { preview, save } = await previewed({ ...ofItem(itemNo, 1), kind: "list", cents: null, basisPoints: 1000, from: "2026-12-11" });
    expect(preview).toMatchObject({ later: 1, first: [{ before: { listCents: 4000 }, after: { listCents: 4400 } }] });
    await save();
    await at("2026-12-15T20:00:00Z");
    expect(await charged(itemNo)).toBe(5000);
    const { changes } = await history(itemNo);
    expect(changes.slice(0, 3).map(({ after }: { after: { listCents: number } }) => after.listCents)).toEqual([5000, 4400, 4000]);
    await at(FRIDAY);
  });

  it("of the same day replace each other, and a plan without items is gone", async () => {
    const { itemNo } = fifth;
    const { planId } = await planned(ofItem(itemNo, 4100, "2026-12-21"));
    const { planId: newer } = await planned(ofItem(itemNo, 4200, "2026-12-21"));
    expect((await history(itemNo)).planned).toMatchObject([{ planId: newer, listCents: 4200 }]);
    expect(await get(`priceplan?planId=${planId}`)).toMatchObject({ code: "office_price_plan_gone" });
  });

  it("end a sale that would cost more than they do", async () => {
    const { itemNo } = sixth;
    const { now } = await history(itemNo);
    await planned({ scope: { of: "item", keys: [itemNo] }, kind: "sale", basisPoints: 1000 });
    const { preview, save } = await previewed(ofItem(itemNo, Math.round(now.listCents / 2), "2026-12-22"));
    expect(preview).toMatchObject({ onSale: 1, first: [{ after: { saleCents: null } }] });
    await save();
    await at("2026-12-22T20:00:00Z");
    expect((await history(itemNo)).now).toMatchObject({ listCents: Math.round(now.listCents / 2), saleCents: null });
    // At once too: the database refuses a sale above the list price.
    await at(FRIDAY);
    await planned({ scope: { of: "item", keys: [itemNo] }, kind: "sale", basisPoints: 1000 });
    expect((await planned({ scope: { of: "item", keys: [itemNo] }, kind: "list", basisPoints: -5000 })).items).toBe(1);
  });
});

describe("a planned list price", () => {
  it("is refused without an amount, for a whole series, and on a day that doesn't exist", async () => {
    for (const wrong of [
      { ...ofItem(first.itemNo, 1), cents: null },
      { ...ofItem(first.itemNo, 1), scope: { of: "series", keys: [first.code] } },
      { ...ofItem(first.itemNo, 1), basisPoints: 5 },
      { ...ofItem(first.itemNo, -1) },
      { ...ofItem(first.itemNo, 0), kind: "amount" },
      { ...ofItem(first.itemNo, 1), from: "2026-02-31" },
    ])
      expect(await post("previewprices", wrong)).toMatchObject({ code: "request_invalid" });
    expect(await post("previewprices", ofItem(first.itemNo, 1, MONDAY, 999_999))).toMatchObject({ code: "office_price_plan_gone" });
  });
});
