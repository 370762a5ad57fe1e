import type { Work } from "../../context.ts";
import type { Message, Outbox } from "../../outbox/outbox.ts";
import type { CardPayments } from "../../ports/card-payments.ts";
import { deletePaymentCustomer } from "./saved-payment.repository.ts";

/** What the provider has to delete: a card or an account, the setup of one, or a customer with everything. */
type Forgotten = { methodId: string } | { setupId: string } | { customerId: string };

export const forgetMessage = (forgotten: Forgotten): Parameters<Outbox["enqueue"]>[1][number] => ({
  kind: "payment.forget",
  key: `forget:${Object.values(forgotten)[0]}`,
  payload: forgotten,
});

/** Asks the provider to forget a payment method that the shop has deleted. */
export const forgetStored = ({ providerId, setupId }: { providerId: string; setupId: string | null }) =>
  forgetMessage(setupId === null ? { methodId: providerId } : { setupId });

/** Deletes records at the provider; safe to repeat. */
export async function forgetPayments({ onFile }: CardPayments, { methodId, setupId, customerId }: Message["payload"]): Promise<void> {
  if (methodId !== undefined) await onFile.detach(String(methodId));
  if (setupId !== undefined) await onFile.cancelSetup(String(setupId));
  if (customerId !== undefined) await onFile.deleteCustomer(String(customerId));
}

/** Deletes an account's saved payments, in the caller's transaction. */
export async function forgetPaymentCustomer({ query, outbox }: Work, accountId: number): Promise<void> {
  const customerId = await deletePaymentCustomer(query, accountId);
  if (customerId) await outbox.enqueue(query, [forgetMessage({ customerId })]);
}
