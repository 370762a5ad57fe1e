import { type office, ShopError } from "@azulejo/contract";
import { recordChanges } from "@azulejo/database";
import type { Verb } from "../../../calls/handler.ts";
import { releaseStock, stockChanges } from "../../stock/index.ts";
import { changeOrder } from "../progress/change-order.ts";
import { markCanceled } from "../progress/locked-order.repository.ts";
import { cancel, leftToShip } from "../progress/progress.rules.ts";
import { creditPartOf } from "./refund.rules.ts";
import { requestRefund } from "./refund-line.ts";
import { readRefundable, toRefundLine } from "./refund-plan.ts";

/**
 * Cancels a whole order before any of it is handed over. Releases its stock, and refunds what has not been refunded yet, or voids
 * the payment if it is only authorized.
 */
export const cancelOrder: Verb<typeof office.cancelOrder> = (context, { orderNo, reason }) =>
  changeOrder(context, orderNo, async (change) => {
    const { inside, order, progress } = change;
    const { query, now } = inside;
    if (progress.some((line) => line.shipped > 0)) throw new ShopError("office_shipped", { orderNo: String(orderNo) });
    const { payment, lines, leftCents, leftCreditCents } = await readRefundable(query, order);
    const steps = progress.flatMap((line) => (cancel(line, leftToShip(line)) ?? []).map((one) => ({ lineId: line.lineId, ...one })));
    const eventId = await change.record({ kind: "canceled", steps, amountCents: leftCents, ...(reason && { detail: { reason } }) });
    await markCanceled(query, order.id, now());
    await recordChanges(query, stockChanges(await releaseStock(query, order.id)));
    if (!payment) return;
    const parts = lines.flatMap((line) => {
      const units = line.quantity - line.refundedUnits;
      return units > 0 ? [toRefundLine({ ...line, refundedWithDelivery: line.refundedUnits }, units, false, true)] : [];
    });
    await requestRefund(change, {
      paymentId: payment.id,
      eventId,
      endsOrder: true,
      amountCents: leftCents,
      creditCents: creditPartOf(leftCents, leftCreditCents),
      reason: reason ?? null,
      lines: parts,
    });
  });
