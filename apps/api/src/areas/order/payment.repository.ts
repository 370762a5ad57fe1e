import type { PaymentStatus, Query } from "@azulejo/database";
import { sql } from "kysely";

export async function insertPayment(query: Query, orderId: number, provider: string, method: string, amountCents: number): Promise<void> {
  await query
    .insertInto("payment")
    .values({
      orderId,
      provider,
      providerId: null,
      method,
      status: "started",
      amountCents,
      brand: null,
      last4: null,
      failureCode: null,
    })
    .execute();
}

export interface Payment {
  id: number;
  orderId: number;
  providerId: string | null;
  status: PaymentStatus;
  failureCode: string | null;
}

export async function selectPayment(query: Query, by: { orderId: number } | { providerId: string }): Promise<Payment | null> {
  const row = await query
    .selectFrom("payment")
    .select(["id", "orderId", "providerId", "status", "failureCode"])
    .where((of) => ("orderId" in by ? of("orderId", "=", by.orderId) : of("providerId", "=", by.providerId)))
    .orderBy("id", "desc")
    .executeTakeFirst();
  return row ? { id: row.id, orderId: row.orderId, providerId: row.providerId, status: row.status, failureCode: row.failureCode } : null;
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

/** Marks a payment as captured. A refund may have been booked before the capture that it followed. */
export async function markCaptured(query: Query, id: number, card: { brand: string | null; last4: string | null }): Promise<void> {
  await query
    .updateTable("payment")
    .set({
      updatedAt: new Date(),
      brand: card.brand,
      last4: card.last4,
      status: sql<PaymentStatus>`case when status = 'refunded' then status else 'captured' end`,
    })
    .where("id", "=", id)
    .execute();
}

/** Changes an order's latest payment. Returns false when the order has none. */
export async function updateLatestPayment(query: Query, orderId: number, change: PaymentChange): Promise<boolean> {
  const { numUpdatedRows } = await query
    .updateTable("payment")
    .set(columnsOf(change))
    .where("id", "=", (of) =>
      of
        .selectFrom("payment")
        .select(({ fn }) => fn.max("id").as("id"))
        .where("orderId", "=", orderId),
    )
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
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
