import type { Query } from "@azulejo/database";
import { sql } from "kysely";

/**
 * Gives every order of a business account an invoice of its day; one of ten is open. Those of the newest orders are in the ledger, as
 * lines of this month's statement.
 * @param ofMonth how many lines
 */
export async function invoiceOrders(query: Query, customerId: number, ofMonth: number): Promise<void> {
  await sql`insert into invoice (storefront_id, customer_id, branch_id, order_id, kind, issued_at, issued_on, due_on, payment_term, currency,
      goods_cents, delivery_cents, tax_cents, total_cents, open_cents, purchase_order_no, job_name)
    select storefront_id, customer_id, branch_id, id, 'invoice', placed_at, placed_at::date, placed_at::date + 30, 'NET30', currency,
      total_cents, 0, 0, total_cents, case when id % 10 = 0 then total_cents else 0 end, purchase_order_no, job_name
    from customer_order where customer_id = ${customerId}`.execute(query);
  await sql`create temporary table of_month as
    select id, total_cents, open_cents from invoice where customer_id = ${customerId} order by id desc limit ${ofMonth}`.execute(query);
  // The trigger adds the amounts in the ledger, so open amounts start at zero.
  await sql`update invoice set open_cents = 0 where id in (select id from of_month)`.execute(query);
  await sql`insert into ledger_posting (key, order_id, at)
    select 'invoice:' || invoice.id, invoice.order_id, now() from of_month join invoice on invoice.id = of_month.id`.execute(query);
  await sql`insert into ledger_entry (posting_id, account, amount_cents, invoice_id)
    select posting.id, side.account, side.sign * of_month.total_cents, side.of_invoice
    from of_month join ledger_posting posting on posting.key = 'invoice:' || of_month.id
    cross join lateral (values ('invoiced', 1, of_month.id), ('credit_line', -1, null)) side (account, sign, of_invoice)`.execute(query);
  await sql`drop table of_month`.execute(query);
  for (const table of ["invoice", "ledger_posting", "ledger_entry"]) await sql`vacuum analyze ${sql.table(table)}`.execute(query);
}
