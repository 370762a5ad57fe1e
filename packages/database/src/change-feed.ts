import { CHANGE_CHANNEL, type ChangePosition, type ChangeRow, readAfter } from "./change-log.ts";
import type { Database } from "./database.ts";

/** Interval of checks for open transactions of other connections, in ms. */
const OLDER_TRANSACTION_PAUSE_MS = 25;
const FIRST_RETRY_MS = 250;
/** Maximum time for which tests wait for older transactions, in ms. */
const CATCH_UP_MS = 5000;

interface Reader {
  /** The position up to which the reader has been given all rows. */
  position: ChangePosition;
  take(rows: ChangeRow[]): void;
  log: { error(fields: Record<string, unknown>, message: string): void };
}

/**
 * Reads the change log for all followers of an open database, at each commit and at intervals. Transactions commit out of order, so a
 * position is (transaction, id), and reading stops before the oldest open transaction.
 */
export class ChangeFeed {
  readonly #database: Database;
  readonly #pollMs: number;
  readonly #onEmpty: () => void;
  readonly #readers = new Set<Reader>();
  #listening: Promise<() => Promise<void>> | undefined;
  #poll: ReturnType<typeof setInterval> | undefined;
  #again: ReturnType<typeof setTimeout> | undefined;
  #queue: Promise<unknown> = Promise.resolve();
  #behindSince: number | null = null;
  #failures = 0;

  /** @param onEmpty called after the last reader has left */
  constructor(database: Database, pollMs: number, onEmpty: () => void) {
    this.#database = database;
    this.#pollMs = pollMs;
    this.#onEmpty = onEmpty;
  }

  /** Delivers all rows after the reader's position. @returns a function that stops it */
  async join(reader: Reader): Promise<() => Promise<void>> {
    this.#readers.add(reader);
    this.#listening ??= this.#database.listen(CHANGE_CHANNEL, this.#wake);
    this.#poll ??= setInterval(this.#wake, this.#pollMs).unref();
    await this.#listening;
    this.#wake();
    return () => this.#leave(reader);
  }

  /** Seconds since all committed changes could last be delivered. It grows while an older transaction is open, or the log can't be read. */
  lagSeconds = (): number => (this.#behindSince === null ? 0 : (Date.now() - this.#behindSince) / 1000);

  /** Reads all changes committed so far, for tests. */
  async catchUp(): Promise<void> {
    const until = Date.now() + CATCH_UP_MS;
    while ((await this.#read()) && Date.now() < until) await new Promise((resolve) => setTimeout(resolve, OLDER_TRANSACTION_PAUSE_MS));
  }

  async #leave(reader: Reader): Promise<void> {
    this.#readers.delete(reader);
    if (this.#readers.size > 0) return;
    this.#onEmpty();
    clearInterval(this.#poll);
    clearTimeout(this.#again);
    await (await this.#listening)?.();
    await this.#queue;
  }

  #wake = (): void => {
    clearTimeout(this.#again);
    this.#read().then(
      (waiting) => waiting && this.#wakeAfter(OLDER_TRANSACTION_PAUSE_MS),
      () => this.#wakeAfter(Math.min(FIRST_RETRY_MS * 2 ** (this.#failures - 1), this.#pollMs)),
    );
  };

  #wakeAfter(ms: number): void {
    clearTimeout(this.#again);
    if (this.#readers.size > 0) this.#again = setTimeout(this.#wake, ms).unref();
  }

  /** Reads changes, one call at a time. @returns whether a change waits for an older transaction */
  #read(): Promise<boolean> {
    const done = this.#queue.then(() => this.#readAndNote());
    this.#queue = done.catch(() => {});
    return done;
  }

  async #readAndNote(): Promise<boolean> {
    try {
      const waiting = await this.#readOnce();
      this.#failures = 0;
      this.#behindSince = waiting ? (this.#behindSince ?? Date.now()) : null;
      return waiting;
    } catch (error) {
      this.#behindSince ??= Date.now();
      this.#failures += 1;
      for (const { log } of [...this.#readers].slice(0, 1))
        log.error({ err: error, failures: this.#failures, lagSeconds: this.lagSeconds() }, "the change log could not be read");
      throw error;
    }
  }

  async #readOnce(): Promise<boolean> {
    const readers = [...this.#readers];
    const from = earliest(readers.map((reader) => reader.position));
    if (!from) return false;
    const rows = await readAfter(this.#database, from);
    const ready = rows.filter((row) => row.ready);
    const last = ready.at(-1);
    if (!last) return rows.length > 0;
    // Otherwise a reader that drops a cached value could read the old one again from a replica.
    await this.#database.replicas?.requireNow();
    for (const reader of readers) {
      reader.take(ready.filter((row) => isBefore(reader.position, positionOf(row))));
      if (isBefore(reader.position, positionOf(last))) reader.position = positionOf(last);
    }
    return ready.length < rows.length;
  }
}

const positionOf = (row: ChangeRow): ChangePosition => ({ transaction: row.transactionId, id: row.id });

const isBefore = (a: ChangePosition, b: ChangePosition): boolean =>
  a.transaction === b.transaction ? a.id < b.id : a.transaction < b.transaction;

const earliest = ([first, ...others]: ChangePosition[]): ChangePosition | undefined =>
  first && others.reduce((least, one) => (isBefore(one, least) ? one : least), first);
