import { z } from "zod";
import { defineCall } from "../../call.ts";
import * as field from "../../fields.ts";
import { taxExemption } from "../../tax-exemption.ts";
import { uploadedDocument } from "../../uploaded-document.ts";

export const taxExemptions = defineCall({
  method: "GET",
  path: "customer/taxexemptions",
  feature: "tradeAccounts",
  summary: "Lists the tax exemption certificates of the caller's business account, newest first",
  input: z.strictObject({}),
  value: z.object({ exemptions: z.array(taxExemption) }),
  callers: "business",
});

export const submitTaxExemption = defineCall({
  method: "POST",
  path: "customer/submittaxexemption",
  feature: "tradeAccounts",
  summary: "Submits a tax exemption certificate for one state; staff review it before it applies",
  input: z.strictObject({
    country: z.enum(["US", "CA"]),
    province: z
      .string()
      .min(1, "field_required")
      .max(3)
      .meta({ examples: ["NV"] }),
    certificateNo: field.line
      .min(3, "field_short")
      .max(60, "field_long")
      .meta({ examples: ["RCE-002-913"] }),
    expiresOn: field.day.nullable().default(null).describe("The last day on which it applies; null without an end."),
    document: uploadedDocument,
  }),
  value: taxExemption,
  callers: "business",
  roles: ["Administrator", "Accounting"],
  errors: ["customer_exemption_waiting", "customer_document_invalid", "customer_document_infected"],
  idempotency: "allowed",
  budget: "forms",
  bodyBytes: 7_000_000,
});
