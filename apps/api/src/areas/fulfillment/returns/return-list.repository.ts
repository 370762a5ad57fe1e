import type { ReturnReason, ReturnState } from "@azulejo/contract/goods-return.ts";
import type { Query } from "@azulejo/database";
import { type RawBuilder, sql } from "kysely";
import { isOrderOfPlaces } from "../../order/index.ts";
import { searched } from "../orders/order-search.repository.ts";

interface WhichReturns {
  storefrontId: number;
  /** Only orders with lines that are picked up at these places; null for all. */
  placeIds: readonly number[] | null;
  /** `open` selects returns that need an action. */
  state: ReturnState | "open" | "all";
  /** Words to find an order by; null for any. */
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
  reasonKind: ReturnReason | null;
  byCustomer: boolean;
  ourFault: boolean;
  announcedAt: Date;
  receivedAt: Date | null;
  lines: { itemNo: string; units: number }[];
}

/** More than this are not counted. */
const MAX_COUNTED = 10_000;

const openStates = sql`('announced', 'received', 'inspected')`;

function matching({ storefrontId, placeIds, state }: WhichReturns): RawBuilder<boolean> {
  const parts = [
    sql`o.storefront_id = ${storefrontId}`,
    ...(state === "all" ? [] : [state === "open" ? sql`r.state in ${openStates}` : sql`r.state = ${state}`]),
    isOrderOfPlaces(placeIds, "o.id"),
  ];
  return sql.join(parts, sql` and `);
}

/** Returns open returns, oldest first, then ended ones, newest first. */
export async function selectReturnRows(query: Query, which: WhichReturns): Promise<{ rows: ReturnRow[]; total: number }> {
  const { condition: isFound } = await searched(query, which);
  const condition = sql`${matching(which)} and ${isFound}`;
  const from = sql`order_return r join customer_order o on o.id = r.order_id where ${condition}`;
  const turn = sql`(r.state in ${openStates}) desc, case when r.state in ${openStates} then r.id end, r.id desc`;
  // Lines are only read for the rows of the page.
  const { rows } = await sql<ReturnRow>`
    with page as (select r.id from ${from} order by ${turn} offset ${which.offset} limit ${which.limit})
    select r.id, o.order_no, o.first_name, o.last_name, o.company, r.state, r.reason, r.reason_kind, r.staff_id is null as by_customer, r.our_fault, r.announced_at, r.received_at,
      (select coalesce(jsonb_agg(jsonb_build_object('itemNo', line.item_no, 'units', back.units) order by line.position), '[]')
        from order_return_line back join order_line line on line.id = back.order_line_id where back.return_id = r.id) as lines
    from page join order_return r on r.id = page.id join customer_order o on o.id = r.order_id order by ${turn}`.execute(query);
  const counted = await sql<{ total: number }>`
    select count(*)::int as total from (select from ${from} limit ${MAX_COUNTED}) found`.execute(query);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}
