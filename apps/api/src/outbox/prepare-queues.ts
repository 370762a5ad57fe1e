import { isDeepStrictEqual } from "node:util";
import type { PgBoss, Queue } from "pg-boss";
import { DEAD_LETTERS, type QueueSettings } from "./queues.ts";

const DAY_SECONDS = 86_400;
const HOUR_SECONDS = 3_600;
/** The longest first pause before a retry is twice this, and each further one twice as long. */
export const RETRY_SECONDS = 1;
/** A message that is neither delivered nor dead is never dropped; pg-boss would do so after two weeks. */
const WAITS_SECONDS = 20 * 365 * DAY_SECONDS;

/** How long a claim outlives its process, at most until the next look (`SUPERVISE_SECONDS`); the shortest that pg-boss takes. */
const HEARTBEAT_SECONDS = 10;

const NO_JOB = "00000000-0000-0000-0000-000000000000";

type Options = Omit<Queue, "name">;

const optionsOf = (settings: QueueSettings): Options => ({
  expireInSeconds: settings.timeLimitSeconds,
  heartbeatSeconds: HEARTBEAT_SECONDS,
  retryLimit: settings.retries,
  retryDelay: RETRY_SECONDS,
  retryBackoff: true,
  retryDelayMax: HOUR_SECONDS,
  retentionSeconds: WAITS_SECONDS,
  deleteAfterSeconds: settings.keepDays * DAY_SECONDS,
  deadLetter: DEAD_LETTERS,
  notify: true,
});

/** Creates the queues, and changes those whose settings have changed. */
export async function prepareQueues(boss: PgBoss, queues: Record<string, QueueSettings>): Promise<void> {
  const existing = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  const wanted: [string, Options][] = [
    [DEAD_LETTERS, { retentionSeconds: WAITS_SECONDS }],
    ...Object.entries(queues).map(([kind, settings]): [string, Options] => [kind, optionsOf(settings)]),
  ];
  for (const [name, options] of wanted) {
    const queue = existing.get(name);
    if (queue && isDeepStrictEqual(options, pick(queue, Object.keys(options) as (keyof Options)[]))) continue;
    if (queue) await boss.updateQueue(name, options);
    else await boss.createQueue(name, options);
    await rememberQueue(boss, name);
  }
}

/**
 * pg-boss reads a queue's settings on its own connection when it first uses the queue. Transactions that have taken all
 * connections would wait for it forever, so it happens here.
 */
async function rememberQueue(boss: PgBoss, name: string): Promise<void> {
  await boss.findJobs(name, { id: NO_JOB });
}

const pick = (queue: Queue, names: (keyof Options)[]): Options => Object.fromEntries(names.map((name) => [name, queue[name]]));
