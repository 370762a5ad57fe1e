import { createHash } from "node:crypto";
import type { Database, Query } from "@azulejo/database";
import type { PgBoss } from "pg-boss";
import type { Log } from "../ports/log.ts";
import { type TracedCause, workChannels } from "../traced-work.ts";
import { type BatchDelivery, CAUSE, type Courier, createBatchDelivery, type Job } from "./deliver-batch.ts";
import { countUndelivered, insertMessages, keepVacuumed, kindsOpen, MESSAGES, takeOldMessages } from "./outbox.repository.ts";
import { prepareQueues, RETRY_SECONDS } from "./prepare-queues.ts";
import { type MessageKind, type QueueSettings, queues } from "./queues.ts";
import { createWorkerWaking, type WorkerWaking } from "./wake-workers.ts";

export type { Courier };

/** A message to another system or person: delivered at least once, identified by its key. */
export interface Message<Kind extends string = MessageKind> {
  kind: Kind;
  key: string;
  payload: Record<string, unknown>;
}

export interface QueueFigures {
  kind: string;
  /** Messages that are due or wait for a retry. */
  waiting: number;
  /** Messages that this process is delivering. */
  active: number;
  /** Messages whose retries are used up. */
  dead: number;
}

export interface Outbox<Kind extends string = MessageKind> {
  /** Writes messages in the caller's transaction; they are delivered only if it commits. Each key is written once. */
  enqueue(query: Query, messages: Message<Kind>[]): Promise<void>;
  /** Starts delivering. */
  deliver(couriers: Record<Kind, Courier>): Promise<void>;
  /** Delivers everything due now; for tests and scripts. */
  drain(): Promise<void>;
  figures(): Promise<QueueFigures[]>;
  /** Waits briefly for deliveries under way; unfinished ones are sent again later. */
  stop(): Promise<void>;
}

interface Parts<Kind extends string> {
  boss: PgBoss;
  database: Database;
  log: Log;
  queues: Record<Kind, QueueSettings>;
  /** Number of parallel deliveries per kind, which overrides the queues' settings. */
  workersPerQueue?: number | undefined;
}

/** Polling only catches lost notifications, and messages of processes that died. */
const POLL_SECONDS = 60;
/** After this time the queue has released the claims of a process that died just before this one started, and their messages are due. */
const LEFT_BEHIND_MS = 30_000;
const STOP_WAIT_MS = 5_000;
const DRAIN_PAUSE_MS = 5;

/** Opens the queues of the shop's messages. */
export const openOutbox = (parts: Omit<Parts<MessageKind>, "queues">): Promise<Outbox> => openQueues({ ...parts, queues });

/** Opens queues of any kinds, and moves waiting messages of an earlier release into them. */
export async function openQueues<Kind extends string>(parts: Parts<Kind>): Promise<Outbox<Kind>> {
  const { boss, database, log } = parts;
  const kinds = Object.keys(parts.queues) as Kind[];
  await prepareQueues(boss, parts.queues);
  await keepVacuumed(database.query);
  await moveOldMessages(database, kinds);
  const waking = createWorkerWaking();
  const deliveries = new Map<string, BatchDelivery>();
  let stopListening = async () => {};
  let leftBehind: NodeJS.Timeout | undefined;
  return {
    enqueue: insert,
    async deliver(couriers) {
      stopListening = await database.listen(MESSAGES, (kind) => {
        // Without a kind, the session is new and notifications may have been missed.
        for (const one of kind ? [kind] : kinds) waking.soon(one);
      });
      for (const kind of kinds) {
        const { concurrency, isNoticed } = parts.queues[kind];
        const onFailure = (job: Job) => wakeForRetry(job, () => waking.soon(kind));
        const delivery = createBatchDelivery({ boss, kind, courier: couriers[kind], isNoticed, log, onFailure });
        deliveries.set(kind, delivery);
        await startWorkers(boss, kind, parts.workersPerQueue ?? concurrency, delivery, waking);
      }
      leftBehind = setTimeout(() => kinds.forEach(waking.soon), LEFT_BEHIND_MS).unref();
    },
    async drain() {
      let open = await kindsOpen(database.query, kinds);
      while (open.length > 0) {
        for (const { kind, isDue } of open) if (isDue) waking.now(kind);
        await pause(DRAIN_PAUSE_MS);
        // Deliveries may have queued further messages.
        open = await kindsOpen(database.query, kinds);
      }
    },
    async figures() {
      const undelivered = new Map((await countUndelivered(database.query, kinds)).map((row) => [row.kind, row]));
      return kinds.map((kind) => ({
        kind,
        waiting: undelivered.get(kind)?.waiting ?? 0,
        active: deliveries.get(kind)?.active() ?? 0,
        dead: undelivered.get(kind)?.dead ?? 0,
      }));
    },
    async stop() {
      clearTimeout(leftBehind);
      waking.stop();
      await stopListening();
      const stopped = Promise.all(kinds.map((kind) => boss.offWork(kind)));
      await Promise.race([stopped, pause(STOP_WAIT_MS)]);
    },
  };
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms).unref());

