import type { Query } from "@azulejo/database";
import { sql } from "kysely";
import { isOrderOfPlaces } from "../../order/index.ts";

export type ReplacementState = "held" | "sent" | "withdrawn";

/** Units sent free of charge in place of broken ones. */
export interface Replacement {
  id: number;
  orderId: number;
  state: ReplacementState;
  lineId: number;
  lotId: number;
  productId: number;
  itemNo: string;
  name: string;
  fulfilment: string;
  units: number;
  place: string;
  placeId: number;
  lot: string;
  reason: string;
  brokenGoods: "written_off" | "taken_back";
  by: string;
  createdAt: Date;
  endedAt: Date | null;
  carrier: string | null;
  trackingNumber: string | null;
  trackingUrl: string | null;
}

const columns = sql`r.id, r.order_id, r.state, r.order_line_id as line_id, r.lot_id, item.product_id, line.item_no, line.name, line.fulfilment, r.units,
  place.code as place, place.id as place_id, lot.code as lot, r.reason, r.broken_goods, staff.email as by, r.created_at, r.ended_at, r.carrier,
  r.tracking_number, r.tracking_url`;
const mergeUnits = sql`order_replacement r join order_line line on line.id = r.order_line_id join lot on lot.id = r.lot_id
  join item on item.id = lot.item_id join place on place.id = lot.place_id join staff on staff.id = r.staff_id`;

/** Returns an order's replacements, newest first. */
export async function selectReplacements(query: Query, orderId: number): Promise<Replacement[]> {
  const { rows } = await sql<Replacement>`select ${columns} from ${mergeUnits} where r.order_id = ${orderId} order by r.id desc`.execute(
    query,
  );
  return rows;
}

export async function selectReplacement(query: Query, id: number): Promise<Replacement | null> {
  const { rows } = await sql<Replacement>`select ${columns} from ${mergeUnits} where r.id = ${id}`.execute(query);
  return rows[0] ?? null;
}

interface NewReplacement {
  orderId: number;
  orderLineId: number;
  lotId: number;
  units: number;
  staffId: number;
  reason: string;
  brokenGoods: Replacement["brokenGoods"];
  createdAt: Date;
}

/** @returns its number */
export const insertReplacement = async (query: Query, replacement: NewReplacement): Promise<number> =>
  (await query.insertInto("orderReplacement").values(replacement).returning("id").executeTakeFirstOrThrow()).id;

interface End {
  state: "sent" | "withdrawn";
  endedAt: Date;
  carrier?: string | null;
  trackingNumber?: string | null;
  trackingUrl?: string | null;
}

/** Ends a reserved replacement. @returns false if it has already ended */
export async function endReplacement(query: Query, id: number, end: End): Promise<boolean> {
  const { numUpdatedRows } = await query
    .updateTable("orderReplacement")
    .set(end)
    .where("id", "=", id)
    .where("state", "=", "held")
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** A replacement to be handed over, with its order. */
export interface WaitingReplacement {
  id: number;
  orderNo: number;
  firstName: string;
  lastName: string;
  company: string | null;
  itemNo: string;
  name: string;
  units: number;
  placeId: number;
  lot: string;
  fulfilment: string;
  createdAt: Date;
}

/**
 * Returns replacements to be handed over, oldest first.
 * @param placeIds only for orders with lines picked up at these places; null for all
 */
export async function selectWaitingReplacements(
  query: Query,
  storefrontId: number,
  placeIds: readonly number[] | null,
): Promise<WaitingReplacement[]> {
  const { rows } = await sql<WaitingReplacement>`
    select r.id, o.order_no, o.first_name, o.last_name, o.company, line.item_no, line.name, r.units, lot.place_id, lot.code as lot,
      line.fulfilment, r.created_at
    from order_replacement r join customer_order o on o.id = r.order_id join order_line line on line.id = r.order_line_id
    join lot on lot.id = r.lot_id
    where r.state = 'held' and o.storefront_id = ${storefrontId} and ${isOrderOfPlaces(placeIds, "o.id")}
    order by r.id limit 500`.execute(query);
  return rows;
}

export async function countWaitingReplacements(query: Query, storefrontId: number, placeIds: readonly number[] | null): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from order_replacement r join customer_order o on o.id = r.order_id
    where r.state = 'held' and o.storefront_id = ${storefrontId} and ${isOrderOfPlaces(placeIds, "o.id")}`.execute(query);
  return rows[0]?.count ?? 0;
}
