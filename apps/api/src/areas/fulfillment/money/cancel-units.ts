import { releaseLines } from "../../order/index.ts";
import type { Change } from "../progress/change-order.ts";
import { cancel } from "../progress/progress.rules.ts";
import { tellOfCancellation } from "./cancellation-mail.ts";
import type { CancelWhy } from "./end-order.ts";
import type { CancellationPlan } from "./plan-cancellation.ts";
import { dropUnpaid, requestRefund } from "./refund-lines.ts";

/** Cancels units of lines that haven't been started: releases and refunds them. */
export async function cancelUnits(change: Change, plan: CancellationPlan, { reason, detail }: CancelWhy): Promise<void> {
  const { inside, order } = change;
  const { chosen, parts, refundCents, unpaidCents, creditCents, refundable } = plan;
  const steps = chosen.flatMap(({ line, units }) => (cancel(line, units) ?? []).map((one) => ({ lineId: line.lineId, ...one })));
  const eventId = await change.record({
    kind: "canceled",
    steps,
    amountCents: refundCents,
    detail: { ...detail, ...(reason && { reason }) },
  });
  await tellOfCancellation(change, eventId, false);
  // Gift cards go by email and were never in stock.
  const stocked = chosen.filter(({ line }) => line.fulfilment !== "ELTR").map(({ line, units }) => ({ lineId: line.lineId, units }));
  await releaseLines(inside.query, order.id, stocked, `cancel:${eventId}`);
  const about = { eventId, endsOrder: false, reason: reason ?? null, lines: parts };
  const { payment } = refundable;
  if (payment && unpaidCents > 0) await dropUnpaid(change, { ...about, paymentId: payment.id, amountCents: unpaidCents });
  else if (payment) await requestRefund(change, { ...about, paymentId: payment.id, amountCents: refundCents, creditCents });
  if (refundCents > 0) return;
  await inside.outbox.enqueue(inside.query, [
    { kind: "mail.orderNews", key: `order-news:event:${eventId}`, payload: { orderId: order.id, news: "itemsCanceled", eventId } },
  ]);
}
