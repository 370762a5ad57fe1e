import type { Query } from "@azulejo/database";
import { sql } from "kysely";
import { type SoldOut, selectSoldOut } from "./sold-out.repository.ts";

/** Figures about sales and sent messages, the same in all processes of a shop. */
export interface ShopFigures {
  ordersHour: number;
  paymentsHour: number;
  declinedHour: number;
  searchesDay: number;
  withoutHitDay: number;
  /** Seconds since the oldest due message was due; 0 if none is. */
  oldestMessageSeconds: number;
  /** Seconds since a scheduled job last succeeded; 0 if none ever has. */
  jobsIdleSeconds: number;
  /** Seconds since the last backup by the shop's own command; 0 if there is none. */
  backupAgeSeconds: number;
  /** How many items for sale had no units left when they were last counted, for each place that keeps stock. */
  soldOut: SoldOut[];
}

/** Limits the rows to read, so that a large shop isn't read completely; no figure exceeds it. */
const MOST = 5000;

/** @param storefrontId limits sales and stock to a storefront; null for all of them */
export async function selectShopFigures(query: Query, storefrontId: number | null = null): Promise<ShopFigures> {
  const { rows: opened } = await sql<{ isOpened: boolean }>`select to_regclass('pgboss.job') is not null as "isOpened"`.execute(query);
  const oldest = opened[0]?.isOpened
    ? sql`(select coalesce(extract(epoch from now() - min(start_after)), 0)::float8 from pgboss.job
        where state < 'active' and not blocked and start_after <= now() and source_name is null and name like '%.%')`
    : sql`0::float8`;
  const idle = opened[0]?.isOpened
    ? sql`(select coalesce(extract(epoch from now() - max(job.completed_on)), 0)::float8 from pgboss.job
        join pgboss.schedule on schedule.name = job.name where job.state = 'completed')`
    : sql`0::float8`;
  const { rows } = await sql<Omit<ShopFigures, "soldOut">>`
    with orders as (select placed_at from customer_order where ${ofStorefront(storefrontId)} order by id desc limit ${MOST}),
      payments as (select payment.status, payment.created_at from payment join customer_order on customer_order.id = payment.order_id
        where ${ofStorefront(storefrontId)} order by payment.id desc limit ${MOST}),
      searches as (select times, without_hit from search_count where day >= current_date - 1)
    select (select count(*)::int from orders where placed_at > now() - interval '1 hour') as "ordersHour",
      (select count(*)::int from payments where created_at > now() - interval '1 hour') as "paymentsHour",
      (select count(*)::int from payments where created_at > now() - interval '1 hour' and status = 'declined') as "declinedHour",
      (select coalesce(sum(times), 0)::int from searches) as "searchesDay",
      (select coalesce(sum(without_hit), 0)::int from searches) as "withoutHitDay",
      ${oldest} as "oldestMessageSeconds", ${idle} as "jobsIdleSeconds",
      coalesce((select extract(epoch from now() - at)::float8 from upkeep where act = 'backup'), 0) as "backupAgeSeconds"`.execute(query);
  if (!rows[0]) throw new Error("the shop's figures are missing");
  return { ...rows[0], soldOut: await selectSoldOut(query, ofStorefront(storefrontId)) };
}

const ofStorefront = (id: number | null) => (id === null ? sql`true` : sql`storefront_id = ${id}`);
