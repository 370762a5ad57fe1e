import { openShopForFile } from "@azulejo/testing/open-test-shop.ts";
import { describe, expect, it } from "vitest";

const shop = await openShopForFile();

const es = { "accept-language": "es" };

describe("product lists", () => {
  it("have at least three products in every listing, in both languages by its own slug", async () => {
    const listings = (await shop.call("product/listings")).body.value as { path: string; slugs: Record<string, string>; count: number }[];
    expect(listings.length).toBeGreaterThan(60);
    for (const listing of listings) {
      expect([listing.path, listing.count >= 3]).toEqual([listing.path, true]);
      const list = await shop.call("product/list", { listing: listing.slugs.es }, es);
      expect([listing.path, list.body.value?.total]).toEqual([listing.path, listing.count]);
    }
  });

  it("page through every product once", async () => {
    const codes: string[] = [];
    for (let page = 1; page < 50; page++) {
      const { value } = (await shop.call("product/list", { sort: "name_asc", page, pageSize: 50 })).body;
      codes.push(...value.products.map((one: { code: string }) => one.code));
      if (page >= value.pages) break;
    }
    expect(new Set(codes).size).toBe(codes.length);
    expect(codes.length).toBe((await shop.call("product/list", {})).body.value.total);
  });

  it("find products without accents, with a typo, and in the reader's language", async () => {
    const plain = (await shop.call("product/list", { query: "marmol" }, es)).body.value.total;
    expect(plain).toBeGreaterThan(10);
    expect((await shop.call("product/list", { query: "mármol" }, es)).body.value.total).toBe(plain);
    expect((await shop.call("product/list", { query: "travertin" })).body.value.total).toBeGreaterThan(0);
    expect((await shop.call("product/list", { query: "porcelian" })).body.value.corrected).toBe("porcelain");
  });

  it.each([
    ["en", "subway tile", /^3 × 6 in/],
    ["es", "azulejo subway", /^3 × 6 in/],
    ["en", "12x24 carrara", /^12 × 24 in/],
    ["en", "carrara hexagon", /hexagon/],
    ["en", "patio tile pavers", /paver/],
    ["es", "adoquín", /loseta exterior/],
    ["en", "tile for shower", /./],
    ["en", "slip rating", /./],
  ])("%s “%s” finds products and shows the matching variant", async (language, query, label) => {
    const { products } = (await shop.call("product/list", { query }, { "accept-language": language })).body.value;
    expect(products[0]?.lead.label).toMatch(label);
  });

  it("does not match products to a question about the shop", async () => {
    for (const query of ["returns", "opening hours", "delivery"]) {
      const { total, corrected } = (await shop.call("product/list", { query })).body.value;
      expect([query, total, corrected]).toEqual([query, 0, null]);
    }
  });

  it("finds most of the words when no product has all of them, and nothing for nonsense", async () => {
    expect((await shop.call("product/list", { query: "carrara hexagon bluetooth" })).body.value.total).toBeGreaterThan(0);
    expect((await shop.call("product/list", { query: "asdfgh qwerty" })).body.value.total).toBe(0);
  });

  it("returns 404 for an unknown listing", async () => {
    expect((await shop.call("product/list", { listing: "no-such-thing" })).status).toBe(404);
  });
});

describe("cards by item number", () => {
  it("show the requested variant, in the requested order, and leave out items that aren't sold", async () => {
    const [card] = (await shop.call("product/list", { listing: "porcelain", filters: { size: ["12x24"] } })).body.value.products;
    const { product } = (await shop.call("product/detailV2", { itemNo: card.lead.itemNo })).body.value;
    const itemNos = product.variants.map((one: { itemNo: string }) => one.itemNo).reverse();
    const cards = (await shop.call("product/cards", { itemNos: ["NO-SUCH-ITEM", ...itemNos] })).body.value;
    expect(cards.map((one: { lead: { itemNo: string } }) => one.lead.itemNo)).toEqual(itemNos);
    expect((await shop.call("product/cards", {})).body.value).toEqual([]);
  });
});

