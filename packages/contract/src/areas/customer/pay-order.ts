import { z } from "zod";
import { defineCall } from "../../call.ts";
import * as field from "../../fields.ts";
import { agreedMandate } from "../bank-debit.ts";
import { bankDebit, payPal } from "../checkout.ts";
import { savedPayment } from "./saved-payments.ts";

const slug = z
  .string()
  .regex(/^[\w-]{32,128}$/)
  .meta({ description: "The unguessable part of a payment link.", examples: ["c2VjcmV0LXRpY2tldC1vZi1hbi1lbWFpbGVkLWxpbms"] });
const orderNumber = z
  .number()
  .int()
  .meta({ examples: [100_042] });

export const createPayOrderRequest = defineCall({
  method: "POST",
  path: "customer/createpayorderrequestbyorderno",
  summary: "Returns a payment link for an order on which something is owed, by its number and email",
  input: z.strictObject({
    orderNo: orderNumber.positive().max(Number.MAX_SAFE_INTEGER),
    email: field.typed
      .min(1, "field_required")
      .max(254, "field_long")
      .meta({ description: "The email of the order.", examples: ["ana@example.com"] }),
  }),
  value: z.object({ slug }),
  errors: ["customer_pay_order_unknown", "customer_pay_nothing_owed"],
  budget: "forms",
});

export const payOrderRequest = defineCall({
  method: "POST",
  path: "customer/getpayorderrequest",
  isRead: true,
  summary: "Returns what a payment link pays, and whether it still can",
  input: z.strictObject({ slug }),
  value: z
    .object({
      status: z
        .enum(["open", "busy", "pending", "paid", "expired", "settled"])
        .describe(
          "`busy`: being paid in another window. `pending`: this link was used, and a bank has yet to pay. `paid`: this link was used. `settled`: nothing is owed anymore.",
        ),
      orderNo: orderNumber,
      currency: z.string().meta({ description: "ISO 4217.", examples: ["USD"] }),
      totalCents: field.cents.describe("The order's total in cents."),
      amountCents: field.cents.describe("What is owed, in cents; what was paid for a used link."),
      card: z
        .object({ brand: field.text("visa"), last4: field.text("4242") })
        .nullable()
        .describe("What a used link was paid with."),
      payment: z.object({
        scriptUrl: field.text("https://js.stripe.com/v3/"),
        publishableKey: field.text("pk_test_1"),
        bankDebit: bankDebit.nullable().describe("Payment by e-check; null when it isn't offered."),
        payPal: payPal.nullable().describe("Payment through PayPal; null for a shop without it."),
        saved: z.array(savedPayment).describe("The cards and bank accounts that the caller has saved; none for a guest."),
      }),
    })
    .meta({ id: "PayOrderRequest" }),
  errors: ["customer_pay_link_unknown"],
});
export type PayOrderRequest = z.infer<typeof payOrderRequest.value>;

export const payOrderConfirmed = z.discriminatedUnion("status", [
  z.object({ status: z.literal("paid"), orderNo: orderNumber }),
  z.object({ status: z.literal("pending"), orderNo: orderNumber }).describe("An e-check; its bank has yet to pay."),
  z.object({
    status: z.literal("actionRequired"),
    clientSecret: z
      .string()
      .meta({ description: "For the provider's script, which asks the buyer. Then repeat the call.", examples: ["pi_1_secret_1"] }),
  }),
  z.object({ status: z.literal("processing") }),
]);

const approvalRequired = z
  .object({
    status: z.literal("approvalRequired"),
    approvalUrl: z.string().meta({
      description: "Where the payer approves the payment at PayPal, which then leads back. Then repeat the call.",
      examples: ["https://www.paypal.com/checkoutnow?token=5O190127TN364715T"],
    }),
  })
  .describe("Only for PayPal.");

export const confirmPayOrderRequest = defineCall({
  method: "POST",
  path: "customer/confirmpayorderrequest",
  summary: "Pays what is owed on the order of a payment link exactly once; a repeated call resumes an interrupted one",
  input: z.strictObject({
    slug,
    attempt: z
      .string()
      .regex(/^[\w-]{16,64}$/)
      .meta({ description: "A random id of this attempt to pay.", examples: ["attempt-7f3a91c2-01"] }),
    expectedCents: field.cents.describe("The amount that the payer saw. Nothing is charged if it has changed."),
    payment: z
      .strictObject({
        type: z
          .enum(["CreditCard", "Ach", "PayPal"])
          .default("CreditCard")
          .describe("A card, a debit of a US bank account (e-check), or PayPal, a wallet that its owner approves the payment in."),
        success: z
          .boolean()
          .optional()
          .meta({ description: "Whether the payer approved it at PayPal; missing to begin it. After false it ends.", examples: [true] }),
        mandateVersion: agreedMandate,
        paymentMethodId: z
          .string()
          .regex(/^pm_[\w]{1,100}$/)
          .optional()
          .meta({
            description: "The payment method that the provider's script created from the card or the bank account.",
            examples: ["pm_card_visa"],
          }),
        savedPaymentId: field.rowId.optional().describe("A saved card or bank account of the caller, instead of `paymentMethodId`."),
        saveAccount: z.boolean().optional().describe("Saves the bank account for later. Ignored for a guest."),
        saveCard: z.boolean().optional().describe("Saves the card for later once it has paid. Ignored for a guest."),
      })
      .refine(
        ({ type, paymentMethodId, savedPaymentId }) =>
          type === "PayPal"
            ? paymentMethodId === undefined && savedPaymentId === undefined
            : (paymentMethodId === undefined) !== (savedPaymentId === undefined),
        { message: "field_either", path: ["paymentMethodId"] },
      )
      .meta({ examples: [{ paymentMethodId: "pm_card_visa" }] }),
  }),
  value: z.discriminatedUnion("status", [...payOrderConfirmed.options, approvalRequired]),
  errors: [
    "customer_pay_link_unknown",
    "customer_pay_link_expired",
    "customer_pay_link_used",
    "customer_pay_nothing_owed",
    "customer_pay_busy",
    "customer_pay_amount_changed",
    "checkout_amount",
    "customer_payment_not_found",
    "checkout_mandate_required",
    "checkout_mandate_changed",
    "payment_bank_declined",
    "payment_paypal_canceled",
    "payment_paypal_declined",
    "payment_paypal_unavailable",
    "payment_declined",
    "payment_expired_card",
    "payment_insufficient_funds",
    "payment_incorrect_cvc",
    "payment_authentication_failed",
    "payment_unavailable",
    "payment_refused",
  ],
  idempotency: "required",
});
