import type { Query } from "@azulejo/database";
import { type RawBuilder, sql } from "kysely";
import { isOrderOfPlaces } from "../../order/index.ts";
import { searched } from "../orders/order-search.repository.ts";
import type { ReturnState } from "./return.repository.ts";

interface WhichReturns {
  storefrontId: number;
  /** Only orders with lines that are picked up at these places; null for all. */
  placeIds: readonly number[] | null;
  /** `open`: something is left to do. */
  state: ReturnState | "open" | "all";
  /** The words by which staff find an order; null for any. */
  search: string | null;
  offset: number;
  limit: number;
}

export interface ReturnRow {
  id: number;
  orderNo: number;
  firstName: string;
  lastName: string;
  company: string | null;
  state: ReturnState;
  reason: string;
  ourFault: boolean;
  announcedAt: Date;
  receivedAt: Date | null;
  lines: { itemNo: string; units: number }[];
}

/** More than this are not counted. */
const MOST_COUNTED = 10_000;

const openStates = sql`('announced', 'received', 'inspected')`;

function matching({ storefrontId, placeIds, state }: WhichReturns): RawBuilder<boolean> {
  const parts = [
    sql`o.storefront_id = ${storefrontId}`,
    ...(state === "all" ? [] : [state === "open" ? sql`r.state in ${openStates}` : sql`r.state = ${state}`]),
    isOrderOfPlaces(placeIds, "o.id"),
  ];
  return sql.join(parts, sql` and `);
}

/** Returns waiting returns in the order of their arrival, and ended ones newest first. */
export async function selectReturnRows(query: Query, which: WhichReturns): Promise<{ rows: ReturnRow[]; total: number }> {
  const condition = sql`${matching(which)} and ${await searched(query, which)}`;
  const from = sql`order_return r join customer_order o on o.id = r.order_id where ${condition}`;
  const turn = sql`(r.state in ${openStates}) desc, case when r.state in ${openStates} then r.id end, r.id desc`;
  // Only the lines of the rows that are shown are read, not those of the pages before.
  const { rows } = await sql<ReturnRow>`
    with page as (select r.id from ${from} order by ${turn} offset ${which.offset} limit ${which.limit})
    select r.id, o.order_no, o.first_name, o.last_name, o.company, r.state, r.reason, r.our_fault, r.announced_at, r.received_at,
      (select coalesce(jsonb_agg(jsonb_build_object('itemNo', line.item_no, 'units', back.units) order by line.position), '[]')
        from order_return_line back join order_line line on line.id = back.order_line_id where back.return_id = r.id) as lines
    from page join order_return r on r.id = page.id join customer_order o on o.id = r.order_id order by ${turn}`.execute(query);
  const counted = await sql<{ total: number }>`
    select count(*)::int as total from (select from ${from} limit ${MOST_COUNTED}) found`.execute(query);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}
