import type { Query } from "@azulejo/database";
import { type RawBuilder, sql } from "kysely";
import { termQuery } from "../../../domain/term-query.ts";

interface Searched {
  storefrontId: number;
  /** Words, a number or a phone number; null for any order. */
  search: string | null;
}

/** If more orders match, the newest orders are searched row by row instead, because the first page is found soon. */
const MAX_FOUND = 5_000;

/** Returns the ids of orders with these words, or with this id in another system; null if there are more than `MAX_FOUND`. */
async function findOrders(query: Query, { storefrontId, search }: Searched): Promise<number[] | null> {
  const { rows } = await sql<{ id: number }>`
    (select id from customer_order where status = 'placed' and search @@ ${termQuery(search ?? "", `s${storefrontId}`)}::tsquery
      limit ${MAX_FOUND + 1})
    union select record_id from external_id where storefront_id = ${storefrontId} and external_id = ${search} and kind = 'order'`.execute(
    query,
  );
  return rows.length > MAX_FOUND ? null : rows.map(({ id }) => id);
}

/** Restricts a query of customer_order as `o`. Frequent words are compared row by row, because an index would read all their rows. */
export async function searched(query: Query, which: Searched): Promise<RawBuilder<boolean>> {
  if (which.search === null) return sql`true`;
  const ids = await findOrders(query, which);
  return ids
    ? sql`o.id = any(${ids}::int[])`
    : sql`(o.search || ''::tsvector) @@ ${termQuery(which.search, `s${which.storefrontId}`)}::tsquery`;
}
