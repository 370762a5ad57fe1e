import { type customer, ShopError } from "@azulejo/contract";
import type { SavedPayment } from "@azulejo/contract/areas/customer.ts";
import type { Verb } from "../../../calls/handler.ts";
import { type Context, inTransaction, requireSession } from "../../../context.ts";
import { lockAccount } from "../../account/index.ts";
import { forgetMessage } from "./forget-cards.ts";
import { ensurePaymentCustomer } from "./payment-customer.ts";
import {
  deleteSavedPayment,
  holdSavedPayment,
  preferSavedPayment,
  renameSavedPayment,
  type StoredPayment,
  selectSavedPayment,
  selectSavedPayments,
} from "./saved-payment.repository.ts";
import { MOST_CARDS, storeCard } from "./store-card.ts";

/** A card is valid until the end of its month. */
const isExpired = ({ expMonth, expYear }: StoredPayment, now: Date): boolean =>
  expYear * 12 + expMonth < now.getUTCFullYear() * 12 + now.getUTCMonth() + 1;

function toSavedPayment(stored: StoredPayment, now: Date): SavedPayment {
  const { id, name, brand, last4, expMonth, expYear, preferred } = stored;
  const expired = isExpired(stored, now);
  return { id, name, brand, last4, expMonth, expYear, expired, preferred };
}

/** Returns the caller's saved cards, the default first; none for a guest. */
export async function listSavedPayments(context: Context): Promise<SavedPayment[]> {
  return context.session ? listSavedPaymentsOf(context, context.session.accountId) : [];
}

/** Returns an account's saved cards, the default first. */
export async function listSavedPaymentsOf({ query, now }: Context, accountId: number): Promise<SavedPayment[]> {
  return (await selectSavedPayments(query, accountId)).map((one) => toSavedPayment(one, now()));
}

/** Returns one of an account's saved cards; null if it was removed or belongs to another account. */
export async function savedCardOf({ query, now }: Context, accountId: number, id: number) {
  // It can then not be removed before the caller's transaction ends.
  await holdSavedPayment(query, accountId, id);
  const card = await selectSavedPayment(query, accountId, id);
  return card && { ...card, isExpired: isExpired(card, now()) };
}

/** Returns the card that an account pays with by default; null without one that is still valid. */
export async function preferredCardOf({ query, now }: Context, accountId: number): Promise<StoredPayment | null> {
  const cards = await selectSavedPayments(query, accountId);
  return cards.find((one) => !isExpired(one, now())) ?? null;
}

export const readSavedPayments: Verb<typeof customer.savedPayments> = (context) => listSavedPayments(context);

export const openSavedPaymentForm: Verb<typeof customer.savedPaymentForm> = async (context) => {
  const { accountId } = requireSession(context);
  const { payments, query } = context;
  if ((await selectSavedPayments(query, accountId)).length >= MOST_CARDS)
    throw new ShopError("customer_payment_full", { limit: MOST_CARDS });
  const clientSecret = await payments.cards.openSetup(await ensurePaymentCustomer(context, accountId));
  return { scriptUrl: payments.scriptUrl, publishableKey: payments.publishableKey, clientSecret };
};

/** Reads the card from the provider; a setup of another customer counts as unfinished. */
export const confirmSavedPayment: Verb<typeof customer.confirmSavedPayment> = async (context, { setupId, ...given }) => {
  const { accountId } = requireSession(context);
  const card = await context.payments.cards.readSetup(setupId);
  if (!card || card.customerId !== (await ensurePaymentCustomer(context, accountId))) throw new ShopError("customer_payment_unconfirmed");
  const id = await inTransaction(context, (inside) => storeCard(inside, card, given));
  if (id === null) throw new ShopError("customer_payment_full", { limit: MOST_CARDS });
  return { id };
};

export const changeSavedPayment: Verb<typeof customer.changeSavedPayment> = async (context, { id, name, preferred }) => {
  const { accountId } = requireSession(context);
  await inTransaction(context, async ({ query }) => {
    await lockAccount(query, accountId);
    if (!(await selectSavedPayment(query, accountId, id))) throw new ShopError("customer_payment_not_found");
    if (name !== undefined) await renameSavedPayment(query, id, name);
    if (preferred) await preferSavedPayment(query, accountId, id);
  });
  return { done: true };
};

/** Removes a card. If it was the default, the newest becomes the default. */
export const removeSavedPayment: Verb<typeof customer.removeSavedPayment> = async (context, { id }) => {
  const { accountId } = requireSession(context);
  await inTransaction(context, async ({ query, outbox }) => {
    await lockAccount(query, accountId);
    const removed = await selectSavedPayment(query, accountId, id);
    if (!removed) return;
    await deleteSavedPayment(query, id);
    await outbox.enqueue(query, [forgetMessage({ methodId: removed.providerId })]);
    const [next] = await selectSavedPayments(query, accountId);
    if (next && !next.preferred) await preferSavedPayment(query, accountId, next.id);
  });
  return { done: true };
};
