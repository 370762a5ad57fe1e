import { sql } from "kysely";
import type { Database, Query } from "./database.ts";

export const CHANGE_CHANNEL = "azulejo_change";

/** A change: its kind (product, storefront, stock …) and the id of the changed entity. */
export interface Change {
  kind: string;
  entity: string;
}

/** Writes changes in the caller's transaction; the NOTIFY is sent when it commits. */
export async function recordChanges(query: Query, changes: Change[]): Promise<void> {
  if (changes.length === 0) return;
  await sql`
    with written as (insert into change_log (kind, entity) select kind, entity from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as row(kind text, entity text))
    select pg_notify(${CHANGE_CHANNEL}, '')`.execute(query);
}

/** A position in the change log. */
export interface ChangePosition {
  transaction: number;
  id: number;
}

/**
 * Returns the current end of the change log. Read it before loading the data that changes refer to, so that a change committed
 * during loading comes after it and is applied again.
 */
export async function endOfChangeLog(database: Database): Promise<ChangePosition> {
  const { rows } = await sql<{ edge: number }>`
    select pg_snapshot_xmin(pg_current_snapshot())::text::bigint - 1 as edge`.execute(database.query);
  return { transaction: rows[0]?.edge ?? 0, id: Number.MAX_SAFE_INTEGER };
}

/** The interval of checks for open transactions of other connections. */
const OLDER_TRANSACTION_PAUSE_MS = 25;
const FIRST_RETRY_MS = 250;

interface FollowOptions {
  from: ChangePosition;
  /** Applies changes. When it throws, the same changes are delivered again, so some may be applied twice. */
  onChanges(changes: Change[]): void | Promise<void>;
  log: { error(fields: Record<string, unknown>, message: string): void };
  pollMs?: number;
}

export interface ChangeFollower {
  /** Applies everything committed so far, for tests. @throws what `onChanges` throws */
  catchUp(): Promise<void>;
  /** Runs work between two batches of changes, never during one. */
  between<T>(work: () => Promise<T>): Promise<T>;
  /** Seconds since this process was last up to date; zero while it is. */
  lagSeconds(): number;
  stop(): Promise<void>;
}

/**
 * Follows the change log. Transactions commit out of order, so the position is (transaction, id) and stops before the
 * oldest open transaction. It advances after the changes are applied, so a failure loses nothing: it is logged and
 * retried until it succeeds.
 */
export async function followChanges(database: Database, options: FollowOptions): Promise<ChangeFollower> {
  const { onChanges, log, pollMs = 5000 } = options;
  let position = options.from;
  let queue: Promise<unknown> = Promise.resolve();
  let behindSince: number | null = null;
  let failures = 0;
  let stopped = false;
  let again: ReturnType<typeof setTimeout> | undefined;

  /** @returns whether a change waits for an older transaction to end */
  const readOnce = async (): Promise<boolean> => {
    const rows = await readAfter(database, position);
    const ready = rows.filter((row) => row.ready);
    const last = ready.at(-1);
    if (last) {
      behindSince ??= Date.now();
      await onChanges(ready.map(({ kind, entity }) => ({ kind, entity })));
      position = { transaction: last.transaction_id, id: last.id };
    }
    return ready.length < rows.length;
  };
  const readAndNote = async (): Promise<boolean> => {
    try {
      const waiting = await readOnce();
      [behindSince, failures] = [null, 0];
      return waiting;
    } catch (error) {
      behindSince ??= Date.now();
      failures += 1;
      log.error({ err: error, failures, lagSeconds: lagSeconds() }, "changes could not be applied and are tried again");
      throw error;
    }
  };
  const lagSeconds = () => (behindSince === null ? 0 : (Date.now() - behindSince) / 1000);
  const between = <T>(work: () => Promise<T>): Promise<T> => {
    const done = queue.then(work, work);
    queue = done.catch(() => {});
    return done;
  };
  const retryAfter = (ms: number) => {
    clearTimeout(again);
    if (!stopped) again = setTimeout(wake, ms).unref();
  };
  const wake = (): void => {
    clearTimeout(again);
    between(readAndNote).then(
      (waiting) => waiting && retryAfter(OLDER_TRANSACTION_PAUSE_MS),
      () => retryAfter(Math.min(FIRST_RETRY_MS * 2 ** (failures - 1), pollMs)),
    );
  };
  const stopListening = await database.listen(CHANGE_CHANNEL, wake);
  const timer = setInterval(wake, pollMs).unref();
  wake();
  return {
    async catchUp() {
      const until = Date.now() + pollMs;
      while ((await between(readAndNote)) && Date.now() < until)
        await new Promise((resolve) => setTimeout(resolve, OLDER_TRANSACTION_PAUSE_MS));
    },
    between,
    lagSeconds,
    stop: async () => {
      stopped = true;
      clearInterval(timer);
      clearTimeout(again);
      await stopListening();
      await queue;
    },
  };
}

/** Reads rows after the position, except those of transactions newer than the oldest open one. */
function readAfter(database: Database, position: ChangePosition) {
  return database.query
    .selectFrom("change_log")
    .select(["id", "transaction_id", "kind", "entity"])
    .select(sql<boolean>`transaction_id < pg_snapshot_xmin(pg_current_snapshot())::text::bigint`.as("ready"))
    .where(sql<boolean>`(transaction_id, id) > (${position.transaction}::bigint, ${position.id}::bigint)`)
    .orderBy("transaction_id")
    .orderBy("id")
    .execute();
}
