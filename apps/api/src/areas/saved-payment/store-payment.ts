import { ShopError } from "@azulejo/contract";
import type { Work } from "../../context.ts";
import type { PaymentOnFile } from "../../ports/card-payments.ts";
import { lockAccount } from "../account/index.ts";
import { forgetMessage, forgetStored } from "./forget-payments.ts";
import {
  insertSavedPayment,
  preferSavedPayment,
  renameSavedPayment,
  selectAccountOfCustomer,
  selectSavedPayments,
  updateMethod,
} from "./saved-payment.repository.ts";

/** Maximum number of saved payments, to fit on one page. */
export const MAX_SAVED = 20;

export const savedPaymentsFull = (): ShopError => new ShopError("customer_payment_full", { limit: MAX_SAVED });

type Storing = Pick<Work, "query" | "outbox">;

/** The owner's settings of a saved payment; for a bank account also how it was saved. */
interface Saving {
  name: string;
  preferred: boolean;
  /** Set while the account has to be verified. */
  setupId?: string;
  mandate?: { version: string; text: string };
}

/**
 * Stores a card or bank account for its owner, in the caller's transaction; safe to repeat. Saving the same one again keeps its position,
 * and the provider deletes the older copy.
 * @returns the saved payment's id; null if the account no longer exists, or has too many
 */
export async function storePayment(
  { query, outbox }: Storing,
  payment: PaymentOnFile,
  { name, preferred, ...how }: Saving = { name: "", preferred: false },
): Promise<number | null> {
  const accountId = await selectAccountOfCustomer(query, payment.customerId);
  if (accountId === null) return null;
  await lockAccount(query, accountId);
  const saved = await selectSavedPayments(query, accountId);
  const same = saved.find((one) => one.fingerprint === payment.fingerprint);
  if (!same && saved.length >= MAX_SAVED) {
    await outbox.enqueue(query, [forgetMessage(how.setupId ? { setupId: how.setupId } : { methodId: payment.methodId })]);
    return null;
  }
  // The account is already verified, so its new setup isn't needed.
  if (same?.setupId === null && how.setupId) {
    await outbox.enqueue(query, [forgetMessage({ setupId: how.setupId })]);
    return same.id;
  }
  const id = same?.id ?? (await insertSavedPayment(query, accountId, { name, payment, ...how }));
  if (same) await updateMethod(query, id, { payment, ...how });
  if (same && name) await renameSavedPayment(query, id, name);
  if (same && same.providerId !== payment.methodId) await outbox.enqueue(query, [forgetStored(same)]);
  if (preferred || !saved.some((one) => one.kind === payment.kind)) await preferSavedPayment(query, accountId, id);
  return id;
}
