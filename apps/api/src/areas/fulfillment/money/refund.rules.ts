import { partOf } from "../../../domain/orders/line-shares.rules.ts";

/** The price of a line and its refunds so far. Amounts in cents; refunds that failed do not count. */
export interface RefundableLine {
  lineId: number;
  quantity: number;
  goodsCents: number;
  taxCents: number;
  /** The line's share of its delivery, with tax. */
  deliveryCents: number;
  refundedUnits: number;
  /** Refunded units whose share of the delivery was refunded too. */
  refundedWithDelivery: number;
  refundedGoodsCents: number;
  refundedTaxCents: number;
  refundedDeliveryCents: number;
}

/** The refund of units of a line, and the amount that the shop withholds for restocking. Amounts in cents. */
export interface RefundShares {
  withheldGoodsCents: number;
  withheldTaxCents: number;
  goodsCents: number;
  taxCents: number;
  deliveryCents: number;
}

/**
 * Returns the refund of units of a line: the value of all its refunded units together, less the amounts refunded or withheld before. So the
 * refunds of a whole line add up to its price exactly.
 * @param withheldPercent percentage of the goods and their tax that the shop withholds
 */
export function sharesOf(line: RefundableLine, units: number, withDelivery: boolean, withheldPercent = 0): RefundShares {
  const refunded = line.refundedUnits + units;
  const delivered = line.refundedWithDelivery + units;
  const due = (cents: number, of: number, before: number): number => Math.max(0, partOf(cents, of, line.quantity) - before);
  const goods = due(line.goodsCents, refunded, line.refundedGoodsCents);
  const tax = due(line.taxCents, refunded, line.refundedTaxCents);
  const [withheldGoodsCents, withheldTaxCents] = [partOf(goods, withheldPercent, 100), partOf(tax, withheldPercent, 100)];
  return {
    goodsCents: goods - withheldGoodsCents,
    taxCents: tax - withheldTaxCents,
    withheldGoodsCents,
    withheldTaxCents,
    deliveryCents: withDelivery ? due(line.deliveryCents, delivered, line.refundedDeliveryCents) : 0,
  };
}

export const sumOf = ({ goodsCents, taxCents, deliveryCents }: Pick<RefundShares, "goodsCents" | "taxCents" | "deliveryCents">): number =>
  goodsCents + taxCents + deliveryCents;

/**
 * Returns the part of a refund that goes back to the credit line: a debt is reduced before money is sent out.
 * @param chargedCents what was charged to the credit line and has not gone back
 */
export const creditPartOf = (refundCents: number, chargedCents: number): number => Math.min(refundCents, Math.max(0, chargedCents));
