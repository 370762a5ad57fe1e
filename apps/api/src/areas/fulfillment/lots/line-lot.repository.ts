import type { Query } from "@azulejo/database";
import { sql } from "kysely";

/** A lot of a line's item at a place. */
export interface LineLot {
  id: number;
  code: string;
  available: number;
}

/** Returns lots of a line's item at a place by their codes. */
export async function selectLineLots(query: Query, lineId: number, place: string, codes: string[]): Promise<LineLot[]> {
  const { rows } = await sql<LineLot>`
    select lot.id, lot.code, greatest(0, lot.on_hand - lot.reserved)::int as available from order_line line
    join lot on lot.item_id = line.item_id join place on place.id = lot.place_id
    where line.id = ${lineId} and place.code = ${place} and lot.code = any(${codes}::text[])`.execute(query);
  return rows;
}

/** Replaces units of a line's lot by another lot's, both in the order and in its search words. */
export async function moveLineLot(
  query: Query,
  lineId: number,
  { from, to, units }: { from: number; to: number; units: number },
): Promise<void> {
  await sql`delete from order_line_lot where order_line_id = ${lineId} and lot_id = ${from} and quantity = ${units}`.execute(query);
  await sql`update order_line_lot set quantity = quantity - ${units} where order_line_id = ${lineId} and lot_id = ${from} and quantity > ${units}`.execute(
    query,
  );
  await sql`insert into order_line_lot (order_line_id, lot_id, quantity) values (${lineId}, ${to}, ${units})
    on conflict (order_line_id, lot_id) do update set quantity = order_line_lot.quantity + excluded.quantity`.execute(query);
  await sql`update customer_order set status = status where id = (select order_id from order_line where id = ${lineId})`.execute(query);
}
