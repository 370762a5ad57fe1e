import { type Context, inTransaction } from "../../../context.ts";
import type { PaymentState } from "../../../ports/payment-provider.ts";
import { providerOf } from "../provider-of.ts";
import type { Settling } from "../settle-order.ts";
import { type RequestPayment, selectPayableOrder, selectRequestPayment } from "./pay-request.repository.ts";
import { endStarted, requireRequestPayment, settleRequestPayment } from "./settle-request.ts";

/**
 * Ends a payment by link that only waits for its payer, at the provider first; one that was charged is booked. Its order is held while
 * the provider is asked: an event about the same payment would otherwise book what is being canceled.
 * @returns the payment afterwards
 */
export async function endRequestPayment(context: Settling, payment: RequestPayment): Promise<RequestPayment> {
  const state = await inTransaction(context as Context, (inside) => abandon(inside, payment));
  return state ? settleRequestPayment(context, payment.id, state) : requireRequestPayment(context, payment.id);
}

async function abandon(inside: Context, { id, orderId, provider, providerId }: RequestPayment): Promise<PaymentState | null> {
  await selectPayableOrder(inside.query, { id: orderId }, true);
  const now = await selectRequestPayment(inside.query, id, true);
  if (now?.status !== "started" || !providerId) return null;
  const state = await providerOf(inside, { provider }).abandon(providerId);
  if (state.status === "cancelled") await endStarted(inside, id, state);
  return state;
}
