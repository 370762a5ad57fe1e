import type { StockRow } from "@azulejo/contract/areas/office.ts";
import type { Query } from "@azulejo/database";
import { sql } from "kysely";

const DEAD_AFTER_DAYS = 180;
const LOW_BELOW_DAYS = 30;
const YEAR_DAYS = 365;
const MAX_ROWS = 500;

interface Which {
  storefrontId: number;
  /** Only stock at these places; null for all. */
  placeIds: readonly number[] | null;
  language: string;
  timezone: string;
  now: Date;
  show: "dead" | "low" | "slow";
}

/** Returns items with the units on hand and those that left in the last year: shipments less returns. */
export async function selectStockMoves(
  query: Query,
  { storefrontId, placeIds, language, timezone, now, show }: Which,
): Promise<StockRow[]> {
  const isKept = sql`(${placeIds}::int[] is null or lot.place_id = any(${placeIds}))`;
  const { rows } = await sql<StockRow>`
    with stock as (
      select lot.item_id, sum(lot.on_hand)::int as on_hand, count(*) filter (where lot.on_hand > 0)::int as lots from lot
      join item on item.id = lot.item_id and item.storefront_id = ${storefrontId} and item.kind = 'item'
      where ${isKept} group by lot.item_id),
    sold as (
      select lot.item_id, -sum(stock_movement.on_hand)::int as sold, max(stock_movement.at) filter (where stock_movement.kind = 'shipped') as last_at
      from stock_movement join lot on lot.id = stock_movement.lot_id
      where stock_movement.kind in ('shipped', 'returned') and stock_movement.at > ${now}::timestamptz - make_interval(days => ${YEAR_DAYS})
        and ${isKept}
      group by lot.item_id),
    item_moves as (
      select stock.*, coalesce(sold.sold, 0) as sold, sold.last_at,
        case when on_hand > 0 then round(coalesce(sold.sold, 0)::numeric / on_hand, 1)::float end as turns
      from stock left join sold on sold.item_id = stock.item_id)
    select item.item_no, coalesce(product_text.name, item.item_no) as name, on_hand, lots, sold, turns,
      (last_at at time zone ${timezone})::date::text as last_sold_on
    from item_moves
    join item on item.id = item_moves.item_id
    left join product_text on product_text.product_id = item.product_id and product_text.language = ${language}
    where case ${show}
      when 'dead' then on_hand > 0 and (last_at is null or last_at < ${now}::timestamptz - make_interval(days => ${DEAD_AFTER_DAYS}))
      when 'low' then sold > 0 and on_hand * ${YEAR_DAYS} < sold * ${LOW_BELOW_DAYS}
      else on_hand > 0 end
    order by case when ${show} = 'low' then on_hand::numeric / greatest(sold, 1) end, case when ${show} = 'slow' then turns end, on_hand desc,
      item.item_no limit ${MAX_ROWS}`.execute(query);
  return rows;
}
