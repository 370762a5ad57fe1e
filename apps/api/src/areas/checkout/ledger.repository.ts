import type { LedgerAccount, Query } from "@azulejo/database";

/**
 * Writes one balanced posting; the same key a second time writes nothing.
 * @param entries cents by account, debits positive, credits negative; they add up to zero, which the database checks
 */
export async function post(query: Query, key: string, orderId: number, entries: Partial<Record<LedgerAccount, number>>): Promise<void> {
  const posting = await query
    .insertInto("ledger_posting")
    .values({ key, order_id: orderId })
    .onConflict((conflict) => conflict.column("key").doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!posting) return;
  const rows = Object.entries(entries)
    .filter(([, cents]) => cents !== 0)
    .map(([account, cents]) => ({ posting_id: posting.id, account: account as LedgerAccount, amount_cents: cents }));
  if (rows.length > 0) await query.insertInto("ledger_entry").values(rows).execute();
}
