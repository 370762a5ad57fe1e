import { daysOf } from "../../../domain/orders/payment-term.rules.ts";

/** A business account's debt and credit limit, in cents. */
export interface CreditAccount {
  term: string;
  /** Null without a credit line. */
  limitCents: number | null;
  /** Charged and not yet paid. */
  owedCents: number;
  /** Held by orders that are being paid. */
  heldCents: number;
}

export const hasCreditLine = ({ term, limitCents }: CreditAccount): boolean => limitCents !== null && daysOf(term) !== null;

/** Returns the available credit, in cents: nothing when more than the limit is owed. */
export const availableOf = (account: CreditAccount): number =>
  hasCreditLine(account) ? Math.max(0, (account.limitCents ?? 0) - account.owedCents - account.heldCents) : 0;

/** How an order is paid: the part on the credit line and the part by card, in cents. They add up to the order's total. */
export interface Tenders {
  creditCents: number;
  cardCents: number;
}

export type SplitRefusal = "unavailable" | "limit" | "split";

/**
 * Divides a total between the credit line and a card.
 * @param creditCents the part that the buyer wants on the credit line; null for all of it
 * @param account null for a buyer without a business account
 */
export function tendersOf(totalCents: number, creditCents: number | null, account: CreditAccount | null): Tenders | SplitRefusal {
  const wanted = creditCents ?? totalCents;
  if (creditCents === 0) return { creditCents: 0, cardCents: totalCents };
  if (!account || !hasCreditLine(account)) return "unavailable";
  if (creditCents !== null && creditCents >= totalCents) return "split";
  return wanted > availableOf(account) ? "limit" : { creditCents: wanted, cardCents: totalCents - wanted };
}
