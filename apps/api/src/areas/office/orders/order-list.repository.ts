import type { PaymentStatus, Query } from "@azulejo/database";
import { type RawBuilder, sql } from "kysely";

export interface WhichOrders {
  storefrontId: number;
  status: "open" | "finished" | "canceled" | "all";
  /** Only orders with lines that are picked up at this place. */
  placeId: number | null;
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
  totalCents: number;
  currency: string;
  quantity: number;
  picked: number;
  ready: number;
  shipped: number;
  canceled: number;
  /** How many orders match in all. */
  total: number;
}

const conditions: Record<WhichOrders["status"], RawBuilder<boolean>> = {
  open: sql`o.finished_at is null`,
  finished: sql`o.finished_at is not null and o.canceled_at is null`,
  canceled: sql`o.canceled_at is not null`,
  all: sql`true`,
};

/** Returns placed orders, newest first, with the sums of their lines' progress. One statement. */
export async function selectOrders(query: Query, { storefrontId, status, placeId, offset, limit }: WhichOrders): Promise<OrderRow[]> {
  const step = (kind: string) => sql`coalesce(sum(step.units) filter (where step.kind = ${kind}), 0)::int`;
  const { rows } = await sql<OrderRow>`
    with matching as (
      select o.id, count(*) over ()::int as total from customer_order o
      where o.storefront_id = ${storefrontId} and o.status = 'placed' and ${conditions[status]}
        and (${placeId}::int is null
          or exists (select from order_line line where line.order_id = o.id and line.fulfilment = 'PKUP' and line.place_id = ${placeId}))
      order by o.id desc offset ${offset} limit ${limit})
    select o.order_no, coalesce(o.placed_at, o.reserved_at) as placed_at, o.finished_at, o.canceled_at, o.first_name, o.last_name, o.company,
      o.pickup_place_id, o.total_cents, o.currency, matching.total,
      (select status from payment where payment.order_id = o.id
        and (payment.request_id is null or payment.status in ('authorised', 'captured', 'refunded')) order by payment.id desc limit 1) as payment_status,
      (select sum(quantity)::int from order_line where order_line.order_id = o.id) as quantity,
      progress.*
    from matching join customer_order o on o.id = matching.id
    cross join lateral (
      select ${step("picked")} as picked, ${step("ready")} as ready, ${step("shipped")} as shipped, ${step("canceled")} as canceled
      from order_line line join order_line_step step on step.order_line_id = line.id where line.order_id = o.id) progress
    order by o.id desc`.execute(query);
  return rows;
}
