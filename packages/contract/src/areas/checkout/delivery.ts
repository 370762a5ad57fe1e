import { z } from "zod";
import * as field from "../../fields.ts";

/** Optional charges of a delivery. `limited_access`: a site that a truck can't easily reach, such as a school. */
export const deliveryChargeKinds = ["appointment", "limited_access"] as const;
export type DeliveryChargeKind = (typeof deliveryChargeKinds)[number];

/** Delivery services. `special`: one that the shop's own extension offers. */
export const deliveryServices = ["parcel", "freight", "special"] as const;

export const deliveryOption = z.object({
  service: z.enum(deliveryServices),
  name: field.localised.optional().describe("What `special` is called; missing for another service."),
  cents: field.cents.nullable().describe("In cents; null for a caller with hidden prices, like every amount of a quote."),
  from: field.day.describe("The earliest day of delivery."),
  until: field.day.describe("The latest day of delivery."),
  liftgate: z.boolean(),
});

export const delivery = z
  .object({
    group: z.enum(["goods", "samples"]),
    options: z.array(deliveryOption),
    chosen: deliveryOption.nullable(),
    charges: z
      .array(
        z.object({
          kind: z.enum(deliveryChargeKinds),
          service: z.enum(["parcel", "freight"]).describe("The service that it can be added to."),
          cents: field.cents.nullable().describe("In cents; null when hidden."),
          isChosen: z.boolean().describe("Whether it is chosen, and its service too."),
        }),
      )
      .describe("What the buyer can add: an appointment with the carrier, or limited access at the address."),
  })
  .meta({ description: "Goods that ship together. Samples go by parcel, separately from the other goods." });
export type Delivery = z.infer<typeof delivery>;
