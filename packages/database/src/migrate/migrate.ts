import type { Migration } from "kysely/migration";
import type { Database } from "../database.ts";
import { BASELINE, migrations } from "../migrations/index.ts";
import { openServer } from "../server/open-server.ts";
import { appliedMigrations } from "./applied-migrations.ts";
import { runMigrations } from "./run-migrations.ts";

/** Thrown if this release can't run on the database, with a message for operators. */
export class SchemaError extends Error {}

/**
 * Migrates the schema. Several instances may call it at once; one migrates and the others wait. A database migrated by a later release
 * isn't changed.
 * @returns the names of the migrations that ran
 * @throws the first error; a failed migration is rolled back
 * @throws SchemaError if this release can't run on a later release's database
 */
export async function migrate(database: Database): Promise<string[]> {
  const applied = await appliedMigrations(database);
  const known = await migrationsAfter(applied);
  if (applied.some((name) => !(name in known))) {
    const problem = problemOf(applied);
    if (problem) throw new SchemaError(problem);
    return [];
  }
  return runDirectly(database, known);
}

/**
 * Migrates an empty database by exactly these migrations, as recorded in a backup; `migrate` runs the rest.
 * @param names from `appliedMigrations` @throws if the database has a schema, or if this release doesn't have one of the migrations
 */
export async function migrateTo(database: Database, names: string[]): Promise<void> {
  if ((await appliedMigrations(database)).length > 0) throw new Error("The database is not empty. Choose an empty one.");
  const known = await migrationsAfter(names);
  const chosen = names.map((name) => [name, known[name]] as const);
  const unknown = chosen.filter(([, migration]) => !migration).map(([name]) => name);
  if (unknown.length > 0)
    throw new Error(`The backup was made by a newer release (${unknown.join(", ")}). Install that release and restore it there.`);
  await runDirectly(database, Object.fromEntries(chosen) as Record<string, Migration>);
}

/** Returns why this release can't run on the database, as a message; null if it can. A later release may have added to the schema. */
export async function schemaProblem(database: Database): Promise<string | null> {
  return problemOf(await appliedMigrations(database));
}

/** @throws SchemaError if this release can't run on the database */
export async function requireSchema(database: Database): Promise<void> {
  const problem = await schemaProblem(database);
  if (problem) throw new SchemaError(problem);
}

/** Returns whether this release can run on the database. */
export async function isMigrated(database: Database): Promise<boolean> {
  return (await schemaProblem(database)) === null;
}

/** Matches the end of a migration's name with the number of a migration that code must know to run after it. */
const needed = /-needs-(\d{4})$/;

function problemOf(applied: string[]): string | null {
  const own = Object.keys(migrations);
  const later = applied.filter((name) => !isEarlier(name) && !(name in migrations));
  const narrowing = later.filter((name) => {
    const number = needed.exec(name)?.[1];
    return number !== undefined && !own.some((known) => known.startsWith(`${number}-`));
  });
  if (narrowing.length > 0) return `The database needs a later release than this one (${narrowing.join(", ")}). Install that release.`;
  const missing = own.filter((name) => !applied.includes(name));
  if (missing.length === 0) return null;
  if (later.length === 0) return `The database lacks ${missing.join(", ")}. Run npm run db:migrate.`;
  return `The database is of another release: it lacks ${missing.join(", ")}, and has ${later.join(", ")}. Install a release that has both.`;
}

const isEarlier = (name: string): boolean => name < BASELINE;

/**
 * Returns the migrations of a database. One that began before the baseline runs all earlier migrations, and then has the baseline's schema.
 */
async function migrationsAfter(applied: string[]): Promise<Record<string, Migration>> {
  if (!applied.some(isEarlier)) return migrations;
  const { earlier } = await import("../migrations/earlier/index.ts");
  return { ...earlier, ...migrations, [BASELINE]: { up: async () => {} } };
}

/** Runs migrations on their own connection, because their lock belongs to a session of the server. */
async function runDirectly({ directUrl, query }: Database, known: Record<string, Migration>): Promise<string[]> {
  if (!directUrl || query.isTransaction) return runMigrations(query, known);
  const direct = await openServer(directUrl, { as: "command", connections: 2 });
  return runMigrations(direct.query, known).finally(direct.close);
}
