import { type Kysely, sql } from "kysely";

/** Runs the statements of a migration in order, inside the transaction that the migrator holds. */
export async function runStatements(database: Kysely<unknown>, statements: string[]): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}
