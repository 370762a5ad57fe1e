import type { Database } from "@azulejo/database";
import { PgBoss } from "pg-boss";
import type { Log } from "../ports/log.ts";

/** How often the queue looks for claims of processes that have died; pg-boss's minute would add to the time a message waits. */
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
      // A new session starts with an empty message, because it may have missed others.
      listen: async (channel, onNotification, onReconnect) => ({
        close: await database.listen(channel, (queue) => (queue ? onNotification(queue) : onReconnect())),
      }),
    },
  };
}
