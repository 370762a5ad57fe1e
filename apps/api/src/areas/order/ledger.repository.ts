import type { LedgerAccount, Query } from "@azulejo/database";
import { sql } from "kysely";

/**
 * Writes one balanced posting. Does nothing when the key already exists.
 * @param entries cents by account, debits positive, credits negative; they add up to zero, which the database checks
 */
export async function post(query: Query, key: string, orderId: number, entries: Partial<Record<LedgerAccount, number>>): Promise<void> {
  const rows = Object.entries(entries)
    .filter(([, cents]) => cents !== 0)
    .map(([account, cents]) => ({ account, cents }));
  await sql`
    with posting as (insert into ledger_posting (key, order_id) values (${key}, ${orderId}) on conflict (key) do nothing returning id)
    insert into ledger_entry (posting_id, account, amount_cents)
    select posting.id, entry.account, entry.cents
    from posting, jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as entry(account text, cents bigint)`.execute(query);
}

/** Returns the cents that the ledger still waits for, whatever is being paid of it right now. */
export async function selectReceivable(query: Query, orderId: number): Promise<number> {
  const row = await query
    .selectFrom("ledgerEntry")
    .innerJoin("ledgerPosting", "ledgerPosting.id", "ledgerEntry.postingId")
    .select((of) => of.fn.sum<string>("amountCents").as("cents"))
    .where("orderId", "=", orderId)
    .where("account", "=", "receivable")
    .executeTakeFirst();
  return Number(row?.cents ?? 0);
}
