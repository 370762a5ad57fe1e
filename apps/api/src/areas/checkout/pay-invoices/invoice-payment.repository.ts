import type { Query, Tables } from "@azulejo/database";
import { type Insertable, type Selectable, sql } from "kysely";
import { isOrderOfPlaces } from "../../order/index.ts";

/** A payment of invoices. Amounts in cents. */
export type InvoicePayment = Pick<
  Selectable<Tables["invoicePayment"]>,
  | "id"
  | "customerId"
  | "storefrontId"
  | "provider"
  | "providerId"
  | "attemptKey"
  | "method"
  | "status"
  | "amountCents"
  | "failureCode"
  | "createdAt"
>;

const columns = [
  "id",
  "customerId",
  "storefrontId",
  "provider",
  "providerId",
  "attemptKey",
  "method",
  "status",
  "amountCents",
  "failureCode",
  "createdAt",
] as const;

type Which = { id: number } | { providerId: string } | { customerId: number; attemptKey: string };

export async function selectInvoicePayment(query: Query, which: Which, lock = false): Promise<InvoicePayment | null> {
  const row = await query
    .selectFrom("invoicePayment")
    .select([...columns])
    .$if("id" in which, (select) => select.where("id", "=", (which as { id: number }).id))
    .$if("providerId" in which, (select) => select.where("providerId", "=", (which as { providerId: string }).providerId))
    .$if("attemptKey" in which, (select) => {
      const { customerId, attemptKey } = which as { customerId: number; attemptKey: string };
      return select.where("customerId", "=", customerId).where("attemptKey", "=", attemptKey);
    })
    .$if(lock, (select) => select.forUpdate())
    .executeTakeFirst();
  return row ?? null;
}

/** An invoice or a credit that a payment settles a part of. */
export interface PayableInvoice {
  id: number;
  invoiceNo: number;
  kind: "invoice" | "credit";
  /** The open amount that no unfinished payment takes; negative for a credit. */
  freeCents: number;
}

interface WhichInvoices {
  storefrontId: number;
  customerId: number;
  branchIds: readonly number[];
  /** For staff, only invoices of orders that are picked up at these places; null for all. */
  placeIds?: readonly number[] | null;
  invoiceNos: number[];
}

/** Returns the invoices by number that the caller may pay, with what is left of them. */
export async function selectPayableInvoices(query: Query, which: WhichInvoices): Promise<PayableInvoice[]> {
  const { rows } = await sql<PayableInvoice>`
    select invoice.id, invoice.invoice_no, invoice.kind, (invoice.open_cents - coalesce((
      select sum(part.amount_cents) from invoice_payment_part part
      join invoice_payment payment on payment.id = part.payment_id and payment.status in ('started', 'pending')
      where part.invoice_id = invoice.id), 0))::bigint as free_cents
    from invoice where storefront_id = ${which.storefrontId} and customer_id = ${which.customerId}
      and invoice_no = any(${which.invoiceNos}::bigint[])
      and ${isOrderOfPlaces(which.placeIds ?? null, "invoice.order_id")}
      and ${which.branchIds.length === 0 ? sql`true` : sql`branch_id = any(${which.branchIds}::int[])`}`.execute(query);
  return rows;
}

/** Returns the business accounts of invoices by their number. */
export async function selectPayers(
  query: Query,
  storefrontId: number,
  invoiceNos: number[],
): Promise<Map<number, { id: number; name: string }>> {
  if (invoiceNos.length === 0) return new Map();
  const rows = await query
    .selectFrom("invoice")
    .innerJoin("customer", "customer.id", "invoice.customerId")
    .select(["invoiceNo", "customer.id", "customer.name"])
    .where("invoice.storefrontId", "=", storefrontId)
    .where("invoiceNo", "in", invoiceNos)
    .execute();
  return new Map(rows.map(({ invoiceNo, ...customer }) => [invoiceNo, customer]));
}

/** Holds a business account until the transaction ends, so that two payments can't pay the same. */
export async function lockPayingCustomer(query: Query, customerId: number): Promise<void> {
  await query.selectFrom("customer").select("id").where("id", "=", customerId).forNoKeyUpdate().executeTakeFirst();
}

export interface PaymentPart {
  invoiceId: number;
  /** Negative for what is used of a credit. */
  amountCents: number;
}

