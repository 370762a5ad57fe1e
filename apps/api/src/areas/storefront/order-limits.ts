/** Limits per order, buyer and client; a storefront's settings can override them. */
export interface OrderLimits {
  giftCardsPerOrder: number;
  giftCardCentsPerDay: number;
  samplesPerOrder: number;
  /** Per buyer within `sampleDays`. */
  samplesPerBuyer: number;
  sampleDays: number;
  /** Orders of one client that wait for their banks at the same time. */
  unpaidOrders: number;
  /** Sell units that those orders hold together. */
  unpaidUnits: number;
  /** The share of an item's stock that waiting orders may hold; the rest is left for buyers who pay immediately. */
  unpaidShare: number;
}

const usual: OrderLimits = {
  giftCardsPerOrder: 10,
  giftCardCentsPerDay: 200_000,
  samplesPerOrder: 10,
  samplesPerBuyer: 20,
  sampleDays: 30,
  unpaidOrders: 5,
  unpaidUnits: 20_000,
  unpaidShare: 0.9,
};

export const limitsOf = ({ limits }: { limits?: Partial<OrderLimits> }): OrderLimits => ({ ...usual, ...limits });

/** An item's stock: the free units, and those held by orders that wait for their bank. */
export interface HeldStock {
  free: number;
  unpaid: number;
}

/**
 * Returns how many units of an item unpaid orders may hold together, rounded up so that the last units of a scarce item, and
 * a one-of-a-kind slab, can be bought.
 */
export const mostUnpaid = ({ free, unpaid }: HeldStock, share: number): number => Math.ceil((free + unpaid) * share - 1e-9);
