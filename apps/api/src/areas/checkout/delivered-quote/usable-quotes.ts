import { ShopError } from "@azulejo/contract";
import type { Context } from "../../../context.ts";
import type { StoredBag } from "../../bag/index.ts";
import { type StoredQuote, selectQuote, selectQuotesOfBag, takeOverQuotes } from "./delivered-quote.repository.ts";
import { isSigned } from "./sign-quote.ts";

/** Returns whether a quote is what the shop has signed, and the caller's: a guest's belongs to whoever knows it or its bag. */
export function isCallers({ seal, session, storefront }: Context, quote: StoredQuote): boolean {
  return (
    isSigned(seal, quote.reference, quote) &&
    quote.currency === storefront.settings.currency &&
    (quote.accountId === null || quote.accountId === session?.accountId)
  );
}

/** Returns the caller's quotes of a bag, newest first. */
export async function quotesOfBag(context: Context, { id: bagId, hasQuotes }: StoredBag): Promise<StoredQuote[]> {
  const { query, storefront, session } = context;
  if (!session && !hasQuotes) return [];
  if (session) await takeOverQuotes(query, storefront.id, session.accountId, bagId);
  return (await selectQuotesOfBag(query, storefront.id, bagId)).filter((quote) => isCallers(context, quote));
}

/** @throws checkout_delivered_price_not_found when there is no such quote, or it is another customer's */
export async function requireQuote(context: Context, reference: string): Promise<StoredQuote> {
  const quote = context.pricesHidden ? null : await selectQuote(context.query, context.storefront.id, reference);
  if (!quote || !isCallers(context, quote)) throw new ShopError("checkout_delivered_price_not_found");
  return quote;
}

/** A quote has ended at the very moment of its expiry. */
export const hasEnded = (quote: Pick<StoredQuote, "expiresAt">, now: Date): boolean => now.getTime() >= quote.expiresAt.getTime();
