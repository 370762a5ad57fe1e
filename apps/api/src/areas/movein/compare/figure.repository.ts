import { insertRows, type Query } from "@azulejo/database";
import { sql } from "kysely";
import type { DailyFigure } from "../records/figures.rules.ts";

export interface FigureRow {
  id: number;
  storefrontId: number;
  source: string;
  day: string;
  figure: DailyFigure;
  place: string;
  amount: number;
}

export async function upsertFigures(query: Query, rows: FigureRow[]): Promise<number[]> {
  const { rows: written } = await sql<{ id: number; day: string; figure: string; place: string }>`
    ${insertRows("statedFigure", rows as unknown as Record<string, unknown>[])}
    on conflict (storefront_id, source, day, figure, place) do update set amount = excluded.amount
    returning id, day::text, figure, place`.execute(query);
  const keyOf = ({ day, figure, place }: { day: string; figure: string; place: string }) => `${day} ${figure} ${place}`;
  const ids = new Map(written.map((row) => [keyOf(row), row.id]));
  return rows.map((row) => ids.get(keyOf(row)) ?? row.id);
}

interface Of {
  storefrontId: number;
  source: string;
  timezone: string;
}

/** Returns the systems that have stated figures, the one with the newest day first. */
export async function selectFigureSources(query: Query, storefrontId: number): Promise<string[]> {
  const { rows } = await sql<{ source: string }>`
    select source from stated_figure where storefront_id = ${storefrontId} group by source order by max(day) desc, source`.execute(query);
  return rows.map(({ source }) => source);
}

export interface ComparedFigure {
  day: string;
  figure: DailyFigure;
  place: string;
  theirs: number;
  ours: number;
}

/**
 * Returns what a system has stated of its newest days, with what the shop's own books say. Days are the storefront's. Orders are placed
 * and not canceled; receivables and stock are those at the end of the day, and stock is valued at that day's costs.
 */
export async function selectCompared(query: Query, { storefrontId, source, timezone }: Of, days: number): Promise<ComparedFigure[]> {
  const dayOf = (moment: string) => sql`(${sql.ref(moment)} at time zone ${timezone}::text)::date`;
  const { rows } = await sql<ComparedFigure>`
    with stated as materialized (
      select day, figure, place, amount from stated_figure where storefront_id = ${storefrontId} and source = ${source} and day in (
        select distinct day from stated_figure where storefront_id = ${storefrontId} and source = ${source} order by day desc limit ${days})),
    first as (select min(day) as day from stated),
    placed as materialized (
      select ${dayOf("placed_at")} as day, count(*)::bigint as count, sum(total_cents)::bigint as cents
      from customer_order where storefront_id = ${storefrontId} and status = 'placed' and canceled_at is null
        and placed_at >= (select day from first)::timestamp at time zone ${timezone}::text group by 1),
    owed as materialized (
      select ${dayOf("posting.at")} as day, sum(entry.amount_cents)::bigint as cents
      from ledger_entry entry join ledger_posting posting on posting.id = entry.posting_id join invoice on invoice.id = entry.invoice_id
      where entry.account = 'invoiced' and invoice.storefront_id = ${storefrontId} group by 1),
    later as materialized (
      select lot_id, ${dayOf("at")} as day, sum(on_hand)::bigint as units from stock_movement
      where at >= (select day from first)::timestamp at time zone ${timezone}::text group by 1, 2),
    goods as materialized (
      select stated.day, stated.place, coalesce(sum(held.units * cost.cost_cents), 0)::bigint as cents
      from (select day, place from stated where figure = 'stock') stated
      cross join lateral (
        select lot.item_id, sum(lot.on_hand - coalesce(moved.units, 0))::bigint as units
        from lot join place on place.id = lot.place_id
        left join (select lot_id, sum(units) as units from later where later.day > stated.day group by lot_id) moved on moved.lot_id = lot.id
        where place.storefront_id = ${storefrontId} and (stated.place = '' or lower(place.code) = stated.place) group by lot.item_id) held
      cross join lateral (
        select cost_cents from item_cost where item_cost.item_id = held.item_id and starts_on <= stated.day order by starts_on desc limit 1) cost
      group by 1, 2)
    select stated.day::text, figure, place, amount as theirs, coalesce(case figure
      when 'orders' then (select cents from placed where placed.day = stated.day)
      when 'order-count' then (select count from placed where placed.day = stated.day)
      when 'receivables' then (select sum(cents)::bigint from owed where owed.day <= stated.day)
      else (select cents from goods where goods.day = stated.day and goods.place = stated.place) end, 0)::bigint as ours
    from stated order by stated.day desc, figure, place`.execute(query);
  return rows;
}
