import { languages } from "@azulejo/contract";
import { type Query, recordChanges } from "@azulejo/database";
import type { PlannedPrice } from "../../domain/prices/planned-price.ts";
import { planPrices, selectPlannedPrices } from "../product/index.ts";
import * as columns from "./catalog.columns.ts";
import * as catalog from "./catalog.repository.ts";
import type { ProductRecord } from "./catalog-record.ts";
import { upsertRows } from "./upsert-rows.repository.ts";

interface Written {
  /** Products with any change. */
  changed: number[];
}

/**
 * Writes products with their series, texts, items, prices and pictures, in the caller's transaction. Unchanged rows are not
 * written again, and a product's missing items are no longer sold.
 */
export async function writeCatalog(query: Query, storefrontId: number, records: ProductRecord[]): Promise<Written> {
  const changed = new Set<number>();
  const series = await writeSeries(query, storefrontId, records);
  const { products, before } = await writeProducts(query, storefrontId, records, series.ids, changed);
  for (const id of await catalog.selectProductIdsOfSeries(query, series.changed)) changed.add(id);
  await keepOldSlugs(query, storefrontId, records, before);
  await writeTexts(query, storefrontId, records, products, changed);
  await writeItems(query, storefrontId, records, products, changed);
  await writePictures(query, records, products, changed);
  await writeOldAddresses(query, storefrontId, records, products, before);
  await removeWhatIsGone(query, records, before, changed);
  changed.delete(0);
  await recordChanges(
    query,
    [...changed].map((id) => ({ kind: "product", entity: String(id) })),
  );
  return { changed: [...changed] };
}

/**
 * Writes related products; both must exist. Relations that are no longer named are removed.
 * @returns the products whose relations have changed
 */
export async function writeRelations(query: Query, storefrontId: number, records: Related[]): Promise<number[]> {
  const ids = await catalog.selectIdsByCode(query, "product", storefrontId, [
    ...new Set(records.flatMap((record) => [record.code, ...record.relatedTo])),
  ]);
  const rows = records.flatMap((record) =>
    [...new Set(record.relatedTo)].flatMap((code, position) => {
      const [own, related] = [ids.get(record.code), ids.get(code)];
      return own && related && own !== related ? [{ productId: own, relatedId: related, position }] : [];
    }),
  );
  const written = await upsertRows<{ productId: number }>(query, "productRelation", columns.relation, ["productId", "relatedId"], rows, [
    "productId",
  ]);
  const owners = records.flatMap((record) => ids.get(record.code) ?? []);
  const lost = await catalog.removeRelations(query, owners, rows);
  return [...new Set([...written.map((row) => row.productId), ...lost])];
}

type Related = Pick<ProductRecord, "code" | "relatedTo">;

interface Coded {
  id: number;
  code: string;
}

/** @returns the id of every series, and which existing ones have changed */
async function writeSeries(query: Query, storefrontId: number, records: ProductRecord[]) {
  const distinct = new Map(records.map((record) => [record.series.code, record.series]));
  const before = await catalog.selectIdsByCode(query, "series", storefrontId, [...distinct.keys()]);
  const rows = [...distinct.values()].map((series) => columns.seriesRow(storefrontId, series));
  const written = await upsertRows<Coded>(query, "series", columns.series, ["storefrontId", "code"], rows, ["id", "code"]);
  const ids = new Map([...before, ...written.map(({ id, code }) => [code, id] as const)]);
  const texts = [...distinct.values()].flatMap((series) =>
    languages.map((language) => ({ seriesId: ids.get(series.code), language, description: series.description[language] ?? "" })),
  );
  const changedTexts = await upsertRows<{ seriesId: number }>(query, "seriesText", columns.seriesText, ["seriesId", "language"], texts, [
    "seriesId",
  ]);
  const touched = new Set([...written.map((row) => row.id), ...changedTexts.map((row) => row.seriesId)]);
  return { ids, changed: [...before.values()].filter((id) => touched.has(id)) };
}

async function writeProducts(
  query: Query,
  storefrontId: number,
  records: ProductRecord[],
  seriesIds: Map<string, number>,
  changed: Set<number>,
) {
  const codes = records.map((record) => record.code);
  const before = await catalog.selectIdsByCode(query, "product", storefrontId, codes);
  const rows = records.map((record) => columns.productRow(storefrontId, seriesIds.get(record.series.code) ?? 0, record));
  const written = await upsertRows<Coded>(query, "product", columns.product, ["storefrontId", "code"], rows, ["id", "code"]);
  for (const { id } of written) changed.add(id);
  return { before, products: new Map([...before, ...written.map(({ id, code }) => [code, id] as const)]) };
}

async function writeTexts(
  query: Query,
  storefrontId: number,
  records: ProductRecord[],
  products: Map<string, number>,
  changed: Set<number>,
) {
  const rows = records.flatMap((record) =>
    languages.map((language) => ({
      productId: products.get(record.code),
      storefrontId,
      language,
      ...record.texts[language],
    })),
  );
  const written = await upsertRows<{ productId: number }>(query, "productText", columns.productText, ["productId", "language"], rows, [
    "productId",
  ]);
  for (const row of written) changed.add(row.productId);
}

