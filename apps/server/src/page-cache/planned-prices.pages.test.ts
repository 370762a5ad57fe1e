import { copyTemplate, type TemplateCopy } from "@azulejo/testing/copy-template.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ClockedServer, openClockedServer } from "../pages/clocked-server.ts";

/** A Friday; the shop's Monday begins at 8:00 UTC. */
const FRIDAY = "2026-12-04T20:00:00Z";

let server: ClockedServer;
/** The copy of the demo, which outlives a server. */
let copy: TemplateCopy;
beforeAll(async () => {
  copy = await copyTemplate();
  server = await openClockedServer(FRIDAY, {}, { ...copy, remove: async () => {} });
}, 120_000);
afterAll(async () => {
  await server?.close();
  await copy?.remove();
});

/** Plans a list price of a product's items, as another process would. */
async function plan(productId: number, startsOn: string, listCents: number): Promise<void> {
  const { query } = server.api.services.database;
  const { id } = await query
    .insertInto("pricePlan")
    .values({ storefrontId: 1, startsOn, kind: "price", scope: "item", keys: [], cents: listCents, setAt: new Date(FRIDAY) })
    .returning("id")
    .executeTakeFirstOrThrow();
  const items = await query.selectFrom("item").select("id").where("productId", "=", productId).where("kind", "=", "item").execute();
  await query
    .insertInto("plannedPrice")
    .values(items.map((item) => ({ itemId: item.id, startsOn, listCents, pricePlanId: id })))
    .execute();
}

const someProduct = () =>
  server.api.services.database.query
    .selectFrom("product")
    .innerJoin("productText", "productText.productId", "product.id")
    .select(["product.id", "slug", "name"])
    .where("product.code", "=", "pizarral-midnight")
    .where("language", "=", "en")
    .executeTakeFirstOrThrow();

describe("a planned list price", () => {
  it("is on every page from the shop's midnight on, from the cache too, and in lists and suggestions", async () => {
    const { id, slug, name } = await someProduct();
    await plan(id, "2026-12-07", 101);
    const pages = [`/en/product/detail/${slug}`, `/es/search?q=${encodeURIComponent(name)}`];
    const showing = async () => {
      const shown: string[] = [];
      for (const page of pages) if (/\$1\.01/.test((await server.get(page)).text)) shown.push(page);
      return shown;
    };
    const suggested = async () => {
      const headers = { "x-storefront-id": "1", "x-public-key": "pk_demo_cantera" };
      const response = await fetch(`${server.url}/api/suggestions/querysuggestions/list?query=${encodeURIComponent(name)}`, { headers });
      return (await response.json()).value.products[0].fromCents;
    };
    expect(await showing()).toEqual([]);
    server.setNow("2026-12-07T07:59:59Z");
    const hits = server.cache.hits;
    expect(await showing()).toEqual([]);
    expect(await showing()).toEqual([]);
    expect(server.cache.hits).toBeGreaterThan(hits);
    const before = await suggested();
    server.setNow("2026-12-07T08:00:00Z");
    expect(await showing()).toEqual(pages);
    expect(await suggested()).toBeLessThan(before);
  });

  it("has begun when the shop starts again after being off on that day", async () => {
    const { id, slug } = await someProduct();
    await plan(id, "2026-12-08", 202);
    await plan(id, "2026-12-09", 303);
    await server.close();
    server = await openClockedServer("2026-12-11T20:00:00Z", {}, { ...copy, remove: async () => {} });
    const { text } = await server.get(`/en/product/detail/${slug}`);
    expect(text).toContain("$3.03");
    const left = await server.api.services.database.query.selectFrom("pricePlan").select("id").execute();
    expect(left).toEqual([]);
  }, 60_000);
});
