import { z } from "zod";
import { defineStaffCall } from "../../call.ts";
import * as field from "../../fields.ts";

const cents = (description: string) => z.int().describe(description);

export const taxReportRow = z.object({
  name: z.string().describe("Level and jurisdiction, such as `county:Washoe`."),
  country: z.string(),
  province: z.string(),
  ratePpm: z.int().describe("The rate in millionths: 68500 is 6.85 %."),
  taxableCents: cents("What was taxed, in cents, less what was voided."),
  cents: cents("The tax in cents, less what was voided."),
  refundedCents: cents("What refunds gave back of it in these days, in cents; booked as refunds, not as tax."),
});
export type TaxReportRow = z.infer<typeof taxReportRow>;

export const taxReport = defineStaffCall({
  method: "GET",
  path: "office/taxreport",
  summary: "Adds up the taxes of some days by jurisdiction and rate, beside the ledger's",
  input: z
    .strictObject({ from: field.day.describe("The first day, in the shop's time zone."), to: field.day.describe("The last day.") })
    .refine(({ from, to }) => from <= to, { message: "field_period", path: ["to"] }),
  value: z.object({
    rows: z.array(taxReportRow),
    ledgerCents: cents("The tax in the ledger for these days, in cents."),
    unassignedCents: cents("Of it, the tax of orders without jurisdictions, from before they were recorded, in cents; else 0."),
  }),
  right: "payments.read",
  allStores: true,
});
