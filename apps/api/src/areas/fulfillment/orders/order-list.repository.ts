import type { OrderWork } from "@azulejo/contract/areas/office/orders.ts";
import type { PaymentStatus, Query } from "@azulejo/database";
import { type RawBuilder, sql } from "kysely";
import { isOrderOfPlaces } from "../../order/index.ts";
import { MAX_FOUND, searched } from "./order-search.repository.ts";

export interface WhichOrders {
  storefrontId: number;
  status: "open" | "finished" | "canceled" | "all";
  /** Only orders with lines that are picked up at these places; null for all orders. */
  placeIds: number[] | null;
  work: OrderWork | null;
  /** Only orders of this business account, or placed by this person. */
  customerId: number | null;
  accountId: number | null;
  /** Words, a number or a phone number; null for any order. */
  search: string | null;
  /** The storefront's day. */
  today: string;
  offset: number;
  limit: number;
}

export interface OrderRow {
  orderNo: number;
  placedAt: Date;
  finishedAt: Date | null;
  canceledAt: Date | null;
  firstName: string;
  lastName: string;
  company: string | null;
  pickupPlaceId: number | null;
  paymentStatus: PaymentStatus | null;
  paymentMethod: string | null;
  totalCents: number;
  currency: string;
  dueOn: string | null;
  quantity: number;
  picked: number;
  ready: number;
  shipped: number;
  canceled: number;
  /** How many orders match in all, up to {@link MAX_COUNTED}, or {@link MAX_FOUND} with a search. */
  total: number;
}

export const MAX_COUNTED = 10_000;

const conditions: Record<WhichOrders["status"], RawBuilder<boolean>> = {
  open: sql`o.finished_at is null`,
  finished: sql`o.finished_at is not null and o.canceled_at is null`,
  canceled: sql`o.canceled_at is not null`,
  all: sql`true`,
};

const waiting: Record<OrderWork, (today: string) => RawBuilder<boolean>> = {
  confirm: () => sql`(o.waiting_since is not null or o.id in (
    select line.order_id from delay_line join order_line line on line.id = delay_line.order_line_id where delay_line.outcome is null))`,
  unpaid: () => sql`(o.waiting_since is not null and exists (
    select from payment where payment.order_id = o.id and payment.method = 'Link' and payment.status = 'returned'))`,
  pick: () => sql`o.to_pick and o.waiting_since is null`,
  ready: () => sql`o.to_collect`,
  ship: () => sql`o.to_ship`,
  late: (today) => sql`o.due_on < ${today}`,
  answer: () => sql`o.id in (select order_id from order_note where kind = 'question' and answered_at is null)`,
};

type Narrowing = Omit<WhichOrders, "offset" | "limit">;

function matching({ storefrontId, status, placeIds, work, customerId, accountId, today }: Narrowing): RawBuilder<boolean> {
  // A question may need an answer in any state of the order.
  const shown = work === "answer" ? "all" : work ? "open" : status;
  const parts = [
    sql`o.storefront_id = ${storefrontId} and o.status = 'placed' and ${conditions[shown]}`,
    ...(work ? [waiting[work](today)] : []),
    ...(customerId === null ? [] : [sql`o.customer_id = ${customerId}`]),
    ...(accountId === null ? [] : [sql`o.account_id = ${accountId}`]),
    isOrderOfPlaces(placeIds, "o.id"),
  ];
  return sql.join(parts, sql` and `);
}

const isOfAll = ({ status, work, placeIds, customerId, accountId }: Narrowing): boolean =>
  status === "all" && [work, placeIds, customerId, accountId].every((one) => one === null);

/** Returns placed orders, newest first, with the sums of their lines' progress. One statement, or two for a search. */
export async function selectOrders(query: Query, { offset, limit, ...which }: WhichOrders): Promise<OrderRow[]> {
  const step = (kind: string) => sql`coalesce(sum(step.units) filter (where step.kind = ${kind}), 0)::int`;
  const narrowed = matching(which);
  const { condition: isFound, counted, isFrequent } = await searched(query, which);
  const condition = sql`${narrowed} and ${isFound}`;
  const most = which.search === null ? MAX_COUNTED : MAX_FOUND;
  const total =
    isFrequent && isOfAll(which)
      ? sql`select ${MAX_FOUND}::int as total`
      : sql`select count(*)::int as total from (select from customer_order o where ${narrowed} and ${counted} limit ${most}) found`;
  const { rows } = await sql<OrderRow>`
    with matching as (select o.id from customer_order o where ${condition} order by o.id desc offset ${offset} limit ${limit}),
    counted as (${total})
    select o.order_no, coalesce(o.placed_at, o.reserved_at) as placed_at, o.finished_at, o.canceled_at, o.first_name, o.last_name, o.company,
      o.pickup_place_id, o.total_cents, o.currency, o.due_on, counted.total,
      paid.status as payment_status, paid.method as payment_method,
      (select coalesce(sum(quantity), 0)::int from order_line where order_line.order_id = o.id) as quantity,
      progress.*
    from matching join customer_order o on o.id = matching.id cross join counted
    left join lateral (select status, method from payment where payment.order_id = o.id
      and (payment.request_id is null or payment.status in ('authorised', 'captured', 'refunded')) order by payment.id desc limit 1) paid on true
    cross join lateral (
      select ${step("picked")} as picked, ${step("ready")} as ready, ${step("shipped")} as shipped, ${step("canceled")} as canceled
      from order_line line join order_line_step step on step.order_line_id = line.id where line.order_id = o.id) progress
    order by o.id desc`.execute(query);
  return rows;
}
