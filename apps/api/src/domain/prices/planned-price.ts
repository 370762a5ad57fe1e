import type { ShopPrice } from "@azulejo/contract/areas/office/price-changes.ts";

/** A future list price of an item, from the start of a day in the storefront's time zone. */
export interface PlannedPrice {
  /** yyyy-mm-dd */
  startsOn: string;
  listCents: number;
}

const noSale = { saleCents: null, saleFrom: null, saleUntil: null };

/** Returns the price with another list price. A sale price that isn't lower ends. */
export const withListPrice = (price: ShopPrice, listCents: number): ShopPrice =>
  price.saleCents !== null && price.saleCents >= listCents ? { ...noSale, listCents } : { ...price, listCents };

const withoutPastSale = (price: ShopPrice, day: string): ShopPrice =>
  price.saleUntil !== null && price.saleUntil < day ? { ...noSale, listCents: price.listCents } : price;

/** Returns the price on a day: today's, with the planned list prices that begin by then, and without a sale that has ended by then. */
export const priceOn = (price: ShopPrice, planned: readonly PlannedPrice[], day: string): ShopPrice =>
  planned
    .filter(({ startsOn }) => startsOn <= day)
    .sort((one, other) => (one.startsOn < other.startsOn ? -1 : 1))
    .reduce((now, { listCents }) => withListPrice(now, listCents), withoutPastSale(price, day));
