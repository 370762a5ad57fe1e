import type { checkout } from "@azulejo/contract";
import type { Verb } from "../../calls/handler.ts";
import { priceBag, requireBag } from "../bag/index.ts";
import { asDelivered, bagOfItems, countryOf } from "./quote/asked-goods.ts";
import { collected } from "./quote/collected.ts";
import { chargedOption } from "./quote/delivery-discount.rules.ts";
import { type NotDeliverable, type PlannedDelivery, planDelivery } from "./quote/plan-delivery.ts";

/** Returns the delivery cost of a bag, or of items as if they were in one, to a postal code; checkout plans with the same rules. */
export const estimateDelivery: Verb<typeof checkout.deliveryEstimate> = async (context, input) => {
  const destination = { country: countryOf(input.postalCode), postalCode: input.postalCode, kind: "residential" as const };
  const bag = input.shoppingBagQuoteId ? await requireBag(context, input.shoppingBagQuoteId) : await bagOfItems(context, input.items ?? []);
  const { lines, discounts } = asDelivered(await priceBag(context, bag));
  const { deliveryService: service, deliveryCharges } = collected.catch({}).parse(bag.checkout);
  const plan = await planDelivery(context, lines, destination, { service, charges: deliveryCharges });
  const notDeliverable = isOfCheckout(plan.notDeliverable) ? null : plan.notDeliverable;
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

/** Reasons that only checkout has, because an estimate has neither a street address nor taxes. */
const isOfCheckout = (reason: NotDeliverable | null) =>
  reason === "no_tax" || reason === "tax_unavailable" || reason === "tax_address" || reason === "po_box";

function optionOf({ group, chosen, options, charges }: PlannedDelivery) {
  const option = chosen ?? options[0];
  return option ? { group, option, charges } : null;
}
