import type { Query } from "@azulejo/database";
import { sql } from "kysely";
import { dollars, type ExportedRow, isPerson, type Page } from "./exported-accounts.repository.ts";
import { isNewest, isOffered } from "./exported-quotes.repository.ts";

export async function selectInvoices(query: Query, { storefrontId, after, limit }: Page): Promise<ExportedRow[]> {
  const { rows } = await sql<ExportedRow>`
    select id as key, id, coalesce(earlier_no, invoice_no::text) as number, customer_id as business, branch_id as branch, kind,
      issued_on::text as issued_on, due_on::text as due_on, ${dollars(sql`total_cents`)} as total, ${dollars(sql`tax_cents`)} as tax,
      ${dollars(sql`open_cents`)} as open, purchase_order_no as purchase_order, job_name as job
    from invoice where storefront_id = ${storefrontId} and id > ${after} order by id limit ${limit}`.execute(query);
  return rows;
}

/** Selects finished orders of business accounts and of people with an account, because moved orders are always finished. */
export const isExported = sql<boolean>`o.status = 'placed' and o.finished_at is not null
  and (o.customer_id is not null or exists (select from account where account.id = o.account_id and ${isPerson}))`;

export async function selectOrders(query: Query, { storefrontId, after, limit }: Page): Promise<ExportedRow[]> {
  const { rows } = await sql<ExportedRow>`
    select o.id as key, o.id, coalesce(o.earlier_no, o.order_no::text) as number, o.customer_id as business, o.branch_id as branch,
      (select id from account where account.id = o.account_id and ${isPerson}) as person,
      (o.placed_at at time zone storefront.timezone)::date::text as placed_on, case when o.canceled_at is not null then 'canceled' end as state,
      place.code as store, ${dollars(sql`o.total_cents`)} as total, ${dollars(sql`o.tax_cents`)} as tax,
      ${dollars(sql`o.delivery_cents`)} as freight, o.purchase_order_no as purchase_order, o.job_name as job
    from customer_order o join storefront on storefront.id = o.storefront_id left join place on place.id = o.pickup_place_id
    where o.storefront_id = ${storefrontId} and ${isExported} and o.id > ${after} order by o.id limit ${limit}`.execute(query);
  return rows;
}

export async function selectLines(query: Query, { storefrontId, after, limit }: Page): Promise<ExportedRow[]> {
  const { rows } = await sql<ExportedRow>`
    select line.id as key, line.order_id as "order", line.position + case when exists (
        select from order_line first where first.order_id = line.order_id and first.position = 0) then 1 else 0 end as line,
      line.item_no as item, line.name, line.quantity as units, line.sell_unit as unit, ${dollars(sql`line.unit_price_cents`)} as price,
      ${dollars(sql`line.goods_cents`)} as total, ${dollars(sql`line.tax_cents`)} as tax,
      left(coalesce(line.earlier_lot, (select string_agg(lot.code, ' ' order by lot.code) from order_line_lot part join lot on lot.id = part.lot_id
        where part.order_line_id = line.id)), 60) as lot
    from order_line line join customer_order o on o.id = line.order_id
    where o.storefront_id = ${storefrontId} and ${isExported} and line.id > ${after} order by line.id limit ${limit}`.execute(query);
  return rows;
}

export async function selectGiftCards(query: Query, { storefrontId, after, limit }: Page): Promise<ExportedRow[]> {
  const { rows } = await sql<ExportedRow>`
    select id as key, id, code, ${dollars(sql`greatest(balance_cents, 0)`)} as balance, issued_on::text as issued_on, expires_on::text as expires_on
    from gift_card where storefront_id = ${storefrontId} and id > ${after} order by id limit ${limit}`.execute(query);
  return rows;
}

export interface LeftOut {
  openOrders: number;
  /** Finished orders of guests and of people whose accounts were deleted. */
  ordersOfNobody: number;
  /** Quotes that await the shop's answer. */
  unansweredQuotes: number;
}

export async function selectLeftOut(query: Query, storefrontId: number): Promise<LeftOut> {
  const { rows } = await sql<LeftOut>`
    select count(*) filter (where finished_at is null)::int as open_orders,
      count(*) filter (where finished_at is not null and not (${isExported}))::int as orders_of_nobody,
      (select count(*)::int from sales_quote where storefront_id = ${storefrontId} and status = 'requested') as unanswered_quotes
    from customer_order o where storefront_id = ${storefrontId} and status = 'placed'`.execute(query);
  return rows[0] ?? { openOrders: 0, ordersOfNobody: 0, unansweredQuotes: 0 };
}

/** Returns the totals of what is exported, as `control.csv` states them. */
export async function selectControl(query: Query, storefrontId: number): Promise<Record<string, string | number | null>[]> {
  const { rows } = await sql<Record<string, string | number | null>>`
    select 'receivables' as figure, null as year, null::int as count, ${dollars(sql`coalesce(sum(open_cents), 0)`)} as amount
    from invoice where storefront_id = ${storefrontId}
    union all
    select 'credit', null, null, ${dollars(sql`coalesce(sum(credit_limit_cents - coalesce((
      select sum(open_cents) from invoice where customer_id = customer.id), 0)), 0)`)}
    from customer where storefront_id = ${storefrontId} and credit_limit_cents is not null
    union all
    select 'gift-cards', null, count(*)::int, ${dollars(sql`coalesce(sum(greatest(balance_cents, 0)), 0)`)}
    from gift_card where storefront_id = ${storefrontId} having count(*) > 0
    union all
    select 'quotes', null, count(*)::int, ${dollars(sql`coalesce(sum(version.total_cents), 0)`)}
    from sales_quote quote join sales_quote_version version on ${isNewest} where quote.storefront_id = ${storefrontId} and ${isOffered}
    having count(*) > 0
    union all
    select 'orders', to_char(o.placed_at at time zone storefront.timezone, 'YYYY') as year, count(*)::int, ${dollars(sql`sum(o.total_cents)`)}
    from customer_order o join storefront on storefront.id = o.storefront_id
    where o.storefront_id = ${storefrontId} and ${isExported} group by year
    order by figure desc, year`.execute(query);
  return rows;
}
