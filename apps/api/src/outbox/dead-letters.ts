import type { PgBoss } from "pg-boss";
import { DEAD_LETTERS } from "./queues.ts";

export interface DeadLetter {
  id: string;
  kind: string;
  key: string;
  /** The number of delivery attempts. */
  tries: number;
  writtenAt: Date;
  givenUpAt: Date;
  failure: string;
}

/** Lists messages whose retries are used up, oldest first. */
export async function deadLetters(boss: PgBoss): Promise<DeadLetter[]> {
  const jobs = await boss.findJobs(DEAD_LETTERS, { queued: true });
  return jobs
    .map((job) => ({
      id: job.id,
      kind: job.sourceName ?? "",
      key: job.singletonKey ?? "",
      tries: (job.sourceRetryCount ?? 0) + 1,
      writtenAt: job.sourceCreatedOn ?? job.createdOn,
      givenUpAt: job.createdOn,
      failure: failureOf(job.sourceOutput),
    }))
    .sort((a, b) => a.givenUpAt.getTime() - b.givenUpAt.getTime());
}

function failureOf(output: object | null): string {
  if (output && "message" in output) return String(output.message);
  return output ? JSON.stringify(output) : "";
}

/**
 * Moves dead letters back to their queues with all their retries.
 * @param which all, those of one kind, or those with the given ids
 * @returns how many
 */
export async function sendAgain(boss: PgBoss, which: { kind?: string; ids?: string[] }): Promise<number> {
  const filter = { ...(which.kind && { sourceName: which.kind }), ...(which.ids && { ids: which.ids }) };
  let moved = 0;
  for (let more = true; more; ) {
    const count = await boss.redrive(DEAD_LETTERS, filter);
    moved += count;
    more = count > 0;
  }
  return moved;
}
