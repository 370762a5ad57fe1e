import type { PaymentStatus } from "@azulejo/database";
import type { Services } from "../../context.ts";
import { followMoneyBack } from "./book-money-back.ts";
import { insertProviderEvent, selectPayment } from "./order.repository.ts";
import { settleOrder, settling } from "./settle-order.ts";

/** What no message can change any more; a capture is booked by the outbox that asked for it. */
const isFinished = (status: PaymentStatus): boolean => status === "authorised" || status === "captured" || status === "refunded";

/**
 * A signed message of the payment provider: looks at the payment itself and settles its order. Events come twice and
 * out of order; only what the provider says when asked counts.
 */
export async function receivePaymentEvent(services: Services, body: string, signature: string): Promise<void> {
  const event = services.payments.readEvent(body, signature);
  if (!event) return;
  const context = settling(services);
  const payment = await selectPayment(context.query, { providerId: event.providerId });
  if (!payment) return;
  if (event.about === "moneyBack") return followMoneyBack(services, event);
  if (isFinished(payment.status)) return;
  await settleOrder(context, payment.orderId, await services.payments.read(event.providerId));
  await insertProviderEvent(context.query, services.payments.provider, event.id);
}
