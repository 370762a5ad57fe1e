import { z } from "zod";
import { defineStaffCall } from "../../call.ts";
import * as field from "../../fields.ts";
import { exemptionStates, taxExemption } from "../../tax-exemption.ts";
import { uploadedDocument } from "../../uploaded-document.ts";
import { page, queryId, total } from "./staff-fields.ts";

export const officeTaxExemption = taxExemption.extend({
  customerId: field.rowId,
  customer: z.string(),
  submittedBy: z.string().nullable().describe("Who submitted it; null when the account is gone."),
  decidedBy: z.string().nullable().describe("Who decided; null while it waits."),
});
export type OfficeTaxExemption = z.infer<typeof officeTaxExemption>;

export const taxExemptions = defineStaffCall({
  method: "GET",
  path: "office/taxexemptions",
  summary: "Lists tax exemption certificates, oldest first; by default those that wait for a decision",
  input: z.strictObject({
    state: z
      .enum([...exemptionStates, "all"])
      .default("submitted")
      .describe("What was decided; `submitted`: nothing yet."),
    page: page("50 certificates"),
  }),
  value: z.object({ exemptions: z.array(officeTaxExemption), total: total("certificates") }),
  right: "customers.write",
});

export const taxExemptionDocument = defineStaffCall({
  method: "GET",
  path: "office/taxexemptiondocument",
  summary: "Returns the document of a tax exemption certificate",
  input: z.strictObject({ id: queryId.describe("The certificate's number in the shop.") }),
  value: uploadedDocument,
  errors: ["office_exemption_not_found"],
  right: "customers.write",
});

export const decideTaxExemption = defineStaffCall({
  method: "POST",
  path: "office/decidetaxexemption",
  summary: "Approves or refuses a tax exemption certificate, and emails whoever submitted it; an approved one can be refused later",
  input: z.strictObject({
    id: field.rowId,
    approved: z.boolean(),
    expiresOn: field.day.nullable().optional().describe("The last day on which it applies, if another than was submitted."),
    reason: field.line.max(200, "field_long").optional().describe("Why it is refused, for the customer."),
  }),
  value: officeTaxExemption,
  errors: ["office_exemption_not_found", "office_exemption_reason"],
  right: "customers.write",
  idempotency: "allowed",
});
