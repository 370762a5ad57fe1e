import { ShopError } from "@azulejo/contract";
import { inTransaction } from "../../../context.ts";
import { post, postEntries } from "../../ledger/index.ts";
import {
  announce,
  endUnpaid,
  insertOrderEvent,
  moveRefund,
  type Refund,
  selectOrder,
  selectRefund,
  selectUnpaidCanceled,
} from "../../order/index.ts";
import { refundInternal, voidInternal } from "../placing/charge-internal.ts";
import { type Payment, selectInternalPayment, selectPayment, updatePayment } from "../placing/payment.repository.ts";
import { providerOf } from "../provider-of.ts";
import type { Settling } from "../settle-order.ts";
import { reportRefund, reportVoid } from "../tax/report-taxes.ts";
import { bookMoneyBack } from "./book-money-back.ts";
import { referenceOf } from "./money-back.rules.ts";
import { enqueueRefundMail } from "./refund-mail.ts";

/**
 * Makes a refund that staff started, at the provider and in the books; safe to repeat, also after a crash between the two. The payment
 * of a canceled order that was only authorized is voided instead.
 */
export async function payRefund(context: Settling, refundId: number): Promise<void> {
  const refund = await selectRefund(context.query, refundId);
  if (refund?.state !== "requested") return;
  if (refund.creditCents === refund.amountCents) return bookCreditRefund(context, refund);
  if (refund.paidBy !== null) return bookPaidOut(context, refund);
  const payment = refund.paymentId === null ? null : await selectPayment(context.query, { id: refund.paymentId });
  // A returned payment has no money to send back.
  if (payment?.status === "returned") return refund.endsOrder ? bookVoid(context, refund, payment) : bookRefusal(context, refund);
  if (!payment?.providerId) throw new Error(`the payment of refund ${refundId} is not known to the provider`);
  const { providerId } = payment;
  const provider = providerOf(context, payment);
  const state = refund.endsOrder ? await provider.cancel(providerId) : await provider.read(providerId);
  // Resumed once the bank has answered.
  if (state.status === "pending") return;
  if (state.status === "cancelled" || state.status === "declined")
    return refund.endsOrder ? bookVoid(context, refund, payment) : bookRefusal(context, refund);
  if (state.status !== "captured") throw new Error(`the payment of refund ${refundId} is ${state.status} and cannot be refunded`);
  try {
    await provider.refund(providerId, {
      reference: referenceOf(refund.id),
      amountCents: refund.amountCents - refund.creditCents,
    });
  } catch (error) {
    if (error instanceof ShopError && error.code === "payment_refused") return bookRefusal(context, refund);
    throw error;
  }
  const all = await provider.readMoneyBack(providerId);
  await inTransaction(context, (inside) => bookMoneyBack(inside, payment.id, all));
}

/** Refunds to the credit line or gift card alone, which needs no provider. */
async function bookCreditRefund(context: Settling, refund: Refund): Promise<void> {
  if (await endsCredit(context, refund)) return bookVoid(context, refund, null);
  await inTransaction(context, async ({ query, tax, extension, outbox, now }) => {
    if (!(await moveRefund(query, refund.id, ["requested"], { state: "done", endedAt: now() }))) return;
    await reportRefund({ query, tax, outbox }, refund);
    await announce({ query, extension, outbox }, { kind: "orderRefunded", orderId: refund.orderId, refundId: refund.id });
    await refundInternal({ query, now }, refund);
    const { orderId, amountCents } = refund;
    await insertOrderEvent(query, { orderId, key: `credit-refund:${refund.id}`, kind: "refunded", amountCents, at: now() });
    await enqueueRefundMail(outbox, query, refund);
  });
}

/** Books a refund that staff paid by check or cash. */
async function bookPaidOut(context: Settling, refund: Refund): Promise<void> {
  await inTransaction(context, async ({ query, outbox, now }) => {
    if (!(await moveRefund(query, refund.id, ["requested"], { state: "done", endedAt: now() }))) return;
    const { orderId, amountCents } = refund;
    const key = `refund-paid-out:${refund.id}`;
    await postEntries(
      query,
      key,
      orderId,
      [
        { account: "refunds", cents: amountCents },
        { account: "cash", cents: -amountCents },
      ],
      now(),
    );
    await insertOrderEvent(query, { orderId, key, kind: "refunded", amountCents, at: now() });
    await enqueueRefundMail(outbox, query, refund);
  });
}

/**
 * Returns whether a canceled order was paid from the credit line or a gift card alone and nothing of it was refunded before. Its sale is
 * then reversed as a whole.
 */
async function endsCredit({ query }: Settling, { orderId, endsOrder, creditCents }: Refund): Promise<boolean> {
  if (!endsOrder || (await selectPayment(query, { orderId }))) return false;
  return (await selectInternalPayment(query, orderId))?.amountCents === creditCents;
}

/** Reverses the sale of a canceled order whose payment wasn't captured. */
async function bookVoid(context: Settling, refund: Refund, payment: Payment | null): Promise<void> {
  await inTransaction(context, async ({ query, tax, outbox, now }) => {
    const order = await selectOrder(query, refund.orderId, true);
    if (!order || !(await moveRefund(query, refund.id, ["requested"], { state: "voided", endedAt: now() }))) return;
    const key = `void:${order.id}`;
    if (payment && payment.status !== "returned") await updatePayment(query, payment.id, { status: "cancelled" });
    await endUnpaid(query, order.id);
    await voidInternal({ query }, order.id);
    await post(query, key, order.id, {
      receivable: -order.totalCents,
      sales: order.goodsCents,
      delivery: order.deliveryCents,
      tax: order.taxCents,
    });
    // The whole sale is reversed, so the deduction for unpaid canceled units is reversed too.
    const droppedCents = await selectUnpaidCanceled(query, order.id);
    if (droppedCents > 0) await post(query, `unpaid-void:${order.id}`, order.id, { receivable: droppedCents, refunds: -droppedCents });
    await reportVoid({ query, tax, outbox }, order.id);
    await insertOrderEvent(query, { orderId: order.id, key, kind: "payment_voided", amountCents: order.totalCents, at: now() });
    await enqueueRefundMail(outbox, query, refund);
  });
}

/** The provider refused the refund for good: staff see it as failed and can start another. */
async function bookRefusal(context: Settling, refund: Refund): Promise<void> {
  await inTransaction(context, async ({ query, outbox, now }) => {
    if (!(await moveRefund(query, refund.id, ["requested"], { state: "failed", endedAt: now() }))) return;
    const key = `refund-refused:${refund.id}`;
    const { orderId, amountCents } = refund;
    await insertOrderEvent(query, { orderId, key, kind: "refund_failed", amountCents, at: now() });
    // The order is canceled even though its refund failed.
    if (refund.endsOrder) await enqueueRefundMail(outbox, query, refund);
  });
}
