import { z } from "zod";
import { defineStaffCall } from "../../call.ts";
import * as field from "../../fields.ts";
import { documentLink } from "../customer/documents.ts";
import { invoiceAges, invoiceStatuses, MAX_PAID_AT_ONCE } from "../customer/invoice-filters.ts";
import { month, statements } from "../customer/invoices.ts";
import { externalIds, page, queryId, total } from "./staff-fields.ts";

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

const ofAllStores = { right: "payments.read", allStores: true } as const;
const queryInvoiceNo = z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER).describe("The invoice's number.");

const officeInvoiceRow = z.object({
  invoiceNo: z.int(),
  earlierNo: z.string().nullable().describe("Its number in the system that it was moved from; null for an invoice of this shop."),
  kind: z.enum(["invoice", "credit"]),
  customerId: field.rowId.describe("The business account."),
  customer: z.string(),
  orderNo: z.int().nullable().describe("Null for an invoice that was moved from an earlier system."),
  purchaseOrderNo: z.string().nullable(),
  jobName: z.string().nullable(),
  issuedOn: field.day,
  dueOn: field.day.nullable().describe("Null for a credit."),
  daysPastDue: z.int().describe("Below zero while it is not due; 0 for what is settled and for a credit."),
  totalCents: z.int().describe("In cents; negative for a credit."),
  openCents: z.int().describe("Left to pay, in cents; negative for what is left of a credit."),
  currency: z.string().describe("ISO 4217."),
});
export type OfficeInvoiceRow = z.infer<typeof officeInvoiceRow>;

export const invoices = defineStaffCall({
  ...ofAllStores,
  method: "GET",
  path: "office/invoices",
  summary: "Lists invoices and credits of all business accounts: open ones due first before others, else the newest first",
  input: z.strictObject({
    status: z.enum(invoiceStatuses).default("open").describe("Whether something of it is still to be paid."),
    age: z.enum(invoiceAges).optional().describe("Only open invoices that are this many days past due."),
    customerId: queryId.optional().describe("Only those of this business account."),
    query: field.line
      .max(80)
      .default("")
      .describe(
        "The start of its number, here or in an earlier system, or of a purchase order; an order's number; its id in another system.",
      ),
    page: page("50 invoices"),
  }),
  value: z.object({
    invoices: z.array(officeInvoiceRow),
    total: total("invoices"),
    openCents: z.int().describe("What is left to pay of all that match, in cents."),
    currency: z.string().describe("ISO 4217."),
    customer: z.string().nullable().describe("The name of the account that was chosen."),
  }),
});

const officeInvoice = officeInvoiceRow
  .extend({
    branch: z.string().nullable(),
    goodsCents: z.int().describe("In cents."),
    deliveryCents: z.int().describe("In cents."),
    taxCents: z.int().describe("In cents."),
    prepaidCents: z.int().describe("The part that was paid with the order, in cents."),
    externalIds,
    lines: z
      .array(
        z.object({
          itemNo: z.string(),
          name: z.string(),
          detail: z.string(),
          units: z.int().describe("In sell units of the item."),
          sellUnit: field.sellUnit,
          goodsCents: z.int().describe("In cents."),
        }),
      )
      .describe("None for an invoice that was moved from an earlier system."),
    payments: z
      .array(
        z.object({
          at: field.moment,
          method: z.enum(["CreditCard", "Ach", "Check", "Credit"]),
          card: z.string().nullable().describe("Brand and last digits, or the number of a check."),
          status: z.string(),
          amountCents: z.int().describe("What it pays of this invoice, in cents."),
        }),
      )
      .describe("Newest first, also those that failed."),
  })
  .meta({ id: "OfficeInvoice" });
export type OfficeInvoice = z.infer<typeof officeInvoice>;

export const invoice = defineStaffCall({
  ...ofAllStores,
  method: "GET",
  path: "office/invoice",
  summary: "Returns an invoice or credit with its lines, payments, and ids in other systems",
  input: z.strictObject({ invoiceNo: queryInvoiceNo }),
  value: officeInvoice,
  errors: ["customer_invoice_unknown"],
});

export const invoiceLink = defineStaffCall({
  ...ofAllStores,
  method: "GET",
  path: "office/invoicelink",
  summary: "Returns a link to an invoice or credit as a PDF; the link expires after one hour",
  input: z.strictObject({ invoiceNo: queryInvoiceNo }),
  value: documentLink,
  errors: ["customer_invoice_unknown"],
});
