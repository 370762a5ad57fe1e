import { type checkout, type ParsedInputOf, ShopError } from "@azulejo/contract";
import type { Context } from "../../context.ts";
import { ensurePaymentCustomer, selectSavedPayment } from "../customer/index.ts";

type CardPayment = Pick<
  Extract<ParsedInputOf<typeof checkout.complete>["payment"], { type: "CreditCard" }>,
  "paymentMethodId" | "savedPaymentId" | "saveCard"
>;

/** The card that pays, in the provider's terms. */
export interface PayingCard {
  methodId: string;
  /** Set for a saved card, and for one that is to be saved. */
  customerId?: string;
  savesCard?: boolean;
}

/**
 * Returns the card to charge; null if a saved card was removed or belongs to another account. The first card that a customer saves
 * creates their record at the provider.
 */
export async function payingCard(context: Context, { paymentMethodId, savedPaymentId, saveCard }: CardPayment): Promise<PayingCard | null> {
  const { query, session } = context;
  if (savedPaymentId !== undefined) {
    const saved = session && (await selectSavedPayment(query, session.accountId, savedPaymentId));
    return saved ? { methodId: saved.providerId, customerId: saved.customerId } : null;
  }
  const methodId = paymentMethodId ?? "";
  if (!saveCard || !session) return { methodId };
  return { methodId, customerId: await ensurePaymentCustomer(context, session.accountId), savesCard: true };
}

/** What the provider charges: a card, or a bank account. */
export type Means = PayingCard & { bankDebit?: boolean };

/** Returns the account to debit. @throws payment_refused outside of US dollars, customer_payment_not_found without one that was just entered */
export function bankAccount({ storefront }: Context, { paymentMethodId }: Pick<CardPayment, "paymentMethodId">): Means {
  if (storefront.settings.currency !== "USD") throw new ShopError("payment_refused");
  if (paymentMethodId === undefined) throw new ShopError("customer_payment_not_found");
  return { methodId: paymentMethodId, bankDebit: true };
}
