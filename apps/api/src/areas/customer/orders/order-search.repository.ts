import { type RawBuilder, sql } from "kysely";
import { termQuery } from "../../../domain/term-query.ts";

/**
 * Selects the ids of placed orders by the beginning of a number, item number or lot, or by words of job or item names. Index entries
 * include the owner. The ids form an array, so that this index is read first.
 * @param owner `c` and a business account's id, or `a` and an account's id
 */
export function matchingOrders(search: string, owner: string): RawBuilder<number[]> {
  return sql`array(select id from customer_order where status = 'placed' and search @@ ${termQuery(search, owner)}::tsquery)`;
}

/** Restricts a query of customer_order as `o` to matches; an empty search matches all. */
export const searched = (search: string, owner: string): RawBuilder<boolean> =>
  search === "" ? sql`true` : sql`o.id = any(${matchingOrders(search, owner)})`;
