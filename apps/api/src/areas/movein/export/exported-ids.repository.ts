import type { Query } from "@azulejo/database";
import { sql } from "kysely";
import { dollars, type ExportedRow, isPerson, type Page } from "./exported-accounts.repository.ts";
import { isExported } from "./exported-orders.repository.ts";
import { isOffered } from "./exported-quotes.repository.ts";

/** Selects what other systems have stated of days; the newest system's alone, because a file belongs to one. */
export async function selectFigures(query: Query, { storefrontId, after, limit }: Page): Promise<ExportedRow[]> {
  const { rows } = await sql<ExportedRow>`
    select * from (
      select row_number() over (order by day, figure, place)::int as key, day::text, figure, place,
        case figure when 'order-count' then amount::text else ${dollars(sql`amount`)} end as amount
      from stated_figure where storefront_id = ${storefrontId} and source = (
        select source from stated_figure where storefront_id = ${storefrontId} order by day desc, source limit 1)) known
    where key > ${after} order by key limit ${limit}`.execute(query);
  return rows;
}

/** Selects the ids of exported records in other systems. An item is named by its number. */
export async function selectFurtherIds(query: Query, { storefrontId, after, limit }: Page): Promise<ExportedRow[]> {
  const { rows } = await sql<ExportedRow>`
    select * from (
      select row_number() over (order by kind, source, external_id collate "C")::int as key, kind, source, external_id as id,
        case kind when 'item' then (select item_no from item where item.id = record_id) else record_id::text end as record
      from external_id
      where storefront_id = ${storefrontId} and case kind when 'item' then true when 'invoice' then true
        when 'business' then exists (select from customer where customer.id = record_id and merged_into is null)
        when 'person' then exists (select from account where account.id = record_id and ${isPerson})
        when 'order' then exists (select from customer_order o where o.id = record_id and ${isExported})
        when 'quote' then exists (select from sales_quote quote where quote.id = record_id and ${isOffered}) else false end) known
    where key > ${after} order by key limit ${limit}`.execute(query);
  return rows;
}
