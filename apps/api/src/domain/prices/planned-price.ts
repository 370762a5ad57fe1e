import type { ShopPrice } from "@azulejo/contract/areas/office/price-changes.ts";

/** A list price that an item has from the start of a day on, in the storefront's time zone. */
export interface PlannedPrice {
  /** yyyy-mm-dd */
  startsOn: string;
  listCents: number;
}

const noSale = { saleCents: null, saleFrom: null, saleUntil: null };

/** Returns the price with another list price. A sale that no longer costs less ends. */
export const withListPrice = (price: ShopPrice, listCents: number): ShopPrice =>
  price.saleCents !== null && price.saleCents >= listCents ? { ...noSale, listCents } : { ...price, listCents };

const withoutPastSale = (price: ShopPrice, day: string): ShopPrice =>
  price.saleUntil !== null && price.saleUntil < day ? { ...noSale, listCents: price.listCents } : price;

/** Returns the price on a day: today's, changed by each list price that begins by then, without a sale that is over by then. */
export const priceOn = (price: ShopPrice, planned: readonly PlannedPrice[], day: string): ShopPrice =>
  planned
    .filter(({ startsOn }) => startsOn <= day)
    .sort((one, other) => (one.startsOn < other.startsOn ? -1 : 1))
    .reduce((now, { listCents }) => withListPrice(now, listCents), withoutPastSale(price, day));
