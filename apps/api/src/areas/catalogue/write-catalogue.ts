import { languages } from "@azulejo/contract";
import { type Query, recordChanges } from "@azulejo/database";
import * as columns from "./catalogue.columns.ts";
import type { ItemRecord, ProductRecord } from "./catalogue-record.ts";
import { upsertRows } from "./upsert-rows.ts";

interface Written {
  /** Products of which anything changed. */
  changed: number[];
}

/**
 * Writes products with their series, texts, items, prices and pictures, all in the caller's transaction. What is already
 * so is not written again; a product's items that no longer come are taken out of sale.
 */
export async function writeCatalogue(query: Query, storefrontId: number, records: ProductRecord[]): Promise<Written> {
  const changed = new Set<number>();
  const series = await writeSeries(query, storefrontId, records);
  const products = await writeProducts(query, storefrontId, records, series.ids, changed);
  for (const record of records) if (series.changed.has(record.series.code)) changed.add(products.get(record.code) ?? 0);
  await writeTexts(query, storefrontId, records, products, changed);
  await writeItems(query, storefrontId, records, products, changed);
  await writePictures(query, records, products, changed);
  changed.delete(0);
  await recordChanges(
    query,
    [...changed].map((id) => ({ kind: "product", entity: String(id) })),
  );
  return { changed: [...changed] };
}

/** Writes which products go together; both sides have to be there. */
export async function writeRelations(query: Query, storefrontId: number, records: ProductRecord[]): Promise<void> {
  const ids = await idsByCode(query, "product", storefrontId, [
    ...new Set(records.flatMap((record) => [record.code, ...record.relatedTo])),
  ]);
  const rows = records.flatMap((record) =>
    record.relatedTo.flatMap((code, position) => {
      const [own, related] = [ids.get(record.code), ids.get(code)];
      return own && related && own !== related ? [{ product_id: own, related_id: related, position }] : [];
    }),
  );
  await upsertRows(query, "product_relation", columns.relation, ["product_id", "related_id"], rows, ["product_id"]);
}

async function writeSeries(query: Query, storefrontId: number, records: ProductRecord[]) {
  const distinct = [...new Map(records.map((record) => [record.series.code, record.series])).values()];
  const rows = distinct.map((series) => columns.seriesRow(storefrontId, series));
  const written = await upsertRows<{ code: string }>(query, "series", columns.series, ["storefront_id", "code"], rows, ["code"]);
  const ids = await idsByCode(
    query,
    "series",
    storefrontId,
    distinct.map((series) => series.code),
  );
  const texts = distinct.flatMap((series) =>
    languages.map((language) => ({ series_id: ids.get(series.code), language, description: series.description[language] ?? "" })),
  );
  const changedTexts = await upsertRows<{ series_id: number }>(query, "series_text", columns.seriesText, ["series_id", "language"], texts, [
    "series_id",
  ]);
  const codeOf = new Map([...ids].map(([code, id]) => [id, code]));
  return { ids, changed: new Set([...written.map((row) => row.code), ...changedTexts.map((row) => codeOf.get(row.series_id) ?? "")]) };
}

async function writeProducts(
  query: Query,
  storefrontId: number,
  records: ProductRecord[],
  seriesIds: Map<string, number>,
  changed: Set<number>,
) {
  const rows = records.map((record) => columns.productRow(storefrontId, seriesIds.get(record.series.code) ?? 0, record));
  const written = await upsertRows<{ id: number }>(query, "product", columns.product, ["storefront_id", "code"], rows, ["id"]);
  for (const { id } of written) changed.add(id);
  return idsByCode(
    query,
    "product",
    storefrontId,
    records.map((record) => record.code),
  );
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
  await keepOldSlugs(query, storefrontId, rows);
  const written = await upsertRows<{ product_id: number }>(query, "product_text", columns.productText, ["product_id", "language"], rows, [
    "product_id",
  ]);
  for (const row of written) changed.add(row.product_id);
}

/** A slug that gives way to another one goes on leading to its product. */
async function keepOldSlugs(
  query: Query,
  storefrontId: number,
  rows: { product_id: number | undefined; language: string; slug: string }[],
) {
  const ids = rows.flatMap((row) => row.product_id ?? []);
  const current =
    ids.length === 0
      ? []
      : await query
          .selectFrom("product_text")
          .select(["product_id", "language", "slug"])
          .where("product_id", "in", [...new Set(ids)])
          .execute();
  const next = new Map(rows.map((row) => [`${row.product_id}|${row.language}`, row.slug]));
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
  const written = await upsertRows<{ product_id: number }>(query, "item", columns.item, ["storefront_id", "item_no"], rows, ["product_id"]);
  for (const row of written) changed.add(row.product_id);
  const ids = await itemIds(
    query,
    storefrontId,
    all.map(({ item }) => item.itemNo),
  );
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
  for (const id of await retireItems(
    query,
    [...new Set(products.values())],
    all.map(({ item }) => item),
  ))
    changed.add(id);
}

async function retireItems(query: Query, productIds: number[], items: ItemRecord[]): Promise<number[]> {
  const rows = await query
    .updateTable("item")
    .set({ published: false })
    .where("product_id", "in", productIds)
    .where("published", "=", true)
    .where(
      "item_no",
      "not in",
      items.map((item) => item.itemNo),
    )
    .returning("product_id")
    .execute();
  return rows.map((row) => row.product_id);
}

async function writePictures(query: Query, records: ProductRecord[], products: Map<string, number>, changed: Set<number>) {
  const rows = records.flatMap((record) =>
    record.pictures.map((picture, position) => columns.pictureRow(products.get(record.code) ?? 0, picture, position)),
  );
  const written = await upsertRows<{ product_id: number }>(query, "picture", columns.picture, ["product_id", "address"], rows, [
    "product_id",
  ]);
  for (const row of written) changed.add(row.product_id);
  const addresses = rows.map((row) => row.address);
  const gone = await query
    .deleteFrom("picture")
    .where("product_id", "in", [...products.values()])
    .$if(addresses.length > 0, (remove) => remove.where("address", "not in", addresses))
    .returning("product_id")
    .execute();
  for (const row of gone) changed.add(row.product_id);
}

async function idsByCode(query: Query, table: "series" | "product", storefrontId: number, codes: string[]): Promise<Map<string, number>> {
  if (codes.length === 0) return new Map();
  const rows = await query
    .selectFrom(table)
    .select(["id", "code"])
    .where("storefront_id", "=", storefrontId)
    .where("code", "in", codes)
    .execute();
  return new Map(rows.map((row) => [row.code, row.id]));
}

async function itemIds(query: Query, storefrontId: number, itemNos: string[]): Promise<Map<string, number>> {
  if (itemNos.length === 0) return new Map();
  const rows = await query
    .selectFrom("item")
    .select(["id", "item_no"])
    .where("storefront_id", "=", storefrontId)
    .where("item_no", "in", itemNos)
    .execute();
  return new Map(rows.map((row) => [row.item_no, row.id]));
}