export async function insertInvoicePayment(
  query: Query,
  payment: Insertable<Tables["invoicePayment"]>,
  parts: PaymentPart[],
): Promise<InvoicePayment> {
  const stored = await query
    .insertInto("invoicePayment")
    .values(payment)
    .returning([...columns])
    .executeTakeFirstOrThrow();
  await query
    .insertInto("invoicePaymentPart")
    .values(parts.map((part) => ({ paymentId: stored.id, ...part })))
    .execute();
  return stored;
}

export const selectPaymentParts = (query: Query, paymentId: number): Promise<(PaymentPart & { invoiceNo: number })[]> =>
  query
    .selectFrom("invoicePaymentPart")
    .innerJoin("invoice", "invoice.id", "invoicePaymentPart.invoiceId")
    .select(["invoiceId", "invoicePaymentPart.amountCents", "invoiceNo"])
    .where("paymentId", "=", paymentId)
    .orderBy("invoiceNo")
    .execute();

type Change = Partial<
  Pick<
    Selectable<Tables["invoicePayment"]>,
    "providerId" | "status" | "brand" | "last4" | "failureCode" | "paidAt" | "askedAt" | "waitsForPayer"
  >
>;

export async function updateInvoicePayment(query: Query, id: number, change: Change): Promise<void> {
  await query.updateTable("invoicePayment").set(change).where("id", "=", id).execute();
}

/** Returns payments of any of these invoices that only wait for their payer. */
export async function selectWaitingPayments(query: Query, customerId: number, invoiceNos: number[]): Promise<InvoicePayment[]> {
  return query
    .selectFrom("invoicePayment")
    .select([...columns])
    .where("customerId", "=", customerId)
    .where("status", "=", "started")
    .where("waitsForPayer", "=", true)
    .where((of) =>
      of.exists(
        of
          .selectFrom("invoicePaymentPart")
          .innerJoin("invoice", "invoice.id", "invoicePaymentPart.invoiceId")
          .select("paymentId")
          .whereRef("paymentId", "=", "invoicePayment.id")
          .where("invoiceNo", "in", invoiceNos),
      ),
    )
    .orderBy("id")
    .execute();
}

/** Returns unfinished payments that began, or were last checked, before a time; those that waited longest first. */
export const selectUnfinishedPayments = (
  query: Query,
  status: "started" | "pending",
  before: Date,
  limit: number,
): Promise<InvoicePayment[]> =>
  query
    .selectFrom("invoicePayment")
    .select([...columns])
    .where("status", "=", status)
    .where((of) => of(of.fn.coalesce("askedAt", "createdAt"), "<", before))
    .orderBy((of) => of.fn.coalesce("askedAt", "createdAt"))
    .limit(limit)
    .execute();

/** Returns the open amount of a business account, less unused credits. */
export async function selectInvoiceBalance(query: Query, customerId: number): Promise<number> {
  const row = await query
    .selectFrom("invoice")
    .select((of) => of.fn.sum<string>("openCents").as("cents"))
    .where("customerId", "=", customerId)
    .where("openCents", "!=", 0)
    .executeTakeFirst();
  return Number(row?.cents ?? 0);
}

/** The contents and recipients of an email about a payment of invoices. */
export interface InvoicePaymentMail {
  storefrontId: number;
  status: InvoicePayment["status"];
  email: string;
  language: string;
  amountCents: number;
  currency: string;
  brand: string | null;
  last4: string | null;
  mandateText: string | null;
  invoiceNos: number[];
}

/** Returns the contents of an email to the payer; null for a check, and once the payer's account is gone. */
export async function selectInvoicePaymentMail(query: Query, id: number): Promise<InvoicePaymentMail | null> {
  const { rows } = await sql<InvoicePaymentMail>`
    select payment.storefront_id, payment.status, account.email, account.language, payment.amount_cents, min(invoice.currency) as currency,
      payment.brand, payment.last4, payment.mandate_text, array_agg(invoice.invoice_no order by invoice.invoice_no) as invoice_nos
    from invoice_payment payment join account on account.id = payment.account_id
    join invoice_payment_part part on part.payment_id = payment.id join invoice on invoice.id = part.invoice_id
    where payment.id = ${id} group by payment.id, account.id`.execute(query);
  return rows[0] ?? null;
}
