import type { Query } from "@azulejo/database";
import { sql } from "kysely";
import { creditHeld, creditOrdered, creditOwed } from "../../ledger/index.ts";
import { type OpenOfDay, openByDay } from "./invoice-list.repository.ts";
import type { InvoiceOwner } from "./invoice-owner.ts";

/** A business account's term and credit line, in cents. */
export interface Credit {
  paymentTerm: string;
  /** Null without a credit line. */
  limitCents: number | null;
  owedCents: number;
  orderedCents: number;
  heldCents: number;
}

/**
 * Returns an account's credit line and its open invoices by day, of one moment: an invoice that is being issued moves its amount from one
 * to the other.
 */
export async function selectCreditAndOpen(query: Query, whose: InvoiceOwner): Promise<Credit & { open: OpenOfDay[] }> {
  const of = sql<number>`customer.id`;
  const { rows } = await sql<Credit & { open: OpenOfDay[] }>`
    select payment_term, case when payment_term like 'NET%' then credit_limit_cents end as limit_cents, ${creditOwed(of)} as owed_cents,
      ${creditOrdered(of)} as ordered_cents, ${creditHeld(of)} as held_cents,
      (select coalesce(json_agg(json_build_object('dueOn', due_on, 'branchId', branch_id, 'cents', cents, 'count', count)), '[]')
        from (${openByDay(whose)}) day) as open
    from customer where id = ${whose.customerId}`.execute(query);
  return rows[0] ?? { paymentTerm: "CASH", limitCents: null, owedCents: 0, orderedCents: 0, heldCents: 0, open: [] };
}
