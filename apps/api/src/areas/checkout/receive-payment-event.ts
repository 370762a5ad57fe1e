import type { PaymentStatus } from "@azulejo/database";
import type { Services } from "../../context.ts";
import type { PaymentEvent } from "../../ports/payment-provider.ts";
import { selectOrder } from "../order/index.ts";
import { followSetup } from "../saved-payment/index.ts";
import { followBankDebit } from "./bank-debit/follow-bank-debit.ts";
import { followMoneyBack } from "./money-back/book-money-back.ts";
import { followInvoicePayment } from "./pay-invoices/settle-invoice-payment.ts";
import { followRequestPayment } from "./pay-order/follow-request-payment.ts";
import { insertProviderEvent, selectPayment } from "./placing/payment.repository.ts";
import { currentState } from "./provider-of.ts";
import { settleOrder, settling } from "./settle-order.ts";

/** Statuses after which events change nothing. A capture is booked by the outbox job that requested it. */
const isFinished = (status: PaymentStatus): boolean =>
  status === "authorised" || status === "captured" || status === "refunded" || status === "returned";

/** Receives a signed event of the card provider. @throws payment_signature, request_malformed */
export async function receivePaymentEvent(services: Services, body: string, signature: string): Promise<void> {
  const event = services.payments.readEvent(body, signature);
  if (event) await followEvent(services, services.payments.provider, event);
}

/** Receives a signed event of the wallet's provider. @throws payment_signature, request_malformed */
export async function receiveWalletEvent(services: Services, body: string, headers: Headers): Promise<void> {
  const { wallet } = services;
  const event = await wallet?.readEvent(body, headers);
  if (wallet && event) await followEvent(services, wallet.provider, event);
}

/**
 * Reads the payment that an event is about and settles its order. Events are repeated and come out of order, so only the provider's
 * current state counts.
 */
export async function followEvent(services: Services, provider: string, event: PaymentEvent): Promise<void> {
  const context = settling(services);
  if (event.about === "setup") return followSetup(context, event.providerId);
  const payment = await selectPayment(context.query, { providerId: event.providerId });
  if (!payment && (await followInvoicePayment(services, provider, event))) return;
  const order = payment && (await selectOrder(context.query, payment.orderId));
  if (!payment?.providerId || payment.provider !== provider || !order) return;
  if (event.about === "moneyBack") return followMoneyBack(services, provider, event);
  const { providerId } = payment;
  if (isFinished(payment.status)) return void (await insertProviderEvent(context.query, provider, event.id));
  if (payment.status === "pending") await followBankDebit(context, payment);
  else if (payment.isOfRequest) await followRequestPayment(context, payment.id);
  else await settleOrder(context, order.id, await currentState(context, { ...payment, providerId }, order));
  await insertProviderEvent(context.query, provider, event.id);
}
