import { sql } from "kysely";
import type { Query } from "../database.ts";

/** Returns the names of the migrations that the database has run; none for an empty database. Works within a transaction, too. */
export async function appliedMigrations({ query }: { query: Query }): Promise<string[]> {
  // A query of a missing table would abort the transaction.
  const { rows: found } = await sql<{ isThere: boolean }>`select to_regclass('kysely_migration') is not null as "isThere"`.execute(query);
  if (!found[0]?.isThere) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(query);
  return rows.map(({ name }) => name);
}
