import type { Localized, Query } from "@azulejo/database";

/** The order fields that checkout needs. */
export interface OrderHead {
  id: number;
  orderNo: number;
  receiptKey: string;
  bagId: string;
  attemptKey: string;
  status: "reserved" | "placed" | "released";
  email: string;
  currency: string;
  totalCents: number;
  goodsCents: number;
  deliveryCents: number;
  taxCents: number;
  reservedAt: Date;
  storefrontId: number;
  language: string;
  /** Whether the buyer agreed to analytics. */
  measured: boolean;
  /** When the whole order was canceled; null otherwise. */
  canceledAt: Date | null;
  /** The business account; null for any other buyer. */
  customerId: number | null;
  /** Since when it has held stock without payment, waiting for its bank or buyer; null otherwise. */
  waitingSince: Date | null;
  /** The gift card that pays it in full or in part; null otherwise. */
  giftCardId: number | null;
}

export const headColumns = [
  "id",
  "orderNo",
  "receiptKey",
  "bagId",
  "attemptKey",
  "status",
  "email",
  "currency",
  "totalCents",
  "goodsCents",
  "deliveryCents",
  "taxCents",
  "reservedAt",
  "storefrontId",
  "language",
  "measured",
  "canceledAt",
  "customerId",
  "waitingSince",
  "giftCardId",
] as const;

export async function selectOrdersOfBag(query: Query, storefrontId: number, bagId: string): Promise<OrderHead[]> {
  return query
    .selectFrom("customerOrder")
    .select([...headColumns])
    .where("storefrontId", "=", storefrontId)
    .where("bagId", "=", bagId)
    .orderBy("id", "desc")
    .execute();
}

/** @param lock locks the order until the transaction ends; rows that refer to it can still be inserted */
export async function selectOrder(query: Query, id: number, lock = false): Promise<OrderHead | null> {
  const row = await query
    .selectFrom("customerOrder")
    .select([...headColumns])
    .where("id", "=", id)
    .$if(lock, (select) => select.forNoKeyUpdate())
    .executeTakeFirst();
  return row ?? null;
}

/** A promotion used by an order, and its discount. */
export interface OrderPromotion {
  code: string;
  name: Localized;
  discountCents: number;
  deliveryDiscountCents: number;
}

export const selectOrderPromotions = (query: Query, orderId: number): Promise<OrderPromotion[]> =>
  query
    .selectFrom("orderPromotion")
    .select(["code", "name", "discountCents", "deliveryDiscountCents"])
    .where("orderId", "=", orderId)
    .orderBy("code")
    .execute();

/**
 * Changes an order's status and returns the order; null if it isn't in `from`.
 * @param isUnpaid whether a placed order still holds stock without payment
 */
export async function moveOrder(
  query: Query,
  id: number,
  from: "reserved",
  to: "placed" | "released",
  at: Date,
  isUnpaid = false,
): Promise<OrderHead | null> {
  const moved = await query
    .updateTable("customerOrder")
    .set({ status: to, ...(!isUnpaid && paid), ...(to === "placed" ? { placedAt: at } : { releasedAt: at }) })
    .where("id", "=", id)
    .where("status", "=", from)
    .returning([...headColumns])
    .executeTakeFirst();
  return moved ?? null;
}

/** Locks an order until commit. @returns whether it still waits for its payment */
export async function lockReserved(query: Query, id: number): Promise<boolean> {
  const locked = await query.selectFrom("customerOrder").select("status").where("id", "=", id).forUpdate().executeTakeFirst();
  return locked?.status === "reserved";
}

/** Columns of an order that holds no unpaid stock. */
const paid = { clientKey: null, waitingSince: null };

/** Stops counting an order among those that hold unpaid stock. */
export async function endUnpaid(query: Query, id: number): Promise<void> {
  await query.updateTable("customerOrder").set(paid).where("id", "=", id).execute();
}

/** Returns orders reserved before `before` that are neither placed nor released, because their buyers never came back. */
export async function selectStrandedOrders(query: Query, before: Date): Promise<{ id: number }[]> {
  return query
    .selectFrom("customerOrder")
    .select("id")
    .where("status", "=", "reserved")
    .where("reservedAt", "<", before)
    .orderBy("id")
    .limit(100)
    .execute();
}
