import { z } from "zod";
import { defineCall } from "../../call.ts";
import * as field from "../../fields.ts";

const paymentTerm = z
  .string()
  .regex(/^(CASH|NET[1-9]\d{0,2})$/, "field_format")
  .meta({ description: "`CASH`: with the order. `NET30`: in thirty days.", examples: ["NET30"] });

export const officeCustomer = z
  .object({
    customerId: field.rowId,
    name: field.text("Ladera Floor & Tile"),
    type: field.text("dealer"),
    paymentTerm: z.string().meta({ examples: ["NET30"] }),
    currency: z.string().meta({ description: "ISO 4217.", examples: ["USD"] }),
    creditLimitCents: field.cents.nullable().describe("In cents; null without a credit line."),
    owedCents: field.cents.describe("Charged to the credit line and not paid yet, in cents."),
    heldCents: field.cents.describe("Held by orders that are being paid, in cents."),
    locked: z.boolean().describe("Whether the account can't order; it can still see orders and pay."),
    postalCode: z
      .string()
      .nullable()
      .meta({
        description: "The ZIP or postal code of its billing address, which people enter to connect to the account; null while nobody can.",
        examples: ["89502"],
      }),
  })
  .meta({ id: "OfficeCustomer" });
export type OfficeCustomer = z.infer<typeof officeCustomer>;

export const customers = defineCall({
  method: "GET",
  path: "office/customers",
  summary: "Lists business accounts by name, with their terms and what they owe; a search also finds them by their people and number",
  input: z.strictObject({
    query: field.line
      .max(80)
      .optional()
      .meta({ description: "A part of the name, its number, or words, an email or a phone number of its people.", examples: ["Ladera"] }),
    page: z.coerce
      .number()
      .int()
      .min(1)
      .max(100_000)
      .default(1)
      .meta({ description: "Counted from 1; 50 accounts a page.", examples: [1] }),
  }),
  value: z.object({
    customers: z.array(officeCustomer),
    total: z
      .number()
      .int()
      .meta({ description: "Matching accounts in all, counted up to 10,000.", examples: [3] }),
  }),
  errors: [],
  callers: "staff",
  right: "customers.read",
});

export const saveTerms = defineCall({
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
    locked: z.boolean().meta({ examples: [false] }),
    postalCode: field.postalCode
      .nullable()
      .optional()
      .meta({ description: "Of its billing address; it stays as it is if it is left out.", examples: ["89502"] }),
  }),
  value: officeCustomer,
  errors: ["office_customer_not_found"],
  callers: "staff",
  right: "customers.write",
  idempotency: "allowed",
});
