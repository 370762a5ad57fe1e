import type { DeliveryService } from "@azulejo/database";
import type { Context, Work } from "../../../context.ts";
import { emptyBag, priceBag, type StoredBag } from "../../bag/index.ts";
import { asDelivered } from "../quote/asked-goods.ts";
import type { OrderParts } from "../quote/assemble-quote.rules.ts";
import { collected } from "../quote/collected.ts";
import { gatherParts } from "../quote/gather-parts.ts";
import { type PlannedDelivery, sourceWithCharges } from "../quote/plan-delivery.ts";
import { type StoredQuote, selectProductsOfItems } from "./delivered-quote.repository.ts";
import type { QuotedPlace } from "./quoted-facts.rules.ts";

/** Returns current prices, rates and taxes of a bag delivered to a place, by the given service or else the cheapest one. */
export async function deliveredParts(
  context: Context,
  bag: StoredBag,
  to: QuotedPlace | null,
  service: DeliveryService | undefined,
): Promise<OrderParts> {
  const details = collected.catch({}).parse(bag.checkout);
  const wanted = { ...details, deliveryService: service ?? details.deliveryService };
  const parts = await gatherParts(context, asDelivered(await priceBag(context, bag)), wanted, to ?? undefined);
  return { ...parts, plan: { ...parts.plan, deliveries: parts.plan.deliveries.map(withChoice) } };
}

function withChoice(delivery: PlannedDelivery): PlannedDelivery {
  const { chosen, options, sources, charges } = delivery;
  const option = chosen ?? options[0] ?? null;
  return { ...delivery, chosen: option, source: sourceWithCharges(sources, option, charges) };
}

/** Returns a bag with the lines and codes of a quote. */
export async function bagOfQuote({ query }: Work, { facts }: Pick<StoredQuote, "facts">): Promise<StoredBag> {
  const products = await selectProductsOfItems(
    query,
    facts.lines.map(({ itemId }) => itemId),
  );
  const lines = facts.lines.map((line, index) => ({
    ...line,
    lineId: index + 1,
    productId: products.get(line.itemId) ?? 0,
    agreedLots: null,
    rooms: [],
    sampleLot: null,
    seenPriceCents: 0,
    recipient: null,
  }));
  const { pickupPlaceId, codes: promotionCodes } = facts;
  return { ...emptyBag, pickupPlaceId, promotionCodes, lines };
}
