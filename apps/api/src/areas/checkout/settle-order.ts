import { ShopError } from "@azulejo/contract";
import { recordChanges } from "@azulejo/database";
import { type Context, inTransaction, type Services } from "../../context.ts";
import type { PaymentState } from "../../ports/card-payments.ts";
import {
  markCaptured,
  moveOrder,
  type OrderHead,
  type Payment,
  post,
  selectOrder,
  selectPayment,
  updateLatestPayment,
  updatePayment,
} from "../order/index.ts";
import { releaseStock, stockChanges } from "../stock/index.ts";
import { orderCompleted } from "../tag/index.ts";
import { closeBag } from "../webshoppingbag/index.ts";

/** What settling a payment needs; shared by the browser call, the webhook and the sweep. */
export type Settling = Pick<Context, "query" | "database" | "payments" | "outbox" | "now">;
export const settling = (services: Services): Settling => ({ ...services, query: services.database.query });

/**
 * Phase three: brings an order into line with its payment's state, once, however often it is called.
 * @returns the order afterwards
 */
export async function settleOrder(context: Settling, orderId: number, state: PaymentState): Promise<OrderHead> {
  if (state.status === "authorised" || state.status === "captured") return placeOrder(context, orderId, state);
  if (state.status === "declined") return releaseOrder(context, orderId, { status: "declined", failureCode: state.code });
  if (state.status === "cancelled") return releaseOrder(context, orderId, { status: "cancelled" });
  return required(await selectOrder(context.query, orderId));
}

type Paid = Extract<PaymentState, { status: "authorised" | "captured" }>;

async function placeOrder(context: Settling, orderId: number, state: Paid): Promise<OrderHead> {
  const order = await inTransaction(context as Context, async (inside) => {
    const placed = await moveOrder(inside.query, orderId, "reserved", "placed", inside.now());
    const order = placed ?? required(await selectOrder(inside.query, orderId));
    if (placed) {
      await closeBag(inside.query, order);
      const { status, brand, last4 } = state;
      if (!(await updateLatestPayment(inside.query, orderId, { status, brand, last4 }))) throw new ShopError("server_error");
      await postSale(inside, order);
      await inside.outbox.enqueue(inside.query, [
        { kind: "mail.receipt", key: `receipt:${order.id}`, payload: { orderId } },
        { kind: "mail.newOrder", key: `new-order:${order.id}`, payload: { orderId } },
        { kind: "payment.capture", key: `capture:${order.id}`, payload: { orderId } },
        ...(order.measured ? [orderCompleted(order)] : []),
      ]);
    }
    return order;
  });
  // The payment came after the order was released, so it is refunded.
  if (order.status === "released") await undoPayment(context, order.id);
  return order;
}

function postSale(inside: Context, order: OrderHead): Promise<void> {
  return post(inside.query, `sale:${order.id}`, order.id, {
    receivable: order.totalCents,
    sales: -order.goodsCents,
    delivery: -order.deliveryCents,
    tax: -order.taxCents,
  });
}

/** Returns the stock and closes the attempt. The bag stays open for the next one. */
export async function releaseOrder(
  context: Settling,
  orderId: number,
  end: { status: "declined" | "cancelled"; failureCode?: string },
): Promise<OrderHead> {
  return inTransaction(context as Context, async (inside) => {
    const released = await moveOrder(inside.query, orderId, "reserved", "released", inside.now());
    if (released) {
      const payment = required(await selectPayment(inside.query, { orderId }));
      await updatePayment(inside.query, payment.id, { status: end.status, ...(end.failureCode && { failureCode: end.failureCode }) });
      await recordChanges(inside.query, stockChanges(await releaseStock(inside.query, orderId)));
    }
    return required(await selectOrder(inside.query, orderId));
  });
}

async function undoPayment(context: Settling, orderId: number): Promise<void> {
  const payment = await selectPayment(context.query, { orderId });
  if (!payment?.providerId) return;
  await context.payments.undo(payment.providerId);
  await updatePayment(context.query, payment.id, { status: "refunded" });
}

/** Captures an authorized payment and books the cash; safe to repeat. What was captured before the order was canceled is still booked. */
export async function capturePayment(context: Settling, orderId: number): Promise<void> {
  const payment: Payment | null = await selectPayment(context.query, { orderId });
  const order = await selectOrder(context.query, orderId);
  if (!payment?.providerId || order?.status !== "placed") return;
  const isCanceled = order.canceledAt !== null;
  const state = await context.payments[isCanceled ? "read" : "capture"](payment.providerId);
  if (isCanceled && state.status !== "captured") return;
  if (state.status !== "captured") throw new Error(`payment of order ${orderId} is ${state.status} and cannot be captured`);
  await inTransaction(context as Context, async (inside) => {
    await markCaptured(inside.query, payment.id, state);
    await post(inside.query, `cash:${orderId}`, orderId, { cash: order.totalCents, receivable: -order.totalCents });
  });
}

function required<T>(value: T | null): T {
  if (value === null) throw new ShopError("server_error");
  return value;
}
