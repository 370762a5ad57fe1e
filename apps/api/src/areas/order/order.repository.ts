import { randomBytes } from "node:crypto";
import type { Query } from "@azulejo/database";
import type { Hold } from "../stock/index.ts";
import type { NewOrder, NewOrderLine, OrderPromotion } from "./new-order.ts";

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
  /** When the whole order was canceled; null for any other. */
  canceledAt: Date | null;
}

const headColumns = [
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
] as const;

/** Returns all orders of a bag, newest first. */
export async function selectOrdersOfBag(query: Query, storefrontId: number, bagId: string): Promise<OrderHead[]> {
  return query
    .selectFrom("customerOrder")
    .select([...headColumns])
    .where("storefrontId", "=", storefrontId)
    .where("bagId", "=", bagId)
    .orderBy("id", "desc")
    .execute();
}

/** @param lock whether to hold the order until the transaction ends; rows that refer to it may still be added meanwhile */
export async function selectOrder(query: Query, id: number, lock = false): Promise<OrderHead | null> {
  const row = await query
    .selectFrom("customerOrder")
    .select([...headColumns])
    .where("id", "=", id)
    .$if(lock, (select) => select.forNoKeyUpdate())
    .executeTakeFirst();
  return row ?? null;
}

const json = (value: unknown): string | null => (value ? JSON.stringify(value) : null);

/** Inserts an order, which claims its number and counts as a use of its promotions. */
export async function insertOrder(query: Query, order: NewOrder): Promise<OrderHead> {
  const { contact, deliveryAddress, billingAddress, delivery, sampleDelivery, taxes, promotions, derivation, ...columns } = order;
  const head = await query
    .insertInto("customerOrder")
    .values({
      ...columns,
      ...contact,
      receiptKey: randomBytes(24).toString("base64url"),
      status: "reserved",
      deliveryAddress: json(deliveryAddress),
      billingAddress: json(billingAddress),
      delivery: json(delivery),
      sampleDelivery: json(sampleDelivery),
      taxes: JSON.stringify(taxes),
      derivation: json(derivation),
    })
    .returning([...headColumns])
    .executeTakeFirstOrThrow();
  await insertOrderPromotions(query, head.id, promotions);
  return head;
}

async function insertOrderPromotions(query: Query, orderId: number, promotions: OrderPromotion[]): Promise<void> {
  if (promotions.length === 0) return;
  const rows = promotions.map(({ name, ...promotion }) => ({ ...promotion, orderId, name: JSON.stringify(name) }));
  await query.insertInto("orderPromotion").values(rows).execute();
}

/** Returns the promotions that an order has used. */
export const selectOrderPromotions = (query: Query, orderId: number): Promise<OrderPromotion[]> =>
  query
    .selectFrom("orderPromotion")
    .select(["code", "name", "discountCents", "deliveryDiscountCents"])
    .where("orderId", "=", orderId)
    .orderBy("code")
    .execute();

/** @returns what each line takes from which lot */
export async function insertOrderLines(query: Query, orderId: number, lines: NewOrderLine[]): Promise<Hold[]> {
  const rows = await query
    .insertInto("orderLine")
    .values(
      lines.map(({ parts: _, productId: __, picture, format, recipient, rooms, ...line }, position) => ({
        ...line,
        orderId,
        position,
        picture: json(picture),
        format: json(format),
        recipient: json(recipient),
        rooms: JSON.stringify(rooms),
      })),
    )
    .returning(["id", "position"])
    .execute();
  const lots = rows.flatMap(({ id, position }) =>
    (lines[position]?.parts ?? []).map((part) => ({ lineId: id, itemNo: lines[position]?.itemNo ?? "", ...part })),
  );
  const rowsOfLots = lots.map(({ lineId, lotId, quantity }) => ({ orderLineId: lineId, lotId, quantity }));
  if (lots.length > 0) await query.insertInto("orderLineLot").values(rowsOfLots).execute();
  return lots;
}

/**
 * Changes an order's status and returns the order; null when it was no longer in `from`.
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

/** An order that holds no stock without payment, or none any more. */
const paid = { clientKey: null, waitingSince: null };

/** Stops counting an order among those that hold stock without payment. */
export async function endUnpaid(query: Query, id: number): Promise<void> {
  await query.updateTable("customerOrder").set(paid).where("id", "=", id).execute();
}

/** Returns orders reserved before `before` and neither placed nor released: their buyers never came back. */
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
