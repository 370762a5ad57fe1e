import type { Query } from "@azulejo/database";
import { sql } from "kysely";
import type { CreditAccount } from "./credit-line.rules.ts";

/**
 * Returns what a business account owes on its credit line, from the ledger, and what its unfinished orders hold.
 * @param lock whether to hold the account until the transaction ends, so that two orders can't use the same credit
 */
export async function selectCreditAccount(query: Query, customerId: number, lock = false): Promise<CreditAccount | null> {
  const customer = await query
    .selectFrom("customer")
    .select(["paymentTerm", "creditLimitCents"])
    .where("id", "=", customerId)
    .$if(lock, (select) => select.forNoKeyUpdate())
    .executeTakeFirst();
  if (!customer) return null;
  const { rows } = await sql<{ owedCents: number; heldCents: number }>`
    select
      (select coalesce(sum(amount_cents), 0)::bigint from customer_order
        join ledger_posting on ledger_posting.order_id = customer_order.id
        join ledger_entry on ledger_entry.posting_id = ledger_posting.id and account = 'credit_line'
        where customer_order.customer_id = ${customerId}) as owed_cents,
      (select coalesce(sum(payment.amount_cents), 0)::bigint from customer_order
        join payment on payment.order_id = customer_order.id and payment.method = 'Credit' and payment.status = 'started'
        where customer_order.customer_id = ${customerId} and customer_order.status = 'reserved') as held_cents`.execute(query);
  const { owedCents = 0, heldCents = 0 } = rows[0] ?? {};
  return { term: customer.paymentTerm, limitCents: customer.creditLimitCents, owedCents, heldCents };
}
