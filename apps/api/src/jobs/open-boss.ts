import type { Database } from "@azulejo/database";
import { PgBoss } from "pg-boss";
import type { Log } from "../ports/log.ts";

/** Interval of checking for claims of processes that have died. pg-boss's default of a minute would delay their messages. */
export const SUPERVISE_SECONDS = 15;

/**
 * Starts the process's job queue on the database's pool.
 * @param options.isMaintained false leaves out schedules and upkeep, for tests and commands
 */
export async function openBoss(database: Database, log: Log, { isMaintained }: { isMaintained: boolean }): Promise<PgBoss> {
  const boss = new PgBoss({
    ...adapterOf(database),
    schedule: isMaintained,
    supervise: isMaintained,
    superviseIntervalSeconds: SUPERVISE_SECONDS,
    monitorIntervalSeconds: SUPERVISE_SECONDS,
    useListenNotify: true,
    cronMonitorIntervalSeconds: 30,
  });
  boss.on("error", (error) => log.error({ err: error }, "job queue error"));
  boss.on("warning", (warning) => log.warn({ warning }, "job queue warning"));
  await boss.start();
  return boss;
}

type Options = Exclude<ConstructorParameters<typeof PgBoss>[0], string>;

function adapterOf(database: Database): Options {
  return {
    db: {
      executeSql: (text, values) => database.pool.query(text, values as unknown[]),
      // The database reports a new session as an empty message, because notifications may have been missed.
      listen: async (channel, onNotification, onReconnect) => ({
        close: await database.listen(channel, (queue) => (queue ? onNotification(queue) : onReconnect())),
      }),
    },
  };
}
