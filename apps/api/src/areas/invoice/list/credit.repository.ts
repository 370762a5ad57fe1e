import type { Query } from "@azulejo/database";
import { sql } from "kysely";
import { creditHeld, creditOrdered, creditOwed } from "../../ledger/index.ts";

/** A business account's term and credit line, in cents. */
export interface Credit {
  paymentTerm: string;
  /** Null without a credit line. */
  limitCents: number | null;
  owedCents: number;
  orderedCents: number;
  heldCents: number;
}

export async function selectCredit(query: Query, customerId: number): Promise<Credit> {
  const of = sql<number>`customer.id`;
  const { rows } = await sql<Credit>`
    select payment_term, case when payment_term like 'NET%' then credit_limit_cents end as limit_cents, ${creditOwed(of)} as owed_cents,
      ${creditOrdered(of)} as ordered_cents, ${creditHeld(of)} as held_cents
    from customer where id = ${customerId}`.execute(query);
  return rows[0] ?? { paymentTerm: "CASH", limitCents: null, owedCents: 0, orderedCents: 0, heldCents: 0 };
}
