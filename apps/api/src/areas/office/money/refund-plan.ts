import type { Query } from "@azulejo/database";
import type { NewRefundLine } from "../../order/index.ts";
import { moneyBackOf } from "../orders/office-order.rules.ts";
import { selectMoneyBack } from "../orders/order-details.repository.ts";
import type { LockedOrder } from "../progress/locked-order.repository.ts";
import { deliveryParts, type RefundableLine, sharesOf } from "./refund.rules.ts";
import { type PaidLine, type PaidPayment, selectPaidLines, selectPaidPayment, selectRefundStates } from "./refundable.repository.ts";

/** What can be refunded of an order. Amounts in cents. */
export interface Refundable {
  payment: PaidPayment | null;
  lines: RefundableLine[];
  /** The part of the payment that neither went back nor is going back. */
  leftCents: number;
}

export async function readRefundable(query: Query, order: LockedOrder): Promise<Refundable> {
  const lines = await selectPaidLines(query, order.id);
  const payment = await selectPaidPayment(query, order.id);
  const back = moneyBackOf(await selectMoneyBack(query, order.id), await selectRefundStates(query, order.id));
  const isTaken = payment?.status === "authorised" || payment?.status === "captured";
  return { payment, lines: withDelivery(order, lines), leftCents: isTaken ? Math.max(0, payment.amountCents - back) : 0 };
}

function withDelivery(order: LockedOrder, lines: PaidLine[]): RefundableLine[] {
  const goodsTax = lines.reduce((sum, line) => sum + line.taxCents, 0);
  const parts = deliveryParts(
    lines.filter((line) => line.fulfilment === "DLVR"),
    { goodsCents: order.deliveryCents, samplesCents: order.samplesDeliveryCents, taxCents: order.taxCents - goodsTax },
  );
  return lines.map((line) => ({ ...line, deliveryCents: parts.get(line.lineId) ?? 0 }));
}

/** Returns the refund of units of a line. */
export const toRefundLine = (line: RefundableLine, units: number, shipped: boolean, delivery: boolean): NewRefundLine => ({
  orderLineId: line.lineId,
  units,
  shipped,
  withDelivery: delivery,
  ...sharesOf(line, units, delivery),
});
