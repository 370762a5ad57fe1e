import type { PaymentStatus } from "@azulejo/database";
import type { Services } from "../../context.ts";
import { insertProviderEvent, selectPayment } from "../order/index.ts";
import { followBankDebit } from "./bank-debit/follow-bank-debit.ts";
import { followMoneyBack } from "./money-back/book-money-back.ts";
import { settleRequestPayment } from "./pay-order/settle-request.ts";
import { settleOrder, settling } from "./settle-order.ts";

/** States that no event changes. A capture is booked by the outbox that requested it. */
const isFinished = (status: PaymentStatus): boolean =>
  status === "authorised" || status === "captured" || status === "refunded" || status === "returned";

/**
 * Handles a signed event of the payment provider: reads the payment itself and settles its order. Events are repeated and come out
 * of order, so only the provider's current state counts.
 */
export async function receivePaymentEvent(services: Services, body: string, signature: string): Promise<void> {
  const event = services.payments.readEvent(body, signature);
  if (!event) return;
  const context = settling(services);
  const payment = await selectPayment(context.query, { providerId: event.providerId });
  if (!payment) return;
  if (event.about === "moneyBack") return followMoneyBack(services, event);
  if (isFinished(payment.status)) return;
  if (payment.status === "pending") await followBankDebit(context, payment);
  else if (payment.isOfRequest) await settleRequestPayment(context, payment.id, await services.payments.read(event.providerId));
  else await settleOrder(context, payment.orderId, await services.payments.read(event.providerId));
  await insertProviderEvent(context.query, services.payments.provider, event.id);
}
