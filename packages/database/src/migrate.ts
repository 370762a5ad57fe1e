import { sql } from "kysely";
import { type Migration, type MigrationResult, Migrator } from "kysely/migration";
import type { Database } from "./database.ts";
import { BASELINE, migrations } from "./migrations/index.ts";
import { openServer } from "./server/open-server.ts";

/**
 * Brings the schema up to date. Several instances may call it at once; one migrates and the others wait.
 * @returns the names of the migrations that ran
 * @throws the first error; a failed migration leaves nothing behind
 */
export async function migrate(database: Database): Promise<string[]> {
  return run(database, await migrationsAfter(await appliedMigrations(database)));
}

/**
 * Brings an empty database to the schema after exactly these migrations, as a backup recorded them; `migrate` runs the rest.
 * @param names from `appliedMigrations`
 * @throws if the database has a schema, or if this release doesn't know one of the migrations
 */
export async function migrateTo(database: Database, names: string[]): Promise<void> {
  if ((await appliedMigrations(database)).length > 0) throw new Error("The database is not empty. Choose an empty one.");
  const known = await migrationsAfter(names);
  const chosen = names.map((name) => [name, known[name]] as const);
  const unknown = chosen.filter(([, migration]) => !migration).map(([name]) => name);
  if (unknown.length > 0)
    throw new Error(`The backup was made by a newer release (${unknown.join(", ")}). Install that release and restore it there.`);
  await run(database, Object.fromEntries(chosen) as Record<string, Migration>);
}

/** Returns the names of the migrations that the database has run; none for an empty database. Works within a transaction, too. */
export async function appliedMigrations({ query }: Database): Promise<string[]> {
  // A query on a missing table would end the transaction.
  const { rows: found } = await sql<{ isThere: boolean }>`select to_regclass('kysely_migration') is not null as "isThere"`.execute(query);
  if (!found[0]?.isThere) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(query);
  return rows.map(({ name }) => name);
}

/** Returns whether no migration is pending. */
export async function isMigrated(database: Database): Promise<boolean> {
  const done = (await appliedMigrations(database)).filter((name) => !isEarlier(name));
  return done.length === Object.keys(migrations).length && done.every((name) => name in migrations);
}

const isEarlier = (name: string): boolean => name < BASELINE;

/** A database that has begun with the earlier migrations runs all of them, and has reached the baseline then. */
async function migrationsAfter(applied: string[]): Promise<Record<string, Migration>> {
  if (!applied.some(isEarlier)) return migrations;
  const { earlier } = await import("./migrations/earlier/index.ts");
  return { ...earlier, ...migrations, [BASELINE]: { up: async () => {} } };
}

async function run(database: Database, migrations: Record<string, Migration>): Promise<string[]> {
  const { directUrl, query } = database;
  if (!directUrl || query.isTransaction) return runOn(database, migrations);
  // The migrator's lock belongs to a session of the server.
  const direct = await openServer(directUrl, { as: "command", connections: 2 });
  return runOn(direct, migrations).finally(direct.close);
}

async function runOn(database: Database, migrations: Record<string, Migration>): Promise<string[]> {
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
