import type { OfferedLine, QuotedTerms } from "@azulejo/database";
import type { Context } from "../../../context.ts";
import type { StoredBag } from "../../bag/index.ts";
import type { OrderHead } from "../../order/index.ts";
import type { Agreed } from "../quote/agreed-order.ts";
import { type AssembledQuote, assembleQuote, type OrderParts } from "../quote/assemble-quote.rules.ts";
import { reserveOrder } from "../reserve-order.ts";
import { placeReserved } from "../settle-order.ts";
import { type OfferedDelivery, offeredParts, promisedTerms } from "./offer.rules.ts";

/** Returns an offer's price and promises. @param today of the bag of the offer */
export function offerOf(
  today: OrderParts,
  lines: OfferedLine[],
  delivery: OfferedDelivery,
): { quote: AssembledQuote; terms: QuotedTerms | null } {
  const parts = offeredParts(today, lines, delivery);
  return { quote: assembleQuote(parts), terms: promisedTerms(parts, delivery) };
}

/** Places an order on the credit line, in the caller's transaction. No provider is involved. */
export async function placeOnCredit(inside: Context, bag: StoredBag, agreed: Agreed): Promise<OrderHead> {
  const { order } = await reserveOrder(inside, bag, { ...agreed, payment: { type: "Credit" } });
  return placeReserved(inside, order.id, null);
}
