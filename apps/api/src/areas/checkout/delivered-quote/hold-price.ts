import type { Context } from "../../../context.ts";
import type { StoredBag } from "../../bag/index.ts";
import { assembleQuote, type OrderParts } from "../quote/assemble-quote.rules.ts";
import { codesUsedUp } from "./codes-used-up.ts";
import { bindQuote, insertQuote, type StoredQuote, selectQuote, selectQuotesOfAccount } from "./delivered-quote.repository.ts";
import { factsOf, keyOf, type QuotedPlace } from "./quoted-facts.rules.ts";
import { applyTerms, keepsExemptions, termsOf } from "./quoted-terms.rules.ts";
import { signQuote } from "./sign-quote.ts";
import { hasEnded, isCallers, quotesOfBag } from "./usable-quotes.ts";

interface Held {
  quote: StoredQuote;
  parts: OrderParts;
}

const HOUR_MS = 3_600_000;
/** Asking again for an unchanged price within this time is answered with the same quote, so that a reload doesn't make a new one. */
const RENEWED_AFTER_MS = HOUR_MS;

/**
 * Returns the quote for a price: an earlier one for the same facts if it is lower than the current price, else a new one.
 * @param reference of an earlier quote that the caller has
 * @returns null when prices are hidden, the total isn't known, or nothing is delivered
 */
export async function holdPrice(
  context: Context,
  bag: StoredBag,
  today: OrderParts,
  to: QuotedPlace,
  reference: string | undefined,
): Promise<Held | null> {
  const { totalCents, notDeliverable } = assembleQuote(today);
  const terms = termsOf(today);
  if (context.pricesHidden || totalCents === null || notDeliverable !== null || !terms || today.plan.deliveries.length === 0) return null;
  const { lines, pickupStore } = today.priced;
  const facts = factsOf({ lines, codes: bag.promotionCodes, pickupPlaceId: pickupStore?.id ?? null }, to);
  const factsKey = keyOf(facts);
  const earlier = await earlierQuote(context, bag, today, factsKey, reference);
  if (earlier && (earlier.cents < totalCents || (earlier.cents === totalCents && isRecent(context, earlier.quote)))) {
    if (bag.id !== "") await bindQuote(context.query, earlier.quote.id, bag.id);
    return earlier;
  }
  const { storefront, session, seal, query } = context;
  const { currency, delivery } = storefront.settings;
  const createdAt = context.now();
  const expiresAt = new Date(createdAt.getTime() + delivery.quoteHours * HOUR_MS);
  const statement = { storefrontId: storefront.id, factsKey, currency, totalCents, expiresAt };
  const quote = await insertQuote(query, {
    ...statement,
    reference: signQuote(seal, statement),
    accountId: session?.accountId ?? null,
    customerId: session?.customer?.id ?? null,
    bagId: bag.id === "" ? null : bag.id,
    facts,
    terms,
    createdAt,
  });
  return { quote, parts: today };
}

const isRecent = (context: Context, { createdAt }: StoredQuote): boolean =>
  context.now().getTime() - createdAt.getTime() < RENEWED_AFTER_MS;

/** Returns the lowest earlier quote for the same facts, with its total. */
async function earlierQuote(
  context: Context,
  bag: StoredBag,
  today: OrderParts,
  factsKey: string,
  reference: string | undefined,
): Promise<(Held & { cents: number }) | null> {
  const { query, storefront, session } = context;
  const remembered = reference === undefined ? null : await selectQuote(query, storefront.id, reference);
  const own =
    bag.id !== ""
      ? await quotesOfBag(context, bag)
      : session
        ? await selectQuotesOfAccount(query, storefront.id, session.accountId, factsKey)
        : [];
  const isFree = (quote: StoredQuote) => quote.bagId === null || quote.bagId === bag.id;
  const found = [...own, ...(remembered ? [remembered] : [])].filter(
    (quote) =>
      quote.factsKey === factsKey &&
      isFree(quote) &&
      isCallers(context, quote) &&
      !hasEnded(quote, context.now()) &&
      keepsExemptions(quote.terms, today.places) &&
      (quote.customerId === null || quote.customerId === session?.customer?.id),
  );
  const usedUp = await codesUsedUp(context, bag, found);
  const [lowest] = found
    .filter(({ terms }) => !terms.promotions.some(({ code }) => usedUp.has(code)))
    .map((quote) => ({ quote, parts: applyTerms(today, quote.terms) }))
    .map((held) => ({ ...held, cents: assembleQuote(held.parts).totalCents ?? Number.POSITIVE_INFINITY }))
    .sort((a, b) => a.cents - b.cents || b.quote.id - a.quote.id);
  return lowest ?? null;
}
