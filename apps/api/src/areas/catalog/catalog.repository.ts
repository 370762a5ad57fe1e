import type { Query } from "@azulejo/database";
import { sql } from "kysely";

// Each list is passed as one array parameter: a query with thousands of parameters takes longer to parse than to run.

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
    .where("storefrontId", "=", storefrontId)
    .where(sql<boolean>`code = any(${codes}::text[])`)
    .execute();
  return new Map(rows.map((row) => [row.code, row.id]));
}

export async function selectItemIds(query: Query, storefrontId: number, itemNos: string[]): Promise<Map<string, number>> {
  if (itemNos.length === 0) return new Map();
  const rows = await query
    .selectFrom("item")
    .select(["id", "itemNo"])
    .where("storefrontId", "=", storefrontId)
    .where(sql<boolean>`item_no = any(${itemNos}::text[])`)
    .execute();
  return new Map(rows.map((row) => [row.itemNo, row.id]));
}

/** Returns the products of these series, which change when their series does. */
export async function selectProductIdsOfSeries(query: Query, seriesIds: number[]): Promise<number[]> {
  if (seriesIds.length === 0) return [];
  const rows = await query.selectFrom("product").select("id").where(sql<boolean>`series_id = any(${seriesIds}::integer[])`).execute();
  return rows.map((row) => row.id);
}

export async function selectSlugs(query: Query, productIds: number[]) {
  if (productIds.length === 0) return [];
  return query
    .selectFrom("productText")
    .select(["productId", "language", "slug"])
    .where(sql<boolean>`product_id = any(${productIds}::integer[])`)
    .execute();
}

/** Stops selling a product's items except those named. Returns the products that lost one. */
export async function retireItems(query: Query, productIds: number[], itemNos: string[]): Promise<number[]> {
  const rows = await query
    .updateTable("item")
    .set({ published: false })
    .where(sql<boolean>`product_id = any(${productIds}::integer[])`)
    .where("published", "=", true)
    .where(sql<boolean>`item_no <> all(${itemNos}::text[])`)
    .returning("productId")
    .execute();
  return rows.map((row) => row.productId);
}

/** Removes products' pictures except those named. Returns the products that lost one. */
export async function removePictures(
  query: Query,
  productIds: number[],
  kept: { productId: number; address: string }[],
): Promise<number[]> {
  const rows = await query
    .deleteFrom("picture")
    .where(sql<boolean>`product_id = any(${productIds}::integer[])`)
    .where(
      sql<boolean>`not exists (
        select from jsonb_to_recordset(${JSON.stringify(kept)}::jsonb) as kept("productId" integer, address text)
        where kept."productId" = picture.product_id and kept.address = picture.address)`,
    )
    .returning("productId")
    .execute();
  return rows.map((row) => row.productId);
}

/** Removes products' old addresses except those named. Returns the products that lost one. */
export async function removeOldAddresses(query: Query, productIds: number[], paths: string[]): Promise<number[]> {
  const rows = await query
    .deleteFrom("productOldAddress")
    .where(sql<boolean>`product_id = any(${productIds}::integer[])`)
    .where(sql<boolean>`path <> all(${paths}::text[])`)
    .returning("productId")
    .execute();
  return rows.map((row) => row.productId);
}

/** Removes products' relations except those named. Returns the products that lost one. */
export async function removeRelations(
  query: Query,
  productIds: number[],
  kept: { productId: number; relatedId: number }[],
): Promise<number[]> {
  const rows = await query
    .deleteFrom("productRelation")
    .where(sql<boolean>`product_id = any(${productIds}::integer[])`)
    .where(
      sql<boolean>`not exists (
        select from jsonb_to_recordset(${JSON.stringify(kept)}::jsonb) as kept("productId" integer, "relatedId" integer)
        where kept."productId" = product_relation.product_id and kept."relatedId" = product_relation.related_id)`,
    )
    .returning("productId")
    .execute();
  return rows.map((row) => row.productId);
}

/** A table of up to this many pages is read in one go with any plan. */
const SMALL = 256;

/**
 * Refreshes the query planner's statistics once the catalog's tables have grown fourfold. PostgreSQL does so within a minute on
 * its own; until then a look-up of many keys would scan whole tables.
 */
export async function refreshStatistics(query: Query): Promise<void> {
  const { rows } = await sql<{ grown: boolean }>`
    select pg_relation_size(oid) / current_setting('block_size')::integer > greatest(${SMALL}::integer, 4 * relpages) as grown
    from pg_class where oid = 'item'::regclass`.execute(query);
  if (rows[0]?.grown)
    await sql`analyze series, series_text, product, product_text, item, item_text, price, picture, lot, catalogue_row`.execute(query);
}

/** Returns the plan of all list prices that imports have begin on a day. */
export async function planOfImports(query: Query, storefrontId: number, startsOn: string): Promise<number> {
  const known = await query
    .selectFrom("pricePlan")
    .select("id")
    .where("storefrontId", "=", storefrontId)
    .where("startsOn", "=", startsOn)
    .where("kind", "=", "import")
    .executeTakeFirst();
  if (known) return known.id;
  const added = await query
    .insertInto("pricePlan")
    .values({ storefrontId, startsOn, kind: "import", scope: "item", keys: [], setAt: sql<Date>`now()` })
    .returning("id")
    .executeTakeFirstOrThrow();
  return added.id;
}
