import type { Query } from "@azulejo/database";
import { type RawBuilder, sql } from "kysely";
import { termQuery } from "../../../domain/term-query.ts";

interface Searched {
  storefrontId: number;
  /** Words, a number or a phone number; null for any order. */
  search: string | null;
}

/** If more orders match, the newest orders are searched row by row instead, because the first page is found soon. They are counted up to here. */
export const MAX_FOUND = 1_000;

/** Restricts a query of customer_order as `o`. */
export interface Restriction {
  /** For the first rows, newest first. */
  condition: RawBuilder<unknown>;
  /** For counting any rows. */
  counted: RawBuilder<unknown>;
  /** Whether more orders than `MAX_FOUND` match. */
  isFrequent: boolean;
}

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

/** Searches orders. For the first ones, frequent words are compared row by row, because an index would read all their rows. */
export async function searched(query: Query, which: Searched): Promise<Restriction> {
  if (which.search === null) return { condition: sql`true`, counted: sql`true`, isFrequent: false };
  const ids = await findOrders(query, which);
  if (ids) return { condition: sql`o.id = any(${ids}::int[])`, counted: sql`o.id = any(${ids}::int[])`, isFrequent: false };
  const words = sql`${termQuery(which.search, `s${which.storefrontId}`)}::tsquery`;
  return { condition: sql`(o.search || ''::tsvector) @@ ${words}`, counted: sql`o.search @@ ${words}`, isFrequent: true };
}
