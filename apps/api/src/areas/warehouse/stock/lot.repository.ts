import type { office, ValueOf } from "@azulejo/contract";
import type { OfficeLot, OfficeReservation } from "@azulejo/contract/areas/office.ts";
import type { Query } from "@azulejo/database";
import { sql } from "kysely";

export interface StockedItem {
  id: number;
  itemNo: string;
  productId: number;
  sellUnit: OfficeReservation["sellUnit"];
}

export async function selectItem(query: Query, storefrontId: number, itemNo: string): Promise<StockedItem | null> {
  const row = await query
    .selectFrom("item")
    .select(["id", "itemNo", "productId", "sellUnit"])
    .where("storefrontId", "=", storefrontId)
    .where(sql`lower(item_no)`, "=", itemNo.toLowerCase())
    .executeTakeFirst();
  return (row as StockedItem | undefined) ?? null;
}

/** @param itemNos in lower case */
export async function selectItems(query: Query, storefrontId: number, itemNos: string[]): Promise<StockedItem[]> {
  const { rows } = await sql<StockedItem>`
    select id, item_no, product_id, sell_unit from item where storefront_id = ${storefrontId} and lower(item_no) = any(${itemNos}::text[])
      and kind <> 'electronic'`.execute(query);
  return rows;
}

/** The columns of an item and lot that staff see, beside `item` and `product_text`. */
export const goodsColumns = sql`item.item_no, coalesce(product_text.name, item.item_no) as name,
  coalesce(item_text.label, item.size) as size, item.sell_unit`;
/** @param language of the product's name and the item's size */
export const joinProductText = (language: string) =>
  sql`left join product_text on product_text.product_id = item.product_id and product_text.language = ${language}
    left join item_text on item_text.item_id = item.id and item_text.language = ${language}`;

export async function selectLotId(query: Query, itemId: number, placeId: number, code: string): Promise<number | null> {
  const row = await query
    .selectFrom("lot")
    .select("id")
    .where("itemId", "=", itemId)
    .where("placeId", "=", placeId)
    .where("code", "=", code)
    .forUpdate()
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Returns whether an adjustment has already been written. */
export async function isAdjusted(query: Query, lotId: number, document: string): Promise<boolean> {
  const found = query.selectFrom("stockMovement").select("id").where("lotId", "=", lotId).where("document", "=", document);
  return (await found.executeTakeFirst()) !== undefined;
}

export async function selectOnHand(query: Query, lotId: number): Promise<number> {
  return (await query.selectFrom("lot").select("onHand").where("id", "=", lotId).executeTakeFirstOrThrow()).onHand;
}

/** Returns the units of a lot that nobody holds; zero for an unknown lot. */
export async function selectFree(query: Query, itemId: number, { store, lot }: { store: string; lot: string }): Promise<number> {
  const { rows } = await sql<{ free: number }>`
    select greatest(lot.on_hand - lot.reserved, 0) as free from lot join place on place.id = lot.place_id
    where lot.item_id = ${itemId} and place.code = ${store} and lot.code = ${lot}`.execute(query);
  return rows[0]?.free ?? 0;
}

type MovedItem = Omit<ValueOf<typeof office.movedStock>[number], "piece"> & { productId: number };

const MAX_MOVED = 30;
/** Movements to read for finding the items, because several may be of one item. */
const MOVEMENTS_READ = 500;

/** Returns the items with the latest stock movements. @param placeIds only at these places; null for all */
export async function selectMovedStock(
  query: Query,
  storefrontId: number,
  language: string,
  placeIds: readonly number[] | null,
): Promise<MovedItem[]> {
  const isSeen = sql`(${placeIds}::int[] is null or lot.place_id = any(${placeIds}))`;
  const { rows } = await sql<MovedItem>`
    with recent as (
      select stock_movement.id, stock_movement.kind, stock_movement.at, lot.item_id
      from stock_movement join lot on lot.id = stock_movement.lot_id
      where ${isSeen} order by stock_movement.id desc limit ${MOVEMENTS_READ}
    ), last as (select distinct on (item_id) * from recent order by item_id, id desc)
    select item.product_id, ${goodsColumns}, stocked.on_hand, stocked.reserved, last.kind,
      to_char(last.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at
    from last
    join item on item.id = last.item_id and item.storefront_id = ${storefrontId}
    ${joinProductText(language)}
    cross join lateral (
      select sum(lot.on_hand)::int as on_hand, sum(lot.reserved)::int as reserved from lot where lot.item_id = item.id and ${isSeen}
    ) stocked
    order by last.id desc limit ${MAX_MOVED}`.execute(query);
  return rows;
}

export interface LotsOf {
  itemId: number;
  /** Only lots at these places; null for all. */
  placeIds: readonly number[] | null;
}

/** Returns some of an item's lots with their last movements: those with units first, by place and code. */
export async function selectOfficeLots(
  query: Query,
  { itemId, placeIds, offset, limit }: LotsOf & { offset: number; limit: number },
): Promise<OfficeLot[]> {
  const { rows } = await sql<OfficeLot>`
    select place.code as store, lot.code, lot.shade, lot.caliber, lot.on_hand, lot.reserved, coalesce(last.movements, '[]') as movements
    from lot
    join place on place.id = lot.place_id
    left join lateral (
      select jsonb_agg(jsonb_build_object(
        'at', to_char(movement.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'kind', movement.kind,
        'onHand', movement.on_hand, 'reserved', movement.reserved, 'orderNo', movement.order_no, 'note', movement.note,
        'reservationNo', case when movement.document like 'reservation:%' then split_part(movement.document, ':', 2)::int end,
        'by', movement.email) order by movement.id desc) as movements
      from (
        select stock_movement.*, customer_order.order_no, staff.email
        from stock_movement
        left join order_line on order_line.id = stock_movement.order_line_id
        left join customer_order on customer_order.id = order_line.order_id
        left join staff on staff.id = stock_movement.staff_id
        where stock_movement.lot_id = lot.id order by stock_movement.id desc limit 50
      ) movement
    ) last on true
    where lot.item_id = ${itemId} and (${placeIds}::int[] is null or lot.place_id = any(${placeIds}))
    order by lot.on_hand = 0 and lot.reserved = 0, place.code, lot.code offset ${offset} limit ${limit}`.execute(query);
  return rows;
}

/** Counts an item's lots and adds up their units. */
export async function selectLotTotals(
  query: Query,
  { itemId, placeIds }: LotsOf,
): Promise<{ lots: number; onHand: number; reserved: number }> {
  const { rows } = await sql<{ lots: number; onHand: number; reserved: number }>`
    select count(*)::int as lots, coalesce(sum(on_hand), 0)::int as on_hand, coalesce(sum(reserved), 0)::int as reserved
    from lot where item_id = ${itemId} and (${placeIds}::int[] is null or place_id = any(${placeIds}))`.execute(query);
  return rows[0] ?? { lots: 0, onHand: 0, reserved: 0 };
}

/** Returns how many people wait to be told that an item is available, and for how many units. */
export async function selectWaiting(query: Query, itemId: number, now: Date): Promise<{ people: number; units: number }> {
  const { rows } = await sql<{ people: number; units: number }>`
    select count(distinct email_key)::int as people, coalesce(sum(units), 0)::int as units from stock_alert
    where item_id = ${itemId} and told_at is null and withdrawn_at is null and expires_at > ${now}`.execute(query);
  return rows[0] ?? { people: 0, units: 0 };
}
