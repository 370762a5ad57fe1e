import { z } from "zod";
import { defineCall } from "../../call.ts";
import * as field from "../../fields.ts";
import { usedExemption } from "../../tax-exemption.ts";
import { deliveryOption, deliveryServices } from "./delivery.ts";
import { destinationCode } from "./delivery-estimate.ts";

const quoteId = z
  .string()
  .regex(/^[\w-]{60,400}$/)
  .meta({
    id: "DeliveredPriceId",
    description: "A quote's signed, unguessable id. Who knows it may see the quote and use it for one bag.",
    examples: ["q8VnRfT2cQe1LwZy6Kd0HtPsaJx2m9QXd7K2MaT0s4bYwGm5Uo3rNi7EpDzXh1Cv"],
  });
const quoteNo = z
  .number()
  .int()
  .meta({ description: "The quote's number, for people.", examples: [1042] });
const timezone = field.text("America/Los_Angeles").describe("The storefront's time zone, in which its moments are shown.");
const addressKind = z.enum(["residential", "commercial"]);

/** Why a quoted delivered price doesn't apply to an order. */
export const voidReasons = [
  "expired",
  "lines",
  "postal_code",
  "state",
  "address_kind",
  "promotions",
  "uses",
  "pickup_store",
  "account",
  "exemption",
] as const;
export type VoidReason = (typeof voidReasons)[number];

export const quoteInUse = z
  .object({
    quoteId,
    quoteNo,
    quotedAt: field.moment,
    expiresAt: field.moment.describe("From this moment on it doesn't apply."),
    timezone,
    postalCode: field.text("89502"),
    totalCents: field.cents.describe("The quoted total to the door in cents."),
    todayCents: field.cents.nullable().describe("The total without the quote in cents; null until it is known."),
    state: z
      .enum(["held", "honored", "lower_today", "void"])
      .describe(
        "`held`: applies unless the address differs. `honored`: the totals are those of the quote. `lower_today`: it applies, but today's totals are lower and count. `void`: it doesn't apply.",
      ),
    reasons: z.array(z.enum(voidReasons)).describe("Why it doesn't apply; `uses`: a promo code of it has been used up."),
  })
  .meta({ description: "What becomes of a bag's delivered price: the lower of quoted and today's total is charged." });
export type QuoteInUse = z.infer<typeof quoteInUse>;

const money = field.cents.nullable();

