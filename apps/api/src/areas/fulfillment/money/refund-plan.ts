import type { PaymentStatus, Query } from "@azulejo/database";
import { deliveryParts } from "../../../domain/orders/line-shares.rules.ts";
import { selectReceivable } from "../../ledger/index.ts";
import { type NewRefundLine, selectUnpaidCanceled } from "../../order/index.ts";
import { moneyBackOf } from "../orders/office-order.rules.ts";
import { selectMoneyBack } from "../orders/order-details.repository.ts";
import type { LockedOrder } from "../progress/locked-order.repository.ts";
import { type RefundableLine, sharesOf } from "./refund.rules.ts";
import { type PaidLine, type PaidPayment, selectPaidLines, selectPaidPayments, selectRefundStates } from "./refundable.repository.ts";

/** The refundable parts of an order. Amounts in cents. */
export interface Refundable {
  /** The provider's payment, else the one on the credit line or gift card; null for an order without any. */
  payment: PaidPayment | null;
  lines: RefundableLine[];
  /** The amount of all payments that hasn't been refunded, in full or by a pending refund. */
  leftCents: number;
  /** The part of `leftCents` on the credit line or gift card. */
  leftCreditCents: number;
  /** The balance due after a bank returned the payment; 0 for any other order, and while another payment is under way. */
  owedCents: number;
}

/** Statuses of payments that count in a refund. Canceling a pending or returned debit refunds it or reverses the sale. */
const takenStates: PaymentStatus[] = ["authorised", "captured", "pending", "returned"];

/** Whether a payment is by credit line or gift card. */
const isInternal = ({ method }: PaidPayment): boolean => method === "Credit" || method === "GiftCard";

/** Statuses of a payment by link that replaces the first payment: paid or pending. */
const replacing: PaymentStatus[] = ["authorised", "captured", "pending"];

export async function readRefundable(query: Query, order: LockedOrder): Promise<Refundable> {
  if (order.earlierNo !== null) return readMoved(query, order);
  const lines = await selectPaidLines(query, order.id);
  const payments = await selectPaidPayments(query, order.id);
  const refunds = await selectRefundStates(query, order.id);
  // A returned payment that was replaced by another one doesn't count twice.
  const isReplaced = payments.some((one) => one.isOfRequest && replacing.includes(one.status));
  const isReturnedTwice = (one: PaidPayment): boolean => one.isOfRequest && payments[0]?.status === "returned";
  const moneyBack = (await selectMoneyBack(query, order.id)).filter((one) => one.kind !== "return");
  const back = moneyBackOf(moneyBack, refunds);
  const taken = payments.filter(
    (one) => takenStates.includes(one.status) && !(one.status === "returned" && (isReplaced || isReturnedTwice(one))),
  );
  const isProviders = (one: PaidPayment): boolean => !isInternal(one);
  const payment = taken.find(isProviders) ?? payments.find(isProviders) ?? payments[0] ?? null;
  const isOwed = payment?.status === "returned" && !payments.some((one) => one.status === "started");
  // Units that were canceled while the payment was returned aren't part of a later payment.
  const unpaidCents = payment?.status === "returned" ? await selectUnpaidCanceled(query, order.id) : 0;
  const credited = refunds.filter((one) => one.state === "requested" || one.state === "done");
  return {
    payment,
    lines: withDelivery(order, lines),
    leftCents: Math.max(0, sum(taken) - back - unpaidCents),
    leftCreditCents: Math.max(0, sum(taken.filter(isInternal)) - credited.reduce((all, one) => all + one.creditCents, 0)),
    owedCents: isOwed ? await selectReceivable(query, order.id) : 0,
  };
}

/** An order moved from another system was paid there. A business gets a credit; staff pay anybody else. */
async function readMoved(query: Query, order: LockedOrder): Promise<Refundable> {
  const paid = await selectPaidLines(query, order.id);
  // Without taxes by line, the order's tax can't be divided between goods and freight.
  const isTaxed = paid.some(({ taxCents }) => taxCents > 0);
  const lines = withDelivery(isTaxed ? order : { ...order, taxCents: 0 }, paid);
  const leftCents = Math.max(0, order.totalCents - moneyBackOf([], await selectRefundStates(query, order.id)));
  return { payment: null, lines, leftCents, leftCreditCents: order.customerId === null ? 0 : leftCents, owedCents: 0 };
}

const sum = (payments: PaidPayment[]): number => payments.reduce((all, one) => all + one.amountCents, 0);

function withDelivery(order: LockedOrder, lines: PaidLine[]): RefundableLine[] {
  const goodsTax = lines.reduce((sum, line) => sum + line.taxCents, 0);
  const parts = deliveryParts(
    lines.filter((line) => line.fulfilment === "DLVR"),
    { goodsCents: order.deliveryCents, samplesCents: order.samplesDeliveryCents, taxCents: order.taxCents - goodsTax },
  );
  return lines.map((line) => ({ ...line, deliveryCents: parts.get(line.lineId) ?? 0 }));
}

/** Returns the refund of units of a line. @param withheldPercent what the shop keeps for restocking */
export const toRefundLine = (
  line: RefundableLine,
  units: number,
  shipped: boolean,
  delivery: boolean,
  withheldPercent = 0,
): NewRefundLine => ({
  orderLineId: line.lineId,
  units,
  shipped,
  withDelivery: delivery,
  ...sharesOf(line, units, delivery, withheldPercent),
});
