import type { Query } from "@azulejo/database";
import { selectMandateText, selectSavedPaymentOfAny } from "../../saved-payment/index.ts";
import { selectOwed, selectPayableOrder, selectPayBy, selectPayRequestById, selectRequestPayment } from "./pay-request.repository.ts";

export const PAYMENT_AUTHORIZATION_MAIL = "mail.paymentAuthorization";
export const PAYMENT_LINK_MAIL = "mail.paymentLink";
export const PAYMENT_RECEIVED_MAIL = "mail.paymentReceived";

/** Returns the contents of an email about a link, or about a payment made with one. */
export async function selectPaymentMail(query: Query, which: { requestId: number } | { paymentId: number }, now: Date) {
  const payment = "paymentId" in which ? await selectRequestPayment(query, which.paymentId) : null;
  const request = await selectPayRequestById(query, "requestId" in which ? which.requestId : (payment?.requestId ?? 0));
  const order = request && (await selectPayableOrder(query, { id: request.orderId }));
  if (!request || !order) return null;
  const amountCents = payment?.amountCents ?? request.amountCents ?? (await selectOwed(query, order.id)).owedCents;
  const isOpen = !request.paidAt && !request.withdrawnAt && !order.canceledAt && request.expiresAt > now && amountCents > 0;
  const card = payment ?? (request.savedPaymentId === null ? null : await selectSavedPaymentOfAny(query, request.savedPaymentId));
  const isPending = payment?.status === "pending";
  const mandate = isPending ? await selectMandateText(query, order.id) : null;
  return {
    order,
    amountCents,
    isOpen,
    isPending,
    mandate,
    expiresAt: request.expiresAt,
    payBy: await selectPayBy(query, order.id),
    brand: card?.brand ?? null,
    last4: card?.last4 ?? null,
  };
}
