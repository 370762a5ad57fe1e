import { openBoss } from "@azulejo/api/jobs/open-boss.ts";
import type { Database } from "@azulejo/database";

/** Creates the job queue's schema in a database that a backup is restored into. */
export async function installQueues(database: Database): Promise<void> {
  const boss = await openBoss(database, { info() {}, warn() {}, error() {} }, { isMaintained: false });
  await boss.stop({ graceful: false });
}
