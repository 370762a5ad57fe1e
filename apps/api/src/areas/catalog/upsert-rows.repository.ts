import type { Query } from "@azulejo/database";
import { type RawBuilder, sql } from "kysely";

/** Column name, as in code → SQL type, in insertion order. */
export type Columns = Record<string, string>;

/**
 * Inserts rows or updates those that differ, in one statement with one parameter, so that thousands are written at once and
 * unchanged rows are not written.
 * @returns the `returning` columns of the inserted or changed rows
 */
export async function upsertRows<R>(
  query: Query,
  table: string,
  columns: Columns,
  key: string[],
  rows: Record<string, unknown>[],
  returning: string[],
): Promise<R[]> {
  if (rows.length === 0) return [];
  const names = Object.keys(columns);
  const changing = names.filter((name) => !key.includes(name));
  const own = list(changing.map((name) => sql.ref(`${table}.${name}`)));
  const excluded = list(changing.map((name) => sql.ref(`excluded.${name}`)));
  const changes = list(changing.map((name) => sql`${sql.ref(name)} = ${sql.ref(`excluded.${name}`)}`));
  const columnTypes = list(names.map((name) => sql.raw(`"${name}" ${columns[name]}`)));
  const { rows: changed } = await sql<R>`
    insert into ${sql.table(table)} (${refs(names)})
    select ${list(names.map((name) => sql.raw(`"${name}"`)))} from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row(${columnTypes})
    on conflict (${refs(key)}) do ${
      changing.length === 0 ? sql`nothing` : sql`update set ${changes} where (${own}) is distinct from (${excluded})`
    }
    returning ${refs(returning)}`.execute(query);
  return changed;
}

const list = (parts: RawBuilder<unknown>[]): RawBuilder<unknown> => sql.join(parts);
const refs = (names: string[]): RawBuilder<unknown> => list(names.map((name) => sql.ref(name)));
