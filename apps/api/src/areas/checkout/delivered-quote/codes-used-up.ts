import type { Context } from "../../../context.ts";
import type { StoredBag } from "../../bag/index.ts";
import { readPromotions } from "../../promotion/index.ts";
import type { StoredQuote } from "./delivered-quote.repository.ts";

/**
 * Returns the promo codes of quotes that can't be used once more. A quote promises what a code takes off, but not that it has uses
 * left: other orders and buyers share them.
 */
export async function codesUsedUp(context: Context, bag: StoredBag, quotes: StoredQuote[]): Promise<Set<string>> {
  const promotions = quotes.flatMap(({ terms }) => terms.promotions);
  if (promotions.length === 0) return new Set();
  const { contact } = bag.checkout as { contact?: { email?: string } };
  const { uses } = await readPromotions(context, { bagId: bag.id, codes: bag.promotionCodes, email: contact?.email ?? null }, false);
  const isUsedUp = ({ code, uses: most, usesPerBuyer }: (typeof promotions)[number]) => {
    const { all, byBuyer } = uses.get(code) ?? { all: 0, byBuyer: 0 };
    return (most !== null && all >= most) || (usesPerBuyer !== null && byBuyer >= usesPerBuyer);
  };
  return new Set(promotions.filter(isUsedUp).map(({ code }) => code));
}