describe("a product", () => {
  it("is found by number, by slug in each language, and by an old slug", async () => {
    const [card] = (await shop.call("product/list", { listing: "porcelain" })).body.value.products;
    const byNumber = (await shop.call("product/detailV2", { itemNo: card.lead.itemNo.toLowerCase() })).body.value;
    expect(byNumber.product.code).toBe(card.code);
    const bySpanish = (await shop.call("product/detailV2", { slug: byNumber.product.slugs.es }, es)).body.value;
    expect(bySpanish.product.code).toBe(card.code);
    await shop.database.query
      .insertInto("productSlugHistory")
      .values({ storefrontId: 1, language: "en", slug: "an-old-name", productId: await idOf(card.code) })
      .execute();
    const moved = (await shop.call("product/detailV2", { slug: "an-old-name" })).body.value;
    expect([moved.moved, moved.product.slug]).toEqual([true, card.slug]);
  });

  it("is found by its slug in another language", async () => {
    const [card] = (await shop.call("product/list", { listing: "porcelain" })).body.value.products;
    const { slugs } = (await shop.call("product/detailV2", { itemNo: card.lead.itemNo })).body.value.product;
    expect(slugs.en).not.toBe(slugs.es);
    const inSpanish = await shop.call("product/detailV2", { slug: slugs.en }, es);
    expect([inSpanish.status, inSpanish.body.value?.moved, inSpanish.body.value?.product.slug]).toEqual([200, true, slugs.es]);
  });

  it("selects its sample when asked", async () => {
    const [card] = (await shop.call("product/list", { listing: "porcelain" })).body.value.products;
    const sample = (await shop.call("product/detailV2", { itemNo: card.lead.itemNo, sample: true })).body.value;
    expect([sample.sample, sample.selected.itemNo]).toEqual([true, card.lead.sampleItemNo]);
    for (const itemNo of [card.lead.sampleItemNo, card.lead.sampleItemNo.toLowerCase()])
      expect((await shop.call("product/detailV2", { itemNo })).body.value).toEqual(sample);
  });

  it("is updated in the index when it changes in the database", async () => {
    const [card] = (await shop.call("product/list", { listing: "porcelain" })).body.value.products;
    const { recordChanges } = await import("@azulejo/database");
    const id = await idOf(card.code);
    await shop.database.query.transaction().execute(async (query) => {
      await query
        .updateTable("productText")
        .set({ name: "Zyzzyva Unheard" })
        .where("productId", "=", id)
        .where("language", "=", "en")
        .execute();
      await recordChanges(query, [{ kind: "product", entity: String(id) }]);
    });
    await shop.api.settle();
    const found = (await shop.call("product/list", { query: "zyzzyva" })).body.value;
    expect(found.products.map((one: { code: string }) => one.code)).toEqual([card.code]);
  });
});

const idOf = async (code: string) =>
  (await shop.database.query.selectFrom("product").select("id").where("code", "=", code).executeTakeFirstOrThrow()).id;

describe("stores and places", () => {
  it("are 14, sorted by distance, and found by city in any accent", async () => {
    expect((await shop.call("storelocator/list")).body.value).toHaveLength(14);
    const [nearest, next] = (await shop.call("storelocator/findnearest/39.5/-119.8")).body.value;
    expect(nearest.code).toBe("reno");
    expect(next.distance).toBeGreaterThan(nearest.distance);
    expect((await shop.call("storelocator/list?query=seattle")).body.value).toHaveLength(1);
  });

  it("lists the states and provinces of the countries served, and marks those not served", async () => {
    expect((await shop.call("storefront/getstateprovinces?countryCode=US")).body.value).toHaveLength(51);
    expect((await shop.call("storefront/getstateprovinces?countryCode=ca")).body.value).toHaveLength(13);
    expect((await shop.call("storefront/getstateprovinces?countryCode=FR")).status).toBe(404);
  });
});
