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
    .select(["id", "itemId", "placeId", "code", "shade", "caliber", "onHand", "reserved"])
    .where("itemId", "in", itemIds)
    .whereRef("onHand", ">", "reserved")
    .execute();
  return rows
    .map((row) => ({
      itemId: row.itemId,
      lotId: row.id,
      placeId: row.placeId,
      code: row.code,
      shade: row.shade,
      caliber: row.caliber,
      available: row.onHand - row.reserved,
    }))
    .sort((a, b) => b.available - a.available || a.lotId - b.lotId);
}

export async function selectArrivals(query: Query, itemIds: number[], from: string): Promise<Arrival[]> {
  if (itemIds.length === 0) return [];
  const rows = await query
    .selectFrom("incoming")
    .select(["itemId", "placeId", "quantity", "expectedOn"])
    .where("itemId", "in", itemIds)
    .where("expectedOn", ">=", from)
    .orderBy("expectedOn")
    .execute();
  return rows.map((row) => ({ itemId: row.itemId, placeId: row.placeId, quantity: row.quantity, expectedOn: row.expectedOn }));
}

export async function selectItemsByNo(query: Query, storefrontId: number, itemNos: string[]) {
  const rows = await query
    .selectFrom("item")
    .select(["id", "itemNo", "kind", "sellUnit", "weightPerUnit", "productId"])
    .where("storefrontId", "=", storefrontId)
    .where("itemNo", "in", itemNos)
    .where("published", "=", true)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    itemNo: row.itemNo,
    kind: row.kind,
    sellUnit: row.sellUnit,
    weightPerUnit: row.weightPerUnit,
    productId: row.productId,
  }));
}
