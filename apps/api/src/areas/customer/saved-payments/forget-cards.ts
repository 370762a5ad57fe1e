import type { Context } from "../../../context.ts";
import type { Message, Outbox } from "../../../outbox/outbox.ts";
import type { CardPayments } from "../../../ports/card-payments.ts";
import { deletePaymentCustomer } from "./saved-payment.repository.ts";

/** What the provider is to let go of: one card, or a customer with all cards. */
type Forgotten = { methodId: string } | { customerId: string };

export const forgetMessage = (forgotten: Forgotten): Parameters<Outbox["enqueue"]>[1][number] => ({
  kind: "payment.forget",
  key: `forget:${Object.values(forgotten)[0]}`,
  payload: forgotten,
});

/** Delivers such a message; safe to repeat. */
export async function forgetCards({ cards }: CardPayments, { methodId, customerId }: Message["payload"]): Promise<void> {
  if (methodId !== undefined) await cards.detach(String(methodId));
  if (customerId !== undefined) await cards.deleteCustomer(String(customerId));
}

/** Deletes an account's cards with it, in the caller's transaction. */
export async function forgetPaymentCustomer({ query, outbox }: Context, accountId: number): Promise<void> {
  const customerId = await deletePaymentCustomer(query, accountId);
  if (customerId) await outbox.enqueue(query, [forgetMessage({ customerId })]);
}
