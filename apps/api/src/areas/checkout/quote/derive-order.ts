import type { OrderDerivation } from "@azulejo/database";
import type { Context } from "../../../context.ts";
import { priceSource, todayAt } from "../../product/index.ts";
import type { OrderQuote } from "./quote-order.ts";

/** Returns where a quote's figures came from, to be kept with the order: tables and promotions change, an order doesn't. */
export function deriveOrder(context: Context, { priced, deliveries, taxSources, exemptions }: OrderQuote): OrderDerivation {
  const today = todayAt(context);
  return {
    on: today,
    prices: priced.lines.flatMap(({ item, line }) => (item?.price ? [priceSource(item.price, today, line.quantity)] : [])),
    promotions: priced.discounts.results
      .filter(({ refusal }) => refusal === null)
      .map(({ promotion: { code, offer, minimumCents, from, until } }) => ({ code, offer, minimumCents, from, until })),
    deliveries: deliveries.flatMap(({ source }) => source ?? []),
    taxes: taxSources,
    exemptions,
  };
}
