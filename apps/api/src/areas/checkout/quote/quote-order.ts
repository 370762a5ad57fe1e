import type { Context } from "../../../context.ts";
import { priceBag, type StoredBag } from "../../bag/index.ts";
import { honorQuote } from "../delivered-quote/honor-quote.ts";
import { quoteOffer } from "../sales-quote/quote-offer.ts";
import { assembleQuote } from "./assemble-quote.rules.ts";
import { collected } from "./collected.ts";
import { gatherParts } from "./gather-parts.ts";
import type { OrderQuote } from "./order-quote.ts";

/** @param claim for an order that is being placed: claims the uses of the bag's promotions */
export async function quoteOrder(context: Context, bag: StoredBag, claim = false): Promise<OrderQuote> {
  if (bag.status === "quoted") return quoteOffer(context, bag, claim);
  const priced = await priceBag(context, bag, claim);
  const details = collected.catch({}).parse(bag.checkout);
  const parts = await gatherParts(context, priced, details, details.deliveryAddress);
  const honored = await honorQuote(context, bag, parts);
  return { ...assembleQuote(honored.parts), deliveredQuote: honored.deliveredQuote, salesQuote: null };
}
