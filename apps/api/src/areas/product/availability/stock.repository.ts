import type { Query } from "@azulejo/database";

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
    .select(["id", "item_id", "place_id", "code", "shade", "caliber", "on_hand", "reserved"])
    .where("item_id", "in", itemIds)
    .whereRef("on_hand", ">", "reserved")
    .execute();
  return rows
    .map((row) => ({
      itemId: row.item_id,
      lotId: row.id,
      placeId: row.place_id,
      code: row.code,
      shade: row.shade,
      caliber: row.caliber,
      available: row.on_hand - row.reserved,
    }))
    .sort((a, b) => b.available - a.available || a.lotId - b.lotId);
}

export async function selectArrivals(query: Query, itemIds: number[], from: string): Promise<Arrival[]> {
  if (itemIds.length === 0) return [];
  const rows = await query
    .selectFrom("incoming")
    .select(["item_id", "place_id", "quantity", "expected_on"])
    .where("item_id", "in", itemIds)
    .where("expected_on", ">=", from)
    .orderBy("expected_on")
    .execute();
  return rows.map((row) => ({ itemId: row.item_id, placeId: row.place_id, quantity: row.quantity, expectedOn: row.expected_on }));
}

export async function selectItemsByNo(query: Query, storefrontId: number, itemNos: string[]) {
  const rows = await query
    .selectFrom("item")
    .select(["id", "item_no", "kind", "sell_unit", "weight_per_unit", "product_id"])
    .where("storefront_id", "=", storefrontId)
    .where("item_no", "in", itemNos)
    .where("published", "=", true)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    itemNo: row.item_no,
    kind: row.kind,
    sellUnit: row.sell_unit,
    weightPerUnit: row.weight_per_unit,
    productId: row.product_id,
  }));
}
