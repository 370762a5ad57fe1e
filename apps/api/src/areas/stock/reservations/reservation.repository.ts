import type { Query } from "@azulejo/database";
import { type RawBuilder, sql } from "kysely";

/** Units of a lot that a reservation holds. */
export interface HeldUnits {
  lotId: number;
  itemId: number;
  placeId: number;
  code: string;
  units: number;
}

/** Selects the units held by a bag's reservations, in a query of `bag`; null for none. */
export const heldForBag: RawBuilder<HeldUnits[] | null> = sql`(
  select jsonb_agg(jsonb_build_object('lotId', lot.id, 'itemId', lot.item_id, 'placeId', lot.place_id, 'code', lot.code, 'units', held.units))
  from stock_reservation held join lot on lot.id = held.lot_id where held.bag_id = bag.id and held.state = 'held')`;

/** Selects the units held by the bag's attempt that waits for its buyer, in a query of `bag`; null for none. */
export const heldByAttempt: RawBuilder<HeldUnits[] | null> = sql`(
  select jsonb_agg(jsonb_build_object('lotId', lot.id, 'itemId', lot.item_id, 'placeId', lot.place_id, 'code', lot.code, 'units', held.quantity))
  from customer_order attempt join order_line line on line.order_id = attempt.id
  join order_line_lot held on held.order_line_id = line.id join lot on lot.id = held.lot_id
  where attempt.bag_id = bag.id and attempt.status = 'reserved' and attempt.waiting_since is not null)`;

export interface ReservedUnits {
  id: number;
  lotId: number;
  units: number;
  productId: number;
}

export interface NewReservation {
  storefrontId: number;
  lotId: number;
  units: number;
  accountId: number | null;
  customerName: string;
  phone: string;
  note: string;
  lastDay: string;
  requestKey: string;
  staffId: number | null;
  createdAt: Date;
}

/** @returns its number; null if this request has made one before */
export async function insertReservedOrder(query: Query, reservation: NewReservation): Promise<number | null> {
  const row = await query
    .insertInto("stockReservation")
    .values(reservation)
    .onConflict((conflict) => conflict.column("requestKey").doNothing())
    .returning("id")
    .executeTakeFirst();
  return row?.id ?? null;
}

interface End {
  state: "released" | "expired";
  at: Date;
  staffId: number | null;
}

/** Ends an open reservation. @returns null if it has already ended */
export async function endReservation(query: Query, id: number, { state, at, staffId }: End): Promise<ReservedUnits | null> {
  const { rows } = await sql<ReservedUnits>`
    update stock_reservation held set state = ${state}, ended_at = ${at}, ended_by = ${staffId}
    from lot join item on item.id = lot.item_id
    where held.id = ${id} and held.state = 'held' and lot.id = held.lot_id
    returning held.id, held.lot_id, held.units, item.product_id`.execute(query);
  return rows[0] ?? null;
}

/** Returns open reservations whose last day is over. */
export async function selectOverdue(query: Query, storefrontId: number, today: string, limit: number): Promise<number[]> {
  const rows = await query
    .selectFrom("stockReservation")
    .select("id")
    .where("storefrontId", "=", storefrontId)
    .where("state", "=", "held")
    .where("lastDay", "<", today)
    .orderBy("id")
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Ends the reservations of a bag for the items of its order, and locks the lots of both by ascending id. */
export async function takeForOrder(query: Query, bagId: string, lotIds: readonly number[], at: Date): Promise<ReservedUnits[]> {
  const { rows } = await sql<ReservedUnits>`
    update stock_reservation held set state = 'ordered', ended_at = ${at}
    from lot join item on item.id = lot.item_id
    where held.bag_id = ${bagId} and held.state = 'held' and lot.id = held.lot_id
      and lot.item_id in (select item_id from lot where id = any(${lotIds}::int[]))
    returning held.id, held.lot_id, held.units, item.product_id`.execute(query);
  const all = [...lotIds, ...rows.map(({ lotId }) => lotId)];
  if (rows.length > 0) await sql`select id from lot where id = any(${all}::int[]) order by id for update`.execute(query);
  return rows.toSorted((a, b) => a.lotId - b.lotId || a.id - b.id);
}

export async function linkOrder(query: Query, ids: readonly number[], orderId: number): Promise<void> {
  await query.updateTable("stockReservation").set({ orderId }).where("id", "in", ids).execute();
}

/** Locks the reservations that an order has taken over, and then the lots of both by ascending id. */
export async function lockTakenBy(query: Query, orderId: number): Promise<ReservedUnits[]> {
  const { rows } = await sql<ReservedUnits>`
    select held.id, held.lot_id, held.units, item.product_id
    from stock_reservation held join lot on lot.id = held.lot_id join item on item.id = lot.item_id
    where held.order_id = ${orderId} and held.state = 'ordered' order by held.lot_id, held.id for update of held`.execute(query);
  if (rows.length > 0)
    await sql`select id from lot where id = any(${rows.map(({ lotId }) => lotId)}::int[]) or id in (
      select lot_id from order_line_lot join order_line on order_line.id = order_line_lot.order_line_id where order_id = ${orderId})
      order by id for update`.execute(query);
  return rows;
}

/** Returns the unreserved units of a lot. */
export async function selectFree(query: Query, lotId: number): Promise<number> {
  const { onHand, reserved } = await query
    .selectFrom("lot")
    .select(["onHand", "reserved"])
    .where("id", "=", lotId)
    .executeTakeFirstOrThrow();
  return Math.max(0, onHand - reserved);
}

/** Reopens a reservation whose order was released. */
export async function holdAgain(query: Query, id: number, units: number): Promise<void> {
  await query
    .updateTable("stockReservation")
    .set({ state: "held", units, orderId: null, endedAt: null, endedBy: null })
    .where("id", "=", id)
    .execute();
}

/** Ends a reservation whose order was released, because its units are no longer available. */
export async function loseReservation(query: Query, id: number): Promise<void> {
  await query.updateTable("stockReservation").set({ state: "released", orderId: null }).where("id", "=", id).execute();
}
