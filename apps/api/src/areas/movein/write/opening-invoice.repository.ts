import { populate, type Query } from "@azulejo/database";
import { sql } from "kysely";

export interface OpeningInvoiceRow {
  id: number;
  storefrontId: number;
  customerId: number;
  branchId: number | null;
  kind: "invoice" | "credit";
  earlierNo: string;
  issuedOn: string;
  dueOn: string | null;
  currency: string;
  goodsCents: number;
  deliveryCents: number;
  taxCents: number;
  totalCents: number;
  purchaseOrderNo: string | null;
  jobName: string | null;
}

/** Inserts invoices and credits with an open amount of zero; `postOpening` posts it. */
export async function insertOpeningInvoices(query: Query, rows: OpeningInvoiceRow[]): Promise<void> {
  await sql`
    insert into invoice (id, storefront_id, customer_id, branch_id, kind, earlier_no, issued_at, issued_on, due_on, payment_term, currency,
      goods_cents, delivery_cents, tax_cents, total_cents, purchase_order_no, job_name)
    select row.id, row.storefront_id, row.customer_id, row.branch_id, row.kind, row.earlier_no,
      row.issued_on::timestamp at time zone storefront.timezone, row.issued_on, row.due_on, customer.payment_term, row.currency,
      row.goods_cents, row.delivery_cents, row.tax_cents, row.total_cents, row.purchase_order_no, row.job_name
    from ${populate("invoice", rows as unknown as Record<string, unknown>[])} as row join customer on customer.id = row.customer_id
      join storefront on storefront.id = row.storefront_id`.execute(query);
}

/** A posting of an invoice: its opening balance, or the difference of a later row. */
export interface OpeningPosting {
  key: string;
  invoiceId: number;
  cents: number;
}

/** Posts opening balances. Existing keys are skipped. */
export async function postOpening(query: Query, postings: OpeningPosting[], at: Date): Promise<void> {
  if (postings.length === 0) return;
  const given = sql`jsonb_to_recordset(${JSON.stringify(postings)}::jsonb) as given(key text, "invoiceId" int, cents bigint)`;
  await sql`
    with posting as (
      insert into ledger_posting (key, at) select given.key, ${at} from ${given} on conflict (key) do nothing returning id, key
    )
    insert into ledger_entry (posting_id, account, amount_cents, invoice_id)
    select posting.id, side.account, side.sign * given.cents, case side.account when 'invoiced' then given."invoiceId" end
    from posting join ${given} on given.key = posting.key
    cross join (values ('invoiced', 1), ('opening', -1)) as side(account, sign)`.execute(query);
}

export interface StoredOpening {
  id: number;
  /** False for an invoice of the shop. */
  isMoved: boolean;
  openCents: number;
  /** Whether anything but its opening balance has been posted. */
  isUsed: boolean;
}

/** Returns moved invoices with their current state. */
export async function selectOpenings(query: Query, ids: readonly number[]): Promise<StoredOpening[]> {
  const { rows } = await sql<StoredOpening>`
    select invoice.id, invoice.open_cents, invoice.earlier_no is not null as is_moved,
      exists (select from ledger_entry entry join ledger_posting posting on posting.id = entry.posting_id
        where entry.invoice_id = invoice.id and posting.key not like 'opening:%')
      or exists (select from invoice_payment_part part join invoice_payment payment on payment.id = part.payment_id
        where part.invoice_id = invoice.id and payment.status in ('started', 'pending')) as is_used
    from invoice where invoice.id = any(${[...ids]}::int[])`.execute(query);
  return rows;
}

/** Updates an invoice except its open amount. */
export async function updateOpeningInvoice(query: Query, { id, storefrontId: _, currency: __, ...row }: OpeningInvoiceRow): Promise<void> {
  await query.updateTable("invoice").set(row).where("id", "=", id).execute();
}
