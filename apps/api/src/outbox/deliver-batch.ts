import { isUnavailable } from "@azulejo/database";
import type { JobWithMetadata, PgBoss } from "pg-boss";
import type { Log } from "../ports/log.ts";

/** Sends one kind of message; throws to have it retried. */
export type Courier = (payload: Record<string, unknown>, key: string) => Promise<void>;

export type Job = JobWithMetadata<Record<string, unknown>>;

export interface BatchDelivery {
  deliver(jobs: Job[]): Promise<void>;
  /** How many messages are being delivered. */
  active(): number;
}

/** After the first message of a batch has ended, the others have this long before those that ended are recorded without them. */
const RECORD_MS = 200;
/** How often the end of a message is recorded again while the database is away. */
const RETRY_MS = 250;
const LONGEST_RECORD_MS = 300_000;
/** A message whose claim has expired stays with its sender this much longer, because the database may be down for the sender, too. */
const GRACE_MS = 5000;
const EXPIRED = "job heartbeat timeout";
/** A message that left stays known to its process, in case its end could not be recorded. */
const MOST_KNOWN = 10_000;

interface Parts {
  boss: PgBoss;
  kind: string;
  courier: Courier;
  /** Whether somebody would notice a message that arrives twice. */
  isNoticed: boolean;
  log: Log;
  /** Called with each failed delivery. */
  onFailure(job: Job): void;
}

/**
 * Delivers messages at the same time, and records the end of those that left in one statement.
 *
 * After a failover the database may lack a record. So a message that somebody would notice twice is recorded until it succeeds, and
 * never sent again by the same process. Others are repeated instead, because what their delivery wrote may be lost as well.
 */
export function createBatchDelivery(parts: Parts): BatchDelivery {
  const { boss, kind, isNoticed } = parts;
  const sent = new Set<string>();
  const remember = (job: Job) => {
    if (isNoticed) sent.add(job.id);
    const [oldest] = sent;
    if (sent.size > MOST_KNOWN && oldest !== undefined) sent.delete(oldest);
  };
  const record = isNoticed ? untilRecorded(boss, kind) : async (jobs: Job[]) => void (await boss.complete(kind, jobs));
  let active = 0;
  const deliverAll = async (jobs: Job[]) => {
    const left = createRecorder(record, jobs.length);
    await Promise.all(
      jobs.map(async (job) => {
        if (isNoticed && !sent.has(job.id) && hasExpired(job) && !(await isStillOurs(boss, kind, job))) return left.ended(null);
        const error = sent.has(job.id) ? null : await send(parts, job);
        if (error === null) remember(job);
        else await boss.fail(kind, [job], error).catch(() => {});
        left.ended(error === null ? job : null);
      }),
    );
    await left.recorded();
  };
  return {
    active: () => active,
    async deliver(jobs) {
      active += jobs.length;
      await deliverAll(jobs).finally(() => {
        active -= jobs.length;
      });
    },
  };
}

const hasExpired = ({ output }: Job): boolean => JSON.stringify(output ?? null).includes(EXPIRED);

/** Gives the process that had a message before us time to record that it was sent. */
async function isStillOurs(boss: PgBoss, kind: string, job: Job): Promise<boolean> {
  await pause(GRACE_MS);
  const [stored] = await boss.findJobs(kind, { id: job.id });
  return stored?.state === "active" && stored.retryCount === job.retryCount;
}

/** @returns why the message could not be sent; null if it was */
async function send({ courier, onFailure, log, kind }: Parts, job: Job): Promise<Error | null> {
  let ended = false;
  const fail = (err: unknown) => {
    log.warn({ messageId: job.id, kind, attempts: job.retryCount + 1, err }, "delivery failed, will be tried again");
    onFailure(job);
  };
  // The queue gives up at the time limit, and no longer waits for the courier.
  job.signal.addEventListener("abort", () => ended || fail(new Error("the delivery took too long")), { once: true });
  try {
    await courier(job.data, job.singletonKey ?? job.id);
    return null;
  } catch (error) {
    if (!job.signal.aborted) fail(error);
    return error instanceof Error ? error : new Error(String(error));
  } finally {
    ended = true;
  }
}

/** Collects what has left, and records it when the whole batch has, or a moment later without those that take long. */
function createRecorder(record: (jobs: Job[]) => Promise<void>, size: number) {
  let missing = size;
  let unrecorded: Job[] = [];
  let timer: NodeJS.Timeout | undefined;
  let recording: Promise<void> = Promise.resolve();
  const recordNow = () => {
    clearTimeout(timer);
    timer = undefined;
    const jobs = unrecorded;
    unrecorded = [];
    if (jobs.length > 0) recording = recording.then(() => record(jobs));
  };
  return {
    ended(job: Job | null) {
      missing -= 1;
      if (job) unrecorded.push(job);
      if (missing === 0) recordNow();
      else timer ??= setTimeout(recordNow, RECORD_MS).unref();
    },
    recorded: () => recording,
  };
}

/**
 * Records messages as delivered, however long the database is away. They may be claimed by nobody or by another process by now, where a
 * claim has expired or a failover has lost it, and are delivered all the same.
 */
const untilRecorded = (boss: PgBoss, kind: string) => async (jobs: Job[]) => {
  const ids = jobs.map(({ id }) => id);
  const until = Date.now() + LONGEST_RECORD_MS;
  for (;;) {
    try {
      await boss.complete(kind, ids, undefined, { includeQueued: true });
      return;
    } catch (error) {
      const isOfServer = isUnavailable(error) || (error as { code?: unknown }).code !== undefined;
      if (!isOfServer || Date.now() > until) throw error;
    }
    await pause(RETRY_MS);
  }
};

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms).unref());
