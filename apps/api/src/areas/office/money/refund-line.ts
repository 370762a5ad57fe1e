import { type office, ShopError } from "@azulejo/contract";
import type { Verb } from "../../../calls/handler.ts";
import { money } from "../../../mail/formats.ts";
import type { LineProgress } from "../../order/index.ts";
import { insertRefund, post, releaseLines, returnLines } from "../../order/index.ts";
import { type Change, changeOrder, lineOf } from "../progress/change-order.ts";
import { cancel, leftToShip } from "../progress/progress.rules.ts";
import { creditPartOf, sumOf } from "./refund.rules.ts";
import { readRefundable, toRefundLine } from "./refund-plan.ts";

/**
 * Refunds units of a line. Units that were not handed over are canceled and their stock is free again; units that came back return to
 * their lots. The money goes back through the outbox, so that no crash loses it and no repeat doubles it.
 */
export const refundLine: Verb<typeof office.refundLine> = (context, { orderNo, lineId, units, shipped, returned, withDelivery, reason }) =>
  changeOrder(context, orderNo, async (change) => {
    const { inside, order } = change;
    const line = lineOf(change, lineId);
    const left = shipped ? line.shipped - line.refundedShipped : line.canceled - line.refundedCanceled + leftToShip(line);
    if (units > left) throw new ShopError("office_refund_left", { itemNo: line.itemNo, left });
    const { payment, lines, leftCents, leftCreditCents } = await readRefundable(inside.query, order);
    const paid = lines.find((one) => one.lineId === lineId);
    if (!payment || !paid) throw new ShopError("server_error");
    if (payment.status === "pending" || payment.status === "returned")
      throw new ShopError(`office_payment_${payment.status}`, { orderNo: String(orderNo) });
    if (payment.status === "authorised") throw new ShopError("office_not_captured", { orderNo: String(orderNo) });
    // Goods that never left were not delivered either.
    const part = toRefundLine(paid, units, shipped, withDelivery ?? !shipped);
    const amountCents = sumOf(part);
    if (amountCents > leftCents) {
      const amounts = {
        amount: money(amountCents, order.currency, inside.language),
        left: money(leftCents, order.currency, inside.language),
      };
      throw new ShopError("office_refund_amount", amounts);
    }
    const toCancel = shipped ? 0 : Math.max(0, units - (line.canceled - line.refundedCanceled));
    const eventId = await recordRefund(change, line, { units, toCancel, toReturn: shipped && returned ? units : 0, amountCents, reason });
    const creditCents = creditPartOf(amountCents, leftCreditCents);
    await requestRefund(change, {
      paymentId: payment.id,
      eventId,
      endsOrder: false,
      amountCents,
      creditCents,
      reason: reason ?? null,
      lines: [part],
    });
  });

interface Moves {
  units: number;
  toCancel: number;
  toReturn: number;
  amountCents: number;
  reason: string | undefined;
}

/** Records the request and moves the stock that it frees or brings back. */
async function recordRefund(
  change: Change,
  line: LineProgress,
  { units, toCancel, toReturn, amountCents, reason }: Moves,
): Promise<number> {
  const { inside, order } = change;
  const { lineId, fulfilment } = line;
  const canceled = toCancel > 0 ? (cancel(line, toCancel) ?? []) : [];
  const steps = [...canceled, ...(toReturn > 0 ? [{ kind: "returned" as const, units: toReturn }] : [])];
  const eventId = await change.record({
    kind: "refund_requested",
    steps: steps.map((one) => ({ lineId, ...one })),
    amountCents,
    ...(reason && { detail: { reason } }),
    after: { itemNo: line.itemNo, units, returnedUnits: toReturn },
  });
  if (fulfilment === "ELTR") return eventId;
  const document = `refund:${eventId}`;
  if (toCancel > 0) await releaseLines(inside.query, order.id, [{ lineId, units: toCancel }], document);
  if (toReturn > 0) await returnLines(inside.query, order.id, [{ lineId, units: toReturn }], document);
  return eventId;
}

type Requested = Omit<Parameters<typeof insertRefund>[1], "orderId" | "at">;

/** Writes a refund and has the outbox make it. Without money to send back the customer hears only of a canceled order. @returns its id */
export async function requestRefund({ inside, order }: Change, refund: Requested): Promise<number> {
  const { query, outbox, now } = inside;
  const refundId = await insertRefund(query, { orderId: order.id, at: now(), ...refund });
  const orderId = order.id;
  if (refund.amountCents > 0) await outbox.enqueue(query, [{ kind: "payment.refund", key: `refund:${refundId}`, payload: { refundId } }]);
  else if (refund.endsOrder)
    await outbox.enqueue(query, [
      { kind: "mail.orderNews", key: `order-news:refund:${refundId}`, payload: { orderId, news: "canceled", refundId } },
    ]);
  return refundId;
}

/** Takes what was canceled off what is owed, because a bank returned the payment: nothing goes back. */
export async function dropUnpaid({ inside, order }: Change, refund: Omit<Requested, "creditCents" | "isVoided">): Promise<void> {
  const { query, now } = inside;
  const id = await insertRefund(query, { orderId: order.id, at: now(), ...refund, creditCents: 0, isVoided: true });
  await post(query, `unpaid:${id}`, order.id, { refunds: refund.amountCents, receivable: -refund.amountCents });
}
