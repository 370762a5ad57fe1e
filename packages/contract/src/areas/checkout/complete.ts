import { z } from "zod";
import { defineCall } from "../../call.ts";
import * as field from "../../fields.ts";
import { payment } from "./payment.ts";
import { refusedErrors, unreadyErrors } from "./placing-errors.ts";

const problemCodes = [
  ...unreadyErrors,
  "checkout_unpaid_orders",
  "checkout_unpaid_units",
  "checkout_hold_limit",
  ...refusedErrors,
  "checkout_terms_required",
  "checkout_terms_changed",
  "checkout_in_progress",
  "checkout_credit_unavailable",
  "checkout_credit_limit",
  "checkout_credit_split",
  "checkout_credit_rest",
  "checkout_gift_card_changed",
  "checkout_mandate_required",
  "checkout_mandate_changed",
  "customer_quote_unanswered",
  "customer_quote_ended",
  "customer_quote_expired",
  "customer_quote_changed",
] as const;

export const complete = defineCall({
  method: "POST",
  path: "checkout/complete",
  summary: "Places a bag's order exactly once; a repeated call resumes an interrupted one",
  input: z.strictObject({
    shoppingBagQuoteId: field.bagId,
    attempt: z
      .string()
      .regex(/^[\w-]{16,64}$/)
      .meta({
        description: "A random id of this attempt to pay; repeat it to resume an interrupted attempt.",
        examples: ["attempt-7f3a91c2-01"],
      }),
    payment,
    expectedTotalCents: field.cents.describe("The total in cents that the buyer saw. The order is refused if it has changed."),
    agreed: z.boolean().meta({ description: "Whether the buyer agrees to the terms.", examples: [true] }),
    termsVersion: z
      .string()
      .max(40)
      .meta({ examples: ["2026-01"] }),
    measured: z
      .boolean()
      .optional()
      .describe("Whether the buyer agreed to analytics, with no opt-out signal; the order's event is then sent."),
  }),
  value: z.discriminatedUnion("status", [
    z.object({
      status: z.literal("placed"),
      orderNo: z
        .number()
        .int()
        .meta({ examples: [100_042] }),
      receiptId: field.receiptId,
    }),
    z.object({
      status: z.literal("actionRequired"),
      clientSecret: z.string().meta({
        description: "For the provider's script, which confirms the payment with the buyer. Then repeat the call.",
        examples: ["pi_1_secret_1"],
      }),
    }),
    z.object({
      status: z.literal("approvalRequired"),
      payPalOrderId: z.string().meta({ description: "For PayPal's script.", examples: ["5O190127TN364715T"] }),
      approvalUrl: z.string().meta({
        description: "Where the buyer approves the payment without that script. Then repeat the call.",
        examples: ["https://www.paypal.com/checkoutnow?token=5O190127TN364715T"],
      }),
      isDeclined: z.boolean().describe("Whether what the buyer chose at PayPal was declined, so that they have to choose again."),
    }),
    z.object({ status: z.literal("processing") }),
  ]),
  errors: [
    "webshoppingbag_not_found",
    "webshoppingbag_ordered",
    "webshoppingbag_recipient_required",
    ...problemCodes,
    "account_locked",
    "account_prices_hidden",
    "account_role",
    "customer_payment_not_found",
    "payment_declined",
    "payment_expired_card",
    "payment_insufficient_funds",
    "payment_incorrect_cvc",
    "payment_authentication_failed",
    "payment_bank_declined",
    "payment_paypal_canceled",
    "payment_paypal_declined",
    "payment_paypal_unavailable",
    "payment_paypal_unknown",
    "payment_unavailable",
    "payment_refused",
  ],
  idempotency: "required",
});
