import { type RawBuilder, sql } from "kysely";

/**
 * Selects the cents that a business account owes on its credit line, from the ledger: uninvoiced and invoiced charges, less unused credits.
 * @param customer SQL expression of its id
 */
export const creditOwed = (customer: RawBuilder<number>) => sql<number>`(${creditOrdered(customer)} + (
  select coalesce(sum(open_cents), 0)::bigint from invoice where invoice.customer_id = ${customer} and open_cents <> 0))`;

/**
 * Selects the cents that are charged but not invoiced, because the goods haven't been handed over.
 * @param customer SQL expression of its id
 */
export const creditOrdered = (customer: RawBuilder<number>) => sql<number>`(
  select coalesce(sum(amount_cents), 0)::bigint from customer_order
  join ledger_posting on ledger_posting.order_id = customer_order.id
  join ledger_entry on ledger_entry.posting_id = ledger_posting.id and account = 'credit_line'
  where customer_order.customer_id = ${customer} and customer_order.status = 'placed')`;

/** Selects the cents that orders hold while they are being paid. @param customer SQL expression of its id */
export const creditHeld = (customer: RawBuilder<number>) => sql<number>`(
  select coalesce(sum(payment.amount_cents), 0)::bigint from customer_order
  join payment on payment.order_id = customer_order.id and payment.method = 'Credit' and payment.status = 'started'
  where customer_order.customer_id = ${customer} and customer_order.status = 'reserved')`;
