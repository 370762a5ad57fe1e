import type { PaymentStatus, Query } from "@azulejo/database";
import { sql } from "kysely";

/** An order on which something may be owed. */
export interface PayableOrder {
  id: number;
  orderNo: number;
  receiptKey: string;
  storefrontId: number;
  accountId: number | null;
  email: string;
  language: string;
  currency: string;
  totalCents: number;
  canceledAt: Date | null;
}

const orderColumns = [
  "id",
  "orderNo",
  "receiptKey",
  "storefrontId",
  "accountId",
  "email",
  "language",
  "currency",
  "totalCents",
  "canceledAt",
] as const;
type WhichOrder = { id: number } | { storefrontId: number; orderNo: number };

export async function selectPayableOrder(query: Query, which: WhichOrder, lock = false): Promise<PayableOrder | null> {
  const row = await query
    .selectFrom("customerOrder")
    .select([...orderColumns])
    .where((of) =>
      "id" in which ? of("id", "=", which.id) : of.and([of("orderNo", "=", which.orderNo), of("storefrontId", "=", which.storefrontId)]),
    )
    .where("status", "=", "placed")
    .$if(lock, (select) => select.forNoKeyUpdate())
    .executeTakeFirst();
  return row ?? null;
}

export interface Owed {
  owedCents: number;
  startedCents: number;
  /** The part of `startedCents` whose payer hasn't acted yet; a new attempt replaces it. */
  waitingCents: number;
}

/**
 * Returns the cents owed on an order: what the ledger has not received, less what cards have authorized and banks are still to pay, and the cents that other
 * attempts are paying right now.
 */
export async function selectOwed(query: Query, orderId: number): Promise<Owed> {
  const { rows } = await sql<{ receivable: number; authorized: number; startedCents: number; waitingCents: number }>`
    select
      (select coalesce(sum(amount_cents), 0)::bigint from ledger_posting
        join ledger_entry on ledger_entry.posting_id = ledger_posting.id and account = 'receivable'
        where ledger_posting.order_id = ${orderId}) as receivable,
      (select coalesce(sum(amount_cents), 0)::bigint from payment where order_id = ${orderId} and status in ('authorised', 'pending')) as authorized,
      started.*
    from (select coalesce(sum(amount_cents), 0)::bigint as started_cents,
        coalesce(sum(amount_cents) filter (where waits_for_payer), 0)::bigint as waiting_cents
      from payment where order_id = ${orderId} and status = 'started') started`.execute(query);
  const { receivable, authorized, ...started } = rows[0] ?? { receivable: 0, authorized: 0, startedCents: 0, waitingCents: 0 };
  return { owedCents: Math.max(0, receivable - authorized), ...started };
}

/**
 * The amount and means of a request: the whole balance with any card, entered by the payer or read out on the phone, or an amount with a
 * saved card.
 */
export type RequestTerms =
  | { kind: "link" | "phone"; amountCents: null; savedPaymentId: null }
  | { kind: "authorization"; amountCents: number; savedPaymentId: number };

export interface NewPayRequest {
  storefrontId: number;
  orderId: number;
  tokenHash: string;
  staffId: number | null;
  createdAt: Date;
  expiresAt: Date;
}

export async function insertPayRequest(query: Query, request: NewPayRequest & RequestTerms): Promise<number> {
  return (await query.insertInto("paymentRequest").values(request).returning("id").executeTakeFirstOrThrow()).id;
}

/** Inserts a request that staff open and use at once. @returns false when it was opened before */
export async function insertPhoneRequest(query: Query, request: NewPayRequest): Promise<boolean> {
  const added = await query
    .insertInto("paymentRequest")
    .values({ ...request, kind: "phone", amountCents: null, savedPaymentId: null })
    .onConflict((conflict) => conflict.column("tokenHash").doNothing())
    .returning("id")
    .executeTakeFirst();
  return added !== undefined;
}

/**
 * Moves the last day to pay of an order that waits for its payment link, never to an earlier day.
 * @returns the last day; null for any other order
 */
export async function renewPayBy(query: Query, orderId: number, payBy: string): Promise<string | null> {
  const row = await query
    .updateTable("payment")
    .set({ dueOn: sql<string>`greatest(due_on, ${payBy}::date)` })
    .where("orderId", "=", orderId)
    .where("method", "=", "Link")
    .where("status", "=", "returned")
    .returning("dueOn")
    .executeTakeFirst();
  return row?.dueOn ?? null;
}

/** Returns the last day to pay an order that waits for its payment link; null for any other order. */
export async function selectPayBy(query: Query, orderId: number): Promise<string | null> {
  const row = await query
    .selectFrom("payment")
    .select("dueOn")
    .where("orderId", "=", orderId)
    .where("method", "=", "Link")
    .where("status", "=", "returned")
    .executeTakeFirst();
  return row?.dueOn ?? null;
}

/** An order that waits for its payment link. */
export interface UnpaidOrder {
  orderId: number;
  storefrontId: number;
  payBy: string;
}

