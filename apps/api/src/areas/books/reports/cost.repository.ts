import type { MarginRow } from "@azulejo/contract/areas/office/reports.ts";
import type { Query } from "@azulejo/database";
import { sql } from "kysely";
import { isLineOfPlaces } from "../../order/index.ts";
import { catalogOfLines, lineGroups, MAX_ROWS, type Period, wasPlacedIn } from "./report-lines.repository.ts";

export type MarginGroup = keyof typeof lineGroups;

/** The lines of orders that were placed in a period and not canceled, less what was refunded, with the cost of a unit on the order's day. */
const lines = (period: Period) => sql`
  select sold.*, sold.goods_cents - sold.refunded_cents as net_cents, sold.quantity - sold.refunded_units as kept_units, cost.cost_cents
  from (
    select order_line.item_id, order_line.item_no, order_line.name, order_line.quantity, order_line.goods_cents, customer_order.customer_id,
      (customer_order.placed_at at time zone ${period.timezone})::date as "on",
      coalesce(back.goods_cents, 0) as refunded_cents, coalesce(back.units, 0) as refunded_units
    from customer_order join order_line on order_line.order_id = customer_order.id
    left join lateral (
      select sum(refund_line.goods_cents) as goods_cents, sum(refund_line.units) as units
      from refund_line join refund on refund.id = refund_line.refund_id
      where refund_line.order_line_id = order_line.id and refund.state in ('requested', 'done')) back on true
    where ${wasPlacedIn(period)} and ${isLineOfPlaces(period.placeIds, "order_line")}) sold
  left join lateral (
    select cost_cents from item_cost where item_cost.item_id = sold.item_id and item_cost.starts_on <= sold."on"
    order by starts_on desc limit 1) cost on true`;

const sums = sql`coalesce(sum(line.kept_units), 0)::int as units, coalesce(sum(line.net_cents), 0)::bigint as goods_cents,
  coalesce(sum(line.net_cents) filter (where line.cost_cents is not null), 0)::bigint as known_cents,
  coalesce(sum(line.kept_units * line.cost_cents), 0)::bigint as cost_cents`;

/** Returns goods and what they cost by group: by time, or the largest first. Amounts in cents. */
export async function selectMargins(query: Query, period: Period, by: MarginGroup): Promise<MarginRow[]> {
  const { key, label, order } = lineGroups[by];
  const { rows } = await sql<MarginRow>`
    select ${key} as key, ${label} as label, ${sums}
    from (${lines(period)}) line
    ${catalogOfLines(period)}
    left join customer on customer.id = line.customer_id
    group by 1 order by ${order} limit ${MAX_ROWS}`.execute(query);
  return rows;
}

export type MarginTotals = Omit<MarginRow, "key" | "label">;

export async function selectMarginTotals(query: Query, period: Period): Promise<MarginTotals> {
  const { rows } = await sql<MarginTotals>`select ${sums} from (${lines(period)}) line`.execute(query);
  const [totals] = rows;
  if (!totals) throw new Error("a sum has a row");
  return totals;
}

export interface CostLine {
  itemNo: string;
  costCents: number;
}

/** A line beside what is known of its item. */
export interface ComparedCost extends CostLine {
  /** Null for an item that the catalog doesn't have. */
  itemId: number | null;
  priceCents: number | null;
  /** The cost that applies on the day, and the cost stored for exactly that day; null without any. */
  currentCents: number | null;
}

/** Compares lines with the costs that apply on a day. */
export async function compareCosts(
  query: Query,
  storefrontId: number,
  startsOn: string,
  costs: readonly CostLine[],
): Promise<ComparedCost[]> {
  const { rows } = await sql<ComparedCost>`
    select line."itemNo" as item_no, line."costCents" as cost_cents, item.id as item_id,
      (select min(list_cents) from price where price.item_id = item.id) as price_cents,
      (select cost_cents from item_cost where item_cost.item_id = item.id and starts_on <= ${startsOn} order by starts_on desc limit 1) as current_cents
    from jsonb_to_recordset(${JSON.stringify(costs)}::jsonb) as line("itemNo" text, "costCents" bigint)
    left join item on item.item_no = line."itemNo" and item.storefront_id = ${storefrontId}`.execute(query);
  return rows;
}

interface NewCosts {
  startsOn: string;
  staffId: number;
  at: Date;
}

export async function storeCosts(
  query: Query,
  costs: readonly Pick<ComparedCost, "itemId" | "costCents">[],
  { startsOn, staffId, at }: NewCosts,
): Promise<void> {
  const rows = costs.map(({ itemId, costCents }) => ({ itemId, costCents }));
  await sql`
    insert into item_cost (item_id, starts_on, cost_cents, staff_id, created_at)
    select line."itemId", ${startsOn}::date, line."costCents", ${staffId}::int, ${at}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as line("itemId" integer, "costCents" bigint)
    on conflict (item_id, starts_on) do update
      set cost_cents = excluded.cost_cents, staff_id = excluded.staff_id, created_at = excluded.created_at`.execute(query);
}

/** Returns for how many items the cost is known on a day. */
export async function selectCoverage(query: Query, storefrontId: number, today: string): Promise<{ items: number; known: number }> {
  const { rows } = await sql<{ items: number; known: number }>`
    select count(*)::int as items, count(*) filter (where exists (
      select from item_cost where item_cost.item_id = item.id and starts_on <= ${today}))::int as known
    from item where storefront_id = ${storefrontId} and kind = 'item' and published`.execute(query);
  return rows[0] ?? { items: 0, known: 0 };
}

export interface CostImport {
  startsOn: string;
  at: Date;
  by: string;
  lines: number;
}

export async function selectCostImports(query: Query, storefrontId: number, limit: number): Promise<CostImport[]> {
  const { rows } = await sql<CostImport>`
    select item_cost.starts_on::text as starts_on, item_cost.created_at as at, coalesce(min(staff.email), '') as by, count(*)::int as lines
    from item_cost join item on item.id = item_cost.item_id and item.storefront_id = ${storefrontId}
    left join staff on staff.id = item_cost.staff_id
    group by item_cost.starts_on, item_cost.created_at order by item_cost.created_at desc limit ${limit}`.execute(query);
  return rows;
}
