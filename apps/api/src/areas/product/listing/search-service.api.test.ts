import { TRUE_UNTIL } from "@azulejo/contract/fetch-shop-api.ts";
import { recordChanges } from "@azulejo/database";
import type { FoundProducts, ProductQuery } from "@azulejo/extend/product-search.ts";
import { staffHeaders } from "@azulejo/testing/office.ts";
import { openShopForFile } from "@azulejo/testing/open-test-shop.ts";
import { bearer, demoPerson } from "@azulejo/testing/people.ts";
import { beforeEach, describe, expect, it } from "vitest";
import { writeSearches } from "../../suggestions/searches/write-searches.ts";

type Answer = FoundProducts | null | Promise<never>;
const queries: ProductQuery[] = [];
let answer: (query: ProductQuery) => Answer = () => null;
const search = {
  name: "finder",
  find: async (query: ProductQuery) => {
    queries.push(query);
    return answer(query);
  },
};
const shop = await openShopForFile({ extension: { search } });
const { query } = shop.database;

const list = async (input: object, headers = {}) => (await shop.call("product/list", input, headers)).body.value;
const codes = ({ products }: { products: { code: string }[] }) => products.map(({ code }) => code);
const usual = await list({ query: "marble", pageSize: 96 });
const [first, second, third] = codes(usual) as [string, string, string];

async function publish(code: string, published: boolean): Promise<void> {
  const { id } = await query.updateTable("product").set({ published }).where("code", "=", code).returning("id").executeTakeFirstOrThrow();
  await recordChanges(query, [{ kind: "product", entity: String(id) }]);
  await shop.api.settle();
}

let minutes = 0;
beforeEach(() => {
  queries.length = 0;
  answer = () => null;
  // A service that was left alone is asked again.
  shop.setNow(new Date(Date.now() + ++minutes * 60_000));
});

describe("a search service of an extension", () => {
  it("orders its products before the shop filters, sorts, counts and prices them", async () => {
    answer = () => ({ products: [third, first, second] });
    const found = await list({ query: "kitchen of my aunt in Reno 120 sq ft" });
    expect(queries[0]).toEqual({ text: "kitchen of my aunt", language: "en", storefrontId: 1, limit: 2000 });
    expect(found.understood).toMatchObject({ query: "kitchen of my aunt", filters: {}, stock: "reno", area: 1_200_000 });
    const whole = await list({ query: "kitchen of my aunt" });
    expect([codes(whole), whole.total, whole.understood]).toEqual([[third, first, second], 3, null]);
    const byPrice = await list({ query: "kitchen of my aunt", sort: "price_asc" });
    const cents = byPrice.products.map(({ fromCents }: { fromCents: number }) => fromCents);
    expect(cents).toEqual(cents.toSorted((a: number, b: number) => a - b));
    expect(byPrice.price).toMatchObject({ lowestCents: cents[0] });
    const [facet] = whole.facets.filter(({ values }: { values: unknown[] }) => values.length > 1);
    const [value] = facet.values;
    const narrowed = await list({ query: "kitchen of my aunt", filters: { [facet.key]: [value.value] } });
    expect(narrowed.total).toBe(value.count);
  });

  it("may correct the text, and may find nothing", async () => {
    answer = () => ({ products: [first], corrected: "marble" });
    expect(await list({ query: "marbel" })).toMatchObject({ total: 1, corrected: "marble" });
    answer = () => ({ products: [] });
    expect(await list({ query: "marble" })).toMatchObject({ total: 0, products: [], understood: null });
  });

  it("isn't asked without words, and leaves texts to the shop", async () => {
    await list({ onSale: true });
    expect(queries).toEqual([]);
    expect(codes(await list({ query: "marble", pageSize: 96 }))).toEqual(codes(usual));
    expect(queries).toHaveLength(1);
  });

  it("shows no product that is hidden or unknown, and no hidden price", async () => {
    await publish(second, false);
    answer = () => ({ products: ["no-such-product", second, first] });
    const found = await list({ query: "kitchen" });
    expect([codes(found), found.total]).toEqual([[first], 1]);
    answer = () => ({ products: [second] });
    const dealer = bearer((await demoPerson(shop, "dealer-admin@demo.test")).pair);
    await shop.call("account/changehidepricesstate?hidePrices=true", undefined, dealer);
    answer = () => ({ products: [third, first] });
    const hidden = await list({ query: "kitchen", sort: "price_asc" }, dealer);
    expect([codes(hidden), hidden.price, hidden.sort]).toEqual([[third, first], null, "relevance"]);
    expect(JSON.stringify(hidden.products)).not.toMatch(/[cC]ents":\d/);
    expect(JSON.stringify(queries)).not.toMatch(/cents|price/i);
    answer = () => ({ products: [second] });
    const own = codes(await list({ query: "marble", pageSize: 96 }));
    expect(own).toEqual(codes(usual).filter((code) => code !== second));
    await publish(second, true);
  });

  it("is left alone after failing repeatedly, which the status shows, while the shop searches itself", async () => {
    const owner = await staffHeaders(shop);
    const status = async () =>
      (await shop.call("office/shopstatus", undefined, owner)).body.value.checks.find(({ code }: { code: string }) => code === "search");
    expect(await status()).toMatchObject({ state: "good", names: ["finder"] });
    answer = () => Promise.reject(new Error("broken"));
    for (let count = 0; count < 6; count++) expect((await list({ query: "marble" })).total).toBe(usual.total);
    expect(queries).toHaveLength(4);
    expect(await status()).toMatchObject({ state: "warning", count: 1 });
    shop.setNow(new Date(Date.now() + ++minutes * 60_000));
    answer = () => ({ products: [first] });
    expect((await list({ query: "marble" })).total).toBe(1);
    expect(await status()).toMatchObject({ state: "good", count: 0 });
  });

  it("also suggests products while somebody types, with one question, and is counted by what it finds", async () => {
    answer = ({ text }) => (text === "CT-4711" ? { products: [third] } : null);
    const suggested = (await shop.call("suggestions/querysuggestions/list?query=CT-4711")).body.value;
    expect(codes(suggested)).toEqual([third]);
    expect(queries).toHaveLength(1);
    shop.api.noteSearch(1, "en", "CT-4711");
    answer = () => ({ products: [third] });
    await writeSearches(shop.api.services, 1);
    const row = await query.selectFrom("searchCount").select(["hits", "withoutHit"]).where("term", "=", "ct-4711").executeTakeFirst();
    expect(row).toEqual({ hits: 1, withoutHit: 0 });
  });

  it("has its answers shown for a minute, because it reports no changes", async () => {
    answer = () => ({ products: [first] });
    const body = JSON.stringify({ query: "marble" });
    const headers = { "content-type": "application/json", "x-storefront-id": "1", "x-public-key": "pk_demo_cantera" };
    const { headers: answered } = await shop.api.fetch(new Request("http://shop.test/api/product/list", { method: "POST", headers, body }));
    const seconds = (new Date(answered.get(TRUE_UNTIL) ?? "").getTime() - shop.api.services.now().getTime()) / 1000;
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(60);
  });
});
