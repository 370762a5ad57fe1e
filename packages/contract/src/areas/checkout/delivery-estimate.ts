import { z } from "zod";
import { defineCall } from "../../call.ts";
import * as field from "../../fields.ts";
import { deliveryOption } from "./delivery.ts";

/** The postal code of a delivery's destination. */
export const destinationCode = field.postalCode.meta({
  description: "Where to deliver: a US ZIP code or a Canadian postal code.",
  examples: ["89502"],
});

export const deliveryEstimate = defineCall({
  method: "POST",
  path: "checkout/deliveryestimate",
  isRead: true,
  summary: "Returns what delivering items, or a bag, to a postal code costs and when it arrives, by the rules of checkout",
  input: z
    .strictObject({
      postalCode: destinationCode,
      items: z
        .array(z.strictObject({ itemNo: field.itemNo, quantity: field.quantity }))
        .min(1)
        .max(50)
        .optional(),
      shoppingBagQuoteId: field.bagId.optional(),
    })
    .refine((input) => Boolean(input.items) !== Boolean(input.shoppingBagQuoteId), { message: "field_either", path: ["items"] })
    .meta({
      description: "Either items or a bag.",
      examples: [{ postalCode: "89502", items: [{ itemNo: "POR-1224-GRAY", quantity: 12 }] }],
    }),
  value: z.object({
    postalCode: field.text("89502"),
    currency: z.string().meta({ description: "ISO 4217.", examples: ["USD"] }),
    deliveries: z
      .array(
        z.object({
          group: z.enum(["goods", "samples"]),
          weight: z
            .number()
            .int()
            .meta({ description: "In 1e-2 pounds.", examples: [61_100] }),
          options: z.array(deliveryOption).describe("Cheapest first; empty when the delivery is impossible."),
        }),
      )
      .describe("Goods that ship together, to a residential address; empty when nothing is delivered."),
    goodsCents: field.cents.nullable().describe("All items after discounts in cents, without delivery and tax; null when hidden."),
    deliveryCents: field.cents
      .nullable()
      .describe("The bag's chosen service, else the cheapest one of each delivery, in cents; null when hidden or not deliverable."),
    deliveryDiscountCents: field.cents
      .nullable()
      .describe("What promotions take off the deliveries, in cents; `deliveryCents` is what is left."),
    totalCents: field.cents.nullable().describe("Goods and delivery before tax, in cents; null when hidden or not deliverable."),
    notDeliverable: z
      .enum(["no_zone", "country", "weight", "no_rates"])
      .nullable()
      .describe("Why nothing can be delivered there; pickup is still possible."),
  }),
  errors: ["product_not_found", "webshoppingbag_not_found"],
});
export type DeliveryEstimate = z.infer<typeof deliveryEstimate.value>;
