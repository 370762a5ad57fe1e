import { recordChanges, type ShopChangeKind } from "@azulejo/database";
import { sampleOf } from "@azulejo/testing/whole.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ClockedServer, openClockedServer } from "../pages/clocked-server.ts";

let server: ClockedServer;
beforeAll(async () => {
  server = await openClockedServer("2026-11-19T18:00:00Z");
}, 120_000);
afterAll(() => server?.close());

const query = () => server.api.services.database.query;

/** Writes a fact with its change, as the shop's verbs do. */
async function change(kind: ShopChangeKind, entity: number | string, write: () => Promise<unknown>): Promise<void> {
  await write();
  await recordChanges(query(), [{ kind, entity: String(entity) }]);
  await server.api.settle();
}

const PRODUCT = "pizarral-midnight";
const product = () =>
  query()
    .selectFrom("item")
    .innerJoin("product", "product.id", "item.productId")
    .innerJoin("productText", "productText.productId", "product.id")
    .select(["product.id", "item.id as itemId", "item.itemNo", "productText.slug"])
    .where("product.code", "=", PRODUCT)
    .where("language", "=", "en")
    .where("item.kind", "=", "item")
    .orderBy("item.position")
    .executeTakeFirstOrThrow();

/** Reads a page twice, so that it is cached, and returns its text. */
async function read(address: string): Promise<string> {
  await server.get(address);
  const { status, text } = await server.get(address);
  expect(status, address).toBe(200);
  return text;
}

const lists = {
  "a list of what a store has": "/en/product/list/natural-stone/slate/?stock=reno",
  "a search in what a store has": "/en/search?q=pizarral&stock=reno",
};

const setStock = async (onHand: number) => {
  const { id, itemId } = await product();
  const place = await query().selectFrom("place").select("id").where("code", "=", "reno").executeTakeFirstOrThrow();
  await change("stock", id, async () => {
    const others = query().selectFrom("item").select("id").where("productId", "=", id);
    await query().updateTable("lot").set({ onHand: 0, reserved: 0 }).where("itemId", "in", others).execute();
    const lot = { itemId, placeId: place.id, code: "F1", shade: "A", caliber: "1", onHand, reserved: 0 };
    await query()
      .insertInto("lot")
      .values(lot)
      .onConflict((at) => at.columns(["itemId", "placeId", "code"]).doUpdateSet({ onHand }))
      .execute();
  });
};

describe("stock that is gone", () => {
  it.each(Object.entries(lists))("leaves %s", async (_, address) => {
    const { slug } = await product();
    await setStock(500);
    expect((await read(address)).includes(slug)).toBe(true);
    await setStock(0);
    expect((await read(address)).includes(slug)).toBe(false);
  });
});

describe("a new price", () => {
  it.each([
    ["the product's page", async () => `/en/product/detail/${(await product()).slug}`],
    ["a list", async () => "/en/product/list/natural-stone/slate/"],
    ["a list of what a store has", async () => "/en/product/list/natural-stone/slate/?stock=reno"],
    ["a search", async () => "/en/search?q=pizarral"],
    ["a comparison", async () => `/en/product/compare?item=${(await product()).itemNo}`],
  ])("is on %s", async (_, addressOf) => {
    await setStock(500);
    const address = await addressOf();
    const { id, itemId } = await product();
    const { listCents } = await query().selectFrom("price").select("listCents").where("itemId", "=", itemId).executeTakeFirstOrThrow();
    const before = await read(address);
    await change("product", id, () =>
      query()
        .updateTable("price")
        .set({ listCents: listCents + 4321 })
        .where("itemId", "=", itemId)
        .execute(),
    );
    expect((await read(address)) === before).toBe(false);
  });
});

describe("a slab", () => {
  const slab = () =>
    query()
      .selectFrom("slab")
      .innerJoin("slabBundle", "slabBundle.id", "slab.bundleId")
      .innerJoin("place", "place.id", "slabBundle.placeId")
      .select(["slab.id", "slab.sequence", "slabBundle.code", "place.code as store"])
      .where("slab.soldAt", "is", null)
      .orderBy("slab.id")
      .executeTakeFirstOrThrow();
  const pages = async () => {
    const { code, sequence, store } = await slab();
    return [`/en/slabs/store/${store}`, `/en/slabs/detail?code=${code}-${sequence}`];
  };

  it("that is sold is marked in its yard and on its page", async () => {
    const { id, code, sequence } = await slab();
    const addresses = await pages();
    const before = await Promise.all(addresses.map(read));
    await change("slab", `${code}-${sequence}`, () =>
      query().updateTable("slab").set({ soldAt: new Date() }).where("id", "=", id).execute(),
    );
    for (const [index, address] of addresses.entries()) expect((await server.get(address)).text === before[index], address).toBe(false);
  });

  it("whose bundle arrived on another day is shown with it", async () => {
    const { code } = await slab();
    const addresses = await pages();
    const before = await Promise.all(addresses.map(read));
    await change("slab_bundle", code, () =>
      query().updateTable("slabBundle").set({ arrivedOn: "2026-11-18" }).where("code", "=", code).execute(),
    );
    for (const [index, address] of addresses.entries()) expect((await server.get(address)).text === before[index], address).toBe(false);
  });
});

describe("a setting", () => {
  const pages = ["/en/", "/en/about/", "/en/product/list/natural-stone/slate/", "/en/gallery", "/en/slabs", "/en/our-locations"];
  it.each(sampleOf(pages, 2))("is on %s", async (page) => {
    const phone = `775 555 ${String(1000 + Math.floor(Math.random() * 9000))}`;
    expect((await read(page)).includes(phone)).toBe(false);
    const { settings } = await query().selectFrom("storefront").select("settings").executeTakeFirstOrThrow();
    await change("storefront", 1, () =>
      query()
        .updateTable("storefront")
        .set({ settings: JSON.stringify({ ...(settings as object), phone }) as never })
        .execute(),
    );
    expect((await read(page)).includes(phone)).toBe(true);
  });
});
