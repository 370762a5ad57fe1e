import type { Query } from "@azulejo/database";
import { sql } from "kysely";

/** Returns how many orders have used each code; an order counts until it is canceled. */
export async function selectUsed(query: Query, storefrontId: number): Promise<Map<string, number>> {
  const rows = await query
    .selectFrom("orderPromotion")
    .innerJoin("customerOrder", "customerOrder.id", "orderPromotion.orderId")
    .select((of) => ["orderPromotion.code", of.fn.countAll<string>().as("used")])
    .where("customerOrder.storefrontId", "=", storefrontId)
    .where("customerOrder.status", "in", ["reserved", "placed"])
    .where("customerOrder.canceledAt", "is", null)
    .groupBy("orderPromotion.code")
    .execute();
  return new Map(rows.map(({ code, used }) => [code, Number(used)]));
}

interface Scope {
  items: readonly string[];
  series: readonly string[];
  departments: readonly string[];
}

/** Counts the items that a promotion applies to. @param kind samples for free samples, items for all others */
export async function countScope(
  query: Query,
  storefrontId: number,
  { items, series, departments }: Scope,
  kind: "item" | "sample",
): Promise<{ items: number; products: number }> {
  const isAll = items.length + series.length + departments.length === 0;
  const { rows } = await sql<{ items: number; products: number }>`
    select count(*)::int as items, count(distinct item.product_id)::int as products from item
    join product on product.id = item.product_id join series on series.id = product.series_id
    where item.storefront_id = ${storefrontId} and item.kind = ${kind} and (${isAll}
      or item.item_no = any(${[...items]}::text[]) or series.code = any(${[...series]}::text[])
      or series.department = any(${[...departments]}::text[]))`.execute(query);
  return rows[0] ?? { items: 0, products: 0 };
}
