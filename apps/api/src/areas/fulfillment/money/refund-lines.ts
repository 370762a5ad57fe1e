import { type office, type ParsedInputOf, ShopError } from "@azulejo/contract";
import type { OfficeRefundAmounts } from "@azulejo/contract/areas/office/returns.ts";
import type { Verb } from "../../../calls/handler.ts";
import type { Context } from "../../../context.ts";
import { money } from "../../../mail/formats.ts";
import { post } from "../../ledger/index.ts";
import type { LineProgress, NewRefundLine } from "../../order/index.ts";
import { insertRefund, releaseLines, returnLines, selectLineProgress } from "../../order/index.ts";
import { isStaffOrder } from "../../staff/index.ts";
import { type Change, changeOrder, lineOf } from "../progress/change-order.ts";
import { type LockedOrder, lockOrder } from "../progress/locked-order.repository.ts";
import { cancel, leftToShip } from "../progress/progress.rules.ts";
import { creditPartOf, sumOf } from "./refund.rules.ts";
import { type Refundable, readRefundable, toRefundLine } from "./refund-plan.ts";
import type { PaidPayment } from "./refundable.repository.ts";

/**
 * Refunds units of lines in one refund. Units that weren't handed over are canceled and released; returned units go back to their lots. The
 * outbox makes the refund, so that neither a crash nor a repeat can lose or double it.
 */
export const refundLines: Verb<typeof office.refundLines> = (context, { orderNo, returned, reason, ...wanted }) =>
  changeOrder(context, orderNo, async (change) => {
    const { inside, order } = change;
    const { shipped } = wanted;
    // A moved order has no lots, so staff have to choose them in a return.
    if (order.earlierNo !== null) throw new ShopError("office_return_moved", { earlierNo: order.earlierNo });
    const { planned, refundable } = await planRefund(change, wanted);
    const payment = refusePayment(refundable, order);
    const parts = planned.map(({ part }) => part);
    const { amountCents, creditCents, leftCents } = toAmounts(parts, refundable);
    refuseAmount(inside, order, amountCents, leftCents);
    const moves = planned.map(({ line, part: { units } }) => ({
      line,
      units,
      toCancel: shipped ? 0 : Math.max(0, units - (line.canceled - line.refundedCanceled)),
      toReturn: shipped && returned ? units : 0,
    }));
    const eventId = await recordRefund(change, moves, amountCents, reason);
    await requestRefund(change, {
      paymentId: payment.id,
      eventId,
      endsOrder: false,
      amountCents,
      creditCents,
      reason: reason ?? null,
      lines: parts,
    });
  });

/** Returns exactly what such a refund would be. */
export const previewRefund: Verb<typeof office.previewRefund> = async (context, { orderNo, ...wanted }) => {
  const { query, storefront } = context;
  const order = await lockOrder(query, storefront.id, { orderNo }, false);
  if (!order || !(await isStaffOrder(context, order.id))) throw new ShopError("office_order_not_found");
  const progress = await selectLineProgress(query, order.id);
  const { planned, refundable } = await planRefund({ inside: context, order, progress }, wanted);
  return toAmounts(
    planned.map(({ part }) => part),
    refundable,
  );
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
async function planRefund(change: Pick<Change, "inside" | "order" | "progress">, { lines, shipped, withDelivery, restocking }: Wanted) {
  const { inside, order } = change;
  const refundable = await readRefundable(inside.query, order);
  const withheldPercent = restocking ? (inside.storefront.settings.returns?.restockingPercent ?? 0) : 0;
  const planned = unitsByLine(lines).map(([lineId, units]) => {
    const line = lineOf(change, lineId);
    const left = shipped ? line.shipped - line.refundedShipped : line.canceled - line.refundedCanceled + leftToShip(line);
    if (units > left) throw new ShopError("office_refund_left", { itemNo: line.itemNo, left });
    const paid = refundable.lines.find((one) => one.lineId === lineId);
    if (!paid) throw new ShopError("server_error");
    // The delivery of units that never left is refunded too.
    return { line, part: toRefundLine(paid, units, shipped, withDelivery ?? !shipped, withheldPercent) };
  });
  return { planned, refundable };
}

/** Adds up units of a line that occurs more than once. */
function unitsByLine(lines: Wanted["lines"]): [lineId: number, units: number][] {
  const sums = new Map<number, number>();
  for (const { lineId, units } of lines) sums.set(lineId, (sums.get(lineId) ?? 0) + units);
  return [...sums];
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

interface Move {
  line: LineProgress;
  units: number;
  toCancel: number;
  toReturn: number;
}

/** Records the refund and returns its units to stock. */
async function recordRefund(change: Change, moves: Move[], amountCents: number, reason: string | undefined): Promise<number> {
  const { inside, order } = change;
  const steps = moves.flatMap(({ line, toCancel, toReturn }) => {
    const canceled = toCancel > 0 ? (cancel(line, toCancel) ?? []) : [];
    const returned = toReturn > 0 ? [{ kind: "returned" as const, units: toReturn }] : [];
    return [...canceled, ...returned].map((one) => ({ lineId: line.lineId, ...one }));
  });
  const eventId = await change.record({
    kind: "refund_requested",
    steps,
    amountCents,
    ...(reason && { detail: { reason } }),
    after: { lines: moves.map(({ line, units, toReturn }) => ({ itemNo: line.itemNo, units, returnedUnits: toReturn })) },
  });
  const document = `refund:${eventId}`;
  const goods = moves.filter(({ line }) => line.fulfilment !== "ELTR");
  const unitsOf = (of: "toCancel" | "toReturn") =>
    goods.filter((one) => one[of] > 0).map((one) => ({ lineId: one.line.lineId, units: one[of] }));
  const [freed, back] = [unitsOf("toCancel"), unitsOf("toReturn")];
  if (freed.length > 0) await releaseLines(inside.query, order.id, freed, document);
  if (back.length > 0) await returnLines(inside.query, order.id, back, document);
  return eventId;
}

type Requested = Omit<Parameters<typeof insertRefund>[1], "orderId" | "at">;

/** Stores a refund and queues it. If there is no money to refund, only an email about a canceled order is queued. @returns its id */
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

/** Deducts canceled units from the balance due, because a bank returned the payment. Nothing is refunded. */
export async function dropUnpaid({ inside, order }: Change, refund: Omit<Requested, "creditCents" | "isVoided">): Promise<void> {
  const { query, now } = inside;
  const id = await insertRefund(query, { orderId: order.id, at: now(), ...refund, creditCents: 0, isVoided: true });
  await post(query, `unpaid:${id}`, order.id, { refunds: refund.amountCents, receivable: -refund.amountCents });
}
