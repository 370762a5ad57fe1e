import type { OrderLine } from "./line-figures.ts";

/** The goods and tax of some units of a line in cents, rounded; the shop works out the rest of the cents and the delivery's share. */
export function estimateRefund({ quantity, goodsCents, taxCents }: OrderLine, units: number): { goodsCents: number; taxCents: number } {
  const share = (cents: number): number => Math.round((cents * units) / quantity);
  return { goodsCents: share(goodsCents), taxCents: share(taxCents) };
}
