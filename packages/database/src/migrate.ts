import { sql } from "kysely";
import { type MigrationResult, Migrator } from "kysely/migration";
import type { Database } from "./database.ts";
import { migrations } from "./migrations/index.ts";

/**
 * Brings the schema up to date. Several instances may call it at once; one migrates and the others wait.
 * @returns the names of the migrations that ran
 * @throws the first error; a failed migration leaves nothing behind
 */
export async function migrate(database: Database): Promise<string[]> {
  const migrator = new Migrator({
    db: database.query.withoutPlugins(),
    provider: { getMigrations: async () => migrations },
    // Work on several subjects lands with numbers reserved for each, so a database may have run a later one already.
    allowUnorderedMigrations: true,
  });
  const { error, results } = await migrator.migrateToLatest();
  if (error) throw error;
  return (results ?? []).map((result: MigrationResult) => result.migrationName);
}

/** Returns whether no migration is pending. */
export async function isMigrated(database: Database): Promise<boolean> {
  const found = await sql<{ name: string }>`select name from kysely_migration`.execute(database.query).catch(() => null);
  const done = new Set(found?.rows.map(({ name }) => name));
  const names = Object.keys(migrations);
  return done.size === names.length && names.every((name) => done.has(name));
}
