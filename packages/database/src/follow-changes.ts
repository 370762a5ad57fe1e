import { ChangeFeed } from "./change-feed.ts";
import type { Change, ChangeKind, ChangePosition, ChangeRow } from "./change-log.ts";
import type { Database } from "./database.ts";

const FIRST_RETRY_MS = 250;
const POLL_MS = 5000;

interface FollowOptions {
  from: ChangePosition;
  /** Returns whether to deliver changes of this kind; all kinds if missing. */
  concerns?(kind: ChangeKind): boolean;
  /** Applies changes. If it throws, the same changes are delivered again, so some may be applied twice. */
  onChanges(changes: Change[]): void | Promise<void>;
  log: { error(fields: Record<string, unknown>, message: string): void };
  pollMs?: number;
}

export interface ChangeFollower {
  /** Applies all changes committed so far, for tests. @throws the error of `onChanges` */
  catchUp(): Promise<void>;
  /** Runs work between two batches of changes. */
  between<T>(work: () => Promise<T>): Promise<T>;
  /** Seconds since this follower was last up to date; 0 if it is. */
  lagSeconds(): number;
  /** Returns the position up to which all changes have been applied; null while some are waiting. */
  position(): ChangePosition | null;
  stop(): Promise<void>;
}

/** One feed per open database, shared by its followers. */
const feeds = new WeakMap<Database, ChangeFeed>();

/**
 * Follows the change log. Changes wait here until they are applied. A failure is logged and retried until it succeeds, and doesn't delay
 * other followers.
 */
export async function followChanges(database: Database, options: FollowOptions): Promise<ChangeFollower> {
  const { onChanges, concerns = () => true, log, pollMs = POLL_MS } = options;
  const feed = feeds.get(database) ?? new ChangeFeed(database, pollMs, () => feeds.delete(database));
  feeds.set(database, feed);
  const pending: Change[] = [];
  let queue: Promise<unknown> = Promise.resolve();
  let behindSince: number | null = null;
  let failures = 0;
  let stopped = false;
  let again: ReturnType<typeof setTimeout> | undefined;

  const between = <T>(work: () => Promise<T>): Promise<T> => {
    const done = queue.then(work, work);
    queue = done.catch(() => {});
    return done;
  };
  const lagSeconds = () => Math.max(feed.lagSeconds(), behindSince === null ? 0 : (Date.now() - behindSince) / 1000);
  const apply = async () => {
    const batch = pending.slice();
    if (batch.length === 0 || stopped) return;
    try {
      await onChanges(batch);
      pending.splice(0, batch.length);
      failures = 0;
      if (pending.length === 0) behindSince = null;
    } catch (error) {
      failures += 1;
      log.error({ err: error, failures, lagSeconds: lagSeconds() }, "changes could not be applied and are tried again");
      clearTimeout(again);
      if (!stopped) again = setTimeout(applySoon, Math.min(FIRST_RETRY_MS * 2 ** (failures - 1), pollMs)).unref();
      throw error;
    }
  };
  const applySoon = () => void between(apply).catch(() => {});
  const reader = {
    position: options.from,
    log,
    take(rows: ChangeRow[]) {
      const mine = rows.filter((row) => concerns(row.kind)).map(({ kind, entity }) => ({ kind, entity }));
      if (mine.length === 0) return;
      behindSince ??= Date.now();
      pending.push(...mine);
      if (failures === 0) applySoon();
    },
  };
  const leave = await feed.join(reader);
  return {
    async catchUp() {
      await feed.catchUp();
      await between(apply);
    },
    between,
    lagSeconds,
    position: () => (pending.length === 0 ? reader.position : null),
    async stop() {
      stopped = true;
      clearTimeout(again);
      await leave();
      await queue;
    },
  };
}
