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
