import type { Context } from "../../../context.ts";
import type { CardOnFile } from "../../../ports/card-payments.ts";
import { lockAccount } from "../../account/index.ts";
import { forgetMessage } from "./forget-cards.ts";
import {
  insertSavedPayment,
  preferSavedPayment,
  renameSavedPayment,
  selectAccountOfCustomer,
  selectSavedPayments,
  updateCard,
} from "./saved-payment.repository.ts";

/** More cards than anybody pays with, and few enough for one page. */
export const MOST_CARDS = 20;

type Storing = Pick<Context, "query" | "outbox">;

/**
 * Stores a card for the account for which the provider keeps it, in the caller's transaction; safe to repeat. A card that is saved again keeps
 * its place, and the provider lets go of the older copy.
 * @returns the saved card's id; null when the account is gone, or has too many
 */
export async function storeCard(
  { query, outbox }: Storing,
  card: CardOnFile,
  { name, preferred }: { name: string; preferred: boolean } = { name: "", preferred: false },
): Promise<number | null> {
  const accountId = await selectAccountOfCustomer(query, card.customerId);
  if (accountId === null) return null;
  await lockAccount(query, accountId);
  const saved = await selectSavedPayments(query, accountId);
  const same = saved.find((one) => one.fingerprint === card.fingerprint);
  if (!same && saved.length >= MOST_CARDS) {
    await outbox.enqueue(query, [forgetMessage({ methodId: card.methodId })]);
    return null;
  }
  const id = same?.id ?? (await insertSavedPayment(query, accountId, { name, card }));
  if (same) await updateCard(query, id, card);
  if (same && name) await renameSavedPayment(query, id, name);
  if (same && same.providerId !== card.methodId) await outbox.enqueue(query, [forgetMessage({ methodId: same.providerId })]);
  if (preferred || saved.length === 0) await preferSavedPayment(query, accountId, id);
  return id;
}
