import type { Query } from "@azulejo/database";
import { type RawBuilder, sql } from "kysely";
import type { Payout } from "../../../ports/payment-provider.ts";

/** Stores a payout as the provider has it now. */
export async function storePayout(query: Query, provider: string, { items, ref, ...payout }: Payout, at: Date): Promise<void> {
  const { id } = await query
    .insertInto("payout")
    .values({ provider, providerRef: ref, readAt: at, ...payout })
    .onConflict((conflict) =>
      conflict.columns(["provider", "providerRef"]).doUpdateSet({
        state: payout.state,
        amountCents: payout.amountCents,
        arrivesOn: payout.arrivesOn,
        readAt: at,
      }),
    )
    .returning("id")
    .executeTakeFirstOrThrow();
  if (items.length === 0) return;
  await query
    .insertInto("payoutItem")
    .values(items.map(({ ref: providerRef, ...item }) => ({ payoutId: id, providerRef, ...item })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/**
 * The shop's own posting for an item, in cents: the payment that was taken, or the money that went back. Null for an unknown one; a fee of
 * the provider's own has nothing to compare with.
 */
const booked = sql`case item.kind
  when 'payment' then coalesce(
    (select sum(amount_cents) from payment where provider_id = item.payment_ref and status in ('captured', 'refunded', 'returned')),
    (select sum(amount_cents) from invoice_payment where provider_id = item.payment_ref and status in ('captured', 'refunded', 'returned')))
  when 'other' then item.amount_cents
  else coalesce(
    (select -sum(amount_cents) from money_back where provider_ref = item.back_ref),
    (select -sum(amount_cents) from invoice_payment where provider_id = item.payment_ref and status in ('refunded', 'returned'))) end`;

/** Selects payout items whose amount differs from the books, and payouts whose items don't add up. */
export const unmatchedItems: RawBuilder<{ name: string }> = sql<{ name: string }>`
  select payout.provider_ref || ' ' || item.provider_ref as name from payout_item item join payout on payout.id = item.payout_id
  where ${booked} is distinct from item.amount_cents
  union all
  select payout.provider_ref from payout left join payout_item item on item.payout_id = payout.id
  group by payout.id having coalesce(sum(item.amount_cents - item.fee_cents), 0) <> payout.amount_cents`;

export interface PayoutRow {
  provider: string;
  ref: string;
  state: Payout["state"];
  arrivesOn: string;
  currency: string;
  payments: number;
  grossCents: number;
  backCents: number;
  feeCents: number;
  amountCents: number;
  /** The difference between items and books; items unknown to the books count whole. */
  differenceCents: number;
  total: number;
}

export async function selectPayouts(query: Query, offset: number, limit: number): Promise<PayoutRow[]> {
  const { rows } = await sql<PayoutRow>`
    select payout.provider, payout.provider_ref as ref, payout.state, payout.arrives_on::text as arrives_on, payout.currency,
      payout.amount_cents, count(*) over ()::int as total, sums.*
    from payout cross join lateral (
      select count(*) filter (where item.kind = 'payment')::int as payments,
        coalesce(sum(item.amount_cents) filter (where item.amount_cents > 0), 0)::bigint as gross_cents,
        coalesce(sum(item.amount_cents) filter (where item.amount_cents < 0), 0)::bigint as back_cents,
        coalesce(sum(item.fee_cents), 0)::bigint as fee_cents,
        coalesce(sum(item.amount_cents - coalesce(${booked}, 0)), 0)::bigint as difference_cents
      from payout_item item where item.payout_id = payout.id) sums
    order by payout.created_at desc, payout.id desc offset ${offset} limit ${limit}`.execute(query);
  return rows;
}

export interface PayoutItemRow {
  ref: string;
  kind: "payment" | "refund" | "dispute" | "other";
  orderNo: number | null;
  customer: string | null;
  invoiceNos: number[];
  amountCents: number;
  feeCents: number;
  bookedCents: number | null;
}

export async function selectPayoutItems(query: Query, ref: string): Promise<PayoutItemRow[]> {
  const { rows } = await sql<PayoutItemRow>`
    select coalesce(item.back_ref, item.payment_ref, item.provider_ref) as ref, item.kind, item.amount_cents, item.fee_cents,
      (${booked})::bigint as booked_cents, o.order_no,
      coalesce(customer.name, o.first_name || ' ' || o.last_name, business.name) as customer,
      coalesce((select array_agg(invoice.invoice_no order by invoice.invoice_no) from invoice_payment_part part
        join invoice on invoice.id = part.invoice_id where part.payment_id = paid.id), '{}') as invoice_nos
    from payout join payout_item item on item.payout_id = payout.id
    left join lateral (select order_id from payment where payment.provider_id = item.payment_ref limit 1) of_order on true
    left join customer_order o on o.id = of_order.order_id
    left join customer on customer.id = o.customer_id
    left join lateral (select id, customer_id from invoice_payment where invoice_payment.provider_id = item.payment_ref limit 1) paid on true
    left join customer business on business.id = paid.customer_id
    where payout.provider_ref = ${ref}
    order by item.kind, o.order_no, item.provider_ref`.execute(query);
  return rows;
}
