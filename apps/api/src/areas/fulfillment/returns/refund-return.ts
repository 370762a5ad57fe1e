import { type office, ShopError } from "@azulejo/contract";
import type { Verb } from "../../../calls/handler.ts";
import type { Work } from "../../../context.ts";
import type { NewRefundLine, Refund } from "../../order/index.ts";
import { isStaffOrder } from "../../staff/index.ts";
import { creditPartOf } from "../money/refund.rules.ts";
import { refuseAmount, refusePayment, requestRefund, toAmounts } from "../money/refund-lines.ts";
import { type Refundable, readRefundable, toRefundLine } from "../money/refund-plan.ts";
import { changeOrder } from "../progress/change-order.ts";
import { type LockedOrder, lockOrder } from "../progress/locked-order.repository.ts";
import type { OrderReturn } from "./return.repository.ts";
import { refundedUnits } from "./return.rules.ts";
import { advanceReturn, requireReturn } from "./take-return.ts";

/** Returns exactly what the refund of an inspected return would be. @throws office_return_state before the inspection */
export const previewReturn: Verb<typeof office.previewReturn> = async (context, { orderNo, returnNo }) => {
  const order = await lockOrder(context.query, context.storefront.id, { orderNo }, false);
  if (!order || !(await isStaffOrder(context, order.id))) throw new ShopError("office_order_not_found");
  const found = await requireReturn(context, order.id, returnNo);
  if (found.state !== "inspected") throw new ShopError("office_return_state", { returnNo: String(returnNo) });
  const { parts, refundable } = await planReturn(context, order, found);
  return toAmounts(parts, refundable);
};

/** Refunds all units of a return at once, without units that were refunded before. */
export const refundReturn: Verb<typeof office.refundReturn> = (context, { orderNo, returnNo, expectedCents, paidBy, reference }) =>
  changeOrder(context, orderNo, async (change) => {
    const { inside, order } = change;
    const found = await advanceReturn(change, returnNo, ["inspected"], { state: "refunded", endedAt: inside.now() });
    const { parts, refundable } = await planReturn(inside, order, found);
    const { amountCents, leftCents, creditCents, withheldCents } = toAmounts(parts, refundable);
    if (amountCents !== expectedCents) throw new ShopError("office_return_amount");
    if (parts.length === 0) return;
    const payment = refuseWay(refundable, order, paidBy);
    refuseAmount(inside, order, amountCents, leftCents);
    const eventId = await change.record({
      kind: "refund_requested",
      steps: [],
      amountCents,
      ...(found.reason && { detail: { reason: found.reason } }),
      after: { returnNo, withheldCents, ...(paidBy && { paidBy, reference }) },
    });
    await requestRefund(change, {
      paymentId: payment?.id ?? null,
      eventId,
      endsOrder: false,
      amountCents,
      creditCents: paidBy ? 0 : creditPartOf(creditCents, refundable.leftCreditCents),
      reason: found.reason || null,
      lines: parts,
      ...(paidBy && { paidBy, reference: reference || null }),
    });
  });

/**
 * Returns the payment that a refund goes back to; null for a moved order, which has none.
 * @throws office_refund_way, office_refund_way_unknown, and what `refusePayment` throws
 */
function refuseWay(refundable: Refundable, order: LockedOrder, paidBy: Refund["paidBy"] | undefined) {
  const orderNo = String(order.orderNo);
  if (order.earlierNo === null && paidBy) throw new ShopError("office_refund_way_unknown", { orderNo });
  if (order.earlierNo === null) return refusePayment(refundable, order);
  if (order.customerId === null && !paidBy) throw new ShopError("office_refund_way", { orderNo });
  return null;
}

/** Plans the refund of a return's sellable units, and of broken ones if the shop is at fault. */
export async function planReturn(
  { query, storefront }: Pick<Work, "query" | "storefront">,
  order: LockedOrder,
  { lines, ourFault }: { lines: Pick<OrderReturn["lines"][number], "lineId" | "sellable" | "broken">[]; ourFault: boolean },
): Promise<{ parts: NewRefundLine[]; refundable: Refundable }> {
  const refundable = await readRefundable(query, order);
  const percent = ourFault ? 0 : (storefront.settings.returns?.restockingPercent ?? 0);
  const parts = lines.flatMap((line) => {
    const paid = refundable.lines.find((one) => one.lineId === line.lineId);
    // Units may have been refunded before the return.
    const units = paid ? Math.min(refundedUnits(line, ourFault), paid.quantity - paid.refundedUnits) : 0;
    return paid && units > 0 ? [toRefundLine(paid, units, true, ourFault, percent)] : [];
  });
  return { parts, refundable };
}
