import { z } from "zod";
import * as field from "../../fields.ts";

/** The stored codes of payment methods. `Link`: ordered by phone, paid with a link. `None`: the order costs nothing. */
export const paymentMethods = ["CreditCard", "PayPal", "Ach", "Credit", "GiftCard", "Link", "None"] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

export const creditLine = z
  .object({
    term: z.string().meta({ description: "The payment term's code.", examples: ["NET30"] }),
    dueOn: field.day.describe("The day on which an order placed today is due."),
    availableCents: field.cents.describe("The limit less what is owed and what orders being paid hold, in cents; never negative."),
  })
  .meta({ description: "The credit line of the caller's business account." });
export type CreditLine = z.infer<typeof creditLine>;

export const giftCardInUse = z
  .object({
    last4: z.string().meta({ description: "The end of its code.", examples: ["7F2K"] }),
    availableCents: field.cents.describe("What is left of it, less what orders being paid hold, in cents."),
    paysCents: field.cents
      .nullable()
      .describe("What it pays of the total, in cents; null until the total is known. What it leaves is zero or enough for a card."),
  })
  .meta({ description: "A gift card that the buyer wants to use for a bag." });

export const payPal = z
  .object({
    scriptUrl: z.string().meta({
      description: "PayPal's script, which shows its button.",
      examples: ["https://www.paypal.com/sdk/js?client-id=client&currency=USD&intent=capture"],
    }),
  })
  .meta({ description: "Payment through PayPal, which the buyer approves there." });
export type PayPal = z.infer<typeof payPal>;
