import type { Sentence } from "./orders.ts";

/** Goods that are delivered together. */
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
  /** Days from the order to the earliest and to the latest day of delivery. */
  days: { from: number; until: number };
}

/** A way to deliver goods besides parcel and freight. */
export interface DeliveryMethod {
  /** Its name in both languages, such as "Own truck". */
  name: Sentence;
  /** Returns what it costs; null where it isn't offered. Must answer at once, from what it is given. */
  offer(shipment: ShipmentToDeliver): DeliveryOffer | null;
}
