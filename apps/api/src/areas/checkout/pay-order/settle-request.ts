import { ShopError } from "@azulejo/contract";
import { inTransaction, type Work } from "../../../context.ts";
import type { PaymentState } from "../../../ports/card-payments.ts";
import { post } from "../../ledger/index.ts";
import { endUnpaid, insertOrderEvent } from "../../order/index.ts";
import { storePayment } from "../../saved-payment/index.ts";
import { holdToPlace } from "../attempts/hold-attempt.repository.ts";
import { markCaptured, updatePayment } from "../placing/payment.repository.ts";
import { providerOf } from "../provider-of.ts";
import type { Settling } from "../settle-order.ts";
import { reportSale } from "../tax/report-taxes.ts";
import { markRequestPaid, type RequestPayment, selectPayableOrder, selectRequestPayment } from "./pay-request.repository.ts";
import { PAYMENT_RECEIVED_MAIL } from "./payment-mail.ts";

/**
 * Phase three: brings a payment by link into line with its state at the provider, once, however often it is called.
 * @returns the payment afterwards
 */
export async function settleRequestPayment(context: Settling, id: number, state: PaymentState): Promise<RequestPayment> {
  if (state.status === "authorised" || state.status === "captured" || state.status === "pending") return accept(context, id, state);
  const ended = state.status === "declined" || state.status === "cancelled";
  if (ended) await inTransaction(context, (inside) => endStarted(inside, id, state));
  return requireRequestPayment(context, id);
}

/** @throws if the payment doesn't exist */
export const requireRequestPayment = async ({ query }: Pick<Work, "query">, id: number): Promise<RequestPayment> =>
  required(await selectRequestPayment(query, id));

/** Ends a payment that wasn't charged, in the caller's transaction. Does nothing if it has already ended. */
export async function endStarted(
  inside: Settling,
  id: number,
  state: Extract<PaymentState, { status: "declined" | "cancelled" }>,
): Promise<void> {
  if ((await selectRequestPayment(inside.query, id, true))?.status !== "started") return;
  const failureCode = state.status === "declined" ? { failureCode: state.code } : {};
  await updatePayment(inside.query, id, { status: state.status, ...failureCode });
}

/** A payment that was made, or is a debit that the bank has yet to confirm. */
type Paid = Extract<PaymentState, { status: "authorised" | "captured" | "pending" }>;

async function accept(context: Settling, id: number, paid: Paid): Promise<RequestPayment> {
  const isWanted = await inTransaction(context, (inside) => book(inside, id, paid));
  const payment = required(await selectRequestPayment(context.query, id));
  if (isWanted) return payment;
  // The order was canceled during the payment, so the payment is undone.
  if (payment.providerId) await providerOf(context, payment).undo(payment.providerId);
  await updatePayment(context.query, id, { status: "cancelled" });
  return required(await selectRequestPayment(context.query, id));
}

/** Books a payment, in the caller's transaction. @returns false if the amount is no longer owed */
async function book(inside: Settling, id: number, paid: Paid): Promise<boolean> {
  const { query, outbox, now } = inside;
  await holdToPlace(query, `payment:${id}`);
  const { orderId } = required(await selectRequestPayment(query, id));
  const order = required(await selectPayableOrder(query, { id: orderId }, true));
  const payment = required(await selectRequestPayment(query, id, true));
  if (payment.status !== "started") return true;
  if (order.canceledAt) return false;
  const { brand, last4 } = paid;
  const isPending = paid.status === "pending";
  await updatePayment(query, id, { status: isPending ? "pending" : "authorised", brand, last4 });
  await markRequestPaid(query, payment.requestId, now());
  if (paid.saved) await storePayment(inside, paid.saved);
  const confirmation = { kind: PAYMENT_RECEIVED_MAIL, key: `payment-received:${id}`, payload: { paymentId: id } } as const;
  // A pending debit is booked when the bank has paid.
  if (isPending) {
    await outbox.enqueue(query, [confirmation]);
    return true;
  }
  await endUnpaid(query, orderId);
  const { amountCents } = payment;
  await insertOrderEvent(query, { orderId, key: `paid:${id}`, kind: "payment_received", amountCents, at: now() });
  await outbox.enqueue(query, [{ kind: "payment.capture", key: `capture:payment:${id}`, payload: { paymentId: id } }, confirmation]);
  return true;
}

/** Captures an authorized payment and books it; safe to repeat. */
export async function captureRequestPayment(context: Settling, id: number): Promise<void> {
  const payment = await selectRequestPayment(context.query, id);
  const order = payment && (await selectPayableOrder(context.query, { id: payment.orderId }));
  if (!payment?.providerId || !order) return;
  const isCanceled = order.canceledAt !== null;
  const state = await providerOf(context, payment)[isCanceled ? "read" : "capture"](payment.providerId);
  if (isCanceled && state.status !== "captured") return;
  if (state.status !== "captured") throw new Error(`payment ${id} is ${state.status} and cannot be captured`);
  await inTransaction(context, async (inside) => {
    await markCaptured(inside.query, id, state);
    const { orderId, amountCents } = payment;
    await post(inside.query, `cash:${orderId}:${id}`, orderId, { cash: amountCents, receivable: -amountCents });
    await reportSale(inside, orderId);
  });
}

function required<T>(value: T | null): T {
  if (value === null) throw new ShopError("server_error");
  return value;
}
