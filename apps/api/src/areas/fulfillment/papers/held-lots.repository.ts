import type { Query } from "@azulejo/database";
import { sql } from "kysely";

/** Units of a lot that are reserved for an order line or a replacement, and not handed over or released. */
export interface HeldLot {
  lineId: number;
  code: string;
  shade: string | null;
  caliber: string | null;
  placeId: number;
  units: number;
  /** The item that this is a sample of; null for other goods. */
  sampleOf: string | null;
}

export async function selectHeldLots(query: Query, orderId: number): Promise<HeldLot[]> {
  const { rows } = await sql<HeldLot>`
    select movement.order_line_id as line_id, lot.code, lot.shade, lot.caliber, lot.place_id, sum(movement.reserved)::int as units,
      case when item.kind = 'sample' then coalesce(
        (select item_no from item sampled where sampled.storefront_id = item.storefront_id and sampled.sample_item_no = item.item_no
          order by item_no limit 1),
        item.item_no) end as sample_of
    from order_line
    join lateral (
      select order_line_id, lot_id, reserved from stock_movement where stock_movement.order_line_id = order_line.id
      union all
      select order_line_id, lot_id, units from order_replacement
      where order_replacement.order_line_id = order_line.id and order_replacement.state = 'held') movement on true
    join lot on lot.id = movement.lot_id
    join item on item.id = lot.item_id
    where order_line.order_id = ${orderId}
    group by movement.order_line_id, order_line.position, lot.id, item.id
    having sum(movement.reserved) > 0
    order by order_line.position, sum(movement.reserved) desc, lot.id`.execute(query);
  return rows;
}
