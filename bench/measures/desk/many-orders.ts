import type { Query } from "@azulejo/database";
import { sql } from "kysely";

const columnsOf = async (query: Query, table: string, without: string[]): Promise<string[]> => {
  const { rows } = await sql<{ columnName: string }>`
    select column_name from information_schema.columns where table_name = ${table} and table_schema = current_schema()`.execute(query);
  return rows.map((row) => row.columnName).filter((name) => !without.includes(name));
};
const list = (columns: string[], from = "") => sql.raw(columns.map((name) => `${from}"${name}"`).join(", "));

/** The number before the first copy's. */
export const FIRST_NUMBER = 200_000;

/**
 * Copies the newest order of a business account with its lines until the account has this many orders, spread over a year; nine of ten are
 * finished, and every order has a different job name.
 */
export async function copyOrders(query: Query, customerId: number, count: number): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select id from customer_order where customer_id = ${customerId} order by id desc limit 1`.execute(query);
  const template = rows[0]?.id;
  if (template === undefined) throw new Error("the account has no order to copy");
  await sql`insert into bag (id, storefront_id, status)
    select 'bench-bag-' || lpad(n::text, 10, '0'), 1, 'ordered' from generate_series(1, ${count}::int) n`.execute(query);
  const own = ["id", "order_no", "receipt_key", "bag_id", "attempt_key", "placed_at", "finished_at", "job_name", "search"];
  const columns = await columnsOf(query, "customer_order", own);
  await sql`insert into customer_order (order_no, receipt_key, bag_id, attempt_key, placed_at, finished_at, job_name, search, ${list(columns)})
    select ${FIRST_NUMBER} + n, 'bench-receipt-' || lpad(n::text, 12, '0'), 'bench-bag-' || lpad(n::text, 10, '0'), 'bench-attempt-' || n,
      now() - (n * interval '1 minute' * 5), case when n % 10 > 0 then now() - (n * interval '1 minute' * 5) end,
      'Job ' || md5(n::text),
      o.search || array_to_tsvector(array['c' || o.customer_id || ':' || (${FIRST_NUMBER} + n), 'c' || o.customer_id || ':job', 'c' || o.customer_id || ':' || md5(n::text)]),
      ${list(columns, "o.")}
    from customer_order o, generate_series(1, ${count}::int) n where o.id = ${template}`.execute(query);
  const lineColumns = await columnsOf(query, "order_line", ["id", "order_id", "bag_line_id"]);
  await sql`insert into order_line (order_id, ${list(lineColumns)})
    select copy.id, ${list(lineColumns, "line.")} from customer_order copy join order_line line on line.order_id = ${template}
    where copy.customer_id = ${customerId} and copy.id <> ${template}`.execute(query);
  // The database does this by itself within a minute of such a change.
  for (const table of ["customer_order", "order_line"]) await sql`vacuum analyze ${sql.table(table)}`.execute(query);
}
