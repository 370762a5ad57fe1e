import type { Query } from "@azulejo/database";
import { sql } from "kysely";

/** Stock of an item at a place in one lot, as it is to be. */
export interface LotRecord {
  itemNo: string;
  placeId: number;
  code: string;
  shade: string | null;
  caliber: string | null;
  onHand: number;
}

export interface StoredLot extends LotRecord {
  reserved: number;
}

/** Lots by item number. */
export async function selectStoredLots(query: Query, storefrontId: number, itemNos: string[]): Promise<Map<string, StoredLot[]>> {
  if (itemNos.length === 0) return new Map();
  const rows = await query
    .selectFrom("lot")
    .innerJoin("item", "item.id", "lot.item_id")
    .select(["item.item_no", "place_id", "lot.code", "shade", "caliber", "on_hand", "reserved"])
    .where("item.storefront_id", "=", storefrontId)
    .where(sql<boolean>`item.item_no = any(${itemNos}::text[])`)
    .execute();
  const lots = rows.map((row) => ({
    itemNo: row.item_no,
    placeId: row.place_id,
    code: row.code,
    shade: row.shade,
    caliber: row.caliber,
    onHand: row.on_hand,
    reserved: row.reserved,
  }));
  return Map.groupBy(lots, (lot) => lot.itemNo);
}

/**
 * Writes lots; never below what orders have reserved.
 * @returns the products whose stock has changed
 */
export async function writeLots(query: Query, storefrontId: number, lots: LotRecord[]): Promise<number[]> {
  if (lots.length === 0) return [];
  const rows = lots.map((lot) => ({
    item_no: lot.itemNo,
    place_id: lot.placeId,
    code: lot.code,
    shade: lot.shade,
    caliber: lot.caliber,
    on_hand: lot.onHand,
  }));
  const { rows: written } = await sql<{ product_id: number }>`
    with written as (
      insert into lot (item_id, place_id, code, shade, caliber, on_hand)
      select item.id, row.place_id, row.code, row.shade, row.caliber, row.on_hand
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as row(item_no text, place_id integer, code text, shade text, caliber text, on_hand integer)
      join item on item.storefront_id = ${storefrontId} and item.item_no = row.item_no
      on conflict (item_id, place_id, code) do update
        set on_hand = greatest(excluded.on_hand, lot.reserved), shade = excluded.shade, caliber = excluded.caliber
      returning item_id
    )
    select distinct item.product_id from written join item on item.id = written.item_id`.execute(query);
  return written.map((row) => row.product_id);
}

/** Places by code. */
export async function selectPlaceIds(query: Query, storefrontId: number): Promise<Map<string, number>> {
  const rows = await query.selectFrom("place").select(["id", "code"]).where("storefront_id", "=", storefrontId).execute();
  return new Map(rows.map((row) => [row.code, row.id]));
}
