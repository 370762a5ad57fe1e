import { z } from "zod";
import { defineCall } from "../../call.ts";
import * as field from "../../fields.ts";
import { orderDerivation, quoteSource } from "../../order-derivation.ts";
import { orderPromotion } from "../../order-promotion.ts";
import { openDelay, promiseReason } from "../../promise.ts";
import { usedExemption } from "../../tax-exemption.ts";
import { lineRecipient, roomLots } from "../bag.ts";
import { storedOrderDetails } from "../checkout/order-details.ts";
import { deliveryChargeKinds, deliveryServices, paymentMethods } from "../checkout.ts";
import { pieceFormat } from "../product/card.ts";

export const receipt = defineCall({
  method: "GET",
  path: "customer/getreceiptmodel",
  summary: "Returns an order's receipt by its unguessable id",
  input: z.strictObject({ id: field.receiptId }),
  value: z.object({
    orderNo: z
      .number()
      .int()
      .meta({ examples: [100_042] }),
    earlierNo: z
      .string()
      .nullable()
      .meta({ description: "Its number in the system that it was moved from; null for an order of this shop.", examples: ["S-20981"] }),
    receiptId: field.receiptId,
    placedAt: field.moment,
    language: z.enum(field.languages),
    email: field.text("ana@example.com"),
    firstName: field.text("Ana"),
    lastName: field.text("Ruiz"),
    phone: field.text("775 555 0100"),
    company: z
      .string()
      .nullable()
      .meta({ examples: ["Ruiz Interiors"] }),
    deliveryAddress: field.address.nullable(),
    billingAddress: field.address.nullable(),
    pickupStore: z
      .object({
        code: field.text("downtown"),
        name: field.text("Downtown"),
        street: field.text("1 Main St"),
        city: field.text("Reno"),
        state: field.text("NV"),
        postalCode: field.text("89501"),
        phone: field.text("555 010 0199"),
      })
      .nullable(),
    ...storedOrderDetails,
    jobName: z
      .string()
      .nullable()
      .meta({ description: "The project that the business ordered for.", examples: ["Arrowcreek clubhouse"] }),
    deliveries: z
      .array(
        z.object({
          group: z.enum(["goods", "samples"]),
          service: z.enum(deliveryServices),
          name: field.localised.optional().describe("What `special` is called; missing for another service."),
          cents: field.cents.nullable().describe("What was paid for it in cents; null when hidden."),
          discountCents: field.cents.nullable().describe("What a promotion took off, in cents; null when hidden."),
          charges: z
            .array(z.object({ kind: z.enum(deliveryChargeKinds), cents: field.cents.nullable() }))
            .describe("What the buyer added; part of `cents`."),
          from: field.day.describe("The earliest day."),
          until: field.day.describe("The latest day."),
          liftgate: z.boolean(),
        }),
      )
      .describe("The groups that ship together: the goods, and the samples by parcel."),
    lines: z.array(
      z.object({
        itemNo: field.text("POR-1224-GRAY"),
        name: field.text("Porcelain Gray"),
        detail: field.text("12 × 24 in · Matte"),
        quantity: field.sellUnits.describe("In sell units."),
        sellUnit: field.sellUnit,
        area: z
          .number()
          .int()
          .nullable()
          .meta({ description: "The whole line in 1e-4 square feet; null for an item not sold by area.", examples: [1_291_200] }),
        unitPriceCents: field.cents.nullable().describe("The price of one sell unit in cents."),
        goodsCents: field.cents.nullable().describe("The whole line after discounts in cents."),
        discountCents: field.cents.nullable().describe("What promotions took off the line, in cents."),
        fulfilment: field.fulfilment,
        promisedOn: field.day.nullable().describe("When it is ready or arrives."),
        promiseReason,
        lots: z.array(
          z.object({
            code: field.text("L-0421"),
            shade: z
              .string()
              .nullable()
              .meta({ examples: ["B2"] }),
            quantity: field.sellUnits.describe("Sell units of this lot."),
          }),
        ),
        rooms: z.array(roomLots).describe("The rooms that the buyer named."),
        picture: field.picture.nullable(),
        format: pieceFormat.nullable().describe("The shape and size of one piece; null for goods that are not laid."),
        warnings: z.array(field.text("Wear eye protection when cutting.")),
        recipient: lineRecipient.nullable(),
      }),
    ),
    progress: z
      .array(
        z.object({
          ready: field.sellUnits.describe("Sell units that were made ready at the pickup store."),
          shipped: field.sellUnits.describe("Sell units that were shipped or collected."),
          delivered: field.sellUnits.describe("Sell units that the carrier has delivered."),
          canceled: field.sellUnits.describe("Sell units that will not be handed over."),
          lineId: field.rowId.describe("The line's id, for canceling it."),
          cancelable: field.sellUnits.describe("Sell units that the customer can still cancel: none once the staff have picked any."),
        }),
      )
      .describe("How far the lines are, in their order."),
    isCanceled: z.boolean().describe("Whether the whole order was canceled."),
    cancelableBy: z
      .enum(["caller", "account", "nobody"])
      .describe("Who can cancel something: the caller, or only the account that ordered, or nobody anymore."),
    delays: z.array(openDelay).describe("Dates that moved, while the customer is asked whether to wait or to cancel."),
    shipments: z.array(
      z.object({
        on: field.day.describe("The day on which the carrier got it."),
        carrier: field.text("Parcel Express"),
        trackingNumber: z
          .string()
          .nullable()
          .meta({ examples: ["1Z999AA10123456784"] }),
        trackingUrl: z
          .string()
          .nullable()
          .meta({ examples: ["https://carrier.example/track/1Z999AA10123456784"] }),
        lines: z.array(z.object({ itemNo: field.itemNo, units: field.sellUnits })),
        parcels: z
          .array(
            z
              .object({
                trackingNumber: field.text("1Z999AA10123456784"),
                trackingUrl: z
                  .string()
                  .nullable()
                  .meta({ examples: ["https://carrier.example/track/1Z999AA10123456784"] }),
                deliveredOn: field.day.nullable().describe("The day on which the carrier delivered it; null before it."),
                signedBy: z
                  .string()
                  .nullable()
                  .meta({ description: "Who signed for it; null if nobody did.", examples: ["A. Ruiz"] }),
                pictureUrl: z
                  .url()
                  .nullable()
                  .meta({
                    description: "The carrier's picture of the delivery, which opens within an hour; null without one.",
                    examples: ["https://shop.example/api/customer/deliverypicture/c2VhbGVk"],
                  }),
                documentUrl: z
                  .url()
                  .nullable()
                  .meta({
                    description: "The carrier's document about the delivery as a PDF, which opens within an hour; null without one.",
                    examples: ["https://shop.example/api/customer/deliverydocument/c2VhbGVk"],
                  }),
              })
              .meta({ id: "ReceiptParcel" }),
          )
          .describe("What the carrier took, each with its own number; none for a shipment that wasn't booked here."),
      }),
    ),
    refundedCents: field.cents.nullable().describe("What was refunded, in cents; null when hidden."),
    currency: z.string().meta({ description: "ISO 4217.", examples: ["USD"] }),
    goodsCents: field.cents
      .nullable()
      .describe("All lines after discounts in cents. For a caller with hidden prices, every amount is null and no tax is named."),
    discountCents: field.cents.nullable().describe("What promotions took off the lines, in cents."),
    deliveryCents: field.cents.nullable().describe("All deliveries after discounts in cents."),
    promotions: z.array(orderPromotion(field.cents.nullable()).meta({ id: "OrderPromotion" })).describe("The promotions that it used."),
    taxes: z.array(field.tax),
    exemptions: z.array(usedExemption).describe("The certificates that freed it from tax."),
    deliveredQuote: quoteSource
      .extend({ timezone: field.text("America/Los_Angeles").describe("The storefront's time zone, in which its end is shown.") })
      .meta({ id: "OrderDeliveredQuote" })
      .nullable()
      .describe("The delivered price that was quoted before; null without one, or when prices are hidden."),
    taxCents: field.cents.nullable().describe("All taxes in cents."),
    totalCents: field.cents.nullable().describe("In cents."),
    payments: z
      .array(
        z.object({
          method: z.enum(paymentMethods),
          amountCents: field.cents.nullable().describe("In cents; null when hidden."),
          dueOn: field.day.nullable().describe("When a charge to the credit line is due; null for any other payment."),
          state: z
            .enum(["paid", "pending", "returned", "replaced"])
            .describe(
              "`pending`: a bank has yet to pay. `returned`: the bank didn't pay, so it is owed. `replaced`: the bank didn't pay, but nothing is owed anymore.",
            ),
          brand: z
            .string()
            .nullable()
            .meta({ description: "The brand of a card, the name of a bank.", examples: ["visa"] }),
          last4: z
            .string()
            .nullable()
            .meta({ description: "The last four digits of the card or bank account.", examples: ["4242"] }),
          receiptId: field.receiptId.describe("The unguessable id of the payment's own receipt."),
        }),
      )
      .describe("How the total was paid: the amounts add up to it."),
    derivation: orderDerivation
      .nullable()
      .describe("Where the amounts came from; null for an order placed before that was recorded, and when prices are hidden."),
    mandate: z
      .string()
      .nullable()
      .meta({
        description: "What the payer of an e-check agreed to; null for any other order.",
        examples: ["I authorize Azulejo to debit the bank account that I entered, once, for $412.80, on or after November 22, 2026."],
      }),
    wantsAccount: z.boolean(),
    claimUntil: field.day.describe("The last day to claim damage or a wrong shade."),
  }),
  errors: ["customer_receipt_not_found"],
});
