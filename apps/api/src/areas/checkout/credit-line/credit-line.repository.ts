import type { Query } from "@azulejo/database";
import { sql } from "kysely";
import { creditHeld, creditOwed } from "../../ledger/index.ts";
import type { CreditAccount } from "./credit-line.rules.ts";

/**
 * Returns a business account's debt on its credit line, from the ledger, and the amount that its unfinished orders hold. @param lock
 * whether to hold the account until the transaction ends, so that two orders can't use the same credit
 */
export async function selectCreditAccount(query: Query, customerId: number, lock = false): Promise<CreditAccount | null> {
  const customer = await query
    .selectFrom("customer")
    .select(["paymentTerm", "creditLimitCents"])
    .where("id", "=", customerId)
    .$if(lock, (select) => select.forNoKeyUpdate())
    .executeTakeFirst();
  if (!customer) return null;
  const of = sql<number>`${customerId}::int`;
  const { rows } = await sql<{ owedCents: number; heldCents: number }>`
    select ${creditOwed(of)} as owed_cents, ${creditHeld(of)} as held_cents`.execute(query);
  const { owedCents = 0, heldCents = 0 } = rows[0] ?? {};
  return { term: customer.paymentTerm, limitCents: customer.creditLimitCents, owedCents, heldCents };
}
