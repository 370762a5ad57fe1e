import { z } from "zod";
import { defineCall } from "../../call.ts";
import * as field from "../../fields.ts";
import { exemptionStates, taxExemption } from "../../tax-exemption.ts";
import { uploadedDocument } from "../../uploaded-document.ts";

const officeExemption = taxExemption
  .extend({
    customerId: field.rowId,
    customer: field.text("Ladera Floor & Tile"),
    submittedBy: z
      .string()
      .nullable()
      .meta({ description: "Who submitted it; null when the account is gone.", examples: ["ana@example.com"] }),
    decidedBy: z
      .string()
      .nullable()
      .meta({ description: "Who decided; null while it waits.", examples: ["staff@shop.example"] }),
  })
  .meta({ id: "OfficeTaxExemption" });
export type OfficeTaxExemption = z.infer<typeof officeExemption>;

export const taxExemptions = defineCall({
  method: "GET",
  path: "office/taxexemptions",
  summary: "Lists tax exemption certificates, oldest first; by default those that wait for a decision",
  input: z.strictObject({
    state: z
      .enum([...exemptionStates, "all"])
      .default("submitted")
      .describe("What was decided; `submitted`: nothing yet."),
    page: z.coerce
      .number()
      .int()
      .min(1)
      .max(100_000)
      .default(1)
      .meta({ description: "Counted from 1; 50 certificates a page.", examples: [1] }),
  }),
  value: z.object({
    exemptions: z.array(officeExemption),
    total: z
      .number()
      .int()
      .meta({ description: "Matching certificates in all.", examples: [2] }),
  }),
  errors: [],
  callers: "staff",
  right: "customers.write",
});

export const taxExemptionDocument = defineCall({
  method: "GET",
  path: "office/taxexemptiondocument",
  summary: "Returns the document of a tax exemption certificate",
  input: z.strictObject({
    id: z.coerce
      .number()
      .int()
      .positive()
      .max(2_147_483_647)
      .meta({ description: "The certificate's number in the shop.", examples: [7] }),
  }),
  value: uploadedDocument,
  errors: ["office_exemption_not_found"],
  callers: "staff",
  right: "customers.write",
});

export const decideTaxExemption = defineCall({
  method: "POST",
  path: "office/decidetaxexemption",
  summary: "Approves or refuses a tax exemption certificate, and emails whoever submitted it; an approved one can be refused later",
  input: z.strictObject({
    id: field.rowId,
    approved: z.boolean().meta({ examples: [true] }),
    expiresOn: field.day.nullable().optional().describe("The last day on which it applies, if another than was submitted."),
    reason: field.line
      .max(200, "field_long")
      .optional()
      .meta({ description: "Why it is refused, for the customer.", examples: ["The certificate is for another company."] }),
  }),
  value: officeExemption,
  errors: ["office_exemption_not_found", "office_exemption_reason"],
  callers: "staff",
  right: "customers.write",
  idempotency: "allowed",
});
