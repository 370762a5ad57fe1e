import type { Query } from "@azulejo/database";
import { sql } from "kysely";

// Lists go as one array each: a query of thousands of parameters takes longer to read than to run.

export async function selectIdsByCode(
  query: Query,
  table: "series" | "product",
  storefrontId: number,
  codes: string[],
): Promise<Map<string, number>> {
  if (codes.length === 0) return new Map();
  const rows = await query
    .selectFrom(table)
    .select(["id", "code"])
    .where("storefront_id", "=", storefrontId)
    .where(sql<boolean>`code = any(${codes}::text[])`)
    .execute();
  return new Map(rows.map((row) => [row.code, row.id]));
}

export async function selectItemIds(query: Query, storefrontId: number, itemNos: string[]): Promise<Map<string, number>> {
  if (itemNos.length === 0) return new Map();
  const rows = await query
    .selectFrom("item")
    .select(["id", "item_no"])
    .where("storefront_id", "=", storefrontId)
    .where(sql<boolean>`item_no = any(${itemNos}::text[])`)
    .execute();
  return new Map(rows.map((row) => [row.item_no, row.id]));
}

/** Products of series: a changed series changes each of them. */
export async function selectProductIdsOfSeries(query: Query, seriesIds: number[]): Promise<number[]> {
  if (seriesIds.length === 0) return [];
  const rows = await query.selectFrom("product").select("id").where(sql<boolean>`series_id = any(${seriesIds}::integer[])`).execute();
  return rows.map((row) => row.id);
}

export async function selectSlugs(query: Query, productIds: number[]) {
  if (productIds.length === 0) return [];
  return query
    .selectFrom("product_text")
    .select(["product_id", "language", "slug"])
    .where(sql<boolean>`product_id = any(${productIds}::integer[])`)
    .execute();
}

/** Takes a product's items out of sale except those named; returns the products that lost one. */
export async function retireItems(query: Query, productIds: number[], itemNos: string[]): Promise<number[]> {
  const rows = await query
    .updateTable("item")
    .set({ published: false })
    .where(sql<boolean>`product_id = any(${productIds}::integer[])`)
    .where("published", "=", true)
    .where(sql<boolean>`item_no <> all(${itemNos}::text[])`)
    .returning("product_id")
    .execute();
  return rows.map((row) => row.product_id);
}

/** Removes pictures of products except those named, product by product; returns the products that lost one. */
export async function removePictures(
  query: Query,
  productIds: number[],
  kept: { product_id: number; address: string }[],
): Promise<number[]> {
  const rows = await query
    .deleteFrom("picture")
    .where(sql<boolean>`product_id = any(${productIds}::integer[])`)
    .where(
      sql<boolean>`not exists (
        select from jsonb_to_recordset(${JSON.stringify(kept)}::jsonb) as kept(product_id integer, address text)
        where kept.product_id = picture.product_id and kept.address = picture.address)`,
    )
    .returning("product_id")
    .execute();
  return rows.map((row) => row.product_id);
}

/** Removes relations of products except those named; returns the products that lost one. */
export async function removeRelations(
  query: Query,
  productIds: number[],
  kept: { product_id: number; related_id: number }[],
): Promise<number[]> {
  const rows = await query
    .deleteFrom("product_relation")
    .where(sql<boolean>`product_id = any(${productIds}::integer[])`)
    .where(
      sql<boolean>`not exists (
        select from jsonb_to_recordset(${JSON.stringify(kept)}::jsonb) as kept(product_id integer, related_id integer)
        where kept.product_id = product_relation.product_id and kept.related_id = product_relation.related_id)`,
    )
    .returning("product_id")
    .execute();
  return rows.map((row) => row.product_id);
}

/** Pages of a table that are read in one go however they are read. */
const SMALL = 256;

/**
 * Counts the catalogue's tables anew for the query planner once they have grown fourfold. The embedded database never does so by
 * itself, and without it a look-up of many keys reads whole tables as soon as they are large.
 */
export async function refreshStatistics(query: Query): Promise<void> {
  const { rows } = await sql<{ grown: boolean }>`
    select pg_relation_size(oid) / current_setting('block_size')::integer > greatest(${SMALL}::integer, 4 * relpages) as grown
    from pg_class where oid = 'item'::regclass`.execute(query);
  if (rows[0]?.grown) await sql`analyze series, series_text, product, product_text, item, item_text, price, picture, lot`.execute(query);
}
