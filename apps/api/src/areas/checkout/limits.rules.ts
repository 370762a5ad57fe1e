/** What one order, one buyer and one client may take; a storefront's settings can say otherwise. */
export interface OrderLimits {
  giftCardsPerOrder: number;
  giftCardCentsPerDay: number;
  samplesPerOrder: number;
  /** Of one buyer within `sampleDays`. */
  samplesPerBuyer: number;
  sampleDays: number;
  /** Orders of one client whose banks are asking at the same time. */
  unpaidOrders: number;
  /** Sell units that those orders hold together. */
  unpaidUnits: number;
  /** How much of an item's stock orders may hold while banks ask; the rest stays for who pays at once. */
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

/** Stock of an item: what is free, and what is held by orders whose banks are asking. */
export interface HeldStock {
  free: number;
  unpaid: number;
}

/**
 * How many units of an item unpaid orders may hold together. It is rounded up, so that the last units of a scarce item,
 * and a slab that there is once, can be bought.
 */
export const mostUnpaid = ({ free, unpaid }: HeldStock, share: number): number => Math.ceil((free + unpaid) * share - 1e-9);
