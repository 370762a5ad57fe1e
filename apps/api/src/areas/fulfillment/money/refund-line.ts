import { type office, type ParsedInputOf, ShopError } from "@azulejo/contract";
import type { OfficeRefundAmounts } from "@azulejo/contract/areas/office/returns.ts";
import type { Verb } from "../../../calls/handler.ts";
import type { Context } from "../../../context.ts";
import { money } from "../../../mail/formats.ts";
import type { LineProgress, NewRefundLine } from "../../order/index.ts";
import { insertRefund, post, releaseLines, returnLines, selectLineProgress } from "../../order/index.ts";
import { isStaffOrder } from "../../staff/index.ts";
import { type Change, changeOrder, lineOf } from "../progress/change-order.ts";
import { type LockedOrder, lockOrder } from "../progress/locked-order.repository.ts";
import { cancel, leftToShip } from "../progress/progress.rules.ts";
import { creditPartOf, sumOf } from "./refund.rules.ts";
import { type Refundable, readRefundable, toRefundLine } from "./refund-plan.ts";
import type { PaidPayment } from "./refundable.repository.ts";

/**
 * Refunds units of a line. Units that were not handed over are canceled and their stock is free again; units that came back return to
 * their lots. The money goes back through the outbox, so that no crash loses it and no repeat doubles it.
 */
export const refundLine: Verb<typeof office.refundLine> = (context, { orderNo, returned, reason, ...wanted }) =>
  changeOrder(context, orderNo, async (change) => {
    const { inside, order } = change;
    const { units, shipped } = wanted;
    const { line, part, refundable } = await planRefund(change, wanted);
    const payment = refusePayment(refundable, order);
    const amountCents = sumOf(part);
    const { leftCents, leftCreditCents } = refundable;
    refuseAmount(inside, order, amountCents, leftCents);
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

/** Returns exactly what such a refund would be. */
export const previewRefund: Verb<typeof office.previewRefund> = async (context, { orderNo, ...wanted }) => {
  const { query, storefront } = context;
  const order = await lockOrder(query, storefront.id, { orderNo }, false);
  if (!order || !(await isStaffOrder(context, order.id))) throw new ShopError("office_order_not_found");
  const progress = await selectLineProgress(query, order.id);
  const { part, refundable } = await planRefund({ inside: context, order, progress }, wanted);
  return toAmounts([part], refundable);
};

export function toAmounts(parts: NewRefundLine[], { leftCents, leftCreditCents }: Refundable): OfficeRefundAmounts {
  const sum = (of: (part: NewRefundLine) => number): number => parts.reduce((all, part) => all + of(part), 0);
  const amountCents = sum(sumOf);
  return {
    goodsCents: sum((part) => part.goodsCents),
    taxCents: sum((part) => part.taxCents),
    deliveryCents: sum((part) => part.deliveryCents),
    withheldCents: sum(({ withheldGoodsCents = 0, withheldTaxCents = 0 }) => withheldGoodsCents + withheldTaxCents),
    amountCents,
    creditCents: creditPartOf(amountCents, leftCreditCents),
    leftCents,
  };
}

type Wanted = Omit<ParsedInputOf<typeof office.previewRefund>, "orderNo">;

/** @throws office_line_not_found, office_refund_left */
async function planRefund(
  change: Pick<Change, "inside" | "order" | "progress">,
  { lineId, units, shipped, withDelivery, restocking }: Wanted,
) {
  const { inside, order } = change;
  const line = lineOf(change, lineId);
  const left = shipped ? line.shipped - line.refundedShipped : line.canceled - line.refundedCanceled + leftToShip(line);
  if (units > left) throw new ShopError("office_refund_left", { itemNo: line.itemNo, left });
  const refundable = await readRefundable(inside.query, order);
  const paid = refundable.lines.find((one) => one.lineId === lineId);
  if (!paid) throw new ShopError("server_error");
  const withheldPercent = restocking ? (inside.storefront.settings.returns?.restockingPercent ?? 0) : 0;
  // Goods that never left were not delivered either.
  return { line, part: toRefundLine(paid, units, shipped, withDelivery ?? !shipped, withheldPercent), refundable };
}

/** Returns the payment that a refund goes back to. @throws office_payment_pending, office_payment_returned, office_not_captured */
export function refusePayment({ payment }: Refundable, { orderNo }: Pick<LockedOrder, "orderNo">): PaidPayment {
  if (!payment) throw new ShopError("server_error");
  if (payment.status === "pending" || payment.status === "returned")
    throw new ShopError(`office_payment_${payment.status}`, { orderNo: String(orderNo) });
  if (payment.status === "authorised") throw new ShopError("office_not_captured", { orderNo: String(orderNo) });
  return payment;
}

/** @throws office_refund_amount for more than is left of what was paid */
export function refuseAmount({ language }: Context, { currency }: LockedOrder, amountCents: number, leftCents: number): void {
  if (amountCents <= leftCents) return;
  throw new ShopError("office_refund_amount", {
    amount: money(amountCents, currency, language),
    left: money(leftCents, currency, language),
  });
}

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
