import type { Database } from "@azulejo/database";
import type { PgBoss } from "pg-boss";
import { openBoss } from "../jobs/open-boss.ts";
import { type Outbox, openOutbox } from "./outbox.ts";

/** Opens the queues for a command, which only adds messages. */
export async function openQueuesOfCommand(database: Database): Promise<{ boss: PgBoss; outbox: Outbox; close(): Promise<void> }> {
  const log = { info() {}, warn() {}, error() {} };
  const boss = await openBoss(database, log, { isMaintained: false });
  const outbox = await openOutbox({ boss, database, log });
  return { boss, outbox, close: () => boss.stop({ graceful: false }) };
}
