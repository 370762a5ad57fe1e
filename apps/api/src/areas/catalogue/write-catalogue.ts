import { languages } from "@azulejo/contract";
import { type Query, recordChanges } from "@azulejo/database";
import * as columns from "./catalogue.columns.ts";
import * as catalogue from "./catalogue.repository.ts";
import type { ProductRecord } from "./catalogue-record.ts";
import { upsertRows } from "./upsert-rows.repository.ts";

interface Written {
  /** Products with any change. */
  changed: number[];
}

/**
 * Writes products with their series, texts, items, prices and pictures, in the caller's transaction. Unchanged rows are not
 * written again, and a product's missing items are no longer sold.
 */
export async function writeCatalogue(query: Query, storefrontId: number, records: ProductRecord[]): Promise<Written> {
  const changed = new Set<number>();
  const series = await writeSeries(query, storefrontId, records);
  const { products, before } = await writeProducts(query, storefrontId, records, series.ids, changed);
  for (const id of await catalogue.selectProductIdsOfSeries(query, series.changed)) changed.add(id);
  await keepOldSlugs(query, storefrontId, records, before);
  await writeTexts(query, storefrontId, records, products, changed);
  await writeItems(query, storefrontId, records, products, changed);
  await writePictures(query, records, products, changed);
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
  const ids = await catalogue.selectIdsByCode(query, "product", storefrontId, [
    ...new Set(records.flatMap((record) => [record.code, ...record.relatedTo])),
  ]);
  const rows = records.flatMap((record) =>
    [...new Set(record.relatedTo)].flatMap((code, position) => {
      const [own, related] = [ids.get(record.code), ids.get(code)];
      return own && related && own !== related ? [{ product_id: own, related_id: related, position }] : [];
    }),
  );
  const written = await upsertRows<{ product_id: number }>(
    query,
    "product_relation",
    columns.relation,
    ["product_id", "related_id"],
    rows,
    ["product_id"],
  );
  const owners = records.flatMap((record) => ids.get(record.code) ?? []);
  const lost = await catalogue.removeRelations(query, owners, rows);
  return [...new Set([...written.map((row) => row.product_id), ...lost])];
}

type Related = Pick<ProductRecord, "code" | "relatedTo">;

interface Coded {
  id: number;
  code: string;
}

/** @returns the id of every series, and which existing ones have changed */
async function writeSeries(query: Query, storefrontId: number, records: ProductRecord[]) {
  const distinct = new Map(records.map((record) => [record.series.code, record.series]));
  const before = await catalogue.selectIdsByCode(query, "series", storefrontId, [...distinct.keys()]);
  const rows = [...distinct.values()].map((series) => columns.seriesRow(storefrontId, series));
  const written = await upsertRows<Coded>(query, "series", columns.series, ["storefront_id", "code"], rows, ["id", "code"]);
  const ids = new Map([...before, ...written.map(({ id, code }) => [code, id] as const)]);
  const texts = [...distinct.values()].flatMap((series) =>
    languages.map((language) => ({ series_id: ids.get(series.code), language, description: series.description[language] ?? "" })),
  );
  const changedTexts = await upsertRows<{ series_id: number }>(query, "series_text", columns.seriesText, ["series_id", "language"], texts, [
    "series_id",
  ]);
  const touched = new Set([...written.map((row) => row.id), ...changedTexts.map((row) => row.series_id)]);
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
  const before = await catalogue.selectIdsByCode(query, "product", storefrontId, codes);
  const rows = records.map((record) => columns.productRow(storefrontId, seriesIds.get(record.series.code) ?? 0, record));
  const written = await upsertRows<Coded>(query, "product", columns.product, ["storefront_id", "code"], rows, ["id", "code"]);
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
      product_id: products.get(record.code),
      storefront_id: storefrontId,
      language,
      ...record.texts[language],
    })),
  );
  const written = await upsertRows<{ product_id: number }>(query, "product_text", columns.productText, ["product_id", "language"], rows, [
    "product_id",
  ]);
  for (const row of written) changed.add(row.product_id);
}

/** Keeps a replaced slug as a redirect to its product. */
async function keepOldSlugs(query: Query, storefrontId: number, records: ProductRecord[], before: Map<string, number>) {
  const next = new Map(
    records.flatMap((record) => languages.map((language) => [`${before.get(record.code)}|${language}`, record.texts[language].slug])),
  );
  const current = await catalogue.selectSlugs(query, [...before.values()]);
  const moved = current.filter((row) => next.get(`${row.product_id}|${row.language}`) !== row.slug);
  await upsertRows(
    query,
    "product_slug_history",
    columns.slugHistory,
    ["storefront_id", "language", "slug"],
    moved.map((row) => ({ ...row, storefront_id: storefrontId })),
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
  const before = await catalogue.selectItemIds(query, storefrontId, numbers);
  const returning = ["id", "item_no", "product_id"];
  const written = await upsertRows<ItemKeys>(query, "item", columns.item, ["storefront_id", "item_no"], rows, returning);
  for (const row of written) changed.add(row.product_id);
  const ids = new Map([...before, ...written.map((row) => [row.item_no, row.id] as const)]);
  const productOf = new Map(all.map(({ item, productId }) => [ids.get(item.itemNo) ?? 0, productId]));
  const touch = (itemId: number) => changed.add(productOf.get(itemId) ?? 0);
  const labels = all.flatMap(({ item }) =>
    languages.map((language) => ({ item_id: ids.get(item.itemNo), language, label: item.label[language] })),
  );
  for (const row of await upsertRows<{ item_id: number }>(query, "item_text", columns.itemText, ["item_id", "language"], labels, [
    "item_id",
  ]))
    touch(row.item_id);
  const prices = all.map(({ item }) => columns.priceRow(ids.get(item.itemNo) ?? 0, item));
  for (const row of await upsertRows<{ item_id: number }>(query, "price", columns.price, ["item_id"], prices, ["item_id"]))
    touch(row.item_id);
}

interface ItemKeys {
  id: number;
  item_no: string;
  product_id: number;
}

async function writePictures(query: Query, records: ProductRecord[], products: Map<string, number>, changed: Set<number>) {
  const rows = records.flatMap((record) =>
    record.pictures.map((picture, position) => columns.pictureRow(products.get(record.code) ?? 0, picture, position)),
  );
  const written = await upsertRows<{ product_id: number }>(query, "picture", columns.picture, ["product_id", "address"], rows, [
    "product_id",
  ]);
  for (const row of written) changed.add(row.product_id);
}

/** Removes items and pictures that products no longer have. New products have none to remove. */
async function removeWhatIsGone(query: Query, records: ProductRecord[], before: Map<string, number>, changed: Set<number>) {
  const ids = [...before.values()];
  if (ids.length === 0) return;
  const known = records.filter((record) => before.has(record.code));
  const items = known.flatMap((record) => record.items.map((item) => item.itemNo));
  const pictures = known.flatMap((record) => record.pictures.map(({ address }) => ({ product_id: before.get(record.code) ?? 0, address })));
  for (const id of await catalogue.retireItems(query, ids, items)) changed.add(id);
  for (const id of await catalogue.removePictures(query, ids, pictures)) changed.add(id);
}
