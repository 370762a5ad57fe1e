import type { Query } from "@azulejo/database";
import { sql } from "kysely";

/** Returns product codes after a code, in an order that depends on no id. */
export async function selectCodes(query: Query, storefrontId: number, after: string, limit: number): Promise<string[]> {
  const { rows } = await sql<{ code: string }>`
    select code from product where storefront_id = ${storefrontId} and code collate "C" > ${after} order by code collate "C" limit ${limit}`.execute(
    query,
  );
  return rows.map(({ code }) => code);
}

export interface ExportedLot {
  itemNo: string;
  place: string;
  lot: string;
  shade: string | null;
  caliber: string | null;
  onHand: number;
}

/** Returns the stock of products, by item number. Lots of slabs that are tracked one by one are left out, because their slabs say it. */
export async function selectLots(query: Query, storefrontId: number, codes: readonly string[]): Promise<Map<string, ExportedLot[]>> {
  const { rows } = await sql<ExportedLot>`
    select item.item_no, place.code as place, lot.code as lot, shade, caliber, on_hand
    from product join item on item.product_id = product.id join lot on lot.item_id = item.id join place on place.id = lot.place_id
    where product.storefront_id = ${storefrontId} and product.code = any(${[...codes]}::text[]) and item.published and on_hand > 0
      and not exists (select from slab_bundle bundle where bundle.item_id = item.id and bundle.place_id = place.id and bundle.code = lot.code)
    order by item.item_no, place.code, lot.code`.execute(query);
  return Map.groupBy(rows, ({ itemNo }) => itemNo);
}

/** Returns the codes of related products in their order, by product code. */
export async function selectRelated(query: Query, storefrontId: number, codes: readonly string[]): Promise<Map<string, string[]>> {
  const { rows } = await sql<{ code: string; related: string[] }>`
    select product.code, array_agg(other.code order by relation.position, other.code) as related
    from product join product_relation relation on relation.product_id = product.id join product other on other.id = relation.related_id
    where product.storefront_id = ${storefrontId} and product.code = any(${[...codes]}::text[]) group by product.code`.execute(query);
  return new Map(rows.map(({ code, related }) => [code, related]));
}
