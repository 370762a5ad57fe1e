import type { Query, RefundState } from "@azulejo/database";
import { insertRefundTaxes } from "./refund-tax.repository.ts";

/** A refund started by staff. Amounts in cents. */
export interface NewRefund {
  orderId: number;
  /** Null for an order that was moved from another system. */
  paymentId: number | null;
  eventId: number;
  /** Whether the whole order was canceled. */
  endsOrder: boolean;
  amountCents: number;
  /** The part that goes back to the credit line. */
  creditCents: number;
  reason: string | null;
  at: Date;
  lines: NewRefundLine[];
  /** Whether the amount was never paid: it is deducted from the balance due, and nothing is refunded. */
  isVoided?: boolean;
  /** How staff pay it out, with a reference such as a check number. */
  paidBy?: RefundWay | null;
  reference?: string | null;
}

type RefundWay = "check" | "cash";

export interface NewRefundLine {
  orderLineId: number;
  units: number;
  /** Whether the units had been handed over. */
  shipped: boolean;
  withDelivery: boolean;
  goodsCents: number;
  taxCents: number;
  deliveryCents: number;
  /** The amount withheld for restocking; not part of the amounts above. */
  withheldGoodsCents?: number;
  withheldTaxCents?: number;
}

/** Stores a refund. A refund of zero is complete at once, because no provider accepts it. @returns its id */
export async function insertRefund(query: Query, { lines, at, isVoided = false, ...refund }: NewRefund): Promise<number> {
  const ended = isVoided ? ("voided" as const) : refund.amountCents === 0 ? ("done" as const) : null;
  const { id } = await query
    .insertInto("refund")
    .values({ ...refund, requestedAt: at, ...(ended && { state: ended, endedAt: at }) })
    .returning("id")
    .executeTakeFirstOrThrow();
  if (lines.length > 0)
    await query
      .insertInto("refundLine")
      .values(lines.map((line) => ({ refundId: id, ...line })))
      .execute();
  await insertRefundTaxes(query, refund.orderId, id);
  return id;
}

export interface Refund {
  id: number;
  orderId: number;
  paymentId: number | null;
  endsOrder: boolean;
  amountCents: number;
  creditCents: number;
  state: RefundState;
  paidBy: RefundWay | null;
}

export async function selectRefund(query: Query, id: number): Promise<Refund | null> {
  const row = await query
    .selectFrom("refund")
    .select(["id", "orderId", "paymentId", "endsOrder", "amountCents", "creditCents", "state", "paidBy"])
    .where("id", "=", id)
    .executeTakeFirst();
  return row ?? null;
}

/** Returns an order's refunds that the provider has yet to make. */
export const selectOpenRefunds = (query: Query, orderId: number): Promise<{ id: number }[]> =>
  query.selectFrom("refund").select("id").where("orderId", "=", orderId).where("state", "=", "requested").orderBy("id").execute();

/** Changes a refund's state. @returns false if it is in none of the states `from` */
export async function moveRefund(
  query: Query,
  id: number,
  from: RefundState[],
  change: { state: RefundState; providerRef?: string; endedAt: Date },
): Promise<boolean> {
  const moved = await query
    .updateTable("refund")
    .set(change)
    .where("id", "=", id)
    .where("state", "in", from)
    .returning("id")
    .executeTakeFirst();
  return moved !== undefined;
}

/** Returns the cents of units that were canceled before they were paid, without those of a canceled order. */
export async function selectUnpaidCanceled(query: Query, orderId: number): Promise<number> {
  const row = await query
    .selectFrom("refund")
    .select((of) => of.fn.sum<string>("amountCents").as("cents"))
    .where("orderId", "=", orderId)
    .where("state", "=", "voided")
    .where("endsOrder", "=", false)
    .executeTakeFirst();
  return Number(row?.cents ?? 0);
}
