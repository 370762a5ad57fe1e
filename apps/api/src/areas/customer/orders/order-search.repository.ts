import { type RawBuilder, sql } from "kysely";
import { termQuery } from "../../../domain/term-query.ts";

/**
 * The ids of placed orders that match the start of a number, an item number or a lot, or of each word of a job's or item's names. The words
 * in the index name whose order it is. As an array it is read from that index first, whatever else narrows or sorts the statement.
 * @param owner `c` and a business account's id, or `a` and an account's id
 */
export function matchingOrders(search: string, owner: string): RawBuilder<number[]> {
  return sql`array(select id from customer_order where status = 'placed' and search @@ ${termQuery(search, owner)}::tsquery)`;
}

/** Narrows a statement about customer_order as `o`; an empty search finds any. */
export const searched = (search: string, owner: string): RawBuilder<boolean> =>
  search === "" ? sql`true` : sql`o.id = any(${matchingOrders(search, owner)})`;
