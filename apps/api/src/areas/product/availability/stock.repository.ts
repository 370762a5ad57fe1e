import type { Query } from "@azulejo/database";
import { sql } from "kysely";

/** A place's stock of an item, by lot. */
export interface LotStock {
  itemId: number;
  lotId: number;
  placeId: number;
  code: string;
  shade: string | null;
  caliber: string | null;
  available: number;
}

export interface Arrival {
  itemId: number;
  placeId: number;
  quantity: number;
  expectedOn: string;
}

/** Returns lots with stock left, fullest first: the fewer lots a line needs, the better it matches. */
export async function selectLots(query: Query, itemIds: number[]): Promise<LotStock[]> {
  if (itemIds.length === 0) return [];
  const rows = await query
    .selectFrom("lot")
    .select(["id", "itemId", "placeId", "code", "shade", "caliber", "onHand", "reserved"])
    .where("itemId", "in", itemIds)
    .whereRef("onHand", ">", "reserved")
    .execute();
  return rows
    .map(({ id: lotId, onHand, reserved, ...lot }) => ({ ...lot, lotId, available: onHand - reserved }))
    .sort((a, b) => b.available - a.available || a.lotId - b.lotId);
}

/** Returns uncounted container lines by the day on which they are expected. */
export async function selectArrivals(query: Query, itemIds: number[], from: string): Promise<Arrival[]> {
  if (itemIds.length === 0) return [];
  const { rows } = await sql<Arrival>`
    select item_id, place_id, sum(expected)::int as quantity, expected_on::text as expected_on
    from container_line join container on container.id = container_line.container_id
    where item_id = any(${itemIds}::int[]) and counted is null and expected_on >= ${from}::date
    group by item_id, place_id, expected_on having sum(expected) > 0 order by expected_on`.execute(query);
  return rows;
}

export function selectItemsByNo(query: Query, storefrontId: number, itemNos: string[]) {
  return query
    .selectFrom("item")
    .select(["id", "itemNo", "kind", "sellUnit", "weightPerUnit", "productId"])
    .where("storefrontId", "=", storefrontId)
    .where("itemNo", "in", itemNos)
    .where("published", "=", true)
    .execute();
}
