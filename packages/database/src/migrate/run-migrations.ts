import { sql } from "kysely";
import { type Migration, Migrator } from "kysely/migration";
import type { Query } from "../database.ts";
import { BASELINE } from "../migrations/index.ts";
import type { OnlineMigration } from "../migrations/online.ts";
import { appliedMigrations } from "./applied-migrations.ts";

type Migrations = Record<string, Migration | OnlineMigration>;

/** Maximum wait for a lock, because everyone else who accesses the table waits behind the migration. */
const LOCK_WAIT_MS = 2000;
const PAUSES_MS = [500, 1000, 2000, 4000, 8000, 15_000];
/** SQLSTATE codes of a lock timeout, and of a deadlock. */
const lockCodes = ["55P03", "40P01"];

/**
 * Runs missing migrations, each in its own transaction, and retries if a table stays locked. Migrations of a new database share one
 * transaction, because nobody uses it.
 * @returns the names of those that ran
 * @param pausesMs pauses between retries of a migration
 */
export async function runMigrations(query: Query, migrations: Migrations, pausesMs = PAUSES_MS): Promise<string[]> {
  // A restore runs in its own transaction.
  if (query.isTransaction) return runNext(query, migrations, "all");
  return query.connection().execute(async (session) => {
    await sql`select pg_advisory_lock(hashtextextended('migrations', 0))`.execute(session);
    try {
      if (!(await appliedMigrations({ query: session })).includes(BASELINE)) return await runNext(session, migrations, "all");
      return await runEach(session, migrations, pausesMs);
    } finally {
      await sql`select pg_advisory_unlock(hashtextextended('migrations', 0))`.execute(session);
    }
  });
}

async function runEach(session: Query, migrations: Migrations, pausesMs: number[]): Promise<string[]> {
  const ran: string[] = [];
  for (;;) {
    const names = await patiently(() => runNext(session, withLockTimeout(migrations), "one"), pausesMs);
    if (names.length === 0) return ran;
    ran.push(...names);
  }
}

const withLockTimeout = (migrations: Migrations): Migrations =>
  Object.fromEntries(
    Object.entries(migrations).map(([name, migration]): [string, Migration | OnlineMigration] => [
      name,
      "isOnline" in migration
        ? migration
        : {
            async up(transaction) {
              await sql`set local lock_timeout = ${sql.lit(LOCK_WAIT_MS)}`.execute(transaction);
              await migration.up(transaction);
            },
          },
    ]),
  );

async function patiently(run: () => Promise<string[]>, pausesMs: number[]): Promise<string[]> {
  for (const pause of pausesMs) {
    try {
      return await run();
    } catch (error) {
      if (!lockCodes.includes((error as { code?: string }).code ?? "")) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  return run();
}

async function runNext(query: Query, migrations: Migrations, count: "one" | "all"): Promise<string[]> {
  const applied = await appliedMigrations({ query });
  const next = Object.keys(migrations)
    .toSorted()
    .find((name) => !applied.includes(name));
  if (next === undefined) return [];
  const migrator = new Migrator({
    db: query.withoutPlugins(),
    provider: { getMigrations: async () => migrations },
    // Migrations developed in parallel have reserved numbers, so a database may have run one with a later number.
    allowUnorderedMigrations: true,
    disableTransactions: count === "one" && "isOnline" in (migrations[next] ?? {}),
  });
  const { error, results } = count === "one" ? await migrator.migrateUp() : await migrator.migrateToLatest();
  if (error) throw error;
  return (results ?? []).map(({ migrationName }) => migrationName);
}
