import type { Query } from "@azulejo/database";
import { sql } from "kysely";
import { isOwnedBy } from "../list/invoice-list.repository.ts";
import type { InvoiceOwner } from "../list/invoice-owner.ts";

/** The account, and the time zone of its days. */
export type StatementAccount = InvoiceOwner & { timezone: string };

/** The changes of a business account in a month, in cents. */
export interface MonthRow {
  /** yyyy-mm */
  month: string;
  chargedCents: number;
  creditedCents: number;
  paidCents: number;
}

/** Selects the account's entries with their causes. A payment has one for each invoice. */
const account = ({ timezone, ...whose }: StatementAccount) => sql`
  select posting.id as posting_id, (posting.at at time zone ${timezone})::date as "on", posting.at, posting.key, entry.amount_cents, invoice.id as invoice_id,
    invoice.invoice_no, invoice.earlier_no, invoice.kind as invoice_kind, invoice.order_id, invoice.branch_id, invoice.purchase_order_no,
    case when posting.key like 'invoice-payment:%' then 'payment' when posting.key like 'invoice-return:%' then 'return'
      when entry.amount_cents < 0 then 'credit' else 'invoice' end as kind,
    case when posting.key like 'invoice-payment:%' or posting.key like 'invoice-return:%' then split_part(posting.key, ':', 2)::int end as payment_id
  from invoice join ledger_entry entry on entry.invoice_id = invoice.id
  join ledger_posting posting on posting.id = entry.posting_id
  where ${isOwnedBy(whose)}`;

/** Returns the changes of each month in which anything changed, oldest first. */
export async function selectMonths(query: Query, whose: StatementAccount): Promise<MonthRow[]> {
  const { rows } = await sql<MonthRow>`
    select to_char("on", 'YYYY-MM') as month,
      coalesce(sum(amount_cents) filter (where kind = 'invoice'), 0)::bigint as charged_cents,
      coalesce(-sum(amount_cents) filter (where kind = 'credit'), 0)::bigint as credited_cents,
      coalesce(-sum(amount_cents) filter (where kind in ('payment', 'return')), 0)::bigint as paid_cents
    from (${account(whose)}) entries group by 1 order by 1`.execute(query);
  return rows;
}

/** One cause of a change: an invoice, a credit, a payment, or a payment that its bank returned. */
export interface LineRow {
  on: string;
  kind: "invoice" | "credit" | "payment" | "return";
  invoiceNos: number[];
  orderNo: number | null;
  earlierNo: string | null;
  purchaseOrderNo: string | null;
  branch: string | null;
  method: "CreditCard" | "Ach" | "Check" | "Credit" | null;
  reference: string | null;
  amountCents: number;
}

/** Returns the lines of a month, oldest first. @param month yyyy-mm */
export async function selectLines(query: Query, whose: StatementAccount, month: string): Promise<LineRow[]> {
  const { rows } = await sql<LineRow>`
    select min(entries."on")::text as "on", entries.kind, array_agg(entries.invoice_no order by entries.invoice_no) as invoice_nos,
      min(o.order_no) filter (where entries.kind in ('invoice', 'credit')) as order_no,
      min(entries.earlier_no) filter (where entries.kind in ('invoice', 'credit')) as earlier_no,
      min(entries.purchase_order_no) filter (where entries.kind in ('invoice', 'credit')) as purchase_order_no,
      min(branch.name) filter (where entries.kind in ('invoice', 'credit')) as branch,
      min(payment.method) as method, min(coalesce(payment.reference, payment.last4)) as reference, sum(entries.amount_cents)::bigint as amount_cents
    from (${account(whose)}) entries
    left join customer_order o on o.id = entries.order_id
    left join customer_branch branch on branch.id = entries.branch_id
    left join invoice_payment payment on payment.id = entries.payment_id
    where "on" >= ${`${month}-01`}::date and "on" < ${`${month}-01`}::date + interval '1 month'
    group by entries.posting_id, entries.at, entries.kind order by entries.at, entries.posting_id`.execute(query);
  return rows;
}
