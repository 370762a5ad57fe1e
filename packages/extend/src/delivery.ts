import type { Sentence } from "./orders.ts";

/** Goods to be delivered together. */
export interface ShipmentToDeliver {
  /** The storefront's day. */
  on: string;
  country: string;
  /** Missing in an estimate by postal code. */
  province?: string | undefined;
  postalCode: string;
  residential: boolean;
  /** In 1e-2 pounds. */
  weight: number;
  hasSlabs: boolean;
}

export interface DeliveryOffer {
  cents: number;
  /** Days from the order to the earliest and latest delivery. */
  days: { from: number; until: number };
}

/** A delivery service besides parcel and freight. */
export interface DeliveryMethod {
  /** Its name in both languages, such as "Own truck". */
  name: Sentence;
  /** Returns its price; null if it isn't offered. Must be fast and use only its argument. */
  offer(shipment: ShipmentToDeliver): DeliveryOffer | null;
}
