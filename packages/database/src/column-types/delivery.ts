import type { Localized } from "./texts.ts";

/** What a buyer's choice adds to a delivery: an appointment with the carrier, or an address that is hard to reach. */
export type DeliveryChargeKind = "appointment" | "limited_access";

/** `special`: a way that an extension offers. */
export type DeliveryService = "parcel" | "freight" | "special";

/** How an order is delivered, as promised at checkout. */
export interface DeliveryPromise {
  service: DeliveryService;
  /** What `special` is called. */
  name?: Localized;
  zone: number;
  weight: number;
  cents: number;
  /** What a promotion took off; `cents` is what was left to pay. */
  discountCents?: number;
  /** What the buyer's choices added; part of `cents`. */
  charges?: { kind: DeliveryChargeKind; cents: number }[];
  liftgate: boolean;
  from: string;
  until: string;
}
