import type { Language, office, ValueOf } from "@azulejo/contract";
import type { Query } from "@azulejo/database";
import { sql } from "kysely";

type Overview = ValueOf<typeof office.priceOverview>;

const pricedItems = (storefrontId: number) => sql`price
    join item on item.id = price.item_id and item.kind = 'item' and item.published and item.storefront_id = ${storefrontId}
    join product on product.id = item.product_id
    join series on series.id = product.series_id`;

/** Returns the list prices of each department. @param today yyyy-mm-dd, by the shop's clock */
export async function selectDepartmentPrices(
  query: Query,
  storefrontId: number,
  today: string,
): Promise<Omit<Overview["departments"][number], "name">[]> {
  const { rows } = await sql<Omit<Overview["departments"][number], "name">>`
    select series.department as code, count(*)::int as items, min(price.list_cents)::int as lowest_cents,
      max(price.list_cents)::int as highest_cents,
      count(*) filter (where price.sale_cents is not null and coalesce(price.sale_from, ${today}::date) <= ${today}::date
        and coalesce(price.sale_until, ${today}::date) >= ${today}::date)::int as on_sale,
      count(*) filter (where exists (
        select from planned_price where planned_price.item_id = item.id and planned_price.starts_on > ${today}::date))::int as planned
    from ${pricedItems(storefrontId)}
    group by series.department`.execute(query);
  return rows;
}

/** How many sizes of a sale are named. */
const LABELS = 3;

/** Returns the sales that run or are planned, by first day and series. @param today yyyy-mm-dd, by the shop's clock */
export async function selectSales(query: Query, storefrontId: number, language: Language, today: string): Promise<Overview["sales"]> {
  const { rows } = await sql<Overview["sales"][number]>`
    with sold as (
      select series.code as series, series.name, price.sale_from, price.sale_until, coalesce(item_text.label, '') as label, count(*) as items,
        min(10000 - 10000.0 * price.sale_cents / price.list_cents) as least, max(10000 - 10000.0 * price.sale_cents / price.list_cents) as most
      from ${pricedItems(storefrontId)}
      left join item_text on item_text.item_id = item.id and item_text.language = ${language}
      where price.sale_cents is not null and price.list_cents > 0 and coalesce(price.sale_until, ${today}::date) >= ${today}::date
      group by series.code, series.name, price.sale_from, price.sale_until, item_text.label)
    select series, name, sale_from::text as "from", sale_until::text as until, sum(items)::int as items,
      (array_agg(label order by items desc, label))[1:${LABELS}::int] as labels, greatest(0, count(*) - ${LABELS}::int)::int as more_labels,
      round(min(least))::int as least, round(max(most))::int as most
    from sold group by series, name, sale_from, sale_until order by sale_from nulls first, name, sale_until`.execute(query);
  return rows;
}
