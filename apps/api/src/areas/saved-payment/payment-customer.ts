import { randomUUID } from "node:crypto";
import { ShopError } from "@azulejo/contract";
import type { Work } from "../../context.ts";
import { insertPaymentCustomer, selectPaymentCustomer, updatePaymentCustomer } from "./saved-payment.repository.ts";

/**
 * Returns the provider's customer id of an account. It is created there when the account first saves a payment method; its idempotency key
 * is stored before, so that two tabs, or a repeat after a crash, get the same one. Calls the provider, so it must run outside any
 * transaction.
 */
export async function ensurePaymentCustomer({ query, payments }: Work, accountId: number): Promise<string> {
  await insertPaymentCustomer(query, accountId, randomUUID());
  const stored = await selectPaymentCustomer(query, accountId);
  if (!stored) throw new ShopError("account_session_ended");
  if (stored.providerId) return stored.providerId;
  const created = await payments.onFile.openCustomer(stored.creationKey);
  await updatePaymentCustomer(query, accountId, created);
  return created;
}
