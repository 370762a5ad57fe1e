import type { Localized } from "./texts.ts";

/** A buyer's choice that adds to a delivery: an appointment with the carrier, or an address that is hard to reach. */
export type DeliveryChargeKind = "appointment" | "limited_access";

/** `special`: a way that an extension offers. */
export type DeliveryService = "parcel" | "freight" | "special";

/** How an order is delivered, as promised at checkout. */
export interface DeliveryPromise {
  service: DeliveryService;
  /** The name of `special`. */
  name?: Localized;
  zone: number;
  weight: number;
  cents: number;
  /** The discount of promotions; `cents` is after it. */
  discountCents?: number;
  /** Charges for the buyer's choices; part of `cents`. */
  charges?: { kind: DeliveryChargeKind; cents: number }[];
  liftgate: boolean;
  from: string;
  until: string;
}
