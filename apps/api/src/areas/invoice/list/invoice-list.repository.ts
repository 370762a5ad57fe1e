import type { InvoiceAge, InvoiceSort, InvoiceStatus } from "@azulejo/contract/areas/customer.ts";
import type { Query } from "@azulejo/database";
import { type RawBuilder, sql } from "kysely";
import { matchingOrders } from "../../customer/index.ts";
import type { InvoiceOwner } from "./invoice-owner.ts";

export interface WhichInvoices {
  whose: InvoiceOwner;
  status: InvoiceStatus;
  age: InvoiceAge | null;
  /** Empty for any. */
  search: string;
  branchId: number | null;
  /** Null for any. */
  invoiceNos: number[] | null;
  /** The order of the invoices; null for any. */
  receiptKey: string | null;
  today: string;
  sort: InvoiceSort;
  offset: number;
  limit: number;
}

export interface InvoiceRow {
  id: number;
  invoiceNo: number;
  kind: "invoice" | "credit";
  orderNo: number | null;
  receiptKey: string | null;
  earlierNo: string | null;
  branch: string | null;
  purchaseOrderNo: string | null;
  jobName: string | null;
  issuedOn: string;
  dueOn: string | null;
  totalCents: number;
  openCents: number;
  pendingCents: number;
  currency: string;
}

export const statuses: Record<InvoiceStatus, RawBuilder<boolean>> = {
  open: sql`invoice.open_cents <> 0`,
  paid: sql`invoice.open_cents = 0`,
  all: sql`true`,
};

const columns = {
  due: sql`invoice.due_on`,
  issued: sql`invoice.issued_on`,
  total: sql`invoice.total_cents`,
  open: sql`invoice.open_cents`,
};

/** Credits have no due day, so they come last when sorted by it. */
function ordered(sort: InvoiceSort): RawBuilder<unknown> {
  const [column, isDown] = sort.split("_") as [keyof typeof columns, string | undefined];
  return isDown ? sql`${columns[column]} desc nulls last, invoice.id desc` : sql`${columns[column]} asc nulls last, invoice.id`;
}

const lateness: Record<InvoiceAge, [from: number | null, to: number | null]> = {
  current: [null, 0],
  "1-30": [1, 30],
  "31-60": [31, 60],
  "61-90": [61, 90],
  "90+": [91, null],
};

/** @param today a day in the shop's time zone */
export function hasAge(age: InvoiceAge | null, today: string): RawBuilder<boolean> {
  if (age === null) return sql`true`;
  const [from, to] = lateness[age];
  return sql`invoice.open_cents > 0 and (${from}::int is null or invoice.due_on <= ${today}::date - ${from}::int)
    and (${to}::int is null or invoice.due_on >= ${today}::date - ${to}::int)`;
}

/**
 * Matches the start of an invoice's number, here or in an earlier system, or the words of its order. The ids form an array, so that their
 * indexes are read first.
 */
function searched(search: string, customerId: number): RawBuilder<boolean> {
  if (search === "") return sql`true`;
  const ranges = numberRanges(search).map(([from, to]) => sql<boolean>`found.invoice_no between ${from} and ${to}`);
  const byNumber = ranges.length === 0 ? sql`` : sql`union all select id from invoice found where ${sql.join(ranges, sql` or `)}`;
  return sql`invoice.id = any(array(
    select id from invoice found where found.order_id = any(${matchingOrders(search, `c${customerId}`)}) ${byNumber}
    union all select id from invoice found where found.customer_id = ${customerId} and starts_with(lower(found.earlier_no), lower(${search}))))`;
}

const MAX_DIGITS = 12;

/** Returns the numbers that start with these digits, as ranges by their length; none for anything but digits. */
export function numberRanges(digits: string): [from: number, to: number][] {
  if (!/^[1-9]\d*$/.test(digits) || digits.length > MAX_DIGITS) return [];
  return Array.from({ length: MAX_DIGITS - digits.length + 1 }, (_, more) => {
    const from = Number(digits) * 10 ** more;
    return [from, from + 10 ** more - 1];
  });
}

export const isOwnedBy = ({ storefrontId, customerId, branchIds }: InvoiceOwner) =>
  sql`invoice.storefront_id = ${storefrontId} and invoice.customer_id = ${customerId}
    and ${branchIds.length === 0 ? sql`true` : sql`invoice.branch_id = any(${branchIds}::int[])`}`;

const matching = ({ whose, status, age, search, branchId, invoiceNos, receiptKey, today }: WhichInvoices) =>
  sql`${isOwnedBy(whose)} and ${statuses[status]} and ${hasAge(age, today)} and ${searched(search, whose.customerId)}
    and (${branchId}::int is null or invoice.branch_id = ${branchId})
    and (${invoiceNos}::bigint[] is null or invoice.invoice_no = any(${invoiceNos}::bigint[]))
    and ${receiptKey === null ? sql`true` : sql`invoice.order_id = (select id from customer_order where receipt_key = ${receiptKey})`}`;

/** Selects the amount of an invoice that unfinished payments claim. */
const pending = sql<number>`(select coalesce(sum(part.amount_cents), 0)::bigint from invoice_payment_part part
  join invoice_payment payment on payment.id = part.payment_id and (payment.status = 'pending' or (payment.status = 'started' and not payment.waits_for_payer))
  where part.invoice_id = invoice.id)`;

/** Returns one page of invoices and credits. */
export async function selectInvoices(query: Query, which: WhichInvoices): Promise<InvoiceRow[]> {
  const { rows } = await sql<InvoiceRow>`
    select invoice.id, invoice.invoice_no, invoice.kind, o.order_no, o.receipt_key, invoice.earlier_no, branch.name as branch, invoice.purchase_order_no,
      invoice.job_name, invoice.issued_on::text as issued_on, invoice.due_on::text as due_on, invoice.total_cents, invoice.open_cents,
      ${pending} as pending_cents, invoice.currency
    from (select * from invoice where ${matching(which)} order by ${ordered(which.sort)} offset ${which.offset} limit ${which.limit}) invoice
    left join customer_order o on o.id = invoice.order_id left join customer_branch branch on branch.id = invoice.branch_id
    order by ${ordered(which.sort)}`.execute(query);
  return rows;
}

/** Returns the number of invoices and their open amount, independent of the page. */
export async function countInvoices(query: Query, which: WhichInvoices): Promise<{ count: number; openCents: number }> {
  const { rows } = await sql<{ count: number; openCents: number }>`
    select count(*)::int as count, coalesce(sum(open_cents), 0)::bigint as open_cents from invoice where ${matching(which)}`.execute(query);
  return rows[0] ?? { count: 0, openCents: 0 };
}

/** Open invoices of one due day and branch; credits have no day. */
export interface OpenOfDay {
  dueOn: string | null;
  branchId: number | null;
  cents: number;
  count: number;
}

/** Selects the open sums by due day and branch. */
export const openByDay = (whose: InvoiceOwner, branchId: number | null = null) => sql<OpenOfDay>`
  select due_on::text as due_on, branch_id, sum(open_cents)::bigint as cents, count(*)::int as count
  from invoice where ${isOwnedBy(whose)} and open_cents <> 0 and (${branchId}::int is null or branch_id = ${branchId})
  group by due_on, branch_id`;

export async function selectOpenByDay(query: Query, whose: InvoiceOwner, branchId: number | null = null): Promise<OpenOfDay[]> {
  return (await openByDay(whose, branchId).execute(query)).rows;
}
