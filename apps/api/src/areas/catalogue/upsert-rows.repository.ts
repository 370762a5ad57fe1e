import type { Query } from "@azulejo/database";
import { sql } from "kysely";

/** Column name → SQL type, in insertion order. */
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
  const own = changing.map((name) => `"${table}"."${name}"`).join(", ");
  const excluded = changing.map((name) => `excluded."${name}"`).join(", ");
  const statement = `
    insert into "${table}" (${list(names)})
    select ${list(names)} from jsonb_to_recordset($1::jsonb) as row(${names.map((name) => `"${name}" ${columns[name]}`).join(", ")})
    on conflict (${list(key)}) do ${
      changing.length === 0
        ? "nothing"
        : `update set ${changing.map((name) => `"${name}" = excluded."${name}"`).join(", ")} where (${own}) is distinct from (${excluded})`
    }
    returning ${list(returning)}`;
  const [before = "", after = ""] = statement.split("$1");
  const { rows: changed } = await sql<R>`${sql.raw(before)}${JSON.stringify(rows)}${sql.raw(after)}`.execute(query);
  return changed;
}

const list = (names: string[]): string => names.map((name) => `"${name}"`).join(", ");
