import { ShopError } from "@azulejo/contract";
import type { Context } from "../../context.ts";
import { ensurePaymentCustomer, selectSavedPayment } from "../saved-payment/index.ts";

/** The payer's choice: a payment method created by the provider's script, or a saved one. */
interface Named {
  paymentMethodId?: string | undefined;
  savedPaymentId?: number | undefined;
  saveCard?: boolean | undefined;
  saveAccount?: boolean | undefined;
}

/** The means of payment in the provider's terms: a card, or a bank account. */
export interface Means {
  methodId: string;
  /** Set for a saved payment method, and for one that is to be saved. */
  customerId?: string;
  isSaved?: boolean;
  bankDebit?: boolean;
}

/** Returns the card to charge; null if a saved card was removed or belongs to another account. */
export const payingCard = (context: Context, { saveCard, ...named }: Named): Promise<Means | null> =>
  payingMeans(context, "card", named, saveCard);

/**
 * Returns the account to debit; null if a saved account was removed, belongs to another account, or has yet to be verified.
 * @throws payment_refused outside of US dollars
 */
export async function bankAccount(context: Context, { saveAccount, ...named }: Named): Promise<Means | null> {
  if (context.storefront.settings.currency !== "USD") throw new ShopError("payment_refused");
  const means = await payingMeans(context, "bank", named, saveAccount);
  return means && { ...means, bankDebit: true };
}

/** The first payment method that a customer saves creates their record at the provider. */
async function payingMeans(
  context: Context,
  kind: "card" | "bank",
  { paymentMethodId, savedPaymentId }: Named,
  isToSave = false,
): Promise<Means | null> {
  const { query, session } = context;
  if (savedPaymentId !== undefined) {
    const saved = session && (await selectSavedPayment(query, session.accountId, savedPaymentId));
    return saved?.kind === kind && saved.setupId === null ? { methodId: saved.providerId, customerId: saved.customerId } : null;
  }
  const methodId = paymentMethodId ?? "";
  if (!isToSave || !session) return { methodId };
  return { methodId, customerId: await ensurePaymentCustomer(context, session.accountId), isSaved: true };
}
