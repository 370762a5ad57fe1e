import { sql } from "kysely";
import type { Database, Query } from "./database.ts";

export const CHANGE_CHANNEL = "azulejo_change";

/** Something that changed: its kind (product, storefront, stock …) and the id of the one thing. */
export interface Change {
  kind: string;
  entity: string;
}

/** Writes changes in the caller's transaction; the NOTIFY leaves with its commit. */
export async function recordChanges(query: Query, changes: Change[]): Promise<void> {
  if (changes.length === 0) return;
  await sql`
    with written as (insert into change_log (kind, entity) select kind, entity from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as row(kind text, entity text))
    select pg_notify(${CHANGE_CHANNEL}, '')`.execute(query);
}

interface Cursor {
  transaction: number;
  id: number;
}

/**
 * Follows the change log from now on. Transactions commit out of order, so the cursor is
 * (transaction, id) and stops before the oldest transaction still open: nothing is skipped.
 * @returns `catchUp` (reads at once, for tests and after a wake-up) and `stop`
 */
export async function followChanges(
  database: Database,
  onChanges: (changes: Change[]) => void | Promise<void>,
  pollMs = 5000,
): Promise<{ catchUp(): Promise<void>; stop(): Promise<void> }> {
  let cursor = await newest(database);
  let reading: Promise<void> = Promise.resolve();
  const read = async () => {
    const rows = await readAfter(database, cursor);
    const last = rows.at(-1);
    if (!last) return;
    cursor = { transaction: last.transaction_id, id: last.id };
    await onChanges(rows.map(({ kind, entity }) => ({ kind, entity })));
  };
  const catchUp = () => {
    reading = reading.then(read, read);
    return reading;
  };
  const wake = () => void catchUp().catch(() => {});
  const stopListening = await database.listen(CHANGE_CHANNEL, wake);
  const timer = setInterval(wake, pollMs).unref();
  return {
    catchUp,
    stop: async () => {
      clearInterval(timer);
      await stopListening();
      await reading.catch(() => {});
    },
  };
}

async function newest(database: Database): Promise<Cursor> {
  const { rows } = await sql<{ edge: number }>`
    select pg_snapshot_xmin(pg_current_snapshot())::text::bigint - 1 as edge`.execute(database.query);
  return { transaction: rows[0]?.edge ?? 0, id: Number.MAX_SAFE_INTEGER };
}

function readAfter(database: Database, cursor: Cursor) {
  return database.query
    .selectFrom("change_log")
    .select(["id", "transaction_id", "kind", "entity"])
    .where(sql<boolean>`(transaction_id, id) > (${cursor.transaction}::bigint, ${cursor.id}::bigint)`)
    .where(sql<boolean>`transaction_id < pg_snapshot_xmin(pg_current_snapshot())::text::bigint`)
    .orderBy("transaction_id")
    .orderBy("id")
    .execute();
}
