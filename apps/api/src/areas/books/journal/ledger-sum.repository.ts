import { isOverLimit, type Query } from "@azulejo/database";
import { sql } from "kysely";
import { type LedgerOwner, type Postings, sumsOf } from "./month.repository.ts";
import type { AccountOfMonth } from "./month-sums.rules.ts";

/** Stored sums of a storefront, and the posting up to which they go; 0 without any. */
export interface StoredSums {
  upTo: number;
  sums: AccountOfMonth[];
}

export async function selectStoredSums(query: Query, { storefrontId, timezone }: LedgerOwner): Promise<StoredSums> {
  const { rows } = await sql<AccountOfMonth & { upTo: number; month: string | null }>`
    select summed.posting_id as up_to, sum.month, sum.account, sum.debit_cents, sum.credit_cents
    from ledger_summed summed left join ledger_sum sum on sum.storefront_id = summed.storefront_id
    where summed.storefront_id = ${storefrontId} and summed.timezone = ${timezone}`.execute(query);
  return { upTo: rows[0]?.upTo ?? 0, sums: rows.flatMap(({ upTo: _, ...sum }) => (sum.month === null ? [] : [sum])) };
}

/** Whether there are so many postings after one. */
export async function hasPostings(query: Query, after: number, count: number): Promise<boolean> {
  const rows = await query.selectFrom("ledgerPosting").select("id").where("id", ">", after).limit(count).execute();
  return rows.length === count;
}

const LOCK_MS = 500;

/**
 * Returns the last posting to which no earlier one can be added any more, because no transaction is writing any.
 * @returns null if one goes on writing for longer than half a second
 */
export async function selectLastPosting(query: Query): Promise<number | null> {
  try {
    return await query.transaction().execute(async (inside) => {
      await sql`select set_config('lock_timeout', ${String(LOCK_MS)}, true)`.execute(inside);
      await sql`lock table ledger_posting in share mode`.execute(inside);
      const { rows } = await sql<{ id: number }>`select coalesce(max(id), 0) as id from ledger_posting`.execute(inside);
      return rows[0]?.id ?? 0;
    });
  } catch (error) {
    if (isOverLimit(error)) return null;
    throw error;
  }
}

/** Locks a storefront's stored sums until the transaction ends. */
export async function lockSums(query: Query, storefrontId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('ledger_sum'), ${storefrontId})`.execute(query);
}

/** Adds postings to the stored sums, or replaces them if these are the ledger's first ones, in the caller's transaction. */
export async function addToSums(query: Query, whose: LedgerOwner, postings: Required<Postings>): Promise<void> {
  const { storefrontId, timezone } = whose;
  if (postings.after === 0) await query.deleteFrom("ledgerSum").where("storefrontId", "=", storefrontId).execute();
  await sql`insert into ledger_summed (storefront_id, posting_id, timezone) values (${storefrontId}, ${postings.upTo}, ${timezone})
    on conflict (storefront_id) do update set posting_id = excluded.posting_id, timezone = excluded.timezone`.execute(query);
  await sql`insert into ledger_sum (storefront_id, month, account, debit_cents, credit_cents)
    select ${storefrontId}::int, month, account, debit_cents, credit_cents from (${sumsOf(whose, postings)}) added
    on conflict (storefront_id, month, account) do update set debit_cents = ledger_sum.debit_cents + excluded.debit_cents,
      credit_cents = ledger_sum.credit_cents + excluded.credit_cents`.execute(query);
}
