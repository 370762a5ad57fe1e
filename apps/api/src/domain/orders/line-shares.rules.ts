import { divideRounded } from "../money.ts";

/** Returns the share `of`/`all` of an amount. The only rounding of refunds and invoices. */
export const partOf = (cents: number, of: number, all: number): number =>
  all === 0 ? 0 : Number(divideRounded(BigInt(cents) * BigInt(of), BigInt(all)));

/**
 * Splits an amount by weights, exactly: each part ends where the rounded sum of the weights so far ends. Equal parts when every
 * weight is zero.
 */
export function splitBy(cents: number, weights: number[]): number[] {
  const used = weights.some((weight) => weight > 0) ? weights : weights.map(() => 1);
  const all = used.reduce((sum, weight) => sum + weight, 0);
  let passed = 0;
  return used.map((weight) => {
    const before = partOf(cents, passed, all);
    passed += weight;
    return partOf(cents, passed, all) - before;
  });
}

/** A delivered line, for sharing the cost of its delivery. */
export interface DeliveredLine {
  lineId: number;
  isSample: boolean;
  goodsCents: number;
}

/**
 * Returns each delivered line's share of its delivery's cost, with tax. Goods and samples are delivered separately; each cost is shared in
 * proportion to the lines' prices.
 * @param cost the cents of both deliveries, and the tax on them together
 */
export function deliveryParts(
  lines: DeliveredLine[],
  cost: { goodsCents: number; samplesCents: number; taxCents: number },
): Map<number, number> {
  const [goodsTax = 0, samplesTax = 0] = splitBy(cost.taxCents, [cost.goodsCents, cost.samplesCents]);
  const parts = new Map<number, number>();
  for (const [isSample, cents] of [
    [false, cost.goodsCents + goodsTax],
    [true, cost.samplesCents + samplesTax],
  ] as const) {
    const group = lines.filter((line) => line.isSample === isSample);
    const split = splitBy(
      cents,
      group.map((line) => line.goodsCents),
    );
    for (const [index, { lineId }] of group.entries()) parts.set(lineId, split[index] ?? 0);
  }
  return parts;
}
