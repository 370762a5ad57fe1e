import { type customer, ShopError } from "@azulejo/contract";
import type { PayOrderRequest } from "@azulejo/contract/areas/customer.ts";
import type { Verb } from "../../../calls/handler.ts";
import { hashOf } from "../../../session/ticket.ts";
import { listSavedPayments } from "../../customer/index.ts";
import {
  type PayableOrder,
  type PayRequest,
  selectOwed,
  selectPayableOrder,
  selectPaymentsOfRequest,
  selectPayRequest,
} from "./pay-request.repository.ts";

type Owed = Awaited<ReturnType<typeof selectOwed>>;

/** Returns what a link can still do, in the order in which a reader would want to know. */
export function statusOf(request: PayRequest, order: PayableOrder, owed: Owed, now: Date): PayOrderRequest["status"] {
  if (request.paidAt) return "paid";
  if (order.canceledAt || owed.owedCents === 0) return "settled";
  if (request.withdrawnAt || request.expiresAt <= now) return "expired";
  return owed.startedCents > 0 ? "busy" : "open";
}

export const readPayRequest: Verb<typeof customer.payOrderRequest> = async (context, { slug }) => {
  const { query, storefront, payments, now } = context;
  const request = await selectPayRequest(query, storefront.id, hashOf(slug));
  const order = request && (await selectPayableOrder(query, { id: request.orderId }));
  if (!request || !order) throw new ShopError("customer_pay_link_unknown");
  const owed = await selectOwed(query, order.id);
  const status = statusOf(request, order, owed, now());
  const used = status === "paid" ? (await selectPaymentsOfRequest(query, request.id)).find((one) => one.last4 !== null) : undefined;
  return {
    status,
    orderNo: order.orderNo,
    currency: order.currency,
    totalCents: order.totalCents,
    amountCents: used?.amountCents ?? owed.owedCents,
    card: used ? { brand: used.brand ?? "", last4: used.last4 ?? "" } : null,
    payment: { scriptUrl: payments.scriptUrl, publishableKey: payments.publishableKey, saved: await listSavedPayments(context) },
  };
};
