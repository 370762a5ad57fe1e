import { z } from "zod";
import * as field from "../../fields.ts";
import { usedExemption } from "../../tax-exemption.ts";
import { bag } from "../bag.ts";
import { bankDebit } from "../bank-debit.ts";
import { savedPayment } from "../customer/saved-payments.ts";
import { quoteInUse } from "./delivered-price.ts";
import { delivery } from "./delivery.ts";
import { contact, storedOrderDetails } from "./order-details.ts";
import { creditLine, giftCardInUse, paymentMethods, payPal } from "./payment-methods.ts";

/** The steps that must be completed before an order can be placed, in order. */
export const checkoutSteps = ["user", "shipping", "pickup", "shipping-options", "payment", "agreeing"] as const;

export const quote = z
  .object({
    bag,
    contact: contact.nullable(),
    deliveryAddress: field.address.nullable(),
    billingAddress: field.address.nullable(),
    wantsAccount: z.boolean(),
    ...storedOrderDetails,
    jobName: z
      .string()
      .nullable()
      .meta({ description: "The project that the business orders for.", examples: ["Arrowcreek clubhouse"] }),
    needsDelivery: z.boolean(),
    needsPickup: z.boolean(),
    deliveries: z.array(delivery),
    pickupReadyOn: field.day.nullable(),
    notDeliverable: z
      .enum(["no_zone", "country", "po_box", "weight", "no_rates", "no_tax", "tax_unavailable", "tax_address"])
      .nullable()
      .describe("Why the address cannot be served; shown before payment."),
    totals: z.object({
      currency: z.string().meta({ description: "ISO 4217.", examples: ["USD"] }),
      goodsCents: field.cents.nullable().describe("All lines after discounts in cents."),
      discountCents: field.cents.nullable().describe("What promotions take off the lines, in cents."),
      deliveryCents: field.cents.nullable().describe("All deliveries after discounts in cents."),
      deliveryDiscountCents: field.cents.nullable().describe("What promotions take off the deliveries, in cents."),
      taxes: z.array(field.tax),
      exemptions: z.array(usedExemption).describe("The business account's certificates that free parts of the order from tax."),
      taxCents: field.cents.nullable().describe("All taxes in cents."),
      totalCents: field.cents.nullable().describe("In cents; null until every part of it is known."),
    }),
    deliveredQuote: quoteInUse
      .nullable()
      .describe("The delivered price that was quoted for the bag; null without one and when prices are hidden."),
    warnings: z.array(field.text("Wear eye protection when cutting.")),
    missing: z.array(z.enum(checkoutSteps)),
    payment: z.object({
      scriptUrl: z
        .string()
        .meta({ description: "The payment provider's script, which shows the card's fields.", examples: ["https://js.stripe.com/v3/"] }),
      publishableKey: field.text("pk_test_1"),
      methods: z
        .array(z.object({ type: z.enum(["CCD", "PPL", "ACH", "CRD"]), code: z.enum(paymentMethods) }))
        .describe("How this caller may pay; a business account with a credit line has both. Empty for an order that costs nothing."),
      saved: z.array(savedPayment).describe("The cards and bank accounts that the caller has saved, the defaults first; none for a guest."),
      payPal: payPal.nullable().describe("Null for a shop without PayPal."),
      bankDebit: bankDebit
        .nullable()
        .describe("Null where bank accounts can't be debited, until the total is known, and with hidden prices."),
      creditLine: creditLine.nullable().describe("Null without a credit line, and for a caller with hidden prices."),
      giftCard: giftCardInUse.nullable().describe("The gift card that the bag has; null without one, and for a caller with hidden prices."),
    }),
    approval: z
      .object({
        state: z
          .enum(["needed", "asked", "approved", "rejected"])
          .describe("`needed`: nobody has been asked yet about this order, or it has changed since."),
        aboveCents: field.cents.describe("The limit that the order exceeds, in cents."),
        answer: z
          .string()
          .nullable()
          .meta({ description: "What was said with the decision.", examples: ["Please use the Sparks store instead."] }),
      })
      .nullable()
      .describe("The approval that an order of this caller needs by the rules of the business account; null when it needs none."),
    termsVersion: z.string().meta({ description: "The version of the terms to agree to.", examples: ["2026-01"] }),
  })
  .meta({ description: "A bag on its way to an order: contact, addresses, deliveries, totals, and what is missing." });
export type Quote = z.infer<typeof quote>;
