import { z } from "zod";
import { defineStaffCall } from "../../call.ts";
import * as field from "../../fields.ts";
import { orderNo, queryOrderNo } from "./staff-fields.ts";

/** Fields of a card read out on the phone. Staff enter it in the payment provider's frame, so the shop never receives its number. */
export const phoneCard = {
  paymentMethodId: z
    .string()
    .regex(/^pm_[\w]{1,100}$/)
    .describe("The payment method that the provider's script created from the card."),
  attempt: z
    .string()
    .regex(/^[\w-]{8,64}$/)
    .describe("A random id of this attempt to pay; repeat it to resume an interrupted attempt."),
};

export const cardErrors = [
  "payment_declined",
  "payment_expired_card",
  "payment_insufficient_funds",
  "payment_incorrect_cvc",
  "payment_authentication_failed",
  "payment_needs_owner",
  "payment_unavailable",
  "payment_refused",
] as const;

export const owedPayment = defineStaffCall({
  method: "GET",
  path: "office/owedpayment",
  summary: "Returns what is owed on an order, and where the provider's fields for a card are",
  input: z.strictObject({ orderNo: queryOrderNo }),
  value: z.object({
    orderNo,
    customer: z.string(),
    owedCents: field.cents.describe("In cents; 0 when nothing is owed."),
    currency: z.string(),
    textsLinks: z.boolean().describe("Whether a payment link can be sent by text message too."),
    scriptUrl: z.string().describe("The payment provider's script, which shows the card's fields."),
    publishableKey: z.string(),
  }),
  right: "payments.request",
  errors: ["office_order_not_found"],
});

export const takeCard = defineStaffCall({
  method: "POST",
  path: "office/takecard",
  summary: "Pays all that is owed on an order with a card that its owner reads out on the phone",
  input: z.strictObject({
    orderNo,
    ...phoneCard,
    expectedCents: field.cents.positive().describe("The amount in cents that the customer was told. Refused if another is owed."),
  }),
  value: z.object({
    status: z.enum(["paid", "processing"]).describe("`processing`: the provider has not answered. Repeat the attempt in a moment."),
  }),
  right: "payments.request",
  errors: [
    "office_order_not_found",
    "office_canceled",
    "office_nothing_owed",
    "customer_pay_link_unknown",
    "customer_pay_link_expired",
    "customer_pay_link_used",
    "customer_pay_nothing_owed",
    "customer_pay_busy",
    "customer_pay_amount_changed",
    "checkout_amount",
    "customer_payment_not_found",
    "payment_bank_declined",
    ...cardErrors,
  ],
  idempotency: "required",
});
