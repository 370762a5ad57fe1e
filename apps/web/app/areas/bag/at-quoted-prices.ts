import type { Bag } from "@azulejo/contract/areas/bag.ts";
import type { DeliveredPrice } from "@azulejo/contract/areas/checkout.ts";

/** Returns a bag with the prices of a quote, so that its lines add up to the quoted total; these don't count as changed prices. */
export function atQuotedPrices(bag: Bag, price: DeliveredPrice | null): Bag {
  if (!price?.quote || price.goodsCents === null) return bag;
  const lines = bag.lines.map((line, index) => {
    const quoted = price.lines[index];
    if (quoted?.itemNo !== line.itemNo || quoted.unitPriceCents === null || quoted.unitPriceCents === line.unitPriceCents) return line;
    const { unitPriceCents, goodsCents, discountCents } = quoted;
    return { ...line, unitPriceCents, goodsCents, discountCents, problems: line.problems.filter(({ code }) => code !== "price_changed") };
  });
  return { ...bag, lines, goodsCents: price.goodsCents, discountCents: price.discountCents };
}
