import { z } from "zod";
import { defineCall } from "../../call.ts";
import * as field from "../../fields.ts";
import { confirmPayOrderRequest, payOrderConfirmed, payOrderRequest } from "./pay-order.ts";

const { slug, attempt } = confirmPayOrderRequest.input.shape;
const { orderNo, currency } = payOrderRequest.value.shape;

export const paymentAuthRequest = defineCall({
  method: "POST",
  path: "customer/getpaymentauthrequest",
  isRead: true,
  summary: "Returns what the shop asks to charge to a saved card, and whether it still can",
  input: z.strictObject({ slug }),
  value: z
    .object({
      status: z
        .enum(["open", "busy", "paid", "expired", "settled", "cardless"])
        .describe("As for a payment link. `settled`: less than this is owed now. `cardless`: the card was removed."),
      orderNo,
      currency,
      amountCents: field.cents.describe("What will be charged, in cents."),
      card: z
        .object({ brand: field.text("visa"), last4: field.text("4242") })
        .nullable()
        .describe("The card; null once it was removed."),
      payment: z.object({ scriptUrl: field.text("https://js.stripe.com/v3/"), publishableKey: field.text("pk_test_1") }),
    })
    .meta({ id: "PaymentAuthRequest" }),
  errors: ["customer_pay_link_unknown"],
});
export type PaymentAuthRequest = z.infer<typeof paymentAuthRequest.value>;

export const confirmPaymentAuthRequest = defineCall({
  method: "POST",
  path: "customer/confirmpaymentauthrequest",
  summary: "Charges the amount to the saved card exactly once; if the bank requires authentication, the caller completes it",
  input: z.strictObject({ slug, attempt }),
  value: payOrderConfirmed,
  errors: confirmPayOrderRequest.errors.filter((code) => code !== "customer_pay_amount_changed"),
  idempotency: "required",
});
