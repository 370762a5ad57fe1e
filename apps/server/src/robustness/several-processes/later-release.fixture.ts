import type { Query } from "@azulejo/database";
import { sql } from "kysely";

/** Adds columns to tables, as a later release could. */
export const widenTable = (database: Query, table: string): Promise<unknown> =>
  sql.raw(`alter table ${table} add column later_note text, add column later_count integer not null default 0`).execute(database);

export async function selectTables(database: Query): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select oid::regclass::text as name from pg_class
    where relkind = 'r' and relnamespace in ('public'::regnamespace, 'content'::regnamespace) and relname not like 'kysely%'`.execute(
    database,
  );
  return rows.map(({ name }) => name);
}
