import type { office, ValueOf } from "@azulejo/contract";
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

/** Returns the sales that run or are planned, by first day and series. @param today yyyy-mm-dd, by the shop's clock */
export async function selectSales(query: Query, storefrontId: number, today: string): Promise<Overview["sales"]> {
  const { rows } = await sql<Overview["sales"][number]>`
    select series.code as series, series.name, price.sale_from::text as "from", price.sale_until::text as until, count(*)::int as items,
      round(min(10000 - 10000.0 * price.sale_cents / price.list_cents))::int as least,
      round(max(10000 - 10000.0 * price.sale_cents / price.list_cents))::int as most
    from ${pricedItems(storefrontId)}
    where price.sale_cents is not null and price.list_cents > 0 and coalesce(price.sale_until, ${today}::date) >= ${today}::date
    group by series.code, series.name, price.sale_from, price.sale_until
    order by price.sale_from nulls first, series.name`.execute(query);
  return rows;
}
