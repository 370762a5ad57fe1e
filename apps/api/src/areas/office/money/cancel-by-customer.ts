import { type customer, ShopError } from "@azulejo/contract";
import type { Verb } from "../../../calls/handler.ts";
import { type Context, inTransaction } from "../../../context.ts";
import { hasHappened, releaseLines, selectLineProgress } from "../../order/index.ts";
import { type Change, openChange } from "../progress/change-order.ts";
import { type LockedOrder, lockOrder } from "../progress/locked-order.repository.ts";
import { cancel } from "../progress/progress.rules.ts";
import { endOrder } from "./end-order.ts";
import { type CancellationPlan, planCancellation, toCancellation } from "./plan-cancellation.ts";
import { requestRefund } from "./refund-line.ts";

export const previewCancellation: Verb<typeof customer.previewCancellation> = async (context, { id, lines }) => {
  const order = await findOwn(context, id, false);
  const progress = await selectLineProgress(context.query, order.id);
  refuseCanceled(order);
  return toCancellation(await planCancellation(context, order, progress, lines), context.pricesHidden);
};

/**
 * Cancels what the staff have not started on. Staff and customer lock the same order, so whoever comes second sees what the first has
 * done. A repeat of the same idempotency key changes nothing, even after a crash.
 */
export const cancelOrder: Verb<typeof customer.cancelOrder> = (context, { id, lines, reason }) =>
  inTransaction(context, async (inside) => {
    const order = await findOwn(inside, id, true);
    const key = `customer:${order.id}:${context.idempotencyKey}`;
    if (await hasHappened(inside.query, key)) return { done: true as const };
    refuseCanceled(order);
    const change = await openChange(inside, order, { key, byCustomer: true, accountId: inside.session?.accountId ?? null });
    const plan = await planCancellation(inside, order, change.progress, lines);
    await (plan.endsOrder ? endOrder(change, plan.refundable, reason) : cancelUnits(change, plan, reason));
    return { done: true as const };
  });

/** An order of an account belongs to that account; a guest's order to whoever has its link. */
async function findOwn({ query, storefront, session }: Context, receiptKey: string, lock: boolean): Promise<LockedOrder> {
  const order = await lockOrder(query, storefront.id, { receiptKey }, lock);
  if (!order) throw new ShopError("customer_receipt_not_found");
  if (order.accountId !== null && order.accountId !== session?.accountId) throw new ShopError("customer_cancel_sign_in");
  return order;
}

function refuseCanceled({ canceledAt, orderNo }: LockedOrder): void {
  if (canceledAt) throw new ShopError("customer_cancel_done", { orderNo: String(orderNo) });
}

async function cancelUnits(change: Change, plan: CancellationPlan, reason: string | undefined): Promise<void> {
  const { inside, order } = change;
  const { chosen, parts, refundCents, creditCents, refundable } = plan;
  const steps = chosen.flatMap(({ line, units }) => (cancel(line, units) ?? []).map((one) => ({ lineId: line.lineId, ...one })));
  const eventId = await change.record({ kind: "canceled", steps, amountCents: refundCents, ...(reason && { detail: { reason } }) });
  // What is sent by email was never in stock.
  const stocked = chosen.filter(({ line }) => line.fulfilment !== "ELTR").map(({ line, units }) => ({ lineId: line.lineId, units }));
  await releaseLines(inside.query, order.id, stocked, `cancel:${eventId}`);
  if (refundable.payment)
    await requestRefund(change, {
      paymentId: refundable.payment.id,
      eventId,
      endsOrder: false,
      amountCents: refundCents,
      creditCents,
      reason: reason ?? null,
      lines: parts,
    });
  if (refundCents > 0) return;
  await inside.outbox.enqueue(inside.query, [
    { kind: "mail.orderNews", key: `order-news:event:${eventId}`, payload: { orderId: order.id, news: "itemsCanceled", eventId } },
  ]);
}
