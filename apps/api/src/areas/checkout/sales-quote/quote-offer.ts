import { ShopError } from "@azulejo/contract";
import type { Context } from "../../../context.ts";
import { priceBag, type StoredBag } from "../../bag/index.ts";
import { keepsExemptions } from "../delivered-quote/quoted-terms.rules.ts";
import { assembleQuote, type OrderParts } from "../quote/assemble-quote.rules.ts";
import { collected } from "../quote/collected.ts";
import { gatherParts } from "../quote/gather-parts.ts";
import type { OrderQuote } from "../quote/order-quote.ts";
import { type Offer, selectOffer } from "./offer.repository.ts";
import { bagOfOffer, promisedParts } from "./offer.rules.ts";

/**
 * Returns the price of a bag with a sales quote, as offered, with current stock and days.
 * @param claim for an order that is being placed: locks the quote until commit
 * @throws customer_quote_unanswered, customer_quote_ended, customer_quote_expired, customer_quote_changed
 */
export async function quoteOffer(context: Context, bag: StoredBag, claim = false): Promise<OrderQuote> {
  const offer = await selectOffer(context.query, bag.id, claim);
  if (!offer) throw new ShopError("customer_quote_unanswered");
  if (offer.status !== "sent") throw new ShopError("customer_quote_ended");
  if (offer.expiresAt <= context.now()) throw new ShopError("customer_quote_expired");
  return priceOffer(context, bag, offer);
}

/** @throws customer_quote_changed when a certificate that the offer counts on no longer frees it from tax */
async function priceOffer(context: Context, bag: StoredBag, offer: Offer): Promise<OrderQuote> {
  const today = await partsOfOffer(context, bagOfOffer(bag, offer.lines, offer.agreedLots));
  const quote = assembleQuote(promisedParts(today, offer));
  const isKept = keepsExemptions(offer.terms, today.places) && costs(offer, quote) <= costs(offer, offer);
  if (!isKept) throw new ShopError("customer_quote_changed");
  const { quoteNo, versionNo, branchId } = offer;
  return { ...quote, deliveredQuote: null, salesQuote: { quoteNo, versionNo, branchId } };
}

/** Returns the amount that an offer promises: the total, without taxes if the offer leaves them to the day of the order. */
const costs = ({ terms }: Offer, { totalCents, taxCents }: { totalCents: number | null; taxCents: number | null }): number =>
  (totalCents ?? 0) - (terms.isTaxedLater ? (taxCents ?? 0) : 0);

/** Returns today's prices, stock, rates and taxes of the lines of an offer. */
export async function partsOfOffer(context: Context, bag: StoredBag): Promise<OrderParts> {
  const details = collected.catch({}).parse(bag.checkout);
  return gatherParts(context, await priceBag(context, bag), details, details.deliveryAddress);
}
