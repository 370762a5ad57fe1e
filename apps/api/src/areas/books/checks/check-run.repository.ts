import type { BookCheckRun } from "@azulejo/contract/areas/office.ts";
import type { Query } from "@azulejo/database";
import { sql } from "kysely";

/** Counts what a check compares, and adds up both sides of the ledger. */
export async function selectProof(query: Query): Promise<BookCheckRun["proof"]> {
  const { rows } = await sql<BookCheckRun["proof"]>`
    select (select count(*)::int from customer_order where status = 'placed') as orders,
      (select count(*)::int from payment) + (select count(*)::int from invoice_payment) as payments,
      (select count(*)::int from ledger_posting) as postings, (select count(*)::int from stock_movement) as movements,
      coalesce(sum(amount_cents) filter (where amount_cents > 0), 0)::bigint as debit_cents,
      coalesce(-sum(amount_cents) filter (where amount_cents < 0), 0)::bigint as credit_cents
    from ledger_entry`.execute(query);
  const [proof] = rows;
  if (!proof) throw new Error("a sum has a row");
  return proof;
}

interface NewRun extends Pick<BookCheckRun, "proof" | "findings"> {
  at: Date;
  staffId: number | null;
}

export async function insertRun(query: Query, { at, staffId, proof, findings }: NewRun): Promise<void> {
  await query
    .insertInto("bookCheckRun")
    .values({ at, staffId, proof: JSON.stringify(proof), findings: JSON.stringify(findings) })
    .execute();
}

/** Returns the last checks, newest first. */
export async function selectRuns(query: Query, limit: number): Promise<BookCheckRun[]> {
  const rows = await query
    .selectFrom("bookCheckRun")
    .leftJoin("staff", "staff.id", "bookCheckRun.staffId")
    .select(["bookCheckRun.at", "staff.email as by", "proof", "findings"])
    .orderBy("bookCheckRun.id", "desc")
    .limit(limit)
    .execute();
  return rows.map(({ at, by, proof, findings }) => ({
    at: at.toISOString(),
    by,
    proof: proof as BookCheckRun["proof"],
    findings: findings as BookCheckRun["findings"],
  }));
}
