import { openTestShop, type TestShop } from "@azulejo/testing/open-test-shop.ts";
import { boxInReno } from "@azulejo/testing/people.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

let shop: TestShop;
let itemNo: string;
let itemId: number;
beforeAll(async () => {
  shop = await openTestShop();
  itemNo = await boxInReno(shop, 0);
  itemId = (await shop.database.query.selectFrom("item").select("id").where("itemNo", "=", itemNo).executeTakeFirstOrThrow()).id;
});
afterAll(() => shop.close());

async function stockUp(stock: [place: string, code: string, onHand: number][]) {
  const { query } = shop.database;
  await query.deleteFrom("lot").where("itemId", "=", itemId).execute();
  const places = await query.selectFrom("place").select(["id", "code"]).execute();
  const placeId = (code: string) => places.find((place) => place.code === code)?.id ?? 0;
  const rows = stock.map(([place, code, onHand]) => ({ itemId, placeId: placeId(place), code, onHand }));
  if (rows.length > 0) await query.insertInto("lot").values(rows).execute();
}

async function oneLot() {
  const { body } = await shop.call("product/availabilityV2", { itemNos: [itemNo] });
  const options: { fulfilment: string; oneLot: object | null }[] = body.value.items[0].options;
  return Object.fromEntries(options.map((one) => [one.fulfilment, one.oneLot]));
}

describe("the most units from one lot", () => {
  it("are those of all places for a pickup, and of the distribution centers for a delivery", async () => {
    const { query } = shop.database;
    const places = await query.selectFrom("place").select(["code", "operationTypes"]).orderBy("id").execute();
    const center = places.find((place) => place.operationTypes.includes("distribution"))?.code ?? "";
    const store = places.find((place) => !place.operationTypes.includes("distribution"))?.code ?? "";
    await stockUp([
      [center, "A23", 30],
      [store, "B07", 46],
    ]);
    expect(await oneLot()).toMatchObject({
      DLVR: { code: "A23", available: 30, places: [{ code: center }] },
      PKUP: { code: "B07", available: 46, places: [{ code: store }] },
    });
  });

  it("are unknown without stock", async () => {
    await stockUp([]);
    expect(await oneLot()).toEqual({ DLVR: null, PKUP: null });
  });
});
