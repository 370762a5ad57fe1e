import type { LedgerAccount, Query } from "@azulejo/database";
import { sql } from "kysely";
import { entriesOf, type LedgerOwner } from "../journal/month.repository.ts";

/** Days in the storefront's time zone, both included. */
export interface Days {
  from: string;
  to: string;
}

export interface PostedEntry {
  postingId: number;
  on: string;
  key: string;
  orderNo: number | null;
  invoiceNo: number | null;
  customer: string;
  account: LedgerAccount;
  amountCents: number;
}

/** Returns the ledger's entries of some days in the order in which they were written. */
export async function selectEntries(query: Query, whose: LedgerOwner, { from, to }: Days): Promise<PostedEntry[]> {
  const { rows } = await sql<PostedEntry>`
    select posting_id, "on", key, order_no, invoice_no, customer, account, amount_cents from (${entriesOf(whose)}) entries
    where "on" between ${from} and ${to} order by posting_id, amount_cents desc, account`.execute(query);
  return rows;
}

export interface BookedInvoice {
  invoiceNo: number;
  earlierNo: string | null;
  kind: "invoice" | "credit";
  customer: string;
  issuedOn: string;
  dueOn: string | null;
  term: string;
  goodsCents: number;
  deliveryCents: number;
  taxCents: number;
  totalCents: number;
  openCents: number;
  purchaseOrderNo: string | null;
  jobName: string | null;
  currency: string;
}

/** Returns invoices and credits by the day of their issue. */
export const selectInvoicesOf = (query: Query, { storefrontId }: LedgerOwner, { from, to }: Days): Promise<BookedInvoice[]> =>
  query
    .selectFrom("invoice")
    .innerJoin("customer", "customer.id", "invoice.customerId")
    .select(["invoiceNo", "earlierNo", "kind", "customer.name as customer", "issuedOn", "dueOn", "invoice.paymentTerm as term"])
    .select(["goodsCents", "deliveryCents", "taxCents", "totalCents", "openCents", "purchaseOrderNo", "jobName", "currency"])
    .where("invoice.storefrontId", "=", storefrontId)
    .where("issuedOn", ">=", from)
    .where("issuedOn", "<=", to)
    .orderBy("invoiceNo")
    .execute();

export interface BookedPayment {
  on: string;
  ref: string;
  customer: string;
  method: string;
  reference: string | null;
  orderNo: number | null;
  invoiceNos: number[];
  amountCents: number;
  currency: string;
}

/** Returns payments except those on a credit line or gift card, and except those that were reversed. */
export async function selectPaymentsOf(query: Query, whose: LedgerOwner, { from, to }: Days): Promise<BookedPayment[]> {
  const { storefrontId, timezone } = whose;
  const day = (column: string) => sql`to_char(${sql.ref(column)} at time zone ${timezone}, 'YYYY-MM-DD')`;
  const within = sql`paid.created_at >= ${from}::date::timestamp at time zone ${timezone}
    and paid.created_at < (${to}::date + 1)::timestamp at time zone ${timezone} and paid.status in ('captured', 'refunded')`;
  const { rows } = await sql<BookedPayment>`
    select ${day("paid.created_at")} as "on", 'P' || paid.id as ref,
      coalesce(customer.name, owner.first_name || ' ' || owner.last_name) as customer, paid.method, paid.provider_id as reference,
      owner.order_no, '{}'::bigint[] as invoice_nos, paid.amount_cents, owner.currency
    from payment paid join customer_order owner on owner.id = paid.order_id left join customer on customer.id = owner.customer_id
    where owner.storefront_id = ${storefrontId} and paid.method not in ('Credit', 'GiftCard') and ${within}
    union all
    select ${day("paid.created_at")}, 'I' || paid.id, owner.name, paid.method, coalesce(paid.reference, paid.provider_id), null,
      array(select invoice_no from invoice_payment_part part join invoice on invoice.id = part.invoice_id
        where part.payment_id = paid.id order by invoice_no),
      paid.amount_cents, coalesce((select currency from invoice where invoice.customer_id = owner.id limit 1), 'USD')
    from invoice_payment paid join customer owner on owner.id = paid.customer_id
    where paid.storefront_id = ${storefrontId} and paid.method <> 'Credit' and ${within}
    order by "on", ref`.execute(query);
  return rows;
}

export interface BookedCustomer {
  name: string;
  type: string;
  term: string;
  creditLimitCents: number | null;
  postalCode: string | null;
  city: string | null;
  state: string | null;
  email: string | null;
}

/** Returns all business accounts with their first branch and the person who came first. */
export async function selectCustomersOf(query: Query, { storefrontId }: LedgerOwner): Promise<BookedCustomer[]> {
  const { rows } = await sql<BookedCustomer>`
    select customer.name, customer.type, customer.payment_term as term, customer.credit_limit_cents, customer.postal_code,
      branch.city, branch.state, (select email from account where account.customer_id = customer.id order by account.id limit 1) as email
    from customer left join lateral (
      select city, state from customer_branch where customer_branch.customer_id = customer.id order by id limit 1) branch on true
    where customer.storefront_id = ${storefrontId} and customer.merged_into is null order by customer.name, customer.id`.execute(query);
  return rows;
}
