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
  "order_no",
  "receipt_key",
  "bag_id",
  "attempt_key",
  "status",
  "email",
  "currency",
  "total_cents",
  "goods_cents",
  "delivery_cents",
  "tax_cents",
  "reserved_at",
  "storefront_id",
  "language",
  "measured",
] as const;

interface HeadRow {
  id: number;
  order_no: number;
  receipt_key: string;
  bag_id: string;
  attempt_key: string;
  status: OrderHead["status"];
  email: string;
  currency: string;
  total_cents: number;
  goods_cents: number;
  delivery_cents: number;
  tax_cents: number;
  reserved_at: Date;
  storefront_id: number;
  language: string;
  measured: boolean;
}

const toHead = (row: HeadRow): OrderHead => ({
  id: row.id,
  orderNo: row.order_no,
  receiptKey: row.receipt_key,
  bagId: row.bag_id,
  attemptKey: row.attempt_key,
  status: row.status,
  email: row.email,
  currency: row.currency,
  totalCents: row.total_cents,
  goodsCents: row.goods_cents,
  deliveryCents: row.delivery_cents,
  taxCents: row.tax_cents,
  reservedAt: row.reserved_at,
  storefrontId: row.storefront_id,
  language: row.language,
  measured: row.measured,
});

/** Returns all orders of a bag, newest first. */
export async function selectOrdersOfBag(query: Query, storefrontId: number, bagId: string): Promise<OrderHead[]> {
  const rows = await query
    .selectFrom("customer_order")
    .select([...headColumns])
    .where("storefront_id", "=", storefrontId)
    .where("bag_id", "=", bagId)
    .orderBy("id", "desc")
    .execute();
  return rows.map(toHead);
}

export async function selectOrder(query: Query, id: number, lock = false): Promise<OrderHead | null> {
  const row = await query
    .selectFrom("customer_order")
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
    .insertInto("customer_order")
    .values({
      storefront_id: order.storefrontId,
      receipt_key: randomBytes(24).toString("base64url"),
      bag_id: order.bagId,
      account_id: order.accountId,
      customer_id: order.customerId,
      attempt_key: order.attemptKey,
      status: "reserved",
      language: order.language,
      email: contact.email,
      phone: contact.phone,
      first_name: contact.firstName,
      last_name: contact.lastName,
      company: contact.company,
      delivery_address: json(order.deliveryAddress),
      billing_address: json(order.billingAddress),
      pickup_place_id: order.pickupPlaceId,
      wants_account: order.wantsAccount,
      goods_cents: order.goodsCents,
      delivery_cents: order.deliveryCents,
      tax_cents: order.taxCents,
      total_cents: order.totalCents,
      currency: order.currency,
      delivery: json(order.delivery),
      sample_delivery: json(order.sampleDelivery),
      taxes: JSON.stringify(order.taxes),
      terms_version: order.termsVersion,
      measured: order.measured,
      client_key: order.clientKey,
    })
    .returning([...headColumns])
    .executeTakeFirstOrThrow();
  return toHead(row);
}

/** @returns what each line takes from which lot */
export async function insertOrderLines(query: Query, orderId: number, lines: NewOrderLine[]): Promise<Hold[]> {
  const rows = await query
    .insertInto("order_line")
    .values(
      lines.map((line, position) => ({
        order_id: orderId,
        position,
        item_id: line.itemId,
        item_no: line.itemNo,
        name: line.name,
        detail: line.detail,
        quantity: line.quantity,
        sell_unit: line.sellUnit,
        area: line.area,
        unit_price_cents: line.unitPriceCents,
        goods_cents: line.goodsCents,
        tax_cents: line.taxCents,
        fulfilment: line.fulfilment,
        place_id: line.placeId,
        promised_on: line.promisedOn,
        promise_reason: line.promiseReason,
        picture: json(line.picture),
        warnings: line.warnings,
        recipient: json(line.recipient),
        bag_line_id: line.bagLineId,
      })),
    )
    .returning(["id", "position"])
    .execute();
  const lots = rows.flatMap(({ id, position }) =>
    (lines[position]?.parts ?? []).map((part) => ({ lineId: id, itemNo: lines[position]?.itemNo ?? "", ...part })),
  );
  const rowsOfLots = lots.map(({ lineId, lotId, quantity }) => ({ order_line_id: lineId, lot_id: lotId, quantity }));
  if (lots.length > 0) await query.insertInto("order_line_lot").values(rowsOfLots).execute();
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
    .updateTable("customer_order")
    .set({ status: to, client_key: null, waiting_since: null, ...(to === "placed" ? { placed_at: at } : { released_at: at }) })
    .where("id", "=", id)
    .where("status", "=", from)
    .returning([...headColumns])
    .executeTakeFirst();
  return moved ? toHead(moved) : null;
}

/** Returns orders reserved before `before` and neither placed nor released: their buyers never came back. */
export async function selectStrandedOrders(query: Query, before: Date): Promise<{ id: number }[]> {
  return query
    .selectFrom("customer_order")
    .select("id")
    .where("status", "=", "reserved")
    .where("reserved_at", "<", before)
    .orderBy("id")
    .limit(100)
    .execute();
}
