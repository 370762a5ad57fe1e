import type { VoidReason } from "@azulejo/contract/areas/checkout.ts";
import type { Context } from "../../../context.ts";
import type { StoredBag } from "../../bag/index.ts";
import { assembleQuote, type OrderParts } from "../quote/assemble-quote.rules.ts";
import { chargedOption } from "../quote/delivery-discount.rules.ts";
import { codesUsedUp } from "./codes-used-up.ts";
import type { StoredQuote } from "./delivered-quote.repository.ts";
import { differences, factsOf, placeOf } from "./quoted-facts.rules.ts";
import { applyTerms, keepsExemptions } from "./quoted-terms.rules.ts";
import { hasEnded, quotesOfBag } from "./usable-quotes.ts";

/** A bag's delivered quote, and whether it applies. */
export interface QuoteInUse {
  quote: StoredQuote;
  /**
   * `held`: nothing rules it out, but the address isn't known yet. `honored`: the order uses its amounts. `lower_today`: it is valid, but
   * current amounts are lower and apply. `void`: it doesn't apply.
   */
  state: "held" | "honored" | "lower_today" | "void";
  reasons: VoidReason[];
  /** The total without the quote in cents; null until it is known. */
  todayCents: number | null;
}

interface Honored {
  parts: OrderParts;
  deliveredQuote: QuoteInUse | null;
}

/**
 * Returns an order's parts with the terms of its delivered quote, if one applies and is not above today's total: whole, not line by
 * line, so that the total is the quoted one or today's, whichever is lower.
 */
export async function honorQuote(context: Context, bag: StoredBag, today: OrderParts): Promise<Honored> {
  const quotes = context.pricesHidden ? [] : await quotesOfBag(context, bag);
  const [newest] = quotes;
  if (!newest) return { parts: today, deliveredQuote: null };
  const todayCents = assembleQuote(today).totalCents;
  const usedUp = await codesUsedUp(context, bag, quotes);
  const reasonsOf = (quote: StoredQuote) => reasonsAgainst(context, bag, today, quote, usedUp);
  const [best] = quotes
    .filter((quote) => reasonsOf(quote).length === 0)
    .map((quote) => ({ quote, parts: applyTerms(today, quote.terms) }))
    .sort((a, b) => knownCents(a.parts) - knownCents(b.parts));
  if (!best) return { parts: today, deliveredQuote: { quote: newest, state: "void", reasons: reasonsOf(newest), todayCents } };
  const isLower = knownCents(best.parts) <= knownCents(today);
  const state = isAddressed(today) ? (isLower ? "honored" : "lower_today") : "held";
  return { parts: isLower ? best.parts : today, deliveredQuote: { quote: best.quote, state, reasons: [], todayCents } };
}

const isAddressed = ({ collected }: OrderParts): boolean => collected.deliveryAddress !== undefined;

/** Returns the total, or the part of it that is known before a service is chosen. */
function knownCents(parts: OrderParts): number {
  const { totalCents, goodsCents } = assembleQuote(parts);
  if (totalCents !== null) return totalCents;
  const deliveries = parts.plan.deliveries.flatMap(({ group, chosen, options: [cheapest], charges }) => {
    const option = chosen ?? cheapest;
    return option ? [chargedOption(group, option, parts.priced.discounts, charges).cents] : [];
  });
  return deliveries.reduce((sum, cents) => sum + cents, goodsCents);
}

/** Returns why a quote doesn't apply to a bag. @param usedUp promo codes that can't be used once more */
function reasonsAgainst(context: Context, bag: StoredBag, today: OrderParts, quote: StoredQuote, usedUp: Set<string>): VoidReason[] {
  const { collected, priced, places } = today;
  const to = collected.deliveryAddress ? placeOf(collected.deliveryAddress) : quote.facts;
  const facts = factsOf({ lines: priced.lines, codes: bag.promotionCodes, pickupPlaceId: priced.pickupStore?.id ?? null }, to);
  const isGone = priced.lines.some(({ unitPriceCents }) => unitPriceCents === null);
  return [
    ...(hasEnded(quote, context.now()) ? ["expired" as const] : []),
    ...(isGone ? ["lines" as const] : differences(quote.facts, facts, isAddressed(today))),
    ...(quote.customerId !== null && quote.customerId !== context.session?.customer?.id ? ["account" as const] : []),
    ...(keepsExemptions(quote.terms, places) ? [] : ["exemption" as const]),
    ...(quote.terms.promotions.some(({ code }) => usedUp.has(code)) ? ["uses" as const] : []),
  ];
}
