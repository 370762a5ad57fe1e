import type { LedgerAccount, Query } from "@azulejo/database";
import { sql } from "kysely";

/** One side of a posting. Cents; debits positive, credits negative. */
export interface Entry {
  account: LedgerAccount;
  cents: number;
  /** Set for `invoiced` alone. */
  invoiceId?: number | null;
}

/**
 * Writes one balanced posting of an order. Does nothing when the key already exists.
 * @param entries cents by account, debits positive, credits negative; they add up to zero, which the database checks
 */
export const post = (query: Query, key: string, orderId: number, entries: Partial<Record<LedgerAccount, number>>): Promise<void> =>
  postEntries(
    query,
    key,
    orderId,
    Object.entries(entries).map(([account, cents]) => ({ account: account as LedgerAccount, cents })),
  );

/** Writes one balanced posting. Does nothing when the key already exists. @param orderId null for one of several orders */
export async function postEntries(
  query: Query,
  key: string,
  orderId: number | null,
  entries: Entry[],
  at: Date | null = null,
): Promise<void> {
  const rows = entries
    .filter(({ cents }) => cents !== 0)
    .map(({ account, cents, invoiceId = null }) => ({ account, cents, invoice_id: invoiceId }));
  await sql`
    with posting as (
      insert into ledger_posting (key, order_id, at) values (${key}, ${orderId}, coalesce(${at}::timestamptz, now()))
      on conflict (key) do nothing returning id)
    insert into ledger_entry (posting_id, account, amount_cents, invoice_id)
    select posting.id, entry.account, entry.cents, entry.invoice_id
    from posting, jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as entry(account text, cents bigint, invoice_id integer)`.execute(
    query,
  );
}

/** Returns the entries of a posting; none without one. */
export const selectEntries = (query: Query, key: string): Promise<Entry[]> =>
  query
    .selectFrom("ledgerEntry")
    .innerJoin("ledgerPosting", "ledgerPosting.id", "ledgerEntry.postingId")
    .select(["account", "amountCents as cents", "invoiceId"])
    .where("key", "=", key)
    .execute();

/** Returns the cents of an account that the postings of an order add up to. */
export async function sumOfAccount(query: Query, orderId: number, account: LedgerAccount): Promise<number> {
  const row = await query
    .selectFrom("ledgerEntry")
    .innerJoin("ledgerPosting", "ledgerPosting.id", "ledgerEntry.postingId")
    .select((of) => of.fn.sum<string>("amountCents").as("cents"))
    .where("orderId", "=", orderId)
    .where("account", "=", account)
    .executeTakeFirst();
  return Number(row?.cents ?? 0);
}

/** Returns the cents that the ledger still waits for, whatever is being paid of it right now. */
export const selectReceivable = (query: Query, orderId: number): Promise<number> => sumOfAccount(query, orderId, "receivable");
