import { createHash } from "node:crypto";
import type { Query } from "@azulejo/database";
import { sql } from "kysely";

/** The columns that differ in a copy, as SQL: `n` is its number, from 1, `row` the row that is copied, and `placed` an order of its own. */
type OwnColumns = Record<string, string>;

/** Copies the newest row of a table so many times; each copy has its own of so many placed orders, for tables that refer to one. */
async function copyNewest(query: Query, table: string, count: number, own: OwnColumns): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns
    where table_name = ${table} and table_schema = current_schema() and is_generated = 'NEVER'`.execute(query);
  const columns = rows.map(({ name }) => name).filter((name) => name !== "id");
  const names = sql.raw(columns.map((name) => `"${name}"`).join(", "));
  const values = sql.raw(columns.map((name) => own[name] ?? `row."${name}"`).join(", "));
  const { numAffectedRows } = await sql`insert into ${sql.table(table)} (${names})
    select ${values} from (select * from ${sql.table(table)} order by id desc limit 1) row
    cross join (select id, row_number() over (order by id desc) as n from customer_order where status = 'placed' limit ${count}) placed`.execute(
    query,
  );
  if (Number(numAffectedRows) !== count) throw new Error(`${numAffectedRows} rows of ${table} instead of ${count}`);
  // The database does this by itself within a minute of such a change.
  await sql`vacuum analyze ${sql.table(table)}`.execute(query);
}

const FIVE_MINUTES_EACH = "now() - n * interval '5 minutes'";
/** A name of letters alone. */
const nameOf = (number: string) => `initcap(translate(md5((${number})::text), '0123456789', 'ghijklmnop'))`;
const OWN_NAME = nameOf("n");
/** Number of different names: each is on several orders, as in a shop whose customers come back. */
const NAMES = 2_000;

/** For each table, the columns that differ between the copies, as they would in a shop. */
const copied: Record<string, OwnColumns> = {
  customer: { name: `${OWN_NAME} || ' Tile'`, created_at: FIVE_MINUTES_EACH },
  account: {
    email: `lower(${OWN_NAME}) || '@example.test'`,
    email_key: `lower(${OWN_NAME}) || '@example.test'`,
    given_name: `left(${OWN_NAME}, 6)`,
    surname: `right(${OWN_NAME}, 8)`,
    phone: "'775 555 ' || lpad((n % 10000)::text, 4, '0')",
    customer_id: "null",
    active_branch_id: "null",
    created_at: FIVE_MINUTES_EACH,
  },
  payment: {
    order_id: "placed.id",
    attempt_key: "null",
    request_id: "null",
    provider_id: "'pi_bench_' || n",
    receipt_key: "'bench-payment-' || lpad(n::text, 16, '0')",
    created_at: FIVE_MINUTES_EACH,
  },
  money_back: { provider_ref: "'re_bench_' || n", created_at: FIVE_MINUTES_EACH },
  order_return: { order_id: "placed.id", announced_at: FIVE_MINUTES_EACH },
  audit_entry: {
    at: FIVE_MINUTES_EACH,
    subject_no: "(100000 + n)::text",
    kind: "(array['order.shipped', 'stock.adjusted', 'prices.changed', 'order.canceled'])[1 + n % 4]",
  },
  sales_quote: {
    bag_id: "'bench-bag-' || lpad(n::text, 10, '0')",
    quote_no: "500000 + n",
    order_id: "null",
    requested_at: FIVE_MINUTES_EACH,
  },
  form_entry: {
    captcha_key: "'bench-form-' || n",
    reference: "'BENCH-' || n",
    created_at: FIVE_MINUTES_EACH,
    fields: `jsonb_build_object('name', ${OWN_NAME}, 'email', lower(${OWN_NAME}) || '@example.test', 'message', 'Which grout?')`,
  },
};

/** Rows to copy, of tables that the demo shop may have left empty. */
const firstRows = [
  sql`insert into money_back (payment_id, kind, provider, provider_ref, amount_cents, state)
    select id, 'refund', 'stripe', 're_bench_0', amount_cents, 'done' from payment order by id desc limit 1`,
  sql`insert into order_return (order_id, reason, our_fault, staff_id, announced_at)
    select customer_order.id, 'surplus', false, staff.id, now() from customer_order, staff where customer_order.status = 'placed' limit 1`,
  sql`insert into sales_quote (storefront_id, account_id, bag_id, language, currency, status, requested_at)
    select 1, account.id, (select bag_id from customer_order where status = 'placed' order by id limit 1), 'en', 'USD', 'requested', now() from account limit 1`,
  sql`insert into audit_entry (storefront_id, at, actor, actor_name, kind, subject, subject_no)
    values (1, now(), 'system', 'bench', 'order.shipped', 'order', '100000')`,
  sql`insert into form_entry (storefront_id, form, language, page, reference, captcha_key, fields)
    values (1, 'contact', 'en', '/en/contact', 'BENCH-0', 'bench-form-0', '{"name": "Ana"}')`,
];

/** Gives the orders the names of many buyers; they have all been copied from one. */
async function renameBuyers(query: Query): Promise<void> {
  const name = sql.raw(nameOf(`customer_order.id % ${NAMES}`));
  await sql`update customer_order set search = ts_delete(search, array['s1:ruiz', 's1:ana']) || array_to_tsvector(array['s1:' || lower(${name})])
    where status = 'placed'`.execute(query);
  await sql`vacuum analyze customer_order`.execute(query);
}

/** The name of the rows with a number, as their searches write it. */
export const nameOfRow = (number: number): string =>
  createHash("md5")
    .update(String(number))
    .digest("hex")
    .replaceAll(/\d/g, (digit) => "ghijklmnop"[Number(digit)] ?? "");

/** Fills the tables that the office lists, with so many rows each; there have to be as many placed orders. */
export async function fillLists(query: Query, count: number): Promise<void> {
  await renameBuyers(query);
  for (const row of firstRows) await row.execute(query);
  for (const [table, own] of Object.entries(copied)) await copyNewest(query, table, count, own);
}
