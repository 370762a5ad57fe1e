import type { Fulfilment, Query } from "@azulejo/database";
import { sql } from "kysely";

/** The stock-related data of a line moved from another system. */
export interface MovedLine {
  lineId: number;
  itemNo: string;
  fulfilment: Fulfilment;
  /** Where it was picked up; null for a delivery. */
  placeId: number | null;
  /** The name of its lot in the other system. */
  earlierLot: string | null;
  sellUnit: string;
  /** The item in this catalog, its sell unit and its product; null without one. */
  itemId: number | null;
  itemUnit: string | null;
  productId: number | null;
}

export async function selectMovedLines(query: Query, orderId: number): Promise<MovedLine[]> {
  const { rows } = await sql<MovedLine>`
    select line.id as line_id, line.item_no, line.fulfilment, line.place_id, line.earlier_lot, line.sell_unit, item.id as item_id,
      item.sell_unit as item_unit, item.product_id
    from order_line line left join item on item.id = line.item_id where line.order_id = ${orderId}`.execute(query);
  return rows;
}

interface WantedLot {
  itemId: number;
  placeId: number;
  code: string;
}

/** Returns each code in the spelling of the place's lot, or unchanged if the place doesn't have the lot. */
export async function selectLotCodes(query: Query, lots: readonly WantedLot[]): Promise<string[]> {
  const { rows } = await sql<{ code: string }>`
    select coalesce((
      select lot.code from lot where lot.item_id = wanted."itemId" and lot.place_id = wanted."placeId" and lower(lot.code) = lower(wanted.code)
      order by lot.code = wanted.code desc, lot.id limit 1), wanted.code) as code
    from rows from (jsonb_to_recordset(${JSON.stringify(lots)}::jsonb) as ("itemId" int, "placeId" int, code text)) with ordinality
      as wanted("itemId", "placeId", code, position)
    order by position`.execute(query);
  return rows.map(({ code }) => code);
}
