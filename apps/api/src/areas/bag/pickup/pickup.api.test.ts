import { recordChanges } from "@azulejo/database";
import { openShopForFile } from "@azulejo/testing/open-test-shop.ts";
import { beforeEach, describe, expect, it } from "vitest";

const shop = await openShopForFile();

interface PickupStore {
  code: string;
  number: number;
  chosen: boolean;
  inStore: number;
  fromElsewhere: number;
  short: number;
  readyOn: string | null;
}

/** Returns an item that one store has in a single lot and another store lacks. */
async function itemOfOneStore() {
  const rows = await shop.database.query
    .selectFrom("lot")
    .innerJoin("item", "item.id", "lot.itemId")
    .innerJoin("place", "place.id", "lot.placeId")
    .select(["item.itemNo as itemNo", "place.code as store"])
    .where("item.kind", "=", "item")
    .where("lot.onHand", ">", 20)
    .execute();
  const places = Map.groupBy(rows, (row) => row.itemNo);
  const [found] = [...places.values()].filter((lots) => lots.length === 1).flat();
  if (!found) throw new Error("no item is in stock at exactly one store");
  return found;
}

const storesOf = async (bagId: string): Promise<PickupStore[]> =>
  (await shop.call(`webshoppingbag/pickupstores?shoppingBagQuoteId=${bagId}`)).body.value;

describe("the stores of a pickup bag", () => {
  let bagId: string;
  let home: string;
  beforeEach(async () => {
    const { itemNo, store } = await itemOfOneStore();
    home = store;
    const added = await shop.call("webshoppingbag/addbagitemV2", { items: [{ itemNo, quantity: 1, fulfilmentType: "PKUP" }] });
    bagId = added.body.value.shoppingBagQuoteId;
  });

  it("show their stock and when it is ready: immediately where it is in stock, later elsewhere", async () => {
    const stores = await storesOf(bagId);
    const there = stores.find((one) => one.code === home);
    const other = stores.find((one) => one.code !== home);
    expect(there).toMatchObject({ inStore: 1, fromElsewhere: 0, short: 0, chosen: false });
    expect(other).toMatchObject({ inStore: 0, fromElsewhere: 1, short: 0, chosen: false });
    expect((there?.readyOn ?? "") < (other?.readyOn ?? "")).toBe(true);
  });

  it("change checkout's promised date when another store is chosen", async () => {
    const stores = await storesOf(bagId);
    for (const store of [stores.find((one) => one.code === home), stores.find((one) => one.code !== home)]) {
      await shop.call("webshoppingbag/changepickupstorenumber", { shoppingBagQuoteId: bagId, storeNumber: store?.number });
      const quote = (await shop.call("checkout/checkout", { shoppingBagQuoteId: bagId })).body.value;
      expect(quote.pickupReadyOn).toBe(store?.readyOn);
      expect((await storesOf(bagId)).filter((one) => one.chosen).map((one) => one.number)).toEqual([store?.number]);
    }
  });

  it.each([
    ["en", "Choose the store where you'll pick up."],
    ["es", "Elija la tienda donde va a recoger."],
  ])("are required in %s when none is chosen", async (language, said) => {
    const headers = { "accept-language": language };
    const answer = await shop.call("webshoppingbag/changepickupstorenumber", { shoppingBagQuoteId: bagId, storeNumber: 0 }, headers);
    expect([answer.status, answer.body.fields]).toEqual([400, { storeNumber: said }]);
  });

  it("need no choice when only one offers pickup", async () => {
    const { query } = shop.database;
    await query
      .updateTable("place")
      .set({ operationTypes: ["distribution"] })
      .where("code", "!=", home)
      .execute();
    await recordChanges(query, [{ kind: "storefront", entity: "1" }]);
    await shop.api.settle();
    expect(await storesOf(bagId)).toMatchObject([{ code: home, chosen: true }]);
    const quote = (await shop.call("checkout/checkout", { shoppingBagQuoteId: bagId })).body.value;
    expect(quote.bag.pickupStore.code).toBe(home);
    expect(quote.bag.lines[0].problems).toEqual([]);
    expect(quote.missing).not.toContain("pickup");
  });
});
