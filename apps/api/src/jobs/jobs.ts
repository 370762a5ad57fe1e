import type { Database } from "@azulejo/database";
import { fromPglite, PgBoss } from "pg-boss";
import type { Log } from "../context.ts";

/** Scheduled work that runs once in the whole cluster. */
export interface Job {
  name: string;
  /** Five cron fields, in UTC. */
  cron: string;
  run(): Promise<void>;
}

export interface Jobs {
  stop(): Promise<void>;
}

/** Starts the scheduled jobs on pg-boss, on the embedded database or a server alike. */
export async function startJobs(database: Database, jobs: Job[], log: Log): Promise<Jobs> {
  const boss = new PgBoss(optionsFor(database));
  boss.on("error", (error) => log.error({ err: error }, "job queue error"));
  await boss.start();
  const names = new Set(jobs.map((job) => job.name));
  // Removes schedules of earlier versions that no job handles any more.
  for (const { name } of await boss.getSchedules()) if (!names.has(name)) await boss.unschedule(name);
  for (const job of jobs) {
    await boss.createQueue(job.name, { policy: "singleton", retryLimit: 2 });
    await boss.work(job.name, { pollingIntervalSeconds: 10 }, async () => job.run());
    await boss.schedule(job.name, job.cron);
  }
  return { stop: () => boss.stop({ graceful: true, timeout: 5000 }) };
}

function optionsFor(database: Database): ConstructorParameters<typeof PgBoss>[0] {
  if (database.embedded) return { db: fromPglite(database.embedded), backend: "pglite" };
  const { pool } = database;
  if (!pool) throw new Error("a server database has a pool");
  return { db: { executeSql: (text, values) => pool.query(text, values as unknown[]) } };
}
