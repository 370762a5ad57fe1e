import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { withUnpublishedStores } from "@azulejo/contract/settings/new-store.ts";
import { staffHeaders } from "@azulejo/testing/office.ts";
import { openShopForFile } from "@azulejo/testing/open-test-shop.ts";
import { boxInReno } from "@azulejo/testing/people.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { examineBooks } from "../books/index.ts";
import { importCatalog } from "../catalog/index.ts";

const shop = await openShopForFile();
const { query } = shop.database;
const staff = await staffHeaders(shop);
const folder = mkdtempSync(join(tmpdir(), "azulejo-stores-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const get = async (path: string) => (await shop.call(path)).body;
const codes = async (path: string): Promise<string[]> => (await get(path)).value.map((one: { code: string }) => one.code);
const read = async () => (await shop.call("office/shopsettings?sections=storefront,stores", undefined, staff)).body.value;
type Settings = Parameters<typeof withUnpublishedStores>[0];
const change = async (to: (settings: Settings) => object) => {
  const { settings, revisions } = await read();
  const { body } = await shop.call("office/changesettings", { settings: { version: 1, ...to(settings) }, revisions }, staff);
  await shop.api.settle();
  return body.value.faults as { path: string; problem: string }[];
};
/** Changes the new store. */
const complete = (values: object) =>
  change(({ stores }) => ({ stores: stores.map((store) => (store.code === "lager-7" ? { ...store, ...values } : store)) }));

const bring = async () => {
  const path = join(folder, "stock.csv");
  writeFileSync(
    path,
    `productCode,itemNo,seriesName,material,department,nameEn,nameEs,listPrice,sellUnit,stockPlace,stockLot,stockOnHand
onyx,ONYX-1,Onyx,porcelain,onyx-tile,Onyx,Ónix,5.00,box,LAGER 7,L-1,40
`,
  );
  const summary = await importCatalog({ database: shop.database, path, decimal: "." });
  await shop.api.settle();
  return summary;
};

const itemNo = "ONYX-1";
const availability = async () => (await shop.call("product/availabilityV2", { itemNos: [itemNo] })).body.value.items[0];
const offerOf = async () => {
  for (let after = 0; ; ) {
    const { offers, next } = (await get(`product/offers?after=${after}&size=200`)).value;
    const found = offers.find((one: { itemNo: string }) => one.itemNo === itemNo);
    if (found || next === null) return found;
    after = next;
  }
};
const addToBag = async (no: string) =>
  (await shop.call("webshoppingbag/addbagitemV2", { items: [{ itemNo: no, quantity: 1, fulfilmentType: "PKUP" }] })).body;
const pickupStores = async (no: string): Promise<{ code: string; short: number }[]> =>
  (await get(`webshoppingbag/pickupstores?shoppingBagQuoteId=${(await addToBag(no)).value.shoppingBagQuoteId}`)).value;
const listedIn = async (inStockAt: string) => (await shop.call("product/list", { listing: "onyx-tile", inStockAt })).body.value.total;

describe("a store that a file of stock names", () => {
  beforeAll(async () => {
    expect(await bring()).toMatchObject({ unknownPlaces: [["LAGER 7", 1]] });
    expect(await change((settings) => ({ stores: withUnpublishedStores(settings, ["LAGER 7"]).stores }))).toEqual([]);
    expect(await bring()).toMatchObject({ unknownPlaces: [], rejectedRows: 0 });
  });

  it("is no store of customers: neither listed nor found, open, or shown", async () => {
    expect(await codes("storelocator/list")).not.toContain("lager-7");
    expect(await codes("storelocator/findnearest/0.01/0.01")).not.toContain("lager-7");
    expect(await codes("storelocator/find/0.01/0.01/100")).toEqual([]);
    expect(await codes("storelocator/openings")).not.toContain("lager-7");
    expect((await get("storelocator/detail/lager-7")).code).toBe("storelocator_not_found");
    expect((await get("storelocator/opening/lager-7")).code).toBe("storelocator_not_found");
  });

  it("has stock in the books and in the warehouse, but not for sale", async () => {
    const lot = await query.selectFrom("lot").select("onHand").where("code", "=", "L-1").executeTakeFirstOrThrow();
    expect(lot.onHand).toBe(40);
    const places = (await shop.call("office/places", undefined, staff)).body.value;
    expect(places).toContainEqual(expect.objectContaining({ code: "lager-7", name: "LAGER 7" }));
    const { inStock, stores, options } = await availability();
    expect(inStock).toBe(false);
    expect(stores.map((one: { code: string }) => one.code)).not.toContain("lager-7");
    for (const option of options) expect(option).toMatchObject({ available: 0, oneLot: null });
    expect((await offerOf()).stock).toEqual([]);
    expect((await shop.call("product/availabilityV2", { itemNos: [itemNo], storeCode: "lager-7" })).body.code).toBe(
      "storelocator_not_found",
    );
    expect(await addToBag(itemNo)).toMatchObject({ success: false });
    expect((await pickupStores(await boxInReno(shop, 9))).map((one) => one.code)).not.toContain("lager-7");
    expect(await listedIn("lager-7")).toBe(0);
    expect((await examineBooks(shop.database)).filter(({ problem }) => problem !== null)).toEqual([]);
  });

  it("promises no goods on their way to it", async () => {
    const placeId = (await query.selectFrom("place").select("id").where("code", "=", "lager-7").executeTakeFirstOrThrow()).id;
    const itemId = (await query.selectFrom("item").select("id").where("itemNo", "=", itemNo).executeTakeFirstOrThrow()).id;
    const { id: containerId } = await query
      .insertInto("container")
      .values({ storefrontId: 1, code: "ZX-1", supplier: "Alcora", placeId, expectedOn: "2999-01-02", announcedAt: new Date() })
      .returning("id")
      .executeTakeFirstOrThrow();
    await query.insertInto("containerLine").values({ containerId, itemId, lotCode: "L-2", expected: 5 }).execute();
    expect((await availability()).expectedOn).toBeNull();
    await query.deleteFrom("containerLine").where("containerId", "=", containerId).execute();
    await query.deleteFrom("container").where("id", "=", containerId).execute();
  });

  it("can't be published while its address is empty, nor be the default store before", async () => {
    const faults = await complete({ published: true });
    expect(faults.map(({ path }) => path).sort()).toEqual(
      ["city", "phone", "postalCode", "state", "street"].map((key) => `stores[lager-7].${key}`),
    );
    expect(await change(({ stores }) => ({ stores, storefront: { defaultStore: "lager-7" } }))).toEqual([
      { path: "storefront.defaultStore", problem: expect.stringContaining("isn't published") },
    ]);
  });

  it("leaves other settings as easy to change as before", async () => {
    expect(await change(() => ({ storefront: { notice: { en: "Hi", es: "Hola" } } }))).toEqual([]);
  });

  it("is seen and sells its stock once it is complete and published", async () => {
    const where = {
      street: "1 Elm St",
      city: "Elko",
      state: "NV",
      postalCode: "89801",
      phone: "775 555 0100",
      latitude: 40.8,
      longitude: -115.7,
    };
    const { settings } = await read();
    const { operationTypes } = settings.stores.find((store: { code: string }) => store.code === "reno");
    expect(await complete({ ...where, operationTypes, published: true })).toEqual([]);
    expect(await codes("storelocator/list")).toContain("lager-7");
    expect(await availability()).toMatchObject({ inStock: true });
    expect((await offerOf()).stock).toMatchObject([{ store: "lager-7", available: 40 }]);
    expect((await pickupStores(itemNo)).find((one) => one.code === "lager-7")).toMatchObject({ short: 0 });
    expect(await listedIn("lager-7")).toBe(1);
  });
});
