import { z } from "zod";
import { defineStaffCall } from "../../call.ts";
import * as field from "../../fields.ts";
import { documentLink } from "../customer/documents.ts";
import { MAX_PAID_AT_ONCE } from "../customer/invoice-filters.ts";
import { month, statements } from "../customer/invoices.ts";
import { queryId } from "./staff-fields.ts";

const checkNo = field.line.min(1, "field_required").max(40, "field_long").describe("The number of the check.");
const paidPart = z.strictObject({
  invoiceNo: z.int().positive(),
  amountCents: z
    .int()
    .min(-1_000_000_000)
    .max(1_000_000_000)
    .refine((cents) => cents !== 0)
    .describe("What it pays of the invoice in cents; negative for what is used of a credit."),
});

export const recordCheck = defineStaffCall({
  method: "POST",
  path: "office/recordcheck",
  summary: "Records a check that pays invoices of a business account, in full or in part; who recorded it is kept",
  input: z.strictObject({
    customerId: field.rowId,
    reference: checkNo,
    invoices: z
      .array(paidPart)
      .min(1)
      .max(MAX_PAID_AT_ONCE)
      .refine((all) => new Set(all.map((one) => one.invoiceNo)).size === all.length, { message: "field_twice" }),
  }),
  value: z.object({
    amountCents: field.cents.describe("What the check pays."),
    balanceCents: z.int().describe("What the account has left to pay, in cents; negative with unused credits."),
  }),
  errors: ["customer_invoice_unknown", "customer_invoice_amount", "customer_invoice_credit"],
  right: "payments.record",
  idempotency: "required",
});

export const importedCheck = z.object({
  reference: z.string(),
  customer: z.string().nullable().describe("Null if no invoice has that number."),
  invoiceNos: z.array(z.int()),
  amountCents: z.int().describe("In cents."),
  outcome: z.enum(["recorded", "known", "refused"]).describe("`known`: recorded from the same lines before."),
  refusal: z
    .object({
      reason: z.enum(["unknown", "amount", "credit"]).describe("`amount`: more than is left. `credit`: more credits than invoices."),
      invoiceNo: z.int().nullable(),
      leftCents: z.int().nullable().describe("What is left of the invoice, in cents."),
    })
    .nullable(),
});
export type ImportedCheck = z.infer<typeof importedCheck>;

export const importChecks = defineStaffCall({
  method: "POST",
  path: "office/importchecks",
  summary: "Records the checks that accounting has received, each by itself; the same lines again record nothing",
  input: z.strictObject({
    lines: z
      .array(paidPart.extend({ reference: checkNo }))
      .min(1)
      .max(1000)
      .describe("Lines with the same number and business account are one check."),
    isTrial: z.boolean().default(false).describe("Says what would happen, and records nothing."),
  }),
  value: z.array(importedCheck),
  right: "payments.record",
  allStores: true,
  idempotency: "allowed",
});

const queryCustomerId = queryId.describe("The business account's number.");

export const customerStatements = defineStaffCall({
  method: "GET",
  path: "office/customerstatements",
  summary: "Lists the monthly statements of a business account, and the lines of one of them",
  input: z.strictObject({ customerId: queryCustomerId, month: month.optional().describe("The month whose lines to return.") }),
  value: statements.value.extend({
    customer: z.string(),
    readers: z
      .array(z.object({ accountId: field.rowId, name: z.string(), email: z.string() }))
      .describe("The business's people, to whom a statement can be sent."),
  }),
  errors: ["office_customer_not_found"],
  right: "payments.read",
  allStores: true,
});

export const customerStatementLink = defineStaffCall({
  method: "GET",
  path: "office/customerstatementlink",
  summary: "Returns a link to the statement of a month as a PDF in the reader's language; the link expires after one hour",
  input: z.strictObject({ customerId: queryCustomerId, month }),
  value: documentLink,
  errors: ["office_customer_not_found", "customer_statement_unknown"],
  right: "payments.read",
  allStores: true,
});

export const sendStatement = defineStaffCall({
  method: "POST",
  path: "office/sendstatement",
  summary: "Emails the statement of a month as a PDF to somebody of the business, in their language",
  input: z.strictObject({
    customerId: field.rowId,
    month,
    accountId: field.rowId.describe("A user of the business account."),
  }),
  value: z.object({ email: z.string() }),
  errors: ["office_customer_not_found", "customer_statement_unknown", "office_buyer_not_found"],
  right: "payments.read",
  allStores: true,
  idempotency: "required",
});
