import type { PoolClient } from "pg";
import { getConstructionPlans } from "pg-boss";
import type { Database } from "../database.ts";
import { migrate, migrateTo } from "../migrate/migrate.ts";
import { BackupReader, damaged } from "./backup-reader.ts";
import { copyIn } from "./copy-in.ts";
import { copyJobs } from "./copy-jobs.ts";
import { type CopiedSequence, columnsOf, type Manifest, nameOf, QUEUE_SCHEMA, readQueueVersion } from "./manifest.ts";
import { requireEmpty } from "./require-empty.ts";
import { sessionSettings } from "./source.ts";
import { suspendChecks } from "./suspend-checks.ts";
import { inTransaction } from "./transaction.ts";

export interface Restored {
  manifest: Manifest;
  /** Names of the migrations that the backup lacked. */
  migrated: string[];
}

/**
 * Restores a backup into an empty database and migrates it. If this fails or is killed, the database still counts as empty.
 * @param pieces the text of a backup
 * @param queueSchema the statements that create the job queue's schema
 * @throws Error with a message for people if the database is not empty, or the backup is damaged or of a newer release
 */
export async function restore(
  database: Database,
  pieces: AsyncIterable<Buffer>,
  queueSchema = getConstructionPlans(QUEUE_SCHEMA),
): Promise<Restored> {
  const backup = new BackupReader(pieces);
  try {
    await requireEmpty(database);
    const manifest = await backup.readManifest();
    const migrated = await withQueues(database, manifest.queueVersion === null ? null : queueSchema, () =>
      inTransaction(database, (client, transaction) => load(backup, manifest, client, transaction)),
    );
    // Without statistics, the first queries would be planned as for small tables.
    await database.pool.query("analyze");
    return { manifest, migrated };
  } finally {
    await backup.close();
  }
}

/** Creates the job queue's schema in a transaction of its own. A schema without queues may exist after a killed restore. */
async function withQueues<T>({ pool }: Database, schema: string | null, work: () => Promise<T>): Promise<T> {
  if (schema === null) return work();
  const drop = () => pool.query(`drop schema if exists ${QUEUE_SCHEMA} cascade`);
  try {
    await drop();
    await pool.query(schema);
    return await work();
  } catch (error) {
    // The first error is thrown, which also says if the database can't be reached.
    await drop().catch(() => {});
    throw error;
  }
}

async function load(backup: BackupReader, manifest: Manifest, client: PoolClient, transaction: Database): Promise<string[]> {
  await client.query(sessionSettings);
  await migrateTo(transaction, manifest.migrations);
  await refuseNewerQueues(client, manifest);
  const resumeChecks = await suspendChecks(client);
  await loadTables(backup, manifest, client);
  await backup.readEnd();
  await resumeChecks();
  await setSequences(client, manifest.sequences);
  return migrate(transaction);
}

async function refuseNewerQueues(client: PoolClient, { queueVersion }: Manifest): Promise<void> {
  const installed = await readQueueVersion({ select: async (query) => (await client.query(query)).rows });
  if (queueVersion !== null && queueVersion > (installed ?? 0))
    throw new Error("The backup was made by a newer release, with a newer job queue. Install that release and restore it there.");
}

async function loadTables(backup: BackupReader, { tables }: Manifest, client: PoolClient): Promise<void> {
  // Deletes rows that migrations have inserted, because the backup contains them too. Truncating would write each table's file to disk.
  await client.query(tables.map((table) => `delete from ${nameOf(table)}`).join("; "));
  for (const table of tables) {
    const rows = backup.readRows(table);
    const count =
      table.schema === QUEUE_SCHEMA
        ? await copyJobs(client, table, rows)
        : await copyIn(client, `${nameOf(table)} (${columnsOf(table.columns)})`, rows);
    if (count !== table.rows) throw damaged();
  }
}

async function setSequences(client: PoolClient, sequences: CopiedSequence[]): Promise<void> {
  for (const sequence of sequences)
    await client.query("select setval($1::regclass, $2::bigint, $3)", [nameOf(sequence), sequence.last, sequence.isCalled]);
}
