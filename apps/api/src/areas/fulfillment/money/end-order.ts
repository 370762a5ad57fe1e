import { type OrderEventDetail, recordChanges } from "@azulejo/database";
import { announce, type NewRefundLine } from "../../order/index.ts";
import { releaseStock, stockChanges } from "../../stock/index.ts";
import type { Change } from "../progress/change-order.ts";
import { markCanceled } from "../progress/locked-order.repository.ts";
import { cancel, leftToShip } from "../progress/progress.rules.ts";
import { tellOfCancellation } from "./cancellation-mail.ts";
import { creditPartOf } from "./refund.rules.ts";
import { requestRefund } from "./refund-lines.ts";
import { type Refundable, toRefundLine } from "./refund-plan.ts";

/** Returns the refund of each line when an order ends: everything not refunded yet. */
export const leftOfLines = (lines: Refundable["lines"]): NewRefundLine[] =>
  lines.flatMap((line) => {
    const units = line.quantity - line.refundedUnits;
    return units > 0 ? [toRefundLine({ ...line, refundedWithDelivery: line.refundedUnits }, units, false, true)] : [];
  });

/** The reason for a cancellation: staff's own words, or a question about a delay that was answered or expired. */
export interface CancelWhy {
  reason?: string | undefined;
  detail?: OrderEventDetail;
}

/** Cancels a whole order before anything is handed over: frees its stock and refunds or voids its payment. */
export async function endOrder(
  change: Change,
  { payment, lines, leftCents, leftCreditCents }: Refundable,
  { reason, detail }: CancelWhy,
): Promise<void> {
  const { inside, order, progress } = change;
  const { query, now } = inside;
  const steps = progress.flatMap((line) => (cancel(line, leftToShip(line)) ?? []).map((one) => ({ lineId: line.lineId, ...one })));
  const eventId = await change.record({
    kind: "canceled",
    steps,
    amountCents: leftCents,
    detail: { ...detail, ...(reason && { reason }) },
    before: { canceled: false },
    after: { canceled: true },
  });
  await tellOfCancellation(change, eventId, true);
  await announce(inside, { kind: "orderCanceled", orderId: order.id });
  await markCanceled(query, order.id, now());
  await recordChanges(query, stockChanges(await releaseStock(query, order.id)));
  if (!payment) return;
  const refundId = await requestRefund(change, {
    paymentId: payment.id,
    eventId,
    endsOrder: true,
    amountCents: leftCents,
    creditCents: creditPartOf(leftCents, leftCreditCents),
    reason: reason ?? null,
    lines: leftOfLines(lines),
  });
  // The refund waits for the bank, so the email about the cancellation is sent now.
  if (payment.status === "pending")
    await inside.outbox.enqueue(query, [
      { kind: "mail.orderNews", key: `order-news:canceled:${order.id}`, payload: { orderId: order.id, news: "canceled", refundId } },
    ]);
}
