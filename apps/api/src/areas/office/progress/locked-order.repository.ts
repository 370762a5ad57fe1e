import type { Query } from "@azulejo/database";

/** What a change needs to know about an order. Amounts in cents. */
export interface LockedOrder {
  id: number;
  orderNo: number;
  canceledAt: Date | null;
  totalCents: number;
  taxCents: number;
  currency: string;
  deliveryCents: number;
  samplesDeliveryCents: number;
}

/** Locks a placed order and returns it; null when the storefront has no such order. */
export async function lockOrder(query: Query, storefrontId: number, orderNo: number): Promise<LockedOrder | null> {
  const row = await query
    .selectFrom("customerOrder")
    .select(["id", "orderNo", "canceledAt", "totalCents", "taxCents", "currency", "delivery", "sampleDelivery"])
    .where("storefrontId", "=", storefrontId)
    .where("orderNo", "=", orderNo)
    .where("status", "=", "placed")
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!row) return null;
  const { delivery, sampleDelivery, ...order } = row;
  return { ...order, deliveryCents: delivery?.cents ?? 0, samplesDeliveryCents: sampleDelivery?.cents ?? 0 };
}

/** Marks an order as one with nothing left to hand over. */
export async function markFinished(query: Query, id: number, at: Date): Promise<void> {
  await query.updateTable("customerOrder").set({ finishedAt: at }).where("id", "=", id).where("finishedAt", "is", null).execute();
}

export async function markCanceled(query: Query, id: number, at: Date): Promise<void> {
  await query.updateTable("customerOrder").set({ canceledAt: at }).where("id", "=", id).execute();
}
