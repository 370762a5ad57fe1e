import { randomUUID } from "node:crypto";
import { ShopError } from "@azulejo/contract";
import type { Work } from "../../context.ts";
import { insertPaymentCustomer, selectPaymentCustomer, updatePaymentCustomer } from "./saved-payment.repository.ts";

/**
 * Returns the provider's id of an account, which is created there when it first saves a payment method. The key is stored before, so that two
 * tabs and a repeat after a crash get the same one. Asks the provider, so it runs outside any transaction.
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
