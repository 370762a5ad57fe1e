import { z } from "zod";
import * as field from "../../fields.ts";

const isOneOf = ({ paymentMethodId, savedPaymentId }: { paymentMethodId?: unknown; savedPaymentId?: unknown }): boolean =>
  (paymentMethodId === undefined) !== (savedPaymentId === undefined);

const isOnePart = ({ creditCents, giftCardCents }: { creditCents?: unknown; giftCardCents?: unknown }): boolean =>
  !creditCents || !giftCardCents;

const payPalOrder = z
  .string()
  .regex(/^[A-Z0-9]{8,32}$/)
  .nullable()
  .meta({ examples: [null] });

/** How the buyer pays. */
export const payment = z.discriminatedUnion("type", [
  z
    .strictObject({
      type: z.literal("CreditCard"),
      paymentMethodId: z
        .string()
        .regex(/^pm_[\w]{1,100}$/)
        .optional()
        .meta({
          description: "The id of the payment method that the provider's script created from the card.",
          examples: ["pm_card_visa"],
        }),
      savedPaymentId: field.rowId.optional().describe("A saved card of the caller, instead of `paymentMethodId`."),
      saveCard: z.boolean().optional().describe("Saves the card for later once it has paid. Ignored for a guest."),
      creditCents: field.cents
        .min(0)
        .optional()
        .describe("How many cents of the total are charged to the credit line; the card pays the rest. Both succeed or neither does."),
      giftCardCents: field.cents
        .min(0)
        .optional()
        .describe(
          "What the bag's gift card pays of the total, in cents, as the quote says; the card pays the rest. Both succeed or neither does. Not together with `creditCents`.",
        ),
    })
    .refine(isOneOf, { message: "field_either", path: ["paymentMethodId"] })
    .refine(isOnePart, { message: "field_either", path: ["giftCardCents"] })
    .meta({ examples: [{ type: "CreditCard", paymentMethodId: "pm_card_visa" }] }),
  z
    .strictObject({
      type: z.literal("Ach"),
      paymentMethodId: z
        .string()
        .regex(/^pm_[\w]{1,100}$/)
        .optional()
        .meta({
          description: "The payment method that the provider's script created from the bank account.",
          examples: ["pm_usBankAccount_success"],
        }),
      savedPaymentId: field.rowId.optional().describe("A saved bank account of the caller, instead of `paymentMethodId`."),
      saveAccount: z.boolean().optional().describe("Saves the bank account for later. Ignored for a guest."),
      mandateVersion: z
        .string()
        .max(40)
        .meta({ description: "The version of the authorization that the payer agreed to.", examples: ["2026-11"] }),
    })
    .refine(isOneOf, { message: "field_either", path: ["paymentMethodId"] })
    .describe("A debit of a US bank account. The order is placed at once and held until the bank has paid."),
  z
    .strictObject({
      type: z.literal("PayPal"),
      token: payPalOrder.describe("What PayPal added to the address that it sent the buyer back to."),
      success: z
        .boolean()
        .nullable()
        .describe("Whether the buyer approved the payment at PayPal; null to begin it. After false the order is released.")
        .meta({ examples: [null] }),
      payPalOrderId: payPalOrder.describe("The order of this attempt at PayPal, as an earlier answer named it."),
      creditCents: field.cents
        .min(0)
        .optional()
        .describe("How many cents of the total are charged to the credit line; PayPal pays the rest. Both succeed or neither does."),
      giftCardCents: field.cents
        .min(0)
        .optional()
        .describe(
          "What the bag's gift card pays of the total, in cents, as the quote says; PayPal pays the rest. Both succeed or neither does. Not together with `creditCents`.",
        ),
    })
    .refine(isOnePart, { message: "field_either", path: ["giftCardCents"] })
    .describe("PayPal, a wallet. The first call answers with what the buyer has to approve; repeat it with that once they have."),
  z.strictObject({ type: z.literal("Credit") }).describe("The credit line pays the whole order."),
  z.strictObject({ type: z.literal("GiftCard") }).describe("The bag's gift card pays the whole order."),
  z.strictObject({ type: z.literal("None") }).describe("The order costs nothing. Nothing is charged for such an order, whatever is sent."),
]);
