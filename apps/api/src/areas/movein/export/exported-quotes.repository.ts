import type { Query } from "@azulejo/database";
import { sql } from "kysely";
import { dollars, type ExportedRow, isPerson, type Page } from "./exported-accounts.repository.ts";

export const isNewest = sql<boolean>`version.quote_id = quote.id and version.version_no = (
  select max(version_no) from sales_quote_version where quote_id = quote.id)`;

/** Quotes that were sent and not decided on, also those that have expired, of people who still have their account. */
export const isOffered = sql<boolean>`quote.status = 'sent'
  and exists (select from account where account.id = quote.account_id and ${isPerson})`;

const place = (part: string) => sql`bag.checkout -> 'deliveryAddress' ->> ${part}::text`;

export async function selectQuotes(query: Query, { storefrontId, after, limit }: Page): Promise<ExportedRow[]> {
  const { rows } = await sql<ExportedRow>`
    select quote.id as key, quote.id, coalesce(quote.earlier_no, quote.quote_no::text) as number, quote.customer_id as business,
      quote.branch_id as branch, quote.account_id as person, bag.checkout -> 'contact' ->> 'phone' as phone,
      (version.sent_at at time zone storefront.timezone)::date::text as quoted_on,
      ((version.expires_at - interval '1 second') at time zone storefront.timezone)::date::text as valid_until,
      store.code as store, ${place("line1")} as line1, ${place("line2")} as line2, ${place("company")} as company, ${place("city")} as city,
      ${place("province")} as state, ${place("postalCode")} as postal_code, ${place("country")} as country, ${place("kind")} as kind,
      case when version.terms ->> 'service' = 'parcel' then 'parcel' when version.terms ->> 'service' is not null then 'freight' end as service,
      version.terms ->> 'agreedDays' as delivery_days, ${dollars(sql`version.delivery_cents`)} as freight,
      ${dollars(sql`version.tax_cents`)} as tax, ${dollars(sql`version.total_cents`)} as total, quote.purchase_order_no as purchase_order,
      quote.job_name as job, version.note
    from sales_quote quote join sales_quote_version version on ${isNewest} join bag on bag.id = quote.bag_id
    join storefront on storefront.id = quote.storefront_id left join place store on store.id = bag.pickup_place_id
    where quote.storefront_id = ${storefrontId} and ${isOffered} and quote.id > ${after} order by quote.id limit ${limit}`.execute(query);
  return rows;
}

export async function selectQuoteLines(query: Query, { storefrontId, after, limit }: Page): Promise<ExportedRow[]> {
  const { rows } = await sql<ExportedRow>`
    select * from (
      select row_number() over (order by quote.id, line.place)::int as key, quote.id as quote, line.place as line, line.cells ->> 'itemNo' as item,
        line.cells ->> 'quantity' as units, ${dollars(sql`(line.cells ->> 'unitPriceCents')::bigint`)} as price,
        case line.cells ->> 'fulfilment' when 'PKUP' then 'pickup' when 'ELTR' then 'email' else 'delivery' end as way
      from sales_quote quote join sales_quote_version version on ${isNewest}
      cross join lateral jsonb_array_elements(version.lines) with ordinality as line(cells, place)
      where quote.storefront_id = ${storefrontId} and ${isOffered}) known
    where key > ${after} order by key limit ${limit}`.execute(query);
  return rows;
}
