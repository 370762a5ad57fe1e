import type { Query } from "@azulejo/database";
import { sql } from "kysely";

/** An order's data that changes need. Amounts in cents. */
export interface LockedOrder {
  id: number;
  accountId: number | null;
  /** The business account; null for a person's order. */
  customerId: number | null;
  orderNo: number;
  /** Its number in the system that it was moved from; null for an order placed here. */
  earlierNo: string | null;
  canceledAt: Date | null;
  totalCents: number;
  taxCents: number;
  currency: string;
  deliveryCents: number;
  samplesDeliveryCents: number;
}

/** Identifies a placed order by its public number, or by its receipt's unguessable id. */
export type WhichLocked = { orderNo: number } | { receiptKey: string };

/** Locks a placed order and returns it; null if the storefront has no such order. @param lock false for a preview */
export async function lockOrder(query: Query, storefrontId: number, which: WhichLocked, lock = true): Promise<LockedOrder | null> {
  const row = await query
    .selectFrom("customerOrder")
    .select([
      "id",
      "accountId",
      "customerId",
      "orderNo",
      "earlierNo",
      "canceledAt",
      "totalCents",
      "taxCents",
      "currency",
      "delivery",
      "sampleDelivery",
    ])
    .where("storefrontId", "=", storefrontId)
    .where((of) => ("orderNo" in which ? of("orderNo", "=", which.orderNo) : of("receiptKey", "=", which.receiptKey)))
    .where("status", "=", "placed")
    .$if(lock, (select) => select.forNoKeyUpdate())
    .executeTakeFirst();
  if (!row) return null;
  const { delivery, sampleDelivery, ...order } = row;
  return { ...order, deliveryCents: delivery?.cents ?? 0, samplesDeliveryCents: sampleDelivery?.cents ?? 0 };
}

/** Marks an order as completely handed over. */
export async function markFinished(query: Query, id: number, at: Date): Promise<void> {
  await query.updateTable("customerOrder").set({ finishedAt: at }).where("id", "=", id).where("finishedAt", "is", null).execute();
}

export async function markCanceled(query: Query, id: number, at: Date): Promise<void> {
  await query.updateTable("customerOrder").set({ canceledAt: at }).where("id", "=", id).execute();
}

/** Returns the status of an order's unpaid bank debit; null once the order is paid. */
export async function selectUnpaidDebit(query: Query, orderId: number): Promise<"pending" | "returned" | null> {
  const { rows } = await sql<{ status: "pending" | "returned" }>`
    select status from payment where order_id = ${orderId} and status in ('pending', 'returned') and (
      select sum(amount_cents) from ledger_entry join ledger_posting on ledger_posting.id = ledger_entry.posting_id
      where ledger_posting.order_id = ${orderId} and account = 'receivable') > 0
    order by id desc limit 1`.execute(query);
  return rows[0]?.status ?? null;
}
