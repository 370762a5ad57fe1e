import type { Localized } from "./texts.ts";

/** An optional charge of a delivery: an appointment with the carrier, or limited access at the address. */
export type DeliveryChargeKind = "appointment" | "limited_access";

/** `special`: a service by an extension. */
export type DeliveryService = "parcel" | "freight" | "special";

/** A delivery of an order, as promised at checkout. */
export interface DeliveryPromise {
  service: DeliveryService;
  /** The name of the `special` service. */
  name?: Localized;
  zone: number;
  weight: number;
  cents: number;
  /** The discount of promotions, already deducted from `cents`. */
  discountCents?: number;
  /** Optional charges that the buyer chose, included in `cents`. */
  charges?: { kind: DeliveryChargeKind; cents: number }[];
  liftgate: boolean;
  from: string;
  until: string;
}
