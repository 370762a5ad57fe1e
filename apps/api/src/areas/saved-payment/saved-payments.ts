import { type customer, ShopError } from "@azulejo/contract";
import type { SavedPayment } from "@azulejo/contract/areas/customer.ts";
import type { Verb } from "../../calls/handler.ts";
import { type Context, inTransaction, requireSession, type Work } from "../../context.ts";
import { lockAccount } from "../account/index.ts";
import { dropSavedPayment } from "./drop-payment.ts";
import { ensurePaymentCustomer } from "./payment-customer.ts";
import { followSetup, refuseTooMany } from "./saved-account.ts";
import {
  holdSavedPayment,
  preferSavedPayment,
  renameSavedPayment,
  type StoredPayment,
  selectSavedPayment,
  selectSavedPayments,
} from "./saved-payment.repository.ts";
import { savedPaymentsFull, storePayment } from "./store-payment.ts";

/** A card is valid until the end of its month. */
const isExpired = ({ expMonth, expYear }: StoredPayment, now: Date): boolean =>
  expMonth !== null && expYear !== null && expYear * 12 + expMonth < now.getUTCFullYear() * 12 + now.getUTCMonth() + 1;

function toSavedPayment(stored: StoredPayment, now: Date): SavedPayment {
  const { id, kind, name, brand, last4, expMonth, expYear, preferred, setupId } = stored;
  const expired = isExpired(stored, now);
  return { id, kind, name, brand, last4, expMonth, expYear, expired, verifying: setupId !== null, preferred };
}

/** Returns the caller's saved payments, the defaults first; nothing for a guest. */
export async function listSavedPayments(context: Context): Promise<SavedPayment[]> {
  return context.session ? listSavedPaymentsOf(context, context.session.accountId) : [];
}

async function listSavedPaymentsOf({ query, now }: Work, accountId: number): Promise<SavedPayment[]> {
  return (await selectSavedPayments(query, accountId)).map((one) => toSavedPayment(one, now()));
}

export const listSavedCardsOf = async (context: Context, accountId: number): Promise<SavedPayment[]> =>
  (await listSavedPaymentsOf(context, accountId)).filter(isCard);

const isCard = ({ kind }: Pick<StoredPayment, "kind">): boolean => kind === "card";

/** Returns one of an account's saved cards; null if it was removed or belongs to another account. */
export async function savedCardOf({ query, now }: Work, accountId: number, id: number) {
  // The lock keeps the payment from being removed before the caller's transaction ends.
  await holdSavedPayment(query, accountId, id);
  const card = await selectSavedPayment(query, accountId, id);
  return card && isCard(card) ? { ...card, isExpired: isExpired(card, now()) } : null;
}

/** Returns the card that an account pays with by default; null without one that is still valid. */
export async function preferredCardOf({ query, now }: Work, accountId: number): Promise<StoredPayment | null> {
  const cards = await selectSavedPayments(query, accountId);
  return cards.find((one) => isCard(one) && !isExpired(one, now())) ?? null;
}

export const readSavedPayments: Verb<typeof customer.savedPayments> = async (context) => {
  await followWaiting(context);
  return listSavedPayments(context);
};

/** Checks whether accounts have been verified, in case an event was lost. Failures don't matter, because the list needs no provider. */
async function followWaiting(context: Context): Promise<void> {
  const saved = context.session ? await selectSavedPayments(context.query, context.session.accountId) : [];
  const waiting = saved.flatMap(({ setupId }) => setupId ?? []);
  await Promise.allSettled(waiting.map((setupId) => followSetup(context, setupId)));
}

export const openSavedPaymentForm: Verb<typeof customer.savedPaymentForm> = async (context) => {
  const { accountId } = requireSession(context);
  const { payments } = context;
  await refuseTooMany(context, accountId);
  const clientSecret = await payments.onFile.openSetup(await ensurePaymentCustomer(context, accountId));
  return { scriptUrl: payments.scriptUrl, publishableKey: payments.publishableKey, clientSecret };
};

/** Reads the card from the provider; a setup of another customer counts as unfinished. */
export const confirmSavedPayment: Verb<typeof customer.confirmSavedPayment> = async (context, { setupId, ...given }) => {
  const { accountId } = requireSession(context);
  const setup = await context.payments.onFile.readSetup(setupId);
  const isOwn = setup.status === "ready" && setup.payment.customerId === (await ensurePaymentCustomer(context, accountId));
  if (!isOwn) throw new ShopError("customer_payment_unconfirmed");
  const id = await inTransaction(context, (inside) => storePayment(inside, setup.payment, given));
  if (id === null) throw savedPaymentsFull();
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

export const removeSavedPayment: Verb<typeof customer.removeSavedPayment> = async (context, { id }) => {
  const { accountId } = requireSession(context);
  await inTransaction(context, async ({ query, outbox }) => {
    await lockAccount(query, accountId);
    const removed = await selectSavedPayment(query, accountId, id);
    if (removed) await dropSavedPayment({ query, outbox }, accountId, removed);
  });
  return { done: true };
};
