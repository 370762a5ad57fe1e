import { randomBytes } from "node:crypto";
import type { Query } from "@azulejo/database";
import type { Hold } from "../stock/index.ts";
import type { NewOrder, NewOrderLine } from "./new-order.ts";

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
] as const;

interface HeadRow {
  id: number;
  orderNo: number;
  receiptKey: string;
  bagId: string;
  attemptKey: string;
  status: OrderHead["status"];
  email: string;
  currency: string;
  totalCents: number;
  goodsCents: number;
  deliveryCents: number;
  taxCents: number;
  reservedAt: Date;
  storefrontId: number;
  language: string;
  measured: boolean;
}

const toHead = (row: HeadRow): OrderHead => ({
  id: row.id,
  orderNo: row.orderNo,
  receiptKey: row.receiptKey,
  bagId: row.bagId,
  attemptKey: row.attemptKey,
  status: row.status,
  email: row.email,
  currency: row.currency,
  totalCents: row.totalCents,
  goodsCents: row.goodsCents,
  deliveryCents: row.deliveryCents,
  taxCents: row.taxCents,
  reservedAt: row.reservedAt,
  storefrontId: row.storefrontId,
  language: row.language,
  measured: row.measured,
});

/** Returns all orders of a bag, newest first. */
export async function selectOrdersOfBag(query: Query, storefrontId: number, bagId: string): Promise<OrderHead[]> {
  const rows = await query
    .selectFrom("customerOrder")
    .select([...headColumns])
    .where("storefrontId", "=", storefrontId)
    .where("bagId", "=", bagId)
    .orderBy("id", "desc")
    .execute();
  return rows.map(toHead);
}

export async function selectOrder(query: Query, id: number, lock = false): Promise<OrderHead | null> {
  const row = await query
    .selectFrom("customerOrder")
    .select([...headColumns])
    .where("id", "=", id)
    .$if(lock, (select) => select.forUpdate())
    .executeTakeFirst();
  return row ? toHead(row) : null;
}

const json = (value: unknown): string | null => (value ? JSON.stringify(value) : null);

/** Inserts an order and claims its number. */
export async function insertOrder(query: Query, order: NewOrder): Promise<OrderHead> {
  const { contact } = order;
  const row = await query
    .insertInto("customerOrder")
    .values({
      storefrontId: order.storefrontId,
      receiptKey: randomBytes(24).toString("base64url"),
      bagId: order.bagId,
      accountId: order.accountId,
      customerId: order.customerId,
      attemptKey: order.attemptKey,
      status: "reserved",
      language: order.language,
      email: contact.email,
      phone: contact.phone,
      firstName: contact.firstName,
      lastName: contact.lastName,
      company: contact.company,
      deliveryAddress: json(order.deliveryAddress),
      billingAddress: json(order.billingAddress),
      pickupPlaceId: order.pickupPlaceId,
      wantsAccount: order.wantsAccount,
      goodsCents: order.goodsCents,
      deliveryCents: order.deliveryCents,
      taxCents: order.taxCents,
      totalCents: order.totalCents,
      currency: order.currency,
      delivery: json(order.delivery),
      sampleDelivery: json(order.sampleDelivery),
      taxes: JSON.stringify(order.taxes),
      termsVersion: order.termsVersion,
      measured: order.measured,
      clientKey: order.clientKey,
    })
    .returning([...headColumns])
    .executeTakeFirstOrThrow();
  return toHead(row);
}

/** @returns what each line takes from which lot */
export async function insertOrderLines(query: Query, orderId: number, lines: NewOrderLine[]): Promise<Hold[]> {
  const rows = await query
    .insertInto("orderLine")
    .values(
      lines.map((line, position) => ({
        orderId,
        position,
        itemId: line.itemId,
        itemNo: line.itemNo,
        name: line.name,
        detail: line.detail,
        quantity: line.quantity,
        sellUnit: line.sellUnit,
        area: line.area,
        unitPriceCents: line.unitPriceCents,
        goodsCents: line.goodsCents,
        taxCents: line.taxCents,
        fulfilment: line.fulfilment,
        placeId: line.placeId,
        promisedOn: line.promisedOn,
        promiseReason: line.promiseReason,
        picture: json(line.picture),
        warnings: line.warnings,
        recipient: json(line.recipient),
        bagLineId: line.bagLineId,
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

/** Changes an order's status and returns the order; null when it was no longer in `from`. */
export async function moveOrder(
  query: Query,
  id: number,
  from: "reserved",
  to: "placed" | "released",
  at: Date,
): Promise<OrderHead | null> {
  const moved = await query
    .updateTable("customerOrder")
    .set({ status: to, clientKey: null, waitingSince: null, ...(to === "placed" ? { placedAt: at } : { releasedAt: at }) })
    .where("id", "=", id)
    .where("status", "=", from)
    .returning([...headColumns])
    .executeTakeFirst();
  return moved ? toHead(moved) : null;
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
