import { isUnavailable } from "@azulejo/database";
import type { JobWithMetadata, PgBoss } from "pg-boss";
import type { Log } from "../ports/log.ts";
import { workChannels } from "../traced-work.ts";

/** Sends one message; throws to have it retried. */
export type Courier = (payload: Record<string, unknown>, key: string) => Promise<void>;

export type Job = JobWithMetadata<Record<string, unknown>>;

export interface BatchDelivery {
  deliver(jobs: Job[]): Promise<void>;
  /** The number of messages being delivered. */
  active(): number;
}

/** After the first message of a batch, the time to wait for the others before recording those that have been sent. */
const RECORD_MS = 200;
/** Interval of retries for recording delivered messages while the database is unavailable. */
const RETRY_MS = 250;
const LONGEST_RECORD_MS = 300_000;
/**
 * After a claim has expired, the time to wait for the former process to record its message, because the database may be unavailable to it,
 * too.
 */
const GRACE_MS = 5000;
const EXPIRED = "job heartbeat timeout";
/** Maximum number of delivered messages that a process remembers, in case their delivery could not be recorded. */
const MAX_KNOWN = 10_000;

/** The key in a message's data of the trace that caused it. */
export const CAUSE = "traceparent";

interface Parts {
  boss: PgBoss;
  kind: string;
  courier: Courier;
  /** Whether a recipient would notice receiving the message twice. */
  isNoticed: boolean;
  log: Log;
  /** Called with each failed delivery. */
  onFailure(job: Job): void;
}

/**
 * Delivers messages in parallel, and records those that were sent in one statement. After a failover the database may have lost a record.
 * So a message whose repetition would be noticed is recorded until it succeeds, and never sent again by the same process. Others are
 * repeated, because what their delivery wrote may be lost as well.
 */
export function createBatchDelivery(parts: Parts): BatchDelivery {
  const { boss, kind, isNoticed } = parts;
  const sent = new Set<string>();
  const remember = (job: Job) => {
    if (isNoticed) sent.add(job.id);
    const [oldest] = sent;
    if (sent.size > MAX_KNOWN && oldest !== undefined) sent.delete(oldest);
  };
  const record = isNoticed ? untilRecorded(boss, kind) : async (jobs: Job[]) => void (await boss.complete(kind, jobs));
  let active = 0;
  const deliverAll = async (jobs: Job[]) => {
    const left = createRecorder(record, jobs.length);
    const unrecorded: unknown[] = [];
    await Promise.all(
      jobs.map(async (job) => {
        if (isNoticed && !sent.has(job.id) && hasExpired(job) && !(await isStillOurs(boss, kind, job))) return left.ended(null);
        const error = sent.has(job.id) ? null : await send(parts, job);
        if (error === null) remember(job);
        else await boss.fail(kind, [job], error).catch((err) => unrecorded.push(err));
        left.ended(error === null ? job : null);
      }),
    );
    await left.recorded();
    // Without an error the queue would record as delivered every message of the batch that it still has as claimed.
    if (unrecorded.length > 0) throw unrecorded[0];
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

/** Waits for a former process to record that it sent the message. @returns whether the message is still claimed by this process */
async function isStillOurs(boss: PgBoss, kind: string, job: Job): Promise<boolean> {
  await pause(GRACE_MS);
  const [stored] = await boss.findJobs(kind, { id: job.id });
  return stored?.state === "active" && stored.retryCount === job.retryCount;
}

/** @returns the error; null if it was sent */
async function send({ courier, onFailure, log, kind }: Parts, job: Job): Promise<Error | null> {
  let ended = false;
  const fail = (err: unknown) => {
    log.warn({ messageId: job.id, kind, attempts: job.retryCount + 1, err }, "delivery failed, will be tried again");
    onFailure(job);
  };
  // At the time limit the queue stops waiting for the courier, so the attempt counts as failed.
  job.signal.addEventListener("abort", () => ended || fail(new Error("the delivery took too long")), { once: true });
  try {
    const { [CAUSE]: causedBy = null, ...payload } = job.data as { [CAUSE]?: string; orderId?: unknown };
    const orderId = typeof payload.orderId === "number" ? payload.orderId : null;
    const traced = { kind, attempt: job.retryCount + 1, orderId, causedBy };
    await workChannels.delivery.tracePromise(() => courier(payload, job.singletonKey ?? job.id), traced);
    return null;
  } catch (error) {
    if (!job.signal.aborted) fail(error);
    return error instanceof Error ? error : new Error(String(error));
  } finally {
    ended = true;
  }
}

/** Collects sent messages, and records them when the whole batch is complete, or a moment later without slow ones. */
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
 * Records messages as delivered, retrying while the database is unavailable. After an expired claim or a failover, they may be unclaimed or
 * claimed by another process; they count as delivered anyway.
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
