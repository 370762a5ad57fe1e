import type { LedgerAccount, PaymentStatus, Query } from "@azulejo/database";
import { sql } from "kysely";

/** One side of a posting. Cents; debits positive, credits negative. */
export interface Entry {
  account: LedgerAccount;
  cents: number;
  /** Set for the account `invoiced` only. */
  invoiceId?: number | null;
  /** Set for the account `gift_cards` only. */
  giftCardId?: number | null;
}

/**
 * Writes one balanced posting of an order. Does nothing when the key already exists.
 * @param entries cents by account, debits positive, credits negative; they add up to zero, which the database checks
 */
export const post = (query: Query, key: string, orderId: number, entries: Partial<Record<LedgerAccount, number>>): Promise<void> =>
  postEntries(query, key, orderId, entriesOf(entries));

const entriesOf = (entries: Partial<Record<LedgerAccount, number>>): Entry[] =>
  Object.entries(entries).map(([account, cents]) => ({ account: account as LedgerAccount, cents }));

/** Writes one balanced posting. Does nothing if the key already exists. @param orderId null for a posting about several orders */
export async function postEntries(
  query: Query,
  key: string,
  orderId: number | null,
  entries: Entry[],
  at: Date | null = null,
): Promise<void> {
  const { posting, entry } = postingParts(key, orderId, entries, at);
  await sql`with posting as (${posting}) ${entry}`.execute(query);
}

/** Writes one balanced posting of an order, and updates its checkout payment. @returns false if the order has no payment by a provider */
export async function postPaid(
  query: Query,
  key: string,
  orderId: number,
  entries: Partial<Record<LedgerAccount, number>>,
  { status, brand, last4 }: { status: PaymentStatus; brand: string | null; last4: string | null },
): Promise<boolean> {
  const { posting, entry } = postingParts(key, orderId, entriesOf(entries), null);
  const { rows } = await sql<{ id: number }>`
    with posting as (${posting}), entry as (${entry})
    update payment set status = ${status}, brand = ${brand}, last4 = ${last4}, updated_at = ${new Date()}
    where id = (select max(id) from payment where order_id = ${orderId} and request_id is null and method not in ('Credit', 'GiftCard'))
    returning id`.execute(query);
  return rows.length > 0;
}

/** Writes one balanced posting of an order, and marks its payment as captured. A refund or return may already be booked. */
export async function postCaptured(
  query: Query,
  key: string,
  orderId: number,
  entries: Partial<Record<LedgerAccount, number>>,
  { id, brand, last4 }: { id: number; brand: string | null; last4: string | null },
): Promise<void> {
  const { posting, entry } = postingParts(key, orderId, entriesOf(entries), null);
  await sql`
    with posting as (${posting}), entry as (${entry})
    update payment set brand = ${brand}, last4 = ${last4}, updated_at = ${new Date()},
      status = case when status in ('refunded', 'returned') then status else 'captured' end
    where id = ${id}`.execute(query);
}

function postingParts(key: string, orderId: number | null, entries: Entry[], at: Date | null) {
  const rows = entries
    .filter(({ cents }) => cents !== 0)
    .map(({ account, cents, invoiceId = null, giftCardId = null }) => ({
      account,
      cents,
      invoice_id: invoiceId,
      gift_card_id: giftCardId,
    }));
  return {
    posting: sql`
      insert into ledger_posting (key, order_id, at) values (${key}, ${orderId}, coalesce(${at}::timestamptz, now()))
      on conflict (key) do nothing returning id`,
    entry: sql`
      insert into ledger_entry (posting_id, account, amount_cents, invoice_id, gift_card_id)
      select posting.id, given.account, given.cents, given.invoice_id, given.gift_card_id
      from posting, jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as given(account text, cents bigint, invoice_id integer, gift_card_id integer)`,
  };
}

/** Returns the entries of a posting; none without one. */
export const selectEntries = (query: Query, key: string): Promise<Entry[]> =>
  query
    .selectFrom("ledgerEntry")
    .innerJoin("ledgerPosting", "ledgerPosting.id", "ledgerEntry.postingId")
    .select(["account", "amountCents as cents", "invoiceId", "giftCardId"])
    .where("key", "=", key)
    .execute();

/** Returns the sum of an order's entries in an account, in cents. */
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

/** Returns an order's receivables in cents, including amounts whose payment is under way. */
export const selectReceivable = (query: Query, orderId: number): Promise<number> => sumOfAccount(query, orderId, "receivable");
