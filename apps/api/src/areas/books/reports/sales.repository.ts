import type { SalesRow } from "@azulejo/contract/areas/office.ts";
import type { Query } from "@azulejo/database";
import { sql } from "kysely";
import { isLineOfPlaces } from "../../order/index.ts";
import { catalogOfLines, type LineGroup, largestFirst, lineGroups, MAX_ROWS, type Period, wasPlacedIn } from "./report-lines.repository.ts";

export type SalesGroup = "day" | "month" | "store" | "department" | "item" | "customer" | "language";

const groups: Record<SalesGroup, LineGroup> = {
  ...lineGroups,
  day: { key: sql`line."on"::text`, label: sql`null::text`, order: sql`key` },
  store: { key: sql`coalesce(place.code, '')`, label: sql`min(place_text.name)`, order: largestFirst },
  language: { key: sql`line.language`, label: sql`null::text`, order: largestFirst },
};

/** The lines of orders that were placed in a period and not canceled, with what was refunded of them. */
const lines = (period: Period) => sql`
  select order_line.*, customer_order.customer_id, customer_order.language, customer_order.pickup_place_id,
    (customer_order.placed_at at time zone ${period.timezone})::date as "on",
    coalesce((
      select sum(refund_line.goods_cents) from refund_line join refund on refund.id = refund_line.refund_id
      where refund_line.order_line_id = order_line.id and refund.state in ('requested', 'done')), 0) as refunded_cents
  from customer_order join order_line on order_line.order_id = customer_order.id
  where ${wasPlacedIn(period)} and ${isLineOfPlaces(period.placeIds, "order_line")}`;

const sums = sql`count(distinct line.order_id)::int as orders, coalesce(sum(line.quantity), 0)::int as units,
  coalesce(sum(line.goods_cents), 0)::bigint as goods_cents, coalesce(sum(line.discount_cents), 0)::bigint as discount_cents,
  coalesce(sum(line.refunded_cents), 0)::bigint as refunded_cents`;

/** Returns some of the sales by group, and how many groups there are: by time, or the largest first. Amounts in cents. */
export async function selectSales(
  query: Query,
  period: Period,
  by: SalesGroup,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ rows: SalesRow[]; total: number }> {
  const { key, label, order } = groups[by];
  const grouped = sql`
    select ${key} as key, ${label} as label, ${sums}
    from (${lines(period)}) line
    ${catalogOfLines(period)}
    left join place on line.fulfilment = 'PKUP' and place.id = line.pickup_place_id
    left join place_text on place_text.place_id = place.id and place_text.language = ${period.language}
    left join customer on customer.id = line.customer_id
    group by 1`;
  const { rows } = await sql<{ rows: SalesRow[]; total: number }>`
    with grouped as materialized (${grouped}),
    part as (select row_number() over (order by ${order}) as place, grouped.* from grouped order by ${order} offset ${offset} limit ${limit})
    select (select count(*)::int from grouped) as total, coalesce(jsonb_agg(jsonb_build_object(
      'key', key, 'label', label, 'orders', orders, 'units', units, 'goodsCents', goods_cents, 'discountCents', discount_cents,
      'refundedCents', refunded_cents) order by place), '[]') as rows
    from part`.execute(query);
  return rows[0] ?? { rows: [], total: 0 };
}

export async function selectSalesTotals(query: Query, period: Period): Promise<Omit<SalesRow, "key" | "label">> {
  const { rows } = await sql<Omit<SalesRow, "key" | "label">>`select ${sums} from (${lines(period)}) line`.execute(query);
  const [totals] = rows;
  if (!totals) throw new Error("a sum has a row");
  return totals;
}

export interface SampleRow {
  itemNo: string;
  name: string;
  samples: number;
  buyers: number;
  ordered: number;
  goodsCents: number;
}

/** Returns sampled items with the people who then ordered them within 90 days; people are known by their email. */
export async function selectSamples(query: Query, period: Period): Promise<SampleRow[]> {
  const { rows } = await sql<SampleRow>`
    with sample as (
      select lower(customer_order.email) as who, item.id as item_id, min(customer_order.placed_at) as at, sum(order_line.quantity)::int as samples
      from customer_order
      join order_line on order_line.order_id = customer_order.id
      join item sampled on sampled.id = order_line.item_id and sampled.kind = 'sample'
      join item on item.sample_item_no = sampled.item_no and item.storefront_id = sampled.storefront_id
      where ${wasPlacedIn(period)} and ${isLineOfPlaces(period.placeIds, "order_line")}
      group by 1, 2),
    followed as (
      select sample.*, bought.goods_cents from sample
      left join lateral (
        select sum(order_line.goods_cents)::bigint as goods_cents from customer_order
        join order_line on order_line.order_id = customer_order.id
        where customer_order.storefront_id = ${period.storefrontId} and lower(customer_order.email) = sample.who
          and customer_order.reserved_at >= sample.at and customer_order.placed_at <= sample.at + interval '90 days'
          and customer_order.status = 'placed' and customer_order.canceled_at is null and order_line.item_id = sample.item_id
          and ${isLineOfPlaces(period.placeIds, "order_line")}
      ) bought on true)
    select item.item_no, coalesce(product_text.name, item.item_no) as name, sum(samples)::int as samples, count(*)::int as buyers,
      count(goods_cents)::int as ordered, coalesce(sum(goods_cents), 0)::bigint as goods_cents
    from followed join item on item.id = followed.item_id
    left join product_text on product_text.product_id = item.product_id and product_text.language = ${period.language}
    group by item.id, product_text.name order by samples desc, item.item_no limit ${MAX_ROWS}`.execute(query);
  return rows;
}
