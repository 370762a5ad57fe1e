import { z } from "zod";
import { defineCall } from "../../call.ts";
import * as field from "../../fields.ts";

const { done, rowId: id } = field;

export const savedPayment = z
  .object({
    id,
    name: z.string().meta({ description: "What the customer calls it; may be empty.", examples: ["Company card"] }),
    brand: field.text("visa"),
    last4: field.text("4242"),
    expMonth: z
      .number()
      .int()
      .meta({ examples: [12] }),
    expYear: z
      .number()
      .int()
      .meta({ examples: [2030] }),
    expired: z.boolean(),
    preferred: z.boolean().describe("The default, which checkout offers first."),
  })
  .meta({ id: "SavedPayment", description: "A card that a customer has saved. Its digits are with the payment provider alone." });
export type SavedPayment = z.infer<typeof savedPayment>;

const name = field.line.max(60, "field_long").meta({ examples: ["Company card"] });

export const savedPayments = defineCall({
  method: "GET",
  path: "customer/savedpayments",
  summary: "Lists the caller's saved cards, the default first",
  input: z.strictObject({}),
  value: z.array(savedPayment),
  callers: "customer",
});

export const savedPaymentForm = defineCall({
  method: "POST",
  path: "customer/retrievesavedpaymentform",
  summary: "Starts saving a card: returns what the payment provider's script needs to take it",
  input: z.strictObject({}),
  value: z.object({
    scriptUrl: field.text("https://js.stripe.com/v3/"),
    publishableKey: field.text("pk_test_1"),
    clientSecret: z
      .string()
      .meta({ description: "For the provider's script, which takes the card from the buyer.", examples: ["seti_1_secret_1"] }),
  }),
  callers: "customer",
  errors: ["customer_payment_full", "payment_unavailable"],
});

export const confirmSavedPayment = defineCall({
  method: "POST",
  path: "customer/confirmsavedpaymentformv2",
  summary: "Stores the card that the provider took; the first one becomes the default",
  input: z.strictObject({
    setupId: z
      .string()
      .regex(/^seti_\w{1,100}$/)
      .meta({ description: "The part of `clientSecret` before `_secret_`.", examples: ["seti_1"] }),
    name: name.default(""),
    preferred: z.boolean().default(false),
  }),
  value: z.object({ id }),
  callers: "customer",
  errors: ["customer_payment_full", "customer_payment_unconfirmed", "payment_unavailable"],
  idempotency: "required",
});

export const changeSavedPayment = defineCall({
  method: "POST",
  path: "customer/changesavedpayment",
  summary: "Renames a saved card, or makes it the default",
  input: z.strictObject({ id, name: name.optional(), preferred: z.literal(true).optional() }),
  value: done,
  callers: "customer",
  errors: ["customer_payment_not_found"],
});

export const removeSavedPayment = defineCall({
  method: "POST",
  path: "customer/removesavedpayment",
  summary: "Removes a saved card, here and at the payment provider; succeeds if it is already gone",
  input: z.strictObject({ id }),
  value: done,
  callers: "customer",
});
