import { type RawBuilder, sql } from "kysely";
import type { DB } from "./tables.ts";

const toColumn = (key: string): string => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/**
 * Rows of a table as one parameter, for a `from` clause: the table itself says the types of its columns, and the statement has the
 * same text for any number of rows. The keys are the columns' names in code; values for JSON columns are objects.
 */
export function populate(table: keyof DB, rows: Record<string, unknown>[]): RawBuilder<unknown> {
  const named = rows.map((row) => Object.fromEntries(Object.entries(row).map(([key, value]) => [toColumn(key), value])));
  return sql`jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(named)}::jsonb)`;
}

/**
 * The insert of rows of a table, for a statement that writes other tables as well.
 * @param from what gives the columns that the rows don't have, by the columns' names in code; `row` is a row itself
 */
export function insertRows(
  table: keyof DB,
  rows: Record<string, unknown>[],
  given: { columns: Record<string, RawBuilder<unknown>>; from?: RawBuilder<unknown> } = { columns: {} },
): RawBuilder<unknown> {
  const keys = Object.keys(rows[0] ?? {});
  const columns = [...keys, ...Object.keys(given.columns)].map((key) => sql.ref(key));
  const values = [...keys.map((key) => sql.ref(`row.${key}`)), ...Object.values(given.columns)];
  return sql`
    insert into ${sql.table(table)} (${sql.join(columns)})
    select ${sql.join(values)} from ${populate(table, rows)} as row${given.from ? sql`, ${given.from}` : sql``}`;
}
