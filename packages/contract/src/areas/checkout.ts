import { z } from "zod";
import { defineCall } from "../call.ts";
import * as field from "../fields.ts";
import { deliveryChargeKinds, deliveryServices } from "./checkout/delivery.ts";
import { contact, jobName, pickupPerson, purchaseOrderNo } from "./checkout/order-details.ts";
import { quote } from "./checkout/quote.ts";

export * from "./bank-debit.ts";
export * from "./checkout/complete.ts";
export * from "./checkout/delivered-price.ts";
export * from "./checkout/delivery.ts";
export * from "./checkout/delivery-estimate.ts";
export * from "./checkout/gift-card.ts";
export * from "./checkout/order-details.ts";
export * from "./checkout/payment-methods.ts";
export * from "./checkout/quote.ts";

export const checkout = defineCall({
  method: "POST",
  path: "checkout/checkout",
  summary: "Saves the checkout steps' input and returns the price, the options and the missing fields",
  input: z.strictObject({
    shoppingBagQuoteId: field.bagId,
    contact: contact.optional(),
    deliveryAddress: field.address.optional(),
    billingAddress: field.address.optional(),
    billingSameAsDelivery: z.boolean().optional(),
    deliveryService: z.enum(deliveryServices).optional(),
    deliveryCharges: z.array(z.enum(deliveryChargeKinds)).max(2).optional().describe("What to add to the delivery of the goods."),
    wantsAccount: z.boolean().optional(),
    pickupPerson: pickupPerson.optional(),
    purchaseOrderNo: purchaseOrderNo.optional().describe("The business's own number for the order; counts only for a business account."),
    jobName: jobName.optional().describe("The project that the business orders for; counts only for a business account."),
  }),
  value: quote,
  errors: ["webshoppingbag_not_found", "webshoppingbag_ordered"],
  idempotency: "allowed",
});
