import { type RawBuilder, sql } from "kysely";

/**
 * The cents that a business account has charged to its credit line and not paid yet, from the ledger: what is ordered, and what is
 * invoiced less unused credits. @param customer its id in the statement
 */
export const creditOwed = (customer: RawBuilder<number>) => sql<number>`(${creditOrdered(customer)} + (
  select coalesce(sum(open_cents), 0)::bigint from invoice where invoice.customer_id = ${customer} and open_cents <> 0))`;

/** The cents that are charged and not invoiced yet, because their goods have not been handed over. @param customer its id in the statement */
export const creditOrdered = (customer: RawBuilder<number>) => sql<number>`(
  select coalesce(sum(amount_cents), 0)::bigint from customer_order
  join ledger_posting on ledger_posting.order_id = customer_order.id
  join ledger_entry on ledger_entry.posting_id = ledger_posting.id and account = 'credit_line'
  where customer_order.customer_id = ${customer} and customer_order.status = 'placed')`;

/** The cents that its orders hold while they are being paid. @param customer its id in the statement */
export const creditHeld = (customer: RawBuilder<number>) => sql<number>`(
  select coalesce(sum(payment.amount_cents), 0)::bigint from customer_order
  join payment on payment.order_id = customer_order.id and payment.method = 'Credit' and payment.status = 'started'
  where customer_order.customer_id = ${customer} and customer_order.status = 'reserved')`;
