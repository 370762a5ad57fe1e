import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ClockedServer, openClockedServer } from "../pages/clocked-server.ts";

let server: ClockedServer;
beforeAll(async () => {
  server = await openClockedServer("2026-11-19T18:00:00Z");
}, 120_000);
afterAll(() => server?.close());

const query = () => server.api.services.database.query;
const WEST = "reno";
const CENTRAL = "austin";

/** Returns the first item of a product. */
const itemOf = (code: string) =>
  query()
    .selectFrom("item")
    .innerJoin("product", "product.id", "item.productId")
    .innerJoin("productText", "productText.productId", "product.id")
    .select(["product.id", "product.code", "item.id as itemId", "item.itemNo as itemNo", "productText.slug", "productText.name"])
    .where("product.code", "=", code)
    .where("language", "=", "en")
    .where("item.kind", "=", "item")
    .orderBy("item.position")
    .executeTakeFirstOrThrow();

/** Moves all stock of an item to one location. */
async function stockAt(code: string, store: string): Promise<void> {
  const { id, itemId } = await itemOf(code);
  const place = await query().selectFrom("place").select("id").where("code", "=", store).executeTakeFirstOrThrow();
  await query().updateTable("lot").set({ onHand: 0, reserved: 0 }).where("itemId", "=", itemId).execute();
  await query()
    .insertInto("lot")
    .values({ itemId, placeId: place.id, code: "T1", shade: "A1", caliber: "1", onHand: 900, reserved: 0 })
    .onConflict((conflict) => conflict.columns(["itemId", "placeId", "code"]).doUpdateSet({ onHand: 900 }))
    .execute();
  await server.changed("stock", id);
}

/** Returns the pickup date on a product's page for the visitor's store. */
async function readyOn(code: string, store: string): Promise<string | undefined> {
  const { slug } = await itemOf(code);
  const { text } = await server.get(`/en/product/detail/${slug}`, { cookie: `cantera_store=${store}` });
  return /ready \w+, (Nov \d+)/.exec(text)?.[1];
}

describe("a page with a promised date", () => {
  it("drops a promise once the stock is gone", async () => {
    await stockAt("pizarral-midnight", WEST);
    expect(await readyOn("pizarral-midnight", WEST)).toBeDefined();
    const { id, itemId } = await itemOf("pizarral-midnight");
    await query().updateTable("lot").set({ onHand: 0 }).where("itemId", "=", itemId).execute();
    await server.changed("stock", id);
    expect(await readyOn("pizarral-midnight", WEST)).toBeUndefined();
  });

  it("promises the next day after the store's cutoff and after midnight, from the cache too", async () => {
    await stockAt("pizarral-midnight", WEST);
    server.setNow("2026-11-20T18:00:00Z");
    expect(await readyOn("pizarral-midnight", WEST)).toBe("Nov 20");
    server.setNow("2026-11-20T18:30:00Z");
    const hits = server.cache.hits;
    expect(await readyOn("pizarral-midnight", WEST)).toBe("Nov 20");
    expect(server.cache.hits).toBe(hits + 1);
    server.setNow("2026-11-21T08:00:00Z");
    expect(await readyOn("pizarral-midnight", WEST)).toBe("Nov 21");
  });

  it("changes at each store's own midnight", async () => {
    await stockAt("pizarral-autumn", "phoenix");
    const days = async () => [await readyOn("pizarral-autumn", CENTRAL), await readyOn("pizarral-autumn", WEST)];
    server.setNow("2026-11-20T05:59:59Z");
    expect(await days()).toEqual(["Nov 26", "Nov 26"]);
    server.setNow("2026-11-20T06:00:00Z");
    expect(await days()).toEqual(["Nov 27", "Nov 26"]);
    server.setNow("2026-11-20T07:59:59Z");
    expect(await days()).toEqual(["Nov 27", "Nov 26"]);
    server.setNow("2026-11-20T08:00:00Z");
    expect(await days()).toEqual(["Nov 27", "Nov 27"]);
  });
});

describe("a sale", () => {
  const FROM = "2026-11-28";
  /** A Sunday, which is never a pickup date. */
  const UNTIL = "2026-11-29";
  /** The price of the sale. A list shows it, and no longer sends the day until which it holds. */
  const marked = /\$1\.01/;
  let pages: string[];
  let name: string;

  beforeAll(async () => {
    server.setNow("2026-11-27T20:00:00Z");
    // A product in the last wall of the home page, so that all pages below show its price.
    const home = (await server.get("/en/")).text;
    const slug = [...home.matchAll(/href="\/en\/product\/detail\/([\w-]+)/g)].at(-1)?.[1] ?? "";
    const product = await query()
      .selectFrom("productText")
      .innerJoin("product", "product.id", "productText.productId")
      .innerJoin("item", "item.productId", "product.id")
      .select(["product.id", "item.itemNo as itemNo", "name"])
      .where("slug", "=", slug)
      .where("item.kind", "=", "item")
      .executeTakeFirstOrThrow();
    const items = query().selectFrom("item").select("id").where("productId", "=", product.id);
    await query().deleteFrom("container").execute();
    await query().updateTable("price").set({ saleCents: 101, saleFrom: FROM, saleUntil: UNTIL }).where("itemId", "in", items).execute();
    await server.changed("product", product.id);
    name = product.name;
    pages = [
      "/en/",
      `/en/product/detail/${slug}`,
      `/es/product/compare?item=${encodeURIComponent(product.itemNo)}`,
      `/en/search?q=${encodeURIComponent(name)}`,
      `/en/search/content?q=${encodeURIComponent(name)}`,
    ];
  }, 60_000);

  const showing = async () => {
    const shown: string[] = [];
    for (const page of pages) if (marked.test((await server.get(page)).text)) shown.push(page);
    return shown;
  };
  const call = async (path: string, body?: object) => {
    const headers = { "x-storefront-id": "1", "x-public-key": "pk_demo_cantera", "content-type": "application/json" };
    const init = body ? { method: "POST", body: JSON.stringify(body) } : {};
    return (await (await fetch(`${server.url}/api/${path}`, { headers, ...init })).json()).value;
  };
  const found = async () => ({
    listed: (await call("product/list", { query: name, onSale: true })).total > 0,
    suggested: (await call(`suggestions/querysuggestions/list?query=${encodeURIComponent(name)}`)).products[0].fromCents,
  });

  it("begins and ends at the storefront's midnight on every page, cached or not, in lists and suggestions", async () => {
    const before = await found();
    expect([await showing(), before.listed]).toEqual([[], false]);
    for (const time of ["2026-11-28T08:00:00Z", "2026-11-30T07:59:59Z"]) {
      server.setNow(time);
      expect(await showing()).toEqual(pages);
      const during = await found();
      expect(during.listed).toBe(true);
      expect(during.suggested).toBeLessThan(before.suggested);
    }
    server.setNow("2026-11-30T08:00:00Z");
    expect(await showing()).toEqual([]);
    expect(await found()).toEqual(before);
  });
});

describe("a page of banners and lists", () => {
  it("is cached for an hour at most", async () => {
    server.setNow("2026-11-24T18:00:00Z");
    const misses = async () => {
      await server.get("/en/product/list/porcelain/");
      return server.cache.misses;
    };
    const first = await misses();
    server.setNow("2026-11-24T18:59:59Z");
    expect(await misses()).toBe(first);
    server.setNow("2026-11-24T19:00:00Z");
    expect(await misses()).toBe(first + 1);
  });
});
