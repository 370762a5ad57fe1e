import { z } from "zod";

export const bankDebit = z
  .object({
    mandate: z.string().meta({
      description: "The authorization that the payer reads and agrees to, with amount, day and shop filled in.",
      examples: ["I authorize Azulejo to debit the bank account that I entered, once, for $412.80, on or after November 22, 2026."],
    }),
    mandateVersion: z.string().meta({ description: "To be sent with the order once the payer has agreed.", examples: ["2026-11"] }),
  })
  .meta({ description: "Payment by e-check: a debit of a US bank account." });
export type BankDebit = z.infer<typeof bankDebit>;

export const agreedMandate = z
  .string()
  .max(40)
  .optional()
  .meta({ description: "The version of the e-check's authorization that the payer agreed to.", examples: ["2026-11"] });
