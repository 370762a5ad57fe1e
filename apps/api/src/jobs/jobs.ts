import type { PgBoss } from "pg-boss";
import { workChannels } from "../traced-work.ts";

/** A scheduled job that runs once in the whole cluster. */
export interface Job {
  name: string;
  /** Five cron fields, in UTC. */
  cron: string;
  run(): Promise<void>;
}

/** Starts the scheduled jobs. */
export async function startJobs(boss: PgBoss, jobs: Job[]): Promise<void> {
  const names = new Set(jobs.map((job) => job.name));
  // Removes schedules of jobs that no longer exist.
  for (const { name } of await boss.getSchedules()) if (!names.has(name)) await boss.unschedule(name);
  for (const job of jobs) {
    await boss.createQueue(job.name, { policy: "singleton", retryLimit: 2 });
    await boss.updateQueue(job.name, { notify: true });
    await boss.work(job.name, { notifyPollingIntervalSeconds: 60 }, async () => {
      await workChannels.job.tracePromise(() => job.run(), { name: job.name });
    });
    await boss.schedule(job.name, job.cron);
  }
}
