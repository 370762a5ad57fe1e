import { type checkout, ShopError } from "@azulejo/contract";
import type { Verb } from "../../../calls/handler.ts";
import { type Context, inTransaction } from "../../../context.ts";
import { requireBag, requireOpenBag } from "../../bag/index.ts";
import { todayAt } from "../../product/index.ts";
import { bagOfItems } from "../quote/asked-goods.ts";
import { assembleQuote } from "../quote/assemble-quote.rules.ts";
import { bagOfQuote, deliveredParts } from "./delivered-parts.ts";
import { toDeliveredPrice } from "./delivered-price-answer.ts";
import { bindQuote, type StoredQuote } from "./delivered-quote.repository.ts";
import { holdPrice } from "./hold-price.ts";
import { destinationOf } from "./quoted-destination.ts";
import { applyTerms } from "./quoted-terms.rules.ts";
import { storePrices } from "./store-prices.ts";
import { hasEnded, requireQuote } from "./usable-quotes.ts";

/** Quotes the price of a bag or of items to the door. Asking again for the same never raises it while a quote holds. */
export const quoteDeliveredPrice: Verb<typeof checkout.deliveredPrice> = async (context, input) => {
  const bag = input.shoppingBagQuoteId ? await requireBag(context, input.shoppingBagQuoteId) : await bagOfItems(context, input.items ?? []);
  const today = todayAt(context);
  const to = await destinationOf(context, bag, input, today);
  const parts = await deliveredParts(context, bag, to, input.deliveryService);
  const held = to && (await holdPrice(context, bag, parts, to, input.quoteId));
  const assembled = assembleQuote(held?.parts ?? parts);
  return toDeliveredPrice(context, {
    assembled: to ? assembled : { ...assembled, notDeliverable: assembled.notDeliverable ?? "no_zone" },
    quote: held?.quote ?? null,
    postalCode: input.postalCode,
    to,
    addressKind: to?.kind ?? input.addressKind ?? "residential",
    stores: await storePrices(context, bag, today, input.postalCode),
  });
};

/** Shows a quote again, in the reader's language. */
export const showDeliveredPrice: Verb<typeof checkout.quotedDeliveredPrice> = async (context, { quoteId }) => {
  const quote = await requireRunning(context, quoteId);
  const { facts, terms } = quote;
  const bag = await bagOfQuote(context, quote);
  const parts = applyTerms(await deliveredParts(context, bag, facts, terms.service ?? undefined), terms);
  return toDeliveredPrice(context, {
    assembled: assembleQuote(parts),
    quote,
    postalCode: facts.postalCode,
    to: facts,
    addressKind: facts.kind,
    stores: await storePrices(context, bag, todayAt(context), facts.postalCode),
  });
};

/** Uses a quote for a bag. */
export const keepDeliveredPrice: Verb<typeof checkout.keepDeliveredPrice> = (context, { quoteId, shoppingBagQuoteId }) =>
  inTransaction(context, async (inside) => {
    const bag = await requireOpenBag(inside, shoppingBagQuoteId);
    const { id } = await requireRunning(inside, quoteId);
    if (!(await bindQuote(inside.query, id, bag.id))) throw new ShopError("checkout_delivered_price_not_found");
    return { done: true as const };
  });

/** @throws checkout_delivered_price_not_found, checkout_delivered_price_expired */
async function requireRunning(context: Context, reference: string): Promise<StoredQuote> {
  const quote = await requireQuote(context, reference);
  if (hasEnded(quote, context.now())) throw new ShopError("checkout_delivered_price_expired");
  return quote;
}
