import { type Kysely, sql } from "kysely";

/** Runs a migration's statements in order, inside the migrator's transaction. */
export async function runStatements(database: Kysely<unknown>, statements: string[]): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}
