import type { InvoiceAge, InvoiceStatus } from "@azulejo/contract/areas/customer.ts";
import type { Query, SellUnit } from "@azulejo/database";
import { type RawBuilder, sql } from "kysely";
import { hasAge, numberRanges, statuses } from "../../invoice/index.ts";

export interface InvoiceHead {
  id: number;
  invoiceNo: number;
  earlierNo: string | null;
  kind: "invoice" | "credit";
  customerId: number;
  customer: string;
  orderNo: number | null;
  purchaseOrderNo: string | null;
  jobName: string | null;
  issuedOn: string;
  dueOn: string | null;
  totalCents: number;
  openCents: number;
  currency: string;
}

export interface WhichInvoices {
  storefrontId: number;
  status: InvoiceStatus;
  age: InvoiceAge | null;
  customerId: number | null;
  /** Empty for any. */
  search: string;
  today: string;
  offset: number;
  limit: number;
}

/** Matches the start of numbers, or a whole id of another system. The ids form an array, so that their indexes are read first. */
function searched(storefrontId: number, search: string): RawBuilder<boolean> {
  if (search === "") return sql`true`;
  const start = `${search.toLowerCase().replaceAll(/[\\%_]/g, "\\$&")}%`;
  const ranges = numberRanges(search).map(([from, to]) => sql<boolean>`found.invoice_no between ${from} and ${to}`);
  const byNumber =
    ranges.length === 0
      ? sql``
      : sql`union all select id from invoice found where ${sql.join(ranges, sql` or `)}
        union all select found.id from invoice found join customer_order o on o.id = found.order_id where o.order_no = ${Number(search)}`;
  return sql`invoice.id = any(array(
    select id from invoice found where lower(found.earlier_no) like ${start}
    union all select id from invoice found where lower(found.purchase_order_no) like ${start}
    union all select record_id from external_id where storefront_id = ${storefrontId} and external_id = ${search} and kind = 'invoice'
    ${byNumber}))`;
}

const matching = ({ storefrontId, status, age, customerId, search, today }: WhichInvoices): RawBuilder<boolean> =>
  sql`invoice.storefront_id = ${storefrontId} and ${statuses[status]} and ${hasAge(age, today)} and ${searched(storefrontId, search)}
    and ${customerId === null ? sql`true` : sql`invoice.customer_id = ${customerId}`}`;

const head = sql`invoice.id, invoice.invoice_no, invoice.earlier_no, invoice.kind, invoice.customer_id, customer.name as customer, o.order_no,
  invoice.purchase_order_no, invoice.job_name, invoice.issued_on::text as issued_on, invoice.due_on::text as due_on, invoice.total_cents,
  invoice.open_cents, invoice.currency`;

export async function selectOfficeInvoices(query: Query, which: WhichInvoices): Promise<InvoiceHead[]> {
  const order = which.status === "open" ? sql`invoice.due_on nulls last, invoice.id` : sql`invoice.id desc`;
  const { rows } = await sql<InvoiceHead>`
    select ${head}
    from (select * from invoice where ${matching(which)} order by ${order} offset ${which.offset} limit ${which.limit}) invoice
    join customer on customer.id = invoice.customer_id left join customer_order o on o.id = invoice.order_id
    order by ${order}`.execute(query);
  return rows;
}

export async function countOfficeInvoices(query: Query, which: WhichInvoices): Promise<{ total: number; openCents: number }> {
  const { rows } = await sql<{ total: number; openCents: number }>`
    select count(*)::int as total, coalesce(sum(open_cents), 0)::bigint as open_cents from invoice where ${matching(which)}`.execute(query);
  return rows[0] ?? { total: 0, openCents: 0 };
}

export interface StoredOfficeInvoice extends InvoiceHead {
  branch: string | null;
  goodsCents: number;
  deliveryCents: number;
  taxCents: number;
  prepaidCents: number;
}

/** Returns an invoice or credit by number; null if the storefront has none. */
export async function selectOfficeInvoice(query: Query, storefrontId: number, invoiceNo: number): Promise<StoredOfficeInvoice | null> {
  const { rows } = await sql<StoredOfficeInvoice>`
    select ${head}, branch.name as branch, invoice.goods_cents, invoice.delivery_cents, invoice.tax_cents, invoice.prepaid_cents
    from invoice join customer on customer.id = invoice.customer_id left join customer_order o on o.id = invoice.order_id
    left join customer_branch branch on branch.id = invoice.branch_id
    where invoice.storefront_id = ${storefrontId} and invoice.invoice_no = ${invoiceNo}`.execute(query);
  return rows[0] ?? null;
}

export interface InvoiceLine {
  itemNo: string;
  name: string;
  detail: string;
  units: number;
  sellUnit: SellUnit;
  goodsCents: number;
}

export const selectInvoiceLines = (query: Query, invoiceId: number): Promise<InvoiceLine[]> =>
  query
    .selectFrom("invoiceLine")
    .innerJoin("orderLine", "orderLine.id", "invoiceLine.orderLineId")
    .select(["itemNo", "name", "detail", "units", "sellUnit", "invoiceLine.goodsCents"])
    .where("invoiceId", "=", invoiceId)
    .orderBy("invoiceLine.position")
    .execute();

/** Returns the payments that an invoice is or was part of, newest first. */
export const selectInvoicePayments = (query: Query, invoiceId: number) =>
  query
    .selectFrom("invoicePaymentPart as part")
    .innerJoin("invoicePayment as payment", "payment.id", "part.paymentId")
    .select(["payment.createdAt", "payment.paidAt", "method", "reference", "brand", "last4", "status", "part.amountCents"])
    .where("part.invoiceId", "=", invoiceId)
    .orderBy("payment.id", "desc")
    .execute();
