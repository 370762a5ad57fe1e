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

/** A transaction of any database on the server may be the older one, so it is looked at again and again. */
const WAIT_FOR_OLDER_MS = 25;

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
  let reading: Promise<boolean> = Promise.resolve(false);
  let stopped = false;
  let again: ReturnType<typeof setTimeout> | undefined;
  /** @returns whether something waits for an older transaction to end */
  const read = async (): Promise<boolean> => {
    const rows = await readAfter(database, cursor);
    const ready = rows.filter((row) => row.ready);
    const last = ready.at(-1);
    if (last) {
      cursor = { transaction: last.transaction_id, id: last.id };
      await onChanges(ready.map(({ kind, entity }) => ({ kind, entity })));
    }
    return ready.length < rows.length;
  };
  const next = () => {
    reading = reading.then(read, read);
    return reading;
  };
  const wake = () => {
    clearTimeout(again);
    next().then(
      (waiting) => {
        if (waiting && !stopped) again = setTimeout(wake, WAIT_FOR_OLDER_MS).unref();
      },
      () => {},
    );
  };
  const stopListening = await database.listen(CHANGE_CHANNEL, wake);
  const timer = setInterval(wake, pollMs).unref();
  return {
    async catchUp() {
      const until = Date.now() + pollMs;
      while ((await next()) && Date.now() < until) await new Promise((resolve) => setTimeout(resolve, WAIT_FOR_OLDER_MS));
    },
    stop: async () => {
      stopped = true;
      clearInterval(timer);
      clearTimeout(again);
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

/** Rows behind the cursor; those of a transaction younger than the oldest open one are not ready to be taken. */
function readAfter(database: Database, cursor: Cursor) {
  return database.query
    .selectFrom("change_log")
    .select(["id", "transaction_id", "kind", "entity"])
    .select(sql<boolean>`transaction_id < pg_snapshot_xmin(pg_current_snapshot())::text::bigint`.as("ready"))
    .where(sql<boolean>`(transaction_id, id) > (${cursor.transaction}::bigint, ${cursor.id}::bigint)`)
    .orderBy("transaction_id")
    .orderBy("id")
    .execute();
}
