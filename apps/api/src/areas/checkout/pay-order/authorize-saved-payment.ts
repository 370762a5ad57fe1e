import { type customer, ShopError } from "@azulejo/contract";
import type { Verb } from "../../../calls/handler.ts";
import type { Work } from "../../../context.ts";
import { hashOf } from "../../../session/ticket.ts";
import { selectSavedPaymentOfAny } from "../../saved-payment/index.ts";
import { payByRequest } from "./pay-attempt.ts";
import { type PayRequest, selectOwed, selectPayableOrder, selectPaymentsOfRequest, selectPayRequest } from "./pay-request.repository.ts";
import { dueToReader, statusOf } from "./request-status.rules.ts";

const savedCardOf = ({ query }: Pick<Work, "query">, { savedPaymentId }: PayRequest) =>
  savedPaymentId === null ? null : selectSavedPaymentOfAny(query, savedPaymentId);

export const readPaymentAuthRequest: Verb<typeof customer.paymentAuthRequest> = async (context, { slug }) => {
  const { query, storefront, payments, now } = context;
  const request = await selectPayRequest(query, { storefrontId: storefront.id, kind: "authorization", tokenHash: hashOf(slug) });
  const order = request && (await selectPayableOrder(query, { id: request.orderId }));
  if (!request || !order) throw new ShopError("customer_pay_link_unknown");
  const status = statusOf(request, order, dueToReader(await selectOwed(query, order.id)), now());
  const used = status === "paid" ? (await selectPaymentsOfRequest(query, request.id)).find((one) => one.last4 !== null) : undefined;
  const saved = used ?? (await savedCardOf(context, request));
  return {
    status: status === "open" && !saved ? "cardless" : status,
    orderNo: order.orderNo,
    currency: order.currency,
    amountCents: request.amountCents ?? 0,
    card: saved ? { brand: saved.brand ?? "", last4: saved.last4 ?? "" } : null,
    payment: { scriptUrl: payments.scriptUrl, publishableKey: payments.publishableKey },
  };
};

/**
 * Charges a saved card for its owner, who holds the emailed link. The card is charged as a stored one; where its bank asks for
 * authentication, the owner, who is there, gives it.
 */
export const confirmPaymentAuthRequest: Verb<typeof customer.confirmPaymentAuthRequest> = async (context, named) => {
  const outcome = await payByRequest(context, named, {
    kind: "authorization",
    isOffSession: true,
    amountOf: ({ amountCents }) => amountCents ?? 0,
    async meansOf(inside, request) {
      const saved = await savedCardOf(inside, request);
      return saved && { methodId: saved.providerId, customerId: saved.customerId };
    },
  });
  // A card payment doesn't wait for approval in a wallet.
  if (outcome.status === "approvalRequired") throw new ShopError("server_error");
  return outcome;
};
