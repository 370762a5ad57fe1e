import type { StockOutlook } from "@azulejo/contract/areas/product/availability.ts";
import type { Query, SellUnit } from "@azulejo/database";
import { sql } from "kysely";

/** A place's stock of an item, by lot. */
export interface LotStock {
  lotId: number;
  placeId: number;
  code: string;
  shade: string | null;
  caliber: string | null;
  available: number;
}

export interface Arrival {
  placeId: number;
  quantity: number;
  expectedOn: string;
}

/** Goods of an unpublished store are not for sale. */
const isForSale = (placeId: string) => sql<boolean>`(select published from place where id = ${sql.ref(placeId)})`;

/** Returns lots with stock left, fullest first: the fewer lots a line needs, the better it matches. */
export async function selectLots(query: Query, itemIds: number[]): Promise<(LotStock & { itemId: number })[]> {
  if (itemIds.length === 0) return [];
  const rows = await query
    .selectFrom("lot")
    .select(["id", "itemId", "placeId", "code", "shade", "caliber", "onHand", "reserved"])
    .where("itemId", "in", itemIds)
    .whereRef("onHand", ">", "reserved")
    .where(isForSale("lot.placeId"))
    .execute();
  return rows
    .map(({ id: lotId, onHand, reserved, ...lot }) => ({ ...lot, lotId, available: onHand - reserved }))
    .sort((a, b) => b.available - a.available || a.lotId - b.lotId);
}

/** An item with its stock and expected arrivals. */
export interface ItemStock {
  itemNo: string;
  kind: string;
  sellUnit: SellUnit;
  /** Lots with stock left, fullest first. */
  lots: LotStock[];
  /** Uncounted lines of containers, by expected day. */
  arrivals: Arrival[];
}

/** Returns whether an item is in stock, and when it is expected. Gift cards never run out. */
export const outlookOf = ({ kind, lots, arrivals }: Pick<ItemStock, "kind" | "lots" | "arrivals">): StockOutlook => ({
  inStock: kind === "electronic" || lots.length > 0,
  expectedOn: arrivals[0]?.expectedOn ?? null,
});

/** Returns published items with their lots and arrivals, in one query, because every product page asks for them. @param from yyyy-mm-dd */
export async function selectStock(query: Query, storefrontId: number, itemNos: string[], from: string): Promise<ItemStock[]> {
  const { rows } = await sql<ItemStock>`
    select item_no, kind, sell_unit,
      coalesce((
        select json_agg(json_build_object('lotId', id, 'placeId', place_id, 'code', code, 'shade', shade, 'caliber', caliber,
          'available', on_hand - reserved) order by on_hand - reserved desc, id)
        from lot where item_id = item.id and on_hand > reserved and ${isForSale("lot.placeId")}
      ), '[]') as lots,
      coalesce((
        select json_agg(json_build_object('placeId', place_id, 'quantity', quantity, 'expectedOn', expected_on) order by expected_on)
        from (
          select place_id, expected_on, sum(expected) as quantity
          from container_line join container on container.id = container_line.container_id
          where item_id = item.id and counted is null and expected_on >= ${from}::date
            and ${isForSale("container.placeId")}
          group by place_id, expected_on having sum(expected) > 0
        ) arrival
      ), '[]') as arrivals
    from item where storefront_id = ${storefrontId} and item_no = any(${itemNos}::text[]) and published`.execute(query);
  return rows;
}

export function selectItemsByNo(query: Query, storefrontId: number, itemNos: string[]) {
  return query
    .selectFrom("item")
    .select(["id", "itemNo", "kind", "sellUnit", "weightPerUnit", "productId"])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom("lot")
          .select("lot.id")
          .whereRef("lot.itemId", "=", "item.id")
          .whereRef("lot.onHand", ">", "lot.reserved")
          .where(isForSale("lot.placeId")),
      ).as("inStock"),
    )
    .where("storefrontId", "=", storefrontId)
    .where("itemNo", "in", itemNos)
    .where("published", "=", true)
    .execute();
}
