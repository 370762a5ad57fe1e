import type { OrderDerivation, QuoteSource } from "@azulejo/database";
import type { OrderQuote } from "./order-quote.ts";

/** Returns the sources of an order's amounts, stored with the order because tables and promotions change. */
export function deriveOrder({
  pricedOn,
  priceSources,
  priced,
  deliveries,
  taxSources,
  exemptions,
  deliveredQuote,
  salesQuote,
}: OrderQuote): OrderDerivation {
  const quote = deliveredQuote && sourceOf(deliveredQuote);
  return {
    on: pricedOn,
    prices: priceSources,
    promotions: priced.discounts.results
      .filter(({ refusal }) => refusal === null)
      .map(({ promotion: { code, offer, minimumCents, from, until } }) => ({ code, offer, minimumCents, from, until })),
    deliveries: deliveries.flatMap(({ source }) => source ?? []),
    taxes: taxSources,
    exemptions,
    ...(quote && { quote }),
    ...(salesQuote && { salesQuote: { quoteNo: salesQuote.quoteNo, versionNo: salesQuote.versionNo } }),
  };
}

/** A quote that didn't apply isn't recorded. */
function sourceOf({ quote, state }: NonNullable<OrderQuote["deliveredQuote"]>): QuoteSource | null {
  if (state !== "honored" && state !== "lower_today") return null;
  const { id: quoteNo, createdAt, expiresAt, totalCents } = quote;
  const isApplied = state === "honored";
  return { quoteNo, quotedAt: createdAt.toISOString(), expiresAt: expiresAt.toISOString(), totalCents, isApplied };
}
