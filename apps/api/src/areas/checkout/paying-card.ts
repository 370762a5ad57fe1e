import type { checkout, ParsedInputOf } from "@azulejo/contract";
import type { Context } from "../../context.ts";
import { ensurePaymentCustomer, selectSavedPayment } from "../customer/index.ts";

type CardPayment = Omit<Extract<ParsedInputOf<typeof checkout.complete>["payment"], { type: "CreditCard" }>, "type">;

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
