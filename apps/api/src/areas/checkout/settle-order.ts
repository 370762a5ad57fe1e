import { ShopError } from "@azulejo/contract";
import { recordChanges } from "@azulejo/database";
import { inTransaction, type Services, type Work } from "../../context.ts";
import type { PaymentState } from "../../ports/card-payments.ts";
import { closeBag } from "../bag/index.ts";
import { post, postCaptured, postPaid } from "../ledger/index.ts";
import { announce, lockReserved, moveOrder, type OrderHead, selectOrder } from "../order/index.ts";
import { storePayment } from "../saved-payment/index.ts";
import { releaseStock, stockChanges, takeBack } from "../stock/index.ts";
import { orderCompleted } from "../tag/index.ts";
import { holdToPlace } from "./attempts/hold-attempt.repository.ts";
import { chargeInternal, releaseInternal } from "./placing/charge-internal.ts";
import { type Payment, selectPayment, storeProviderId, updatePayment } from "./placing/payment.repository.ts";
import { providerOf } from "./provider-of.ts";
import { markAccepted } from "./sales-quote/offer.repository.ts";
import { reportSale } from "./tax/report-taxes.ts";

/** The services that settling a payment needs; shared by the browser call, the webhook and the sweep. */
export type Settling = Pick<Work, "query" | "database" | "payments" | "wallet" | "tax" | "extension" | "outbox" | "now">;
export const settling = (services: Services): Settling => ({ ...services, query: services.database.query });

/**
 * Phase three: brings an order into line with its payment's state, once, however often it is called.
 * @returns the order afterwards
 */
export async function settleOrder(context: Settling, orderId: number, state: PaymentState): Promise<OrderHead> {
  if (state.status === "authorised" || state.status === "captured" || state.status === "pending")
    return placeOrder(context, orderId, state);
  if (state.status === "declined") return releaseOrder(context, orderId, { status: "declined", failureCode: state.code });
  if (state.status === "cancelled") return releaseOrder(context, orderId, { status: "cancelled" });
  return requireOrder(context, orderId);
}

type Paid = Extract<PaymentState, { status: "authorised" | "captured" | "pending" }>;

async function placeOrder(context: Settling, orderId: number, state: Paid): Promise<OrderHead> {
  await refuseOtherAmount(context, orderId, state);
  const order = await inTransaction(context, async (inside) => {
    await holdToPlace(inside.query, `order:${orderId}`);
    return placeReserved(inside, orderId, state);
  });
  // The order was released before it was paid, so the payment is refunded.
  if (order.status === "released") await undoPayment(context, order.id);
  return order;
}

/** Releases an order whose payment has another amount than the order, and undoes the payment. */
async function refuseOtherAmount(context: Settling, orderId: number, { charged }: Paid): Promise<void> {
  if (!charged) return;
  const [order, payment] = [await selectOrder(context.query, orderId), await selectPayment(context.query, { orderId })];
  if (order?.status !== "reserved" || !payment) return;
  if (charged.amountCents !== payment.amountCents || charged.currency !== order.currency)
    await releaseOrder(context, orderId, { status: "cancelled" });
}

/**
 * Places a reserved order in the caller's transaction: closes its bag, books its sale and tells everybody.
 * @param paid what the provider authorized, captured or sent to a bank; null for an order without a provider, `owed` for one that is paid later
 * @returns the order, also when it was no longer reserved
 */
export async function placeReserved(inside: Settling, orderId: number, taken: Paid | "owed" | null): Promise<OrderHead> {
  const paid = taken === "owed" ? null : taken;
  const isPending = taken === "owed" || paid?.status === "pending";
  const placed = await moveOrder(inside.query, orderId, "reserved", "placed", inside.now(), isPending);
  if (!placed) return requireOrder(inside, orderId);
  if ((await closeBag(inside.query, placed)) === "quoted") await markAccepted(inside.query, placed.bagId, placed.id, inside.now());
  await bookSale(inside, placed, paid);
  if (taken === "owed") await oweAll(inside, orderId);
  // Only orders of business accounts and those with a gift card can have an internal payment.
  if (placed.customerId !== null || placed.giftCardId !== null) await chargeInternal(inside, orderId);
  if (paid?.saved) await storePayment(inside, paid.saved);
  await announce(inside, { kind: "orderPlaced", orderId });
  // A payment by a provider reports the sale when it is captured.
  if (paid === null) await reportSale(inside, orderId);
  await inside.outbox.enqueue(inside.query, [
    { kind: "mail.receipt", key: `receipt:${orderId}`, payload: { orderId } },
    { kind: "mail.newOrder", key: `new-order:${orderId}`, payload: { orderId } },
    ...(paid && !isPending ? [{ kind: "payment.capture" as const, key: `capture:${orderId}`, payload: { orderId } }] : []),
    ...(placed.measured ? [orderCompleted(placed)] : []),
  ]);
  return placed;
}

