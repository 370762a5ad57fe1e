import { type checkout, type Fulfilment, ShopError } from "@azulejo/contract";
import type { Verb } from "../../calls/handler.ts";
import type { Context } from "../../context.ts";
import { isPostalCode } from "../delivery/index.ts";
import { selectItemsByNo } from "../product/index.ts";
import { type PricedLine, priceBag, requireBag, type StoredBag } from "../webshoppingbag/index.ts";
import { collected } from "./quote/collected.ts";
import { chargedOption } from "./quote/delivery-discount.rules.ts";
import { type PlannedDelivery, planDelivery } from "./quote/plan-delivery.ts";

type Input = Parameters<Verb<typeof checkout.deliveryEstimate>>[1];

/** Returns the delivery cost of a bag, or of items as if they were in one, to a postal code; checkout plans with the same rules. */
export const estimateDelivery: Verb<typeof checkout.deliveryEstimate> = async (context, input) => {
  const destination = destinationOf(input.postalCode);
  const bag = input.shoppingBagQuoteId ? await requireBag(context, input.shoppingBagQuoteId) : await bagOfItems(context, input.items ?? []);
  const { lines, discounts } = await priceBag(context, bag);
  const { deliveryService: service, deliveryCharges } = collected.catch({}).parse(bag.checkout);
  const plan = await planDelivery(context, lines.map(asDelivered), destination, { service, charges: deliveryCharges });
  const notDeliverable = plan.notDeliverable === "no_tax" ? null : plan.notDeliverable;
  const goodsCents = lines.reduce((sum, line) => sum + (line.goodsCents ?? 0), 0);
  const charged = plan.deliveries
    .flatMap((one) => optionOf(one) ?? [])
    .map(({ group, option, charges }) => chargedOption(group, option, discounts, charges));
  const sumOf = (key: "cents" | "discountCents") => (notDeliverable === null ? charged.reduce((sum, one) => sum + one[key], 0) : null);
  const deliveryCents = sumOf("cents");
  const shown = !context.pricesHidden;
  return {
    postalCode: input.postalCode,
    currency: context.storefront.settings.currency,
    deliveries: plan.deliveries.map(({ group, weight, options }) => ({
      group,
      weight,
      options: options.map((option) => (shown ? option : { ...option, cents: null })),
    })),
    goodsCents: shown ? goodsCents : null,
    deliveryCents: shown ? deliveryCents : null,
    deliveryDiscountCents: shown ? sumOf("discountCents") : null,
    totalCents: shown && deliveryCents !== null ? goodsCents + deliveryCents : null,
    notDeliverable,
  };
};

function optionOf({ group, chosen, options, charges }: PlannedDelivery) {
  const option = chosen ?? options[0];
  return option ? { group, option, charges } : null;
}

function destinationOf(postalCode: string) {
  const country = /^\d/.test(postalCode) ? ("US" as const) : ("CA" as const);
  if (!isPostalCode(country, postalCode)) throw new ShopError("request_invalid", {}, [{ path: "postalCode", rule: "field_postal_code" }]);
  return { country, postalCode, kind: "residential" as const };
}

/** A line without a chosen way counts as delivered, unless it is sent by email. */
function asDelivered({ line, item, weight }: PricedLine) {
  const undecided: Fulfilment = item?.kind === "electronic" ? "ELTR" : "DLVR";
  return { item, weight, line: { fulfilment: line.fulfilment === "NONE" ? undecided : line.fulfilment } };
}

/** @throws product_not_found when an item is unknown */
async function bagOfItems(context: Context, wanted: NonNullable<Input["items"]>): Promise<StoredBag> {
  const known = await selectItemsByNo(
    context.query,
    context.storefront.id,
    wanted.map((one) => one.itemNo),
  );
  const lines = wanted.map(({ itemNo, quantity }, index) => {
    const item = known.find((one) => one.itemNo.toLowerCase() === itemNo.toLowerCase());
    if (!item) throw new ShopError("product_not_found");
    return {
      lineId: index + 1,
      itemId: item.id,
      productId: item.productId,
      quantity,
      fulfilment: "NONE" as const,
      agreedLots: null,
      rooms: [],
      sampleLot: null,
      seenPriceCents: 0,
      recipient: null,
    };
  });
  return { id: "", status: "open", accountId: null, pickupPlaceId: null, nextBagId: null, checkout: {}, promotionCodes: [], lines };
}
