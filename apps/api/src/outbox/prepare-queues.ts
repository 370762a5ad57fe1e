import { isDeepStrictEqual } from "node:util";
import type { PgBoss, Queue } from "pg-boss";
import { DEAD_LETTERS, type QueueSettings } from "./queues.ts";

const DAY_SECONDS = 86_400;
const HOUR_SECONDS = 3_600;
/** The maximum first delay before a retry is twice this; each further one is twice the one before. */
export const RETRY_SECONDS = 1;
/** Waiting messages are never dropped; pg-boss would drop them after two weeks. */
const WAITS_SECONDS = 20 * 365 * DAY_SECONDS;

/** Seconds after which the claim of a dead process expires, at the next check (`SUPERVISE_SECONDS`). The minimum that pg-boss allows. */
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

/** Creates the queues, and updates those with changed settings. */
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
 * pg-boss reads a queue's settings on its own connection at first use. If transactions held all connections, they would wait forever, so it
 * is done here.
 */
async function rememberQueue(boss: PgBoss, name: string): Promise<void> {
  await boss.findJobs(name, { id: NO_JOB });
}

const pick = (queue: Queue, names: (keyof Options)[]): Options => Object.fromEntries(names.map((name) => [name, queue[name]]));
