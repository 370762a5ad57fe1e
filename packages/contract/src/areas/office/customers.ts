import { z } from "zod";
import { defineStaffCall } from "../../call.ts";
import * as field from "../../fields.ts";
import { page } from "./staff-fields.ts";

export const paymentTerm = z
  .string()
  .regex(/^(CASH|NET[1-9]\d{0,2})$/, "field_format")
  .describe("`CASH`: with the order. `NET30`: in thirty days.");

export const officeCustomer = z.object({
  customerId: field.rowId,
  name: z.string(),
  type: z.string(),
  paymentTerm: z.string(),
  currency: z.string().describe("ISO 4217."),
  creditLimitCents: field.cents.nullable().describe("In cents; null without a credit line."),
  owedCents: field.signedCents.describe("Charged to the credit line and not paid yet, in cents; negative with more credits than charges."),
  heldCents: field.cents.describe("Held by orders that are being paid, in cents."),
  locked: z.boolean().describe("Whether the account can't order; it can still see orders and pay."),
  postalCode: z
    .string()
    .nullable()
    .describe("The ZIP or postal code of its billing address, which people enter to connect to the account; null while nobody can."),
});
export type OfficeCustomer = z.infer<typeof officeCustomer>;

export const customers = defineStaffCall({
  method: "GET",
  path: "office/customers",
  summary: "Lists business accounts by name, with their terms and what they owe; a search also finds them by their people and number",
  input: z.strictObject({
    query: field.line
      .max(80)
      .optional()
      .describe("A part of the name, its number here or in another system, or words, an email or a phone number of its people."),
    page: page("50 accounts"),
  }),
  value: z.object({ customers: z.array(officeCustomer), total: z.int().describe("Matching accounts in all, counted up to 10,000.") }),
  right: "customers.read",
});

export const saveTerms = defineStaffCall({
  method: "POST",
  path: "office/saveterms",
  summary: "Sets a business account's payment term and credit limit, and locks or unlocks it; who changed what is kept",
  input: z.strictObject({
    customerId: field.rowId,
    paymentTerm,
    creditLimitCents: field.cents
      .min(0)
      .nullable()
      .describe("In cents; null without a credit line. A limit below what is owed only stops new charges."),
    locked: z.boolean(),
    postalCode: field.postalCode.nullable().optional().describe("Of its billing address; it stays as it is if it is left out."),
  }),
  value: officeCustomer,
  errors: ["office_customer_not_found"],
  right: "customers.write",
  idempotency: "allowed",
});
