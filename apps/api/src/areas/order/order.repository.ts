import { randomBytes } from "node:crypto";
import type { Language } from "@azulejo/contract";
import type { DeliveryPromise, PaymentStatus, Query } from "@azulejo/database";
import type { OrderLineDraft } from "../checkout/quote/order-lines.rules.ts";
import type { OrderQuote } from "../checkout/quote/quote-order.ts";
import type { DeliveryGroup } from "../delivery/delivery.rules.ts";
import type { Hold } from "../stock/hold-stock.ts";

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

export interface NewOrder {
  storefrontId: number;
  bagId: string;
  /** The signed-in account and its business account; null for a guest. */
  accountId: number | null;
  customerId: number | null;
  attemptKey: string;
  language: Language;
  currency: string;
  termsVersion: string;
  measured: boolean;
  clientKey: string;
  quote: OrderQuote;
}

const json = (value: unknown): string | null => (value ? JSON.stringify(value) : null);

function promiseOf({ deliveries, zone }: OrderQuote, group: DeliveryGroup): DeliveryPromise | null {
  const planned = deliveries.find((one) => one.group === group);
  return planned?.chosen && zone !== null ? { ...planned.chosen, zone, weight: planned.weight } : null;
}

/** Inserts an order and claims its number. @param order.quote complete: contact, addresses and totals are known */
export async function insertOrder(query: Query, order: NewOrder): Promise<OrderHead> {
  const { quote } = order;
  const { contact } = quote.collected;
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
      email: contact?.email ?? "",
      phone: contact?.phone ?? "",
      first_name: contact?.firstName ?? "",
      last_name: contact?.lastName ?? "",
      company: contact?.company ?? null,
      delivery_address: quote.needsDelivery ? json(quote.collected.deliveryAddress) : null,
      billing_address: json(quote.billingAddress),
      pickup_place_id: quote.needsPickup ? (quote.priced.pickupStore?.id ?? null) : null,
      wants_account: quote.collected.wantsAccount ?? false,
      goods_cents: quote.goodsCents,
      delivery_cents: quote.deliveryCents ?? 0,
      tax_cents: quote.taxCents ?? 0,
      total_cents: quote.totalCents ?? 0,
      currency: order.currency,
      delivery: json(promiseOf(quote, "goods")),
      sample_delivery: json(promiseOf(quote, "samples")),
      taxes: JSON.stringify(quote.taxes),
      terms_version: order.termsVersion,
      measured: order.measured,
      client_key: order.clientKey,
    })
    .returning([...headColumns])
    .executeTakeFirstOrThrow();
  return toHead(row);
}

/** @returns what each line takes from which lot */
export async function insertOrderLines(query: Query, orderId: number, lines: OrderLineDraft[]): Promise<Hold[]> {
  const rows = await query
    .insertInto("order_line")
    .values(
      lines.map(({ parts: _, productId: __, ...line }, position) => ({
        ...line,
        order_id: orderId,
        position,
        picture: json(line.picture),
        recipient: json(line.recipient),
      })),
    )
    .returning(["id", "position"])
    .execute();
  const lots = rows.flatMap(({ id, position }) =>
    (lines[position]?.parts ?? []).map((part) => ({ lineId: id, itemNo: lines[position]?.item_no ?? "", ...part })),
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

export async function insertPayment(query: Query, orderId: number, provider: string, method: string, amountCents: number): Promise<void> {
  await query
    .insertInto("payment")
    .values({
      order_id: orderId,
      provider,
      provider_id: null,
      method,
      status: "started",
      amount_cents: amountCents,
      brand: null,
      last4: null,
      failure_code: null,
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
    .select(["id", "order_id", "provider_id", "status", "failure_code"])
    .where((of) => ("orderId" in by ? of("order_id", "=", by.orderId) : of("provider_id", "=", by.providerId)))
    .orderBy("id", "desc")
    .executeTakeFirst();
  return row ? { id: row.id, orderId: row.order_id, providerId: row.provider_id, status: row.status, failureCode: row.failure_code } : null;
}

export async function updatePayment(
  query: Query,
  id: number,
  change: { providerId?: string; status?: PaymentStatus; brand?: string | null; last4?: string | null; failureCode?: string },
): Promise<void> {
  await query
    .updateTable("payment")
    .set({
      updated_at: new Date(),
      ...(change.providerId !== undefined && { provider_id: change.providerId }),
      ...(change.status !== undefined && { status: change.status }),
      ...(change.brand !== undefined && { brand: change.brand }),
      ...(change.last4 !== undefined && { last4: change.last4 }),
      ...(change.failureCode !== undefined && { failure_code: change.failureCode }),
    })
    .where("id", "=", id)
    .execute();
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

/** Records a provider's event. Returns false when it is already recorded. */
export async function insertProviderEvent(query: Query, provider: string, eventId: string): Promise<boolean> {
  const added = await query
    .insertInto("provider_event")
    .values({ provider, event_id: eventId })
    .onConflict((conflict) => conflict.doNothing())
    .returning("event_id")
    .executeTakeFirst();
  return added !== undefined;
}
