import type { PaymentMethod } from "@azulejo/contract/areas/checkout.ts";
import type { PaymentStatus, Query } from "@azulejo/database";
import { sql } from "kysely";

/** A part of an order's total in cents, and its payment method. */
export interface NewPayment {
  provider: string;
  method: PaymentMethod;
  amountCents: number;
  /** When it is due; null unless it is charged to a credit line. */
  dueOn: string | null;
  /** The end of a gift card's code. */
  last4?: string;
  /** Set for a payment of zero, which is complete. */
  status?: "captured";
}

/** A payment's columns, without its order. */
export const newPayment = (payment: NewPayment) => ({
  status: "started" as const,
  last4: null,
  ...payment,
  providerId: null,
  brand: null,
  failureCode: null,
});

/** Payment methods without a provider: they are booked with the order. */
export const internalMethods: PaymentMethod[] = ["Credit", "GiftCard"];

export async function insertPayments(query: Query, orderId: number, payments: NewPayment[]): Promise<void> {
  await query
    .insertInto("payment")
    .values(payments.map((payment) => ({ ...newPayment(payment), orderId })))
    .execute();
}

export interface Payment {
  id: number;
  orderId: number;
  method: string;
  provider: string;
  providerId: string | null;
  status: PaymentStatus;
  amountCents: number;
  failureCode: string | null;
  /** Whether it was made with a payment link, after its order was placed. */
  isOfRequest: boolean;
}

export const paymentColumns = ["id", "orderId", "method", "provider", "providerId", "status", "amountCents", "failureCode"] as const;
const isOfRequest = sql<boolean>`request_id is not null`.as("isOfRequest");

type WhichPayment = { orderId: number } | { providerId: string } | { id: number };

/** Returns a payment taken by a provider; of an order, the one at checkout. Null if the order has none. */
export async function selectPayment(query: Query, by: WhichPayment): Promise<Payment | null> {
  const row = await query
    .selectFrom("payment")
    .select([...paymentColumns, isOfRequest])
    .where((of) => {
      if ("orderId" in by) return of.and([of("orderId", "=", by.orderId), of("requestId", "is", null)]);
      return "id" in by ? of("id", "=", by.id) : of("providerId", "=", by.providerId);
    })
    .where("method", "not in", internalMethods)
    .orderBy("id", "desc")
    .executeTakeFirst();
  return row ?? null;
}

/** Returns the part of an order that its customer's credit line or a gift card pays. */
export async function selectInternalPayment(query: Query, orderId: number): Promise<Payment | null> {
  const row = await query
    .selectFrom("payment")
    .select([...paymentColumns, isOfRequest])
    .where("orderId", "=", orderId)
    .where("method", "in", internalMethods)
    .executeTakeFirst();
  return row ?? null;
}

interface PaymentChange {
  providerId?: string;
  status?: PaymentStatus;
  brand?: string | null;
  last4?: string | null;
  failureCode?: string;
}

const columnsOf = (change: PaymentChange) => ({
  updatedAt: new Date(),
  ...(change.providerId !== undefined && { providerId: change.providerId }),
  ...(change.status !== undefined && { status: change.status }),
  ...(change.brand !== undefined && { brand: change.brand }),
  ...(change.last4 !== undefined && { last4: change.last4 }),
  ...(change.failureCode !== undefined && { failureCode: change.failureCode }),
});

export async function updatePayment(query: Query, id: number, change: PaymentChange): Promise<void> {
  await query.updateTable("payment").set(columnsOf(change)).where("id", "=", id).execute();
}

/** Returns payments whose bank has not answered, least recently checked first. */
export const selectPendingPayments = (query: Query, limit: number): Promise<Payment[]> =>
  query
    .selectFrom("payment")
    .select([...paymentColumns, isOfRequest])
    .where("status", "=", "pending")
    .orderBy("updatedAt")
    .limit(limit)
    .execute();

export const touchPayment = (query: Query, id: number): Promise<void> => updatePayment(query, id, {});

/**
 * Stores the provider's id of an order's payment, and holds the order while it does.
 * @returns whether the order still waits for the payment
 */
export async function storeProviderId(query: Query, orderId: number, paymentId: number, providerId: string): Promise<boolean> {
  const { rows } = await sql<{ isReserved: boolean }>`
    with held as (select status from customer_order where id = ${orderId} for update)
    update payment set provider_id = ${providerId}, updated_at = ${new Date()} from held where id = ${paymentId}
    returning held.status = 'reserved' as "isReserved"`.execute(query);
  return rows[0]?.isReserved ?? false;
}

/** Marks a payment as captured. A refund or return may have been booked before the capture that it followed. */
export async function markCaptured(query: Query, id: number, card: { brand: string | null; last4: string | null }): Promise<void> {
  await query
    .updateTable("payment")
    .set({
      updatedAt: new Date(),
      brand: card.brand,
      last4: card.last4,
      status: sql<PaymentStatus>`case when status in ('refunded', 'returned') then status else 'captured' end`,
    })
    .where("id", "=", id)
    .execute();
}

/** Records a provider's event. Returns false when it is already recorded. */
export async function insertProviderEvent(query: Query, provider: string, eventId: string): Promise<boolean> {
  const added = await query
    .insertInto("providerEvent")
    .values({ provider, eventId })
    .onConflict((conflict) => conflict.doNothing())
    .returning("eventId")
    .executeTakeFirst();
  return added !== undefined;
}
