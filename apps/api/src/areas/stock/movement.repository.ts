import type { Query } from "@azulejo/database";
import { type RawBuilder, sql } from "kysely";
import type { Figures, LinePart, Movement } from "./stock.rules.ts";

/** Details of a movement: its order line, document (such as a shipment, return or receipt), note, and time if not now. */
export interface About {
  lineId?: number | undefined;
  document?: string | undefined;
  note?: string | undefined;
  at?: Date | undefined;
  staffId?: number | undefined;
}

/**
 * Writes one movement and the resulting figures, in one statement. The caller is inside a transaction and moves lots in the order
 * of their ids, so that two transactions never deadlock.
 * @returns false, with nothing written, when the lot does not have enough
 */
export async function moveStock(query: Query, lotId: number, movement: Movement, about: About = {}): Promise<boolean> {
  const { kind, onHand, reserved } = movement;
  // A reservation has to fit. Any other movement may leave more reserved than on hand, and updates that shortage.
  const short = reserved > 0 ? sql`short` : sql`greatest(0, reserved + ${reserved}::int - on_hand - ${onHand}::int)`;
  const fits =
    reserved > 0 ? sql`on_hand - reserved >= ${reserved}` : sql`on_hand + ${onHand}::int >= 0 and reserved + ${reserved}::int >= 0`;
  const { rows } = await sql<{ lotId: number }>`
    with moved as (
      update lot set on_hand = on_hand + ${onHand}::int, reserved = reserved + ${reserved}::int, short = ${short}
      where id = ${lotId} and ${fits} returning id)
    insert into stock_movement (lot_id, kind, on_hand, reserved, order_line_id, document, note, staff_id, at)
    select id, ${kind}::text, ${onHand}::int, ${reserved}::int, ${about.lineId ?? null}::int, ${about.document ?? null}::text,
      ${about.note ?? null}::text, ${about.staffId ?? null}::int, coalesce(${about.at ?? null}::timestamptz, now())
    from moved returning lot_id`.execute(query);
  return rows.length === 1;
}

/**
 * Returns parts of a statement that reserve stock for order lines given in `part` (line_id, lot_id, quantity). Locks lots by ascending id,
 * so that two orders never deadlock. Lots with too few units aren't changed; the others are rows of `reserved_lot`.
 */
export function reserveParts(lotIds: number[]): [string, RawBuilder<unknown>][] {
  return [
    ["locked_lot", sql`select id from lot where id = any(${lotIds}::int[]) order by id for update`],
    [
      "reserved_lot",
      sql`update lot set reserved = lot.reserved + need.quantity
      from locked_lot join (select lot_id, sum(quantity)::int as quantity from part group by lot_id) need on need.lot_id = locked_lot.id
      where lot.id = locked_lot.id and lot.on_hand - lot.reserved >= need.quantity returning lot.id`,
    ],
    [
      "moved",
      sql`insert into stock_movement (lot_id, kind, on_hand, reserved, order_line_id)
      select part.lot_id, 'reserved', 0, part.quantity, part.line_id from part join reserved_lot on reserved_lot.id = part.lot_id`,
    ],
  ];
}

/** Writes many movements in one statement. The caller's transaction has locked the lots, which must have enough. */
export async function moveLockedLots(query: Query, moves: { lotId: number; movement: Movement }[], about: About = {}): Promise<void> {
  if (moves.length === 0) return;
  const rows = moves.map(({ lotId, movement }) => ({ lotId, ...movement }));
  await sql`
    with row as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row("lotId" integer, kind text, "onHand" integer, reserved integer)
    ), moved as (
      update lot set on_hand = lot.on_hand + row."onHand", reserved = lot.reserved + row.reserved,
        short = greatest(0, lot.reserved + row.reserved - lot.on_hand - row."onHand")
      from row where lot.id = row."lotId" returning lot.id)
    insert into stock_movement (lot_id, kind, on_hand, reserved, document, note, staff_id, at)
    select row."lotId", row.kind, row."onHand", row.reserved, ${about.document ?? null}::text, ${about.note ?? null}::text,
      ${about.staffId ?? null}::int, coalesce(${about.at ?? null}::timestamptz, now())
    from row join moved on moved.id = row."lotId"`.execute(query);
}

/** Writes the first movement of lots that have stock but no movement. */
export async function openLedger(query: Query): Promise<void> {
  await sql`
    insert into stock_movement (lot_id, kind, on_hand, reserved, note)
    select id, 'received', on_hand, 0, 'opening balance' from lot
    where on_hand > 0 and not exists (select from stock_movement where lot_id = lot.id)`.execute(query);
}

/** Returns the sums of the movements in each lot after a time. */
export async function selectMovedSince(query: Query, lotIds: number[], since: Date): Promise<Map<number, Figures>> {
  if (lotIds.length === 0) return new Map();
  const { rows } = await sql<{ lotId: number; onHand: number; reserved: number }>`
    select lot_id, sum(on_hand)::int as on_hand, sum(reserved)::int as reserved from stock_movement
    where lot_id = any(${lotIds}::int[]) and at > ${since} group by lot_id`.execute(query);
  return new Map(rows.map((row) => [row.lotId, { onHand: row.onHand, reserved: row.reserved }]));
}

/** An order line's units in the ledger, by lot. */
export interface LineStock {
  lineId: number;
  itemNo: string;
  productId: number;
  /** Reserved units, neither shipped nor released. */
  held: LinePart[];
  /** Units that were shipped and not returned. */
  withBuyer: LinePart[];
}

/** Returns the ledger's units of an order's lines, with lots by ascending id. */
export async function selectLineStock(query: Query, orderId: number): Promise<LineStock[]> {
  const { rows } = await sql<{
    lineId: number;
    itemNo: string;
    productId: number;
    lotId: number;
    held: number;
    withBuyer: number;
  }>`
    select order_line.id as line_id, order_line.item_no, item.product_id, movement.lot_id,
      sum(movement.reserved)::int as held,
      -sum(case when movement.kind in ('shipped', 'returned') then movement.on_hand else 0 end)::int as with_buyer
    from order_line
    join stock_movement movement on movement.order_line_id = order_line.id
    join lot on lot.id = movement.lot_id
    join item on item.id = lot.item_id
    where order_line.order_id = ${orderId}
    group by order_line.id, order_line.item_no, item.product_id, movement.lot_id
    order by order_line.id, movement.lot_id`.execute(query);
  return [...Map.groupBy(rows, (row) => row.lineId)].map(([lineId, parts]) => ({
    lineId,
    itemNo: parts[0]?.itemNo ?? "",
    productId: parts[0]?.productId ?? 0,
    held: parts.map((part) => ({ lotId: part.lotId, units: part.held })),
    withBuyer: parts.map((part) => ({ lotId: part.lotId, units: part.withBuyer })),
  }));
}

/** Returns whether a document has already moved stock of an order. */
export async function hasMoved(query: Query, orderId: number, document: string): Promise<boolean> {
  const row = await query
    .selectFrom("stockMovement")
    .innerJoin("orderLine", "orderLine.id", "stockMovement.orderLineId")
    .select("stockMovement.id")
    .where("document", "=", document)
    .where("orderLine.orderId", "=", orderId)
    .executeTakeFirst();
  return row !== undefined;
}
