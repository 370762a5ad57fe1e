import { divideRounded } from "../../../domain/money.ts";

/** What a line cost and what was refunded for it. Amounts in cents; refunds that failed do not count. */
export interface RefundableLine {
  lineId: number;
  quantity: number;
  goodsCents: number;
  taxCents: number;
  /** The line's part of its delivery, with tax. */
  deliveryCents: number;
  refundedUnits: number;
  /** Refunded units whose part of the delivery was refunded too. */
  refundedWithDelivery: number;
  refundedGoodsCents: number;
  refundedTaxCents: number;
  refundedDeliveryCents: number;
}

export interface RefundShares {
  goodsCents: number;
  taxCents: number;
  deliveryCents: number;
}

/** Returns `of` parts of an amount out of `all`. The only rounding of refunds. */
const partOf = (cents: number, of: number, all: number): number =>
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

/**
 * Returns what units of a line are worth: what all its refunded units are worth together, less what was refunded. So any sequence of
 * refunds of the whole line adds up to the line, to the cent.
 */
export function sharesOf(line: RefundableLine, units: number, withDelivery: boolean): RefundShares {
  const refunded = line.refundedUnits + units;
  const delivered = line.refundedWithDelivery + units;
  const due = (cents: number, of: number, before: number): number => Math.max(0, partOf(cents, of, line.quantity) - before);
  return {
    goodsCents: due(line.goodsCents, refunded, line.refundedGoodsCents),
    taxCents: due(line.taxCents, refunded, line.refundedTaxCents),
    deliveryCents: withDelivery ? due(line.deliveryCents, delivered, line.refundedDeliveryCents) : 0,
  };
}

/** A delivered line, for sharing the cost of its delivery. */
export interface DeliveredLine {
  lineId: number;
  isSample: boolean;
  goodsCents: number;
}

/**
 * Returns each delivered line's part of its delivery, with tax. Goods and samples travel separately; within a group the cost is
 * shared by the price of the lines.
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

export const sumOf = ({ goodsCents, taxCents, deliveryCents }: RefundShares): number => goodsCents + taxCents + deliveryCents;

/**
 * Returns the part of a refund that goes back to the credit line: a debt is reduced before money is sent out.
 * @param chargedCents what was charged to the credit line and has not gone back
 */
export const creditPartOf = (refundCents: number, chargedCents: number): number => Math.min(refundCents, Math.max(0, chargedCents));
