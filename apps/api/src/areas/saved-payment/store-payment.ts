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

/** More cards and accounts than anybody pays with, and few enough for one page. */
export const MOST_SAVED = 20;

export const tooMany = (): ShopError => new ShopError("customer_payment_full", { limit: MOST_SAVED });

type Storing = Pick<Work, "query" | "outbox">;

/** The owner's choices for a saved payment, and for a bank account how it was saved. */
interface Saving {
  name: string;
  preferred: boolean;
  /** Set while the account has to be verified. */
  setupId?: string;
  mandate?: { version: string; text: string };
}

/**
 * Stores a card or a bank account for the account for which the provider keeps it, in the caller's transaction; safe to repeat. What is saved
 * again keeps its place, and the provider lets go of the older copy.
 * @returns the saved payment's id; null when the account is gone, or has too many
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
  if (!same && saved.length >= MOST_SAVED) {
    await outbox.enqueue(query, [forgetMessage(how.setupId ? { setupId: how.setupId } : { methodId: payment.methodId })]);
    return null;
  }
  // An account that can pay doesn't wait to be verified again.
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
