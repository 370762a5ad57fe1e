import { sql } from "kysely";
import type { BookCheck } from "./book-check.repository.ts";

const invoiceName = sql`invoice.invoice_no::text as name`;

/** Rules that hold between invoices, their payments, the ledger and units handed over. */
export const invoiceChecks: BookCheck[] = [
  {
    code: "open_invoices",
    what: "open invoices",
    says: "invoices have another amount left to pay than the ledger",
    wrong: sql`
      select ${invoiceName} from invoice
      where open_cents <> coalesce((select sum(amount_cents) from ledger_entry where ledger_entry.invoice_id = invoice.id), 0)`,
  },
  {
    code: "lines_of_invoices",
    what: "lines of invoices",
    says: "invoices differ from the sum of their lines",
    wrong: sql`
      select ${invoiceName} from invoice join invoice_line line on line.invoice_id = invoice.id group by invoice.id
      having sum(line.goods_cents) <> invoice.goods_cents or sum(line.tax_cents) <> invoice.tax_cents
        or sum(line.delivery_cents) <> invoice.delivery_cents`,
  },
  {
    code: "charges_of_invoices",
    what: "charges of invoices",
    says: "invoices charge another amount than what was not paid with their order",
    wrong: sql`
      select ${invoiceName} from invoice
      left join ledger_posting posting on posting.key = 'invoice:' || invoice.id
      left join ledger_entry entry on entry.posting_id = posting.id and entry.invoice_id = invoice.id
      where kind = 'invoice' and event_id is not null and coalesce(entry.amount_cents, 0) <> total_cents - prepaid_cents`,
  },
  {
    code: "invoiced_goods",
    what: "invoiced goods",
    says: "order lines are invoiced for other units than were fulfilled",
    wrong: sql`
      select line.order_line_id::text as name from invoice_line line join invoice on invoice.id = line.invoice_id and invoice.kind = 'invoice'
      group by line.order_line_id having sum(line.units) > (
        select sum(units) from order_line_step step where step.order_line_id = line.order_line_id and step.kind = 'shipped')`,
  },
  {
    code: "payments_of_invoices",
    what: "payments of invoices",
    says: "payments of invoices differ from their parts, or from the ledger",
    wrong: sql`
      select payment.id::text as name from invoice_payment payment
      where amount_cents <> coalesce((select sum(part.amount_cents) from invoice_payment_part part where part.payment_id = payment.id), 0)
        or coalesce((
          select sum(-entry.amount_cents) from ledger_posting posting join ledger_entry entry on entry.posting_id = posting.id
          where entry.account = 'invoiced' and posting.key in ('invoice-payment:' || payment.id, 'invoice-return:' || payment.id)), 0)
          <> case when status = 'captured' then amount_cents else 0 end`,
  },
];
