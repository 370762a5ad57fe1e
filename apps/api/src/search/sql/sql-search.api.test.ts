import { type Database, migrate, openDatabase } from "@azulejo/database";
import { blankDatabase, type TemplateCopy } from "@azulejo/testing/copy-template.ts";
import { afterAll, beforeAll, expect, it } from "vitest";
import { InProcessSearch } from "../in-process-search.ts";
import type { SearchProduct } from "../search.ts";
import { compareSearches } from "./compare.fixture.ts";
import { Random, randomProducts } from "./random-catalog.fixture.ts";
import { SqlSearch } from "./sql-search.ts";

let copy: TemplateCopy;
let database: Database;
beforeAll(async () => {
  copy = await blankDatabase();
  database = await openDatabase(copy);
  await migrate(database);
});
afterAll(async () => {
  await database.close();
  await copy.remove();
});

const inSql = (storefrontId: number) => new SqlSearch({ storefrontId, query: database.query });

async function inMemory(products: SearchProduct[]) {
  const search = new InProcessSearch();
  await search.rebuild(products);
  return search;
}

it("answers as the index in memory does", async () => {
  const random = new Random(7);
  const products = randomProducts(random, 200);
  const search = inSql(1);
  await search.rebuild(products);
  const sold = products.filter(({ variants }) => variants.length > 0);
  expect(search.size).toEqual({ products: sold.length, variants: sold.flatMap(({ variants }) => variants).length });
  await compareSearches(await inMemory(products), search, random, 150);
});

it("answers as an index of what there is after changes, whichever process has written them", async () => {
  const random = new Random(8);
  const before = randomProducts(random, 80);
  const [search, elsewhere] = [inSql(2), inSql(2)];
  await Promise.all([search.rebuild(before), elsewhere.rebuild(before)]);
  const [removed, ...left] = before;
  const changed = randomProducts(random, 30, 40);
  const after = [...left.filter(({ id }) => id < 40 || id >= 70), ...changed];
  for (const product of changed) await Promise.all([search.upsert(product), elsewhere.upsert(product)]);
  await search.remove(removed!.id);
  for (const product of after.filter(({ id }) => id % 3 === 0)) {
    for (const variant of product.variants) {
      variant.stockedAt = variant.stockedAt.includes("reno") ? ["anaheim"] : ["reno"];
      const restocked = () => search.restock(product.id, variant.itemNo, variant.stockedAt);
      expect([await restocked(), await elsewhere.restock(product.id, variant.itemNo, variant.stockedAt)]).toEqual([true, true]);
    }
  }
  const memory = await inMemory(after);
  await compareSearches(memory, search, random, 60);
  await compareSearches(memory, elsewhere, random, 20);
});

it("writes only what differs when it is built again", async () => {
  const random = new Random(9);
  const products = randomProducts(random, 60);
  const search = inSql(3);
  await search.rebuild(products);
  const version = async () =>
    (await database.pool.query("select product_id, xmin from search_product where storefront_id = 3 order by 1")).rows;
  const before = await version();
  products.splice(5, 1);
  const changed = products[7]!;
  changed.popularity += 1;
  await search.rebuild(products);
  const now = await version();
  expect(now.filter((row) => !before.some(({ xmin }) => xmin === row.xmin)).map((row) => row.product_id)).toEqual(
    changed.variants.length > 0 ? [changed.id] : [],
  );
  await compareSearches(await inMemory(products), search, random, 20);
});

it("orders products as another search does, as the index in memory does", async () => {
  const random = new Random(9);
  const products = randomProducts(random, 60).filter(({ variants }) => variants.length > 0);
  const search = inSql(3);
  await search.rebuild(products);
  const memory = await inMemory(products);
  const ids = products.map(({ id }) => id);
  // Popularity must not move a product past the one before it.
  const ranked = [...ids.filter((id) => id % 2 === 1).reverse(), 999_999, ...ids.slice(0, 3)];
  const asked = { language: "en" as const, text: "words of another search", price: {}, sort: "relevance" as const, pricesHidden: false };
  const whole = { ...asked, ranked, filters: {}, offset: 0, limit: 100 };
  const inOrder = [...new Set(ranked)].filter((id) => id !== 999_999);
  for (const one of [memory, search]) expect((await one.search(whole)).hits.map(({ productId }) => productId)).toEqual(inOrder);
  for (const other of [{ sort: "price_asc" as const }, { offset: 4, limit: 5 }, { inStockAt: "reno" }, { ranked: [] }]) {
    const [inRows, expected] = [await search.search({ ...whole, ...other }), await memory.search({ ...whole, ...other })];
    expect(inRows.hits).toEqual(expected.hits);
    expect([inRows.total, inRows.price]).toEqual([expected.total, expected.price]);
  }
});