const deliveredPriceValue = z
  .object({
    quote: z
      .object({ quoteId, quoteNo, quotedAt: field.moment, expiresAt: field.moment, timezone })
      .nullable()
      .describe(
        "The quote that locks in this price; null when prices are hidden, while the total isn't known, or when nothing is delivered.",
      ),
    postalCode: field.text("89502"),
    province: z
      .string()
      .nullable()
      .meta({ description: "The state or province whose taxes are in it; null for an unknown postal code.", examples: ["NV"] }),
    addressKind,
    currency: z.string().meta({ description: "ISO 4217.", examples: ["USD"] }),
    lines: z.array(
      z.object({
        itemNo: field.itemNo,
        name: field.text("Porcelain Gray"),
        quantity: field.sellUnits,
        sellUnit: field.sellUnit,
        unitPriceCents: money.describe("The price of one sell unit in cents; null when hidden."),
        goodsCents: money.describe("The whole line after discounts in cents; null when hidden."),
        discountCents: money.describe("What promotions take off the line, in cents; null when hidden."),
      }),
    ),
    pallets: z
      .number()
      .int()
      .nullable()
      .meta({ description: "The pallets of the goods by freight; null by parcel, or when an item's pallet isn't known.", examples: [2] }),
    weight: z
      .number()
      .int()
      .meta({ description: "Of all deliveries, in 1e-2 pounds.", examples: [61_100] }),
    deliveries: z.array(
      z.object({
        group: z.enum(["goods", "samples"]),
        weight: z
          .number()
          .int()
          .meta({ description: "In 1e-2 pounds.", examples: [61_100] }),
        options: z.array(deliveryOption).describe("Cheapest first; empty when the delivery is impossible."),
        chosen: deliveryOption.nullable().describe("The option that is in the total: the wanted one, else the cheapest."),
      }),
    ),
    goodsCents: money.describe("All items after discounts in cents; null when hidden."),
    discountCents: money.describe("What promotions take off the items, in cents; null when hidden."),
    deliveryCents: money.describe("All deliveries after discounts in cents; null when hidden or not deliverable."),
    deliveryDiscountCents: money.describe("What promotions take off the deliveries, in cents; null when hidden."),
    taxes: z.array(field.tax),
    exemptions: z.array(usedExemption).describe("The business account's certificates that free parts of it from tax."),
    taxCents: money.describe("All taxes in cents; null when hidden or not known."),
    totalCents: money.describe("The total to the door in cents: items, deliveries and taxes; null when hidden or not known."),
    notDeliverable: z
      .enum(["no_zone", "country", "po_box", "weight", "no_rates", "no_tax", "tax_unavailable", "tax_address"])
      .nullable()
      .describe("Why nothing can be delivered there; pickup is still possible."),
    stores: z
      .array(
        z.object({
          code: field.storeCode,
          name: field.text("Downtown"),
          city: field.text("Reno"),
          state: field.text("NV"),
          readyOn: field.day.nullable().describe("The day when everything can be picked up there; null when the stock doesn't suffice."),
          taxCents: money.describe("The taxes of the store's place in cents; null when hidden or not known."),
          totalCents: money.describe("Items and taxes in cents when picked up there; null when hidden or not known."),
        }),
      )
      .describe("What it costs at the stores instead, those nearest to the postal code first."),
  })
  .meta({ id: "DeliveredPrice", description: "The price of goods to the door, with everything in it, and until when it holds." });
export type DeliveredPrice = z.infer<typeof deliveredPriceValue>;

export const deliveredPrice = defineCall({
  method: "POST",
  path: "checkout/deliveredprice",
  summary:
    "Quotes the price of items, or a bag, to the door with delivery and tax. Checkout honors it until it expires, unless that day's total is lower",
  input: z
    .strictObject({
      postalCode: destinationCode,
      addressKind: addressKind.optional().describe("Freight to a residence includes the liftgate. A residence by default."),
      deliveryService: z.enum(deliveryServices).optional().describe("The bag's chosen service by default, else the cheapest one."),
      items: z
        .array(z.strictObject({ itemNo: field.itemNo, quantity: field.quantity }))
        .min(1)
        .max(50)
        .optional(),
      shoppingBagQuoteId: field.bagId.optional(),
      quoteId: quoteId.optional().describe("An earlier quote for the same; it is returned again if its total is lower."),
    })
    .refine((input) => Boolean(input.items) !== Boolean(input.shoppingBagQuoteId), { message: "field_either", path: ["items"] })
    .meta({
      description: "Either items or a bag. The quote for a bag is the bag's.",
      examples: [{ postalCode: "89502", items: [{ itemNo: "POR-1224-GRAY", quantity: 12 }] }],
    }),
  value: deliveredPriceValue,
  errors: ["product_not_found", "webshoppingbag_not_found"],
  idempotency: "allowed",
});

export const quotedDeliveredPrice = defineCall({
  method: "GET",
  path: "checkout/quoteddeliveredprice",
  summary: "Returns a delivered price that was quoted before, as long as it holds",
  input: z.strictObject({ quoteId }),
  value: deliveredPriceValue,
  errors: ["checkout_delivered_price_not_found", "checkout_delivered_price_expired"],
});

export const keepDeliveredPrice = defineCall({
  method: "POST",
  path: "checkout/keepdeliveredprice",
  summary: "Uses a quoted delivered price for a bag, and for no other; checkout honors it if the bag has the same items",
  input: z.strictObject({ quoteId, shoppingBagQuoteId: field.bagId }),
  value: field.done,
  errors: ["checkout_delivered_price_not_found", "checkout_delivered_price_expired", "webshoppingbag_not_found", "webshoppingbag_ordered"],
  idempotency: "allowed",
});