/**
 * Starts a queue's workers: two, so that one can deliver while the other fetches and records.
 * @param atOnce number of messages that they deliver in parallel together
 */
async function startWorkers(boss: PgBoss, kind: string, atOnce: number, { deliver }: BatchDelivery, waking: WorkerWaking): Promise<void> {
  const workers = Math.min(2, atOnce);
  const batchSize = Math.floor(atOnce / workers);
  const polling = { pollingIntervalSeconds: POLL_SECONDS, notifyPollingIntervalSeconds: POLL_SECONDS };
  for (let index = 0; index < workers; index++) {
    let isBusy = false;
    const id = await boss.work(kind, { ...polling, batchSize, includeMetadata: true as const }, async (jobs: Job[]) => {
      isBusy = true;
      const ended = waking.began();
      // A full batch may be followed by more messages.
      if (jobs.length === batchSize) waking.soon(kind);
      try {
        await deliver(jobs);
      } finally {
        isBusy = false;
        ended();
      }
    });
    waking.add(kind, { isBusy: () => isBusy, wake: () => boss.notifyWorker(id) });
  }
}

/** Wakes the queue at the latest possible time of the retry; polling alone would be up to a minute late. */
function wakeForRetry({ retryCount, retryDelayMax }: Job, wake: () => void): void {
  const seconds = Math.min(RETRY_SECONDS * 2 ** Math.min(retryCount + 1, 16), retryDelayMax ?? Number.POSITIVE_INFINITY);
  setTimeout(wake, seconds * 1000 + 100).unref();
}

async function insert(query: Query, messages: (Message<string> & { startAfter?: Date })[]): Promise<void> {
  const distinct = new Map(messages.map((message) => [`${message.kind} ${message.key}`, message]));
  const cause = causeNow();
  await insertMessages(
    query,
    [...distinct.values()].map(({ kind, key, payload, startAfter = null }) => ({
      id: idOf(kind, key),
      kind,
      key,
      payload: { ...payload, ...cause },
      startAfter,
    })),
  );
}

/** Returns what a message stores about the trace that it is written in; nothing if there is none. */
function causeNow(): { [CAUSE]?: string } {
  if (!workChannels.cause.hasSubscribers) return {};
  const cause: TracedCause = { traceparent: null };
  workChannels.cause.publish(cause);
  return cause.traceparent === null ? {} : { [CAUSE]: cause.traceparent };
}

/** Derives a UUID from the key (RFC 9562, version 8), so that the queue refuses a key that it has, even a delivered one. */
function idOf(kind: string, key: string): string {
  const bytes = createHash("sha256")
    .update(JSON.stringify([kind, key]))
    .digest()
    .subarray(0, 16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = bytes.toString("hex");
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join("-");
}

/** Moves messages of an earlier release. One that was being sent is due when its former claim expires. */
async function moveOldMessages(database: Database, kinds: string[]): Promise<void> {
  await database.query.transaction().execute(async (query) => {
    const messages = await takeOldMessages(query, kinds);
    await insert(
      query,
      messages.map(({ availableAt, ...message }) => ({ ...message, startAfter: availableAt })),
    );
  });
}