/** Books the sale, and the payment's authorization or debit. A captured payment is booked with its capture. */
async function bookSale({ query }: Settling, order: OrderHead, paid: Paid | null): Promise<void> {
  const entries = {
    receivable: order.totalCents,
    sales: -order.goodsCents,
    delivery: -order.deliveryCents,
    tax: -order.taxCents,
  };
  if (!paid) return post(query, `sale:${order.id}`, order.id, entries);
  const { brand, last4 } = paid;
  const status = paid.status === "pending" ? "pending" : "authorised";
  const isPaid = await postPaid(query, `sale:${order.id}`, order.id, entries, { status, brand, last4 });
  if (!isPaid) throw new ShopError("server_error");
}

/** Marks the payment as returned, so that an unpaid order is handled like one whose bank debit was returned. */
async function oweAll({ query }: Settling, orderId: number): Promise<void> {
  const payment = required(await selectPayment(query, { orderId }));
  await updatePayment(query, payment.id, { status: "returned" });
}

interface End {
  status: "declined" | "cancelled";
  failureCode?: string;
}

export const requireOrder = async ({ query }: Pick<Work, "query">, orderId: number): Promise<OrderHead> =>
  required(await selectOrder(query, orderId));

/** Releases an order's stock and ends its attempt to pay. The bag stays open for another attempt. */
export async function releaseOrder(context: Settling, orderId: number, end: End): Promise<OrderHead> {
  return inTransaction(context, (inside) => releaseReserved(inside, orderId, end));
}

/** Releases a reserved order in the caller's transaction. Does nothing if it was placed or released before. */
export async function releaseReserved(inside: Settling, orderId: number, end: End): Promise<OrderHead> {
  const released = await moveOrder(inside.query, orderId, "reserved", "released", inside.now());
  if (released) {
    await releaseInternal(inside, orderId);
    const payment = required(await selectPayment(inside.query, { orderId }));
    await updatePayment(inside.query, payment.id, { status: end.status, ...(end.failureCode && { failureCode: end.failureCode }) });
    await recordChanges(inside.query, stockChanges(await takeBack(inside.query, orderId, () => releaseStock(inside.query, orderId))));
  }
  return requireOrder(inside, orderId);
}

/** Releases an order whose payment the provider hasn't created, unless it is created at that moment. */
export async function releaseUnopened(context: Settling, orderId: number): Promise<void> {
  await inTransaction(context, async (inside) => {
    await lockReserved(inside.query, orderId);
    const payment = await selectPayment(inside.query, { orderId });
    if (!payment?.providerId) await releaseReserved(inside, orderId, { status: "cancelled" });
  });
}

/**
 * Stores the provider's id of a payment before it can be charged, so that the sweep can always look it up.
 * @returns false if the order was released while the provider was slow; then nothing may be charged
 */
export const storeOpened = ({ query }: Work, orderId: number, paymentId: number, providerId: string): Promise<boolean> =>
  storeProviderId(query, orderId, paymentId, providerId);

async function undoPayment(context: Settling, orderId: number): Promise<void> {
  const payment = await selectPayment(context.query, { orderId });
  if (!payment?.providerId) return;
  const { status } = await providerOf(context, payment).undo(payment.providerId);
  // A pending bank debit is refunded when the event of its settlement arrives.
  if (status !== "pending") await updatePayment(context.query, payment.id, { status: "refunded" });
}

/** Captures an authorized payment and books it; safe to repeat. A capture before the order was canceled is booked too. */
export async function capturePayment(context: Settling, orderId: number): Promise<void> {
  const payment: Payment | null = await selectPayment(context.query, { orderId });
  const order = await selectOrder(context.query, orderId);
  if (!payment?.providerId || order?.status !== "placed") return;
  const isCanceled = order.canceledAt !== null;
  const state = await providerOf(context, payment)[isCanceled ? "read" : "capture"](payment.providerId);
  if (isCanceled && state.status !== "captured") return;
  if (state.status !== "captured") throw new Error(`payment of order ${orderId} is ${state.status} and cannot be captured`);
  const entries = { cash: payment.amountCents, receivable: -payment.amountCents };
  const { brand, last4 } = state;
  await inTransaction(context, async (inside) => {
    await postCaptured(inside.query, `cash:${orderId}`, orderId, entries, { id: payment.id, brand, last4 });
    await reportSale(inside, orderId);
  });
}

function required<T>(value: T | null): T {
  if (value === null) throw new ShopError("server_error");
  return value;
}
