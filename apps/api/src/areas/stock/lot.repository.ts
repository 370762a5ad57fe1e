import { populate, type Query } from "@azulejo/database";
import { sql } from "kysely";

/** A lot of an item at a place, identified by its code. */
export interface NewLot {
  itemId: number;
  placeId: number;
  code: string;
  shade: string | null;
  caliber: string | null;
}

/**
 * Returns the ids of lots in the given order, creating empty lots if a place doesn't have them. Existing lots keep their shade and caliber.
 * Locks the lots in the order of items and codes.
 */
export async function openLots(query: Query, lots: readonly NewLot[]): Promise<number[]> {
  if (lots.length === 0) return [];
  const rows = lots.map((lot) => ({ ...lot }));
  const { rows: found } = await sql<NewLot & { id: number }>`
    insert into lot (item_id, place_id, code, shade, caliber, on_hand)
    select item_id, place_id, code, shade, caliber, 0 from ${populate("lot", rows)} as row order by item_id, place_id, code
    on conflict (item_id, place_id, code) do update set shade = coalesce(lot.shade, excluded.shade),
      caliber = coalesce(lot.caliber, excluded.caliber)
    returning id, item_id, place_id, code`.execute(query);
  const keyOf = (lot: Pick<NewLot, "itemId" | "placeId" | "code">) => `${lot.itemId} ${lot.placeId} ${lot.code}`;
  const ids = new Map(found.map((lot) => [keyOf(lot), lot.id]));
  return lots.map((lot) => ids.get(keyOf(lot)) ?? 0);
}

export interface StoredLot extends NewLot {
  id: number;
  onHand: number;
  reserved: number;
}

/** Locks lots of a place by ascending id. Lots that don't exist are missing in the result. */
export async function lockLots(query: Query, placeId: number, lots: readonly { itemId: number; code: string }[]): Promise<StoredLot[]> {
  const wanted = lots.map(({ itemId, code }) => ({ itemId, code }));
  const { rows } = await sql<StoredLot>`
    select lot.id, lot.item_id, lot.place_id, lot.code, lot.shade, lot.caliber, lot.on_hand, lot.reserved from lot
    where lot.place_id = ${placeId}
      and (lot.item_id, lot.code) in (select item_id, code from ${populate("lot", wanted)} as row)
    order by lot.id for update`.execute(query);
  return rows;
}
