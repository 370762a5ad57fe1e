import type { Query } from "@azulejo/database";
import { sql } from "kysely";
import { type Count, type Figures, moveLockedLots, movementToCount, received, selectMovedSince } from "../../../stock/index.ts";
import { slugOf } from "../complete/slug.rules.ts";

/** An item's stock in one lot at one place, as counted in a file. */
export interface LotRecord {
  itemNo: string;
  placeId: number;
  code: string;
  shade: string | null;
  caliber: string | null;
  count: Count;
}

export interface StoredLot extends Omit<LotRecord, "count">, Figures {
  id: number;
  productId: number;
  /** The stock moved after the count. */
  movedSince: Figures | undefined;
}

/**
 * Returns lots by item number.
 * @param countedAt when the stock was counted, if not now
 * @param lock locks the lots until the transaction ends, in the order of their ids
 */
export async function selectStoredLots(
  query: Query,
  storefrontId: number,
  itemNos: string[],
  { countedAt, lock = false }: { countedAt?: Date | undefined; lock?: boolean } = {},
): Promise<Map<string, StoredLot[]>> {
  if (itemNos.length === 0) return new Map();
  const rows = await query
    .selectFrom("lot")
    .innerJoin("item", "item.id", "lot.itemId")
    .select(["lot.id", "item.productId", "item.itemNo", "placeId", "lot.code", "shade", "caliber", "onHand", "reserved"])
    .where("item.storefrontId", "=", storefrontId)
    .where(sql<boolean>`item.item_no = any(${itemNos}::text[])`)
    .$if(lock, (select) => select.orderBy("lot.id").forUpdate("lot"))
    .execute();
  const ids = rows.map((row) => row.id);
  const moved = countedAt ? await selectMovedSince(query, ids, countedAt) : new Map<number, Figures>();
  const lots = rows.map((row) => ({
    id: row.id,
    productId: row.productId,
    itemNo: row.itemNo,
    placeId: row.placeId,
    code: row.code,
    shade: row.shade,
    caliber: row.caliber,
    onHand: row.onHand,
    reserved: row.reserved,
    movedSince: moved.get(row.id),
  }));
  return Map.groupBy(lots, (lot) => lot.itemNo);
}

/**
 * Adjusts lots to a file's counts, through movements. A lot that does not exist yet is received.
 * @returns the products whose stock has changed
 */
export async function writeLots(query: Query, storefrontId: number, lots: LotRecord[], countedAt?: Date): Promise<number[]> {
  if (lots.length === 0) return [];
  const itemNos = [...new Set(lots.map((lot) => lot.itemNo))];
  const stored = await selectStoredLots(query, storefrontId, itemNos, { countedAt, lock: true });
  const find = (lot: LotRecord) => stored.get(lot.itemNo)?.find((one) => one.placeId === lot.placeId && one.code === lot.code);
  const known = lots.flatMap((lot) => {
    const before = find(lot);
    return before ? [{ lot, before }] : [];
  });
  await updateTones(
    query,
    known.map(({ lot, before }) => ({ id: before.id, shade: lot.shade, caliber: lot.caliber })),
  );
  const movements = known.flatMap(({ lot, before }) => {
    const movement = movementToCount(before, lot.count, before.movedSince);
    return movement ? [{ lotId: before.id, movement }] : [];
  });
  await moveLockedLots(query, movements, { note: "import", at: countedAt });
  const missing = lots.filter((lot) => !find(lot));
  const inserted = await insertLots(query, storefrontId, missing, countedAt);
  return [...new Set([...known.map(({ before }) => before.productId), ...inserted])];
}

async function updateTones(query: Query, tones: { id: number; shade: string | null; caliber: string | null }[]): Promise<void> {
  if (tones.length === 0) return;
  await sql`
    update lot set shade = row.shade, caliber = row.caliber
    from jsonb_to_recordset(${JSON.stringify(tones)}::jsonb) as row(id integer, shade text, caliber text)
    where lot.id = row.id and (lot.shade, lot.caliber) is distinct from (row.shade, row.caliber)`.execute(query);
}

/** Inserts new lots, empty and then received, all in one statement. */
async function insertLots(query: Query, storefrontId: number, lots: LotRecord[], countedAt?: Date): Promise<number[]> {
  if (lots.length === 0) return [];
  const { kind } = received(1);
  const rows = lots.map((lot) => ({
    itemNo: lot.itemNo,
    placeId: lot.placeId,
    code: lot.code,
    shade: lot.shade,
    caliber: lot.caliber,
    units: lot.count.units,
  }));
  const { rows: written } = await sql<{ productId: number }>`
    with written as (
      insert into lot (item_id, place_id, code, shade, caliber, on_hand)
      select item.id, row."placeId", row.code, row.shade, row.caliber, row.units
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as row("itemNo" text, "placeId" integer, code text, shade text, caliber text, units integer)
      join item on item.storefront_id = ${storefrontId} and item.item_no = row."itemNo"
      returning id, item_id, on_hand
    ), moved as (
      insert into stock_movement (lot_id, kind, on_hand, reserved, note, at)
      select id, ${kind}::text, on_hand, 0, 'import', coalesce(${countedAt ?? null}::timestamptz, now()) from written where on_hand > 0
    )
    select distinct item.product_id from written join item on item.id = written.item_id`.execute(query);
  return written.map((row) => row.productId);
}

export interface Places {
  /** By code. */
  ids: Map<string, number>;
  /** Codes by other spellings and by their names in both languages, as other systems write them. */
  codes: Map<string, string>;
}

export async function selectPlaces(query: Query, storefrontId: number): Promise<Places> {
  const rows = await query
    .selectFrom("place")
    .leftJoin("placeText", "placeText.placeId", "place.id")
    .select(["place.id", "code", "number", "name"])
    .where("storefrontId", "=", storefrontId)
    .orderBy("place.id")
    .execute();
  const spellings = rows.flatMap(({ code, name }): [string, string][] => [
    [slugOf(name ?? code), code],
    [slugOf(code), code],
  ]);
  return { ids: new Map(rows.map(({ id, code }) => [code, id])), codes: new Map(spellings) };
}
