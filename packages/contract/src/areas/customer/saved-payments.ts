import { z } from "zod";
import { defineCall } from "../../call.ts";
import * as field from "../../fields.ts";
import { bankDebit } from "../bank-debit.ts";

const { done, rowId: id } = field;

export const savedPayment = z
  .object({
    id,
    kind: z.enum(["card", "bank"]).describe("A card, or a US bank account."),
    name: z.string().meta({ description: "What the customer calls it; may be empty.", examples: ["Company card"] }),
    brand: field.text("visa").describe("The brand of a card, the name of a bank."),
    last4: field.text("4242"),
    expMonth: z
      .number()
      .int()
      .nullable()
      .meta({ description: "Null for a bank account.", examples: [12] }),
    expYear: z
      .number()
      .int()
      .nullable()
      .meta({ description: "Null for a bank account.", examples: [2030] }),
    expired: z.boolean(),
    verifying: z
      .boolean()
      .describe("Whether its owner first has to verify the account by a small deposit, as an email of the provider explains."),
    preferred: z.boolean().describe("The default of its kind, which checkout offers first."),
  })
  .meta({ description: "A card or a bank account that a customer has saved. Its digits are with the payment provider alone." });
export type SavedPayment = z.infer<typeof savedPayment>;

const name = field.line.max(60, "field_long").meta({ examples: ["Company card"] });

export const savedPayments = defineCall({
  method: "GET",
  path: "customer/savedpayments",
  summary: "Lists the caller's saved cards and bank accounts, the defaults first",
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

export const bankAccountForm = defineCall({
  method: "POST",
  path: "customer/retrievebankaccountform",
  summary: "Returns what the payment provider's script needs to take a bank account, and what its owner agrees to",
  input: z.strictObject({}),
  value: z.object({
    scriptUrl: field.text("https://js.stripe.com/v3/"),
    publishableKey: field.text("pk_test_1"),
    bankDebit: bankDebit.nullable().describe("What the owner agrees to; null for a shop that doesn't sell in US dollars."),
  }),
  callers: "customer",
  errors: ["customer_payment_full"],
});

export const saveBankAccount = defineCall({
  method: "POST",
  path: "customer/savebankaccount",
  summary: "Saves a bank account that the provider's script took; the first one becomes the default",
  input: z.strictObject({
    paymentMethodId: z
      .string()
      .regex(/^pm_[\w]{1,100}$/)
      .meta({
        description: "The payment method that the provider's script created from the bank account.",
        examples: ["pm_usBankAccount_success"],
      }),
    mandateVersion: z
      .string()
      .max(40)
      .default("")
      .meta({ description: "The version of the authorization that the owner agreed to.", examples: ["2026-11"] }),
    name: name.default(""),
    preferred: z.boolean().default(false),
  }),
  value: z.object({ id, verifying: savedPayment.shape.verifying }),
  callers: "customer",
  errors: [
    "customer_payment_full",
    "customer_account_refused",
    "checkout_mandate_required",
    "checkout_mandate_changed",
    "payment_refused",
    "payment_unavailable",
  ],
  idempotency: "required",
});

export const changeSavedPayment = defineCall({
  method: "POST",
  path: "customer/changesavedpayment",
  summary: "Renames a saved card or bank account, or makes it the default of its kind",
  input: z.strictObject({ id, name: name.optional(), preferred: z.literal(true).optional() }),
  value: done,
  callers: "customer",
  errors: ["customer_payment_not_found"],
});

export const removeSavedPayment = defineCall({
  method: "POST",
  path: "customer/removesavedpayment",
  summary: "Removes a saved card or bank account, here and at the payment provider; succeeds if it is already gone",
  input: z.strictObject({ id }),
  value: done,
  callers: "customer",
});