/** Keeps a replaced slug as a redirect to its product. */
async function keepOldSlugs(query: Query, storefrontId: number, records: ProductRecord[], before: Map<string, number>) {
  const next = new Map(
    records.flatMap((record) => languages.map((language) => [`${before.get(record.code)}|${language}`, record.texts[language].slug])),
  );
  const current = await catalog.selectSlugs(query, [...before.values()]);
  const moved = current.filter((row) => next.get(`${row.productId}|${row.language}`) !== row.slug);
  await upsertRows(
    query,
    "productSlugHistory",
    columns.slugHistory,
    ["storefrontId", "language", "slug"],
    moved.map((row) => ({ ...row, storefrontId })),
    ["slug"],
  );
}

async function writeItems(
  query: Query,
  storefrontId: number,
  records: ProductRecord[],
  products: Map<string, number>,
  changed: Set<number>,
) {
  const all = records.flatMap((record) =>
    record.items.map((item, position) => ({ item, position, productId: products.get(record.code) ?? 0 })),
  );
  const rows = all.map(({ item, position, productId }) => columns.itemRow(storefrontId, productId, item, position));
  const numbers = all.map(({ item }) => item.itemNo);
  const before = await catalog.selectItemIds(query, storefrontId, numbers);
  const returning = ["id", "itemNo", "productId"];
  const written = await upsertRows<ItemKeys>(query, "item", columns.item, ["storefrontId", "itemNo"], rows, returning);
  for (const row of written) changed.add(row.productId);
  const ids = new Map([...before, ...written.map((row) => [row.itemNo, row.id] as const)]);
  const productOf = new Map(all.map(({ item, productId }) => [ids.get(item.itemNo) ?? 0, productId]));
  const touch = (itemId: number) => changed.add(productOf.get(itemId) ?? 0);
  const labels = all.flatMap(({ item }) =>
    languages.map((language) => ({ itemId: ids.get(item.itemNo), language, label: item.label[language] })),
  );
  for (const row of await upsertRows<{ itemId: number }>(query, "itemText", columns.itemText, ["itemId", "language"], labels, ["itemId"]))
    touch(row.itemId);
  const prices = all.map(({ item }) => columns.priceRow(ids.get(item.itemNo) ?? 0, item));
  for (const row of await upsertRows<{ itemId: number }>(query, "price", columns.price, ["itemId"], prices, ["itemId"])) touch(row.itemId);
  await writePlannedPrices(
    query,
    storefrontId,
    all.flatMap(({ item }) => (item.planned ?? []).map((price) => ({ ...price, itemId: ids.get(item.itemNo) ?? 0 }))),
  );
}

/** Plans list prices for later days. A price that is already planned stays in its existing plan. */
async function writePlannedPrices(query: Query, storefrontId: number, planned: (PlannedPrice & { itemId: number })[]) {
  if (planned.length === 0) return;
  const stored = await selectPlannedPrices(query, [...new Set(planned.map(({ itemId }) => itemId))]);
  const fresh = planned.filter(
    ({ itemId, startsOn, listCents }) => !stored.get(itemId)?.some((one) => one.startsOn === startsOn && one.listCents === listCents),
  );
  for (const [startsOn, prices] of Map.groupBy(fresh, (price) => price.startsOn))
    await planPrices(query, { id: await catalog.planOfImports(query, storefrontId, startsOn), startsOn }, prices);
}

interface ItemKeys {
  id: number;
  itemNo: string;
  productId: number;
}

async function writePictures(query: Query, records: ProductRecord[], products: Map<string, number>, changed: Set<number>) {
  const rows = records.flatMap((record) =>
    record.pictures.map((picture, position) => columns.pictureRow(products.get(record.code) ?? 0, picture, position)),
  );
  const written = await upsertRows<{ productId: number }>(query, "picture", columns.picture, ["productId", "address"], rows, ["productId"]);
  for (const row of written) changed.add(row.productId);
}

/** Cached pages depend on there being no redirect, so a new one is a change of its own kind. */
async function writeOldAddresses(
  query: Query,
  storefrontId: number,
  records: ProductRecord[],
  products: Map<string, number>,
  before: Map<string, number>,
) {
  const stated = records.filter((record) => record.oldAddresses !== undefined);
  const rows = stated.flatMap((record) =>
    (record.oldAddresses ?? []).map((path) => ({ storefrontId, path, productId: products.get(record.code) })),
  );
  const key = ["storefrontId", "path"];
  const written = await upsertRows<{ productId: number }>(query, "productOldAddress", columns.oldAddress, key, rows, ["productId"]);
  const known = stated.flatMap((record) => before.get(record.code) ?? []);
  const paths = rows.map((row) => row.path);
  const lost = known.length > 0 ? await catalog.removeOldAddresses(query, known, paths) : [];
  const moved = [...new Set([...written.map((row) => row.productId), ...lost])];
  await recordChanges(
    query,
    moved.map((id) => ({ kind: "redirect", entity: String(id) })),
  );
}

/** Removes items and pictures that existing products no longer have. */
async function removeWhatIsGone(query: Query, records: ProductRecord[], before: Map<string, number>, changed: Set<number>) {
  const ids = [...before.values()];
  if (ids.length === 0) return;
  const known = records.filter((record) => before.has(record.code));
  const items = known.flatMap((record) => record.items.map((item) => item.itemNo));
  const pictures = known.flatMap((record) => record.pictures.map(({ address }) => ({ productId: before.get(record.code) ?? 0, address })));
  for (const id of await catalog.retireItems(query, ids, items)) changed.add(id);
  for (const id of await catalog.removePictures(query, ids, pictures)) changed.add(id);
}
