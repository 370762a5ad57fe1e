import { inTransaction } from "../../../context.ts";
import type { PaymentState } from "../../../ports/payment-provider.ts";
import { holdToEnd } from "../attempts/hold-attempt.repository.ts";
import { providerOf } from "../provider-of.ts";
import type { Settling } from "../settle-order.ts";
import { type RequestPayment, selectRequestPayment } from "./pay-request.repository.ts";
import { endStarted, requireRequestPayment, settleRequestPayment } from "./settle-request.ts";

/**
 * Ends a payment by link that only waits for its payer, at the provider first; one that was charged is booked. It is held while
 * the provider is asked: an event about the same payment would otherwise book what is being canceled.
 * @returns the payment afterwards
 */
export async function endRequestPayment(context: Settling, payment: RequestPayment): Promise<RequestPayment> {
  const state = await inTransaction(context, (inside) => abandon(inside, payment));
  return state ? settleRequestPayment(context, payment.id, state) : requireRequestPayment(context, payment.id);
}

async function abandon(inside: Settling, { id, provider, providerId }: RequestPayment): Promise<PaymentState | null> {
  if (!(await holdToEnd(inside.query, `payment:${id}`))) return null;
  const now = await selectRequestPayment(inside.query, id);
  if (now?.status !== "started" || !providerId) return null;
  const state = await providerOf(inside, { provider }).abandon(providerId);
  if (state.status === "cancelled") await endStarted(inside, id, state);
  return state;
}
