import { type RawBuilder, sql } from "kysely";
import type { DB } from "./tables.ts";

const toColumn = (key: string): string => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/**
 * Returns rows of a table as one parameter, for a `from` clause. Column types come from the table itself, and the statement's text is the
 * same for any number of rows. Keys are column names in code; values of JSON columns are objects.
 */
export function populate(table: keyof DB, rows: Record<string, unknown>[]): RawBuilder<unknown> {
  const named = rows.map((row) => Object.fromEntries(Object.entries(row).map(([key, value]) => [toColumn(key), value])));
  return sql`jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(named)}::jsonb)`;
}

/**
 * Returns the insert of a table's rows, for use in a statement that also writes other tables.
 * @param from expressions for columns that the rows don't have, by column name in code; `row` is a row itself
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
