import { z } from "zod";
import * as field from "./fields.ts";

export const exemptionStates = ["submitted", "approved", "refused"] as const;

/** A certificate that frees a business account from sales tax in one state or province. */
export const taxExemption = z.object({
  id: field.rowId,
  country: z.enum(["US", "CA"]),
  province: field.text("NV"),
  certificateNo: field.text("RCE-002-913"),
  expiresOn: field.day.nullable().describe("The last day on which it applies; null without an end."),
  state: z.enum(exemptionStates),
  reason: z
    .string()
    .nullable()
    .meta({ description: "Why it was refused; null otherwise.", examples: ["The certificate is for another company."] }),
  submittedOn: field.day,
  applies: z.boolean().describe("Whether orders are free of tax with it today: approved, and not expired."),
});
export type TaxExemption = z.infer<typeof taxExemption>;

/** An exemption applied to an order or quote, as it was then. */
export const usedExemption = taxExemption
  .pick({ country: true, province: true, certificateNo: true, expiresOn: true })
  .meta({ id: "UsedTaxExemption" });
export type UsedExemption = z.infer<typeof usedExemption>;
