import type { Context } from "../../../context.ts";
import { priceBag, type StoredBag } from "../../webshoppingbag/index.ts";
import { honorQuote, type QuoteInUse } from "../delivered-quote/honor-quote.ts";
import { quoteOffer } from "../sales-quote/quote-offer.ts";
import { type AssembledQuote, assembleQuote } from "./assemble-quote.rules.ts";
import { collected } from "./collected.ts";
import { gatherParts } from "./gather-parts.ts";

/** A bag's full price: today's, that of a delivered quote where it is lower, or what a sales quote offers. */
export interface OrderQuote extends AssembledQuote {
  /** The delivered quote of the bag and what becomes of it; null without one. */
  deliveredQuote: QuoteInUse | null;
  /** The sales quote that the order follows; null without one. */
  salesQuote: { quoteNo: number; versionNo: number; branchId: number | null } | null;
}

/** @param claim for an order that is being placed: claims the uses of the bag's promotions */
export async function quoteOrder(context: Context, bag: StoredBag, claim = false): Promise<OrderQuote> {
  if (bag.status === "quoted") return quoteOffer(context, bag, claim);
  const priced = await priceBag(context, bag, claim);
  const details = collected.catch({}).parse(bag.checkout);
  const parts = await gatherParts(context, priced, details, details.deliveryAddress);
  const honored = await honorQuote(context, bag, parts);
  return { ...assembleQuote(honored.parts), deliveredQuote: honored.deliveredQuote, salesQuote: null };
}
