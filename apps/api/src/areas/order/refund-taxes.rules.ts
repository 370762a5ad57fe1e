import { partOf, splitBy } from "../../domain/orders/line-shares.rules.ts";

/** A tax of one jurisdiction on a line, or on the deliveries, whose line is null. */
export interface ChargedTax {
  orderLineId: number | null;
  name: string;
  country: string;
  province: string;
  ratePpm: number;
  cents: number;
}

/** Refunded amounts, of earlier refunds and of this one, in cents. */
export interface RefundedCents {
  beforeCents: number;
  nowCents: number;
}

/**
 * Returns the taxes that a refund gives back, by line and jurisdiction. They add up to its tax, and all refunds of a line together give
 * back exactly what each jurisdiction charged.
 * @param ofLine the tax of each line
 * @param delivery the deliveries with their tax; `totalCents` is their cost
 */
export function reversedTaxes(
  charged: ChargedTax[],
  ofLine: Map<number, RefundedCents>,
  delivery: RefundedCents & { totalCents: number },
): ChargedTax[] {
  const deliveryTax = sum(charged.filter(({ orderLineId }) => orderLineId === null));
  const taxAt = (cents: number): number => partOf(deliveryTax, cents, delivery.totalCents);
  const taxBefore = taxAt(delivery.beforeCents);
  const ofDelivery = { beforeCents: taxBefore, nowCents: taxAt(delivery.beforeCents + delivery.nowCents) - taxBefore };
  return [...Map.groupBy(charged, ({ orderLineId }) => orderLineId)].flatMap(([lineId, taxes]) => {
    const back = lineId === null ? ofDelivery : ofLine.get(lineId);
    if (!back || back.nowCents === 0) return [];
    const weights = taxes.map(({ cents }) => cents);
    const before = splitBy(back.beforeCents, weights);
    const after = splitBy(back.beforeCents + back.nowCents, weights);
    return taxes.map((tax, index) => ({ ...tax, cents: (after[index] ?? 0) - (before[index] ?? 0) })).filter(({ cents }) => cents !== 0);
  });
}

const sum = (taxes: ChargedTax[]): number => taxes.reduce((all, { cents }) => all + cents, 0);
