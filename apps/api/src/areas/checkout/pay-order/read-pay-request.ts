import { type customer, ShopError } from "@azulejo/contract";
import type { Verb } from "../../../calls/handler.ts";
import { hashOf } from "../../../session/ticket.ts";
import { listSavedPayments } from "../../customer/index.ts";
import { selectOwed, selectPayableOrder, selectPaymentsOfRequest, selectPayRequest } from "./pay-request.repository.ts";
import { statusOf } from "./request-status.rules.ts";

export const readPayRequest: Verb<typeof customer.payOrderRequest> = async (context, { slug }) => {
  const { query, storefront, payments, now } = context;
  const request = await selectPayRequest(query, { storefrontId: storefront.id, kind: "link", tokenHash: hashOf(slug) });
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
