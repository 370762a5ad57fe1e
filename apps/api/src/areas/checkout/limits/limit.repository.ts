import type { Query } from "@azulejo/database";
import { sql } from "kysely";
import type { HeldStock } from "./held-stock.rules.ts";

/** Serializes the limit checks of orders that start waiting for their bank, until the transaction ends. */
export async function lockWaiting(query: Query, storefrontId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`waiting:${storefrontId}`}, 0))`.execute(query);
}

export async function markWaiting(query: Query, orderId: number, now: Date): Promise<void> {
  await query.updateTable("customerOrder").set({ waitingSince: now }).where("id", "=", orderId).where("status", "=", "reserved").execute();
}

/**
 * Returns how many orders of the same client wait for their bank, and the units that they hold. One whose bank returned its payment counts
 * until it is paid or canceled, but not if that was before `returnedSince`: it then waits for staff.
 */
export async function selectWaiting(query: Query, orderId: number, returnedSince: Date): Promise<{ orders: number; units: number }> {
  const { rows } = await sql<{ orders: number; units: number }>`
    select count(distinct waiting.id)::int as orders, coalesce(sum(order_line.quantity), 0)::int as units
    from customer_order own
    join customer_order waiting on waiting.storefront_id = own.storefront_id and waiting.waiting_since is not null
      and waiting.id <> own.id and (waiting.client_key = own.client_key or waiting.account_id = own.account_id)
    join order_line on order_line.order_id = waiting.id
    where own.id = ${orderId} and not exists (
      select from order_event where order_event.order_id = waiting.id and kind = 'payment_returned' and at < ${returnedSince})`.execute(
    query,
  );
  return rows[0] ?? { orders: 0, units: 0 };
}

/** The units of an item that an order holds, with the free stock and the total held by waiting orders. */
export interface OrderHold extends HeldStock {
  itemNo: string;
  quantity: number;
}

export async function selectHolds(query: Query, orderId: number): Promise<OrderHold[]> {
  const { rows } = await sql<{ itemNo: string; quantity: number; free: number; unpaid: number }>`
    with own as (
      select order_line.item_id, min(order_line.item_no) as item_no, sum(order_line_lot.quantity)::int as quantity
      from order_line join order_line_lot on order_line_lot.order_line_id = order_line.id
      where order_line.order_id = ${orderId} and order_line.item_id is not null group by order_line.item_id
    ), waiting as (
      select order_line.item_id, sum(order_line_lot.quantity)::int as quantity
      from customer_order
      join order_line on order_line.order_id = customer_order.id
      join order_line_lot on order_line_lot.order_line_id = order_line.id
      where customer_order.waiting_since is not null and customer_order.id <> ${orderId}
        and order_line.item_id in (select item_id from own) group by order_line.item_id
    ), stock as (
      select item_id, sum(greatest(0, on_hand - reserved))::int as free from lot join place on place.id = lot.place_id
      where item_id in (select item_id from own) and place.published group by item_id
    )
    select own.item_no, own.quantity, stock.free, own.quantity + coalesce(waiting.quantity, 0) as unpaid
    from own join stock on stock.item_id = own.item_id left join waiting on waiting.item_id = own.item_id
    order by own.item_id`.execute(query);
  return rows.map(({ itemNo, ...hold }) => ({ ...hold, itemNo }));
}

interface Bought {
  units: number;
  cents: number;
}

interface Home {
  line1: string;
  line2?: string | undefined;
  postalCode: string;
}

/** One buyer for the limits: the same email address, or the same household. */
interface Buyer {
  storefrontId: number;
  email: string;
  /** Where it is delivered; null to go by the email address only. */
  address: Home | null;
}

interface Counted extends Buyer {
  kind: "sample" | "electronic";
  since: Date;
  /** Counts only this item. */
  itemNo?: string;
}

/** Letters and digits only, so that "12 Oak St., #3" and "12 oak st 3" are one household. */
const household = (address: ReturnType<typeof sql>) =>
  sql`regexp_replace(lower(concat(${address}->>'line1', ${address}->>'line2')), '[^[:alnum:]]', '', 'g')`;

/** Returns the units of an item kind that a buyer has ordered since a time, paid or being paid. */
export async function selectBought(query: Query, { storefrontId, email, address, kind, since, itemNo }: Counted): Promise<Bought> {
  const given = sql`${JSON.stringify(address)}::jsonb`;
  const atHome = sql`delivery_address->>'postalCode' = ${address?.postalCode ?? null} and ${household(sql`delivery_address`)} = ${household(given)}`;
  const { rows } = await sql<Bought>`
    select coalesce(sum(order_line.quantity), 0)::int as units, coalesce(sum(order_line.goods_cents), 0)::int as cents
    from customer_order
    join order_line on order_line.order_id = customer_order.id
    join item on item.id = order_line.item_id
    where customer_order.storefront_id = ${storefrontId} and reserved_at > ${since}
      and (lower(customer_order.email) = lower(${email})${address ? sql` or (${atHome})` : sql``})
      and customer_order.status in ('reserved', 'placed') and item.kind = ${kind}
      ${itemNo === undefined ? sql`` : sql`and order_line.item_no = ${itemNo}`}`.execute(query);
  return rows[0] ?? { units: 0, cents: 0 };
}