/** Returns such orders of a storefront whose last day to pay is at most a day, the earliest first. */
export async function selectUnpaidOrders(query: Query, storefrontId: number, until: string, limit: number): Promise<UnpaidOrder[]> {
  const { rows } = await sql<UnpaidOrder>`
    select o.id as order_id, o.storefront_id, payment.due_on as pay_by
    from payment join customer_order o on o.id = payment.order_id
    where payment.method = 'Link' and payment.status = 'returned' and payment.due_on <= ${until}
      and o.storefront_id = ${storefrontId} and o.status = 'placed' and o.canceled_at is null and o.waiting_since is not null
    order by payment.due_on, o.id limit ${limit}`.execute(query);
  return rows;
}

/** Withdraws an order's unused payment links, because staff are sending a newer one. */
export async function withdrawPayRequests(query: Query, orderId: number, at: Date): Promise<void> {
  await query
    .updateTable("paymentRequest")
    .set({ withdrawnAt: at })
    .where("orderId", "=", orderId)
    .where("staffId", "is not", null)
    .where("paidAt", "is", null)
    .where("withdrawnAt", "is", null)
    .execute();
}

export interface PayRequest {
  id: number;
  orderId: number;
  kind: "link" | "authorization" | "phone";
  /** Null for the whole balance due. */
  amountCents: number | null;
  /** Null for any card, and once the card is removed. */
  savedPaymentId: number | null;
  expiresAt: Date;
  withdrawnAt: Date | null;
  paidAt: Date | null;
}

const requestColumns = ["id", "orderId", "kind", "amountCents", "savedPaymentId", "expiresAt", "withdrawnAt", "paidAt"] as const;

interface WhichRequest {
  storefrontId: number;
  kind: PayRequest["kind"];
  tokenHash: string;
}

/** Returns a request by its link's hash. @param lock whether to hold it until the transaction ends */
export async function selectPayRequest(
  query: Query,
  { storefrontId, kind, tokenHash }: WhichRequest,
  lock = false,
): Promise<PayRequest | null> {
  const row = await query
    .selectFrom("paymentRequest")
    .select([...requestColumns])
    .where("storefrontId", "=", storefrontId)
    .where("kind", "=", kind)
    .where("tokenHash", "=", tokenHash)
    .$if(lock, (select) => select.forUpdate())
    .executeTakeFirst();
  return row ?? null;
}

export const selectPayRequestById = async (query: Query, id: number): Promise<PayRequest | null> =>
  (await query
    .selectFrom("paymentRequest")
    .select([...requestColumns])
    .where("id", "=", id)
    .executeTakeFirst()) ?? null;

export async function markRequestPaid(query: Query, id: number, at: Date): Promise<void> {
  await query.updateTable("paymentRequest").set({ paidAt: at }).where("id", "=", id).execute();
}

/** A payment made with a link. */
export interface RequestPayment {
  id: number;
  orderId: number;
  requestId: number;
  attemptKey: string;
  provider: string;
  method: string;
  providerId: string | null;
  status: PaymentStatus;
  amountCents: number;
  failureCode: string | null;
  brand: string | null;
  last4: string | null;
  createdAt: Date;
}

const selectRequestPayments = (query: Query) =>
  query
    .selectFrom("payment")
    .select(["id", "orderId", "requestId", "attemptKey", "provider", "method", "providerId", "status", "amountCents", "failureCode"])
    .select(["brand", "last4", "createdAt"])
    .where("requestId", "is not", null)
    .$narrowType<{ requestId: number; attemptKey: string }>();

export const selectRequestPayment = async (query: Query, id: number, lock = false): Promise<RequestPayment | null> =>
  (await selectRequestPayments(query)
    .where("id", "=", id)
    .$if(lock, (select) => select.forUpdate())
    .executeTakeFirst()) ?? null;

/** Returns the payments of a link, newest first. */
export const selectPaymentsOfRequest = (query: Query, requestId: number): Promise<RequestPayment[]> =>
  selectRequestPayments(query).where("requestId", "=", requestId).orderBy("id", "desc").execute();

/** Returns an order's payments by links whose payer hasn't acted yet. */
export const selectWaitingPayments = (query: Query, orderId: number): Promise<RequestPayment[]> =>
  selectRequestPayments(query)
    .where("orderId", "=", orderId)
    .where("status", "=", "started")
    .where("waitsForPayer", "=", true)
    .orderBy("id")
    .execute();

/** Marks a payment as waiting for its payer to confirm at the bank. */
export async function markWaitingForPayer(query: Query, id: number): Promise<void> {
  await query.updateTable("payment").set({ waitsForPayer: true }).where("id", "=", id).execute();
}

/** Returns payments by links that began before a moment and have not ended. */
export const selectStrandedPayments = (query: Query, before: Date): Promise<RequestPayment[]> =>
  selectRequestPayments(query).where("status", "=", "started").where("createdAt", "<", before).execute();

interface NewRequestPayment {
  orderId: number;
  requestId: number;
  attemptKey: string;
  provider: string;
  method: "CreditCard" | "Ach" | "PayPal";
  amountCents: number;
  createdAt: Date;
}

export async function insertRequestPayment(query: Query, payment: NewRequestPayment): Promise<RequestPayment> {
  const { id } = await query
    .insertInto("payment")
    .values({ ...payment, status: "started", providerId: null })
    .returning("id")
    .executeTakeFirstOrThrow();
  return { ...payment, id, providerId: null, status: "started", failureCode: null, brand: null, last4: null };
}
