import { type receiptCalls, ShopError } from "@azulejo/contract";
import type { PaymentMethod } from "@azulejo/contract/areas/checkout.ts";
import type { Verb } from "../../calls/handler.ts";
import { openReceipt, stateOf } from "./paid-order.ts";
import { selectRefundedOf } from "./receipt.repository.ts";

export const getPaymentReceipt: Verb<typeof receiptCalls.payment> = async (context, { id }) => {
  const { order, lines, payments, paidOn, until } = await openReceipt(context, { paymentKey: id });
  const [payment] = payments;
  if (!payment) throw new ShopError("webreceipt_not_found");
  const shown = (cents: number) => (context.pricesHidden ? null : cents);
  const { brand, last4, dueOn } = payment;
  return {
    orderNo: order.orderNo,
    orderReceiptId: order.receiptKey,
    paidOn,
    status: stateOf(payment.status),
    method: payment.method as PaymentMethod,
    brand,
    last4,
    dueOn,
    amountCents: shown(payment.amountCents),
    refundedCents: shown(await selectRefundedOf(context.query, payment)),
    currency: order.currency,
    payer: order.company ?? `${order.firstName} ${order.lastName}`,
    lines: lines.map((line) => ({ ...line, goodsCents: shown(line.goodsCents) })),
    goodsCents: shown(order.goodsCents),
    deliveryCents: shown(order.deliveryCents),
    taxCents: shown(order.taxCents),
    totalCents: shown(order.totalCents),
    until,
  };
};
