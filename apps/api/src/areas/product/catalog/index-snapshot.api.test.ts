import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Database, openDatabase, recordChanges } from "@azulejo/database";
import { copyTemplate, type TemplateCopy } from "@azulejo/testing/copy-template.ts";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { createReferenceData } from "../../../reference-data.ts";
import { InProcessSearch } from "../../../search/in-process-search.ts";
import { createCatalog } from "./catalog.ts";
import { followCatalog } from "./index-catalog.ts";

let copy: TemplateCopy;
let database: Database;
let path: string;
/** The snapshot file of the shop's initial state. */
let written: Buffer;
/** What the first start logged. */
let first: string[];
beforeAll(async () => {
  copy = await copyTemplate();
  database = await openDatabase(copy);
  path = join(copy.dataDir, "search", "1.index");
  await (await start(database)).stop();
  first = logged;
  written = readFileSync(path);
});
afterAll(async () => {
  await database.close();
  await copy.remove();
});

const whole = { language: "en", filters: {}, price: {}, sort: "best_seller", offset: 0, limit: 1000, pricesHidden: false } as const;
/** The shop's log since the last start. */
let logged: string[] = [];

/** Starts the part of a process that maintains the index. */
async function start(database: Database, now = new Date()) {
  logged = [];
  const note = (_: object, message: string) => void logged.push(message);
  const search = new InProcessSearch();
  const catalog = createCatalog(database);
  const follower = await followCatalog(
    {
      ...{ database, search, catalog, referenceData: createReferenceData(), storefrontId: 1, timezone: () => "America/Los_Angeles" },
      ...{ log: { info: note, warn: note, error: note }, now: () => now, snapshot: { path, index: search, leastVariants: 1 } },
    },
    async () => {},
    () => {},
  );
  return { search, catalog, stop: follower.stop, all: async () => (await search.search(whole)).hits };
}

beforeEach(() => writeFileSync(path, written));

it("of the tests' template is read by each of its copies", () => {
  expect(first).toEqual(["search index read"]);
});

it("starts with the index of the last stop, and with what changed since", async () => {
  const { rows } = await database.pool.query("select id from product where published order by popularity desc limit 1");
  const id = Number(rows[0].id);
  await database.pool.query("update product set published = false where id = $1", [id]);
  await recordChanges(database.query, [{ kind: "product", entity: String(id) }]);
  const shop = await start(database);
  expect(logged).toEqual(["search index read"]);
  const hits = await shop.all();
  expect(hits.map(({ productId }) => productId)).not.toContain(id);
  await shop.stop();
  writeFileSync(path, "");
  const afresh = await start(database);
  expect(logged).toContain("search index built");
  expect(hits).toEqual(await afresh.all());
  expect(shop.catalog.sizeLabel("12x24", "en")).toBe(afresh.catalog.sizeLabel("12x24", "en"));
  await afresh.stop();
});

it("has the prices of the day, not those of the day on which it was written", async () => {
  const day = (days: number) => new Date(Date.now() + days * 24 * 3600 * 1000);
  const dates = [day(2), day(4)].map((date) => date.toISOString().slice(0, 10));
  await database.pool.query(
    `update price set sale_cents = 1, sale_from = $1, sale_until = $2
     where item_id = (select min(item.id) from item join product on product.id = product_id where item.published and product.published and kind = 'item')`,
    dates,
  );
  const shop = await start(database, day(3));
  expect(logged).toEqual(["search index read"]);
  expect((await shop.search.search({ ...whole, price: { toCents: 1 }, onSale: true })).total).toBe(1);
  await shop.stop();
});

it.each([
  ["is damaged", (bytes: Buffer) => bytes.fill(7, 100_000, 100_009)],
  ["was written by other code", (bytes: Buffer) => Buffer.from(bytes.toString("latin1").replace(/code"./, 'code"!'), "latin1")],
])("builds the index if its file %s, says so once, and writes another", async (_, damage) => {
  writeFileSync(path, damage(Buffer.from(written)));
  const shop = await start(database);
  expect(logged).toEqual(["the search index could not be read from its file and is built", "search index built"]);
  expect(existsSync(path)).toBe(false);
  await shop.stop();
  expect(existsSync(path)).toBe(true);
});

it("does not use the file of another database", async () => {
  const other = await copyTemplate();
  const elsewhere = await openDatabase(other);
  await (await start(elsewhere)).stop();
  expect(logged).toContain("search index built");
  await elsewhere.close();
  await other.remove();
});
