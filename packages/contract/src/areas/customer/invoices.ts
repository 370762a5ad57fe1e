import { z } from "zod";
import { defineCall } from "../../call.ts";
import * as field from "../../fields.ts";
import { agreedMandate } from "../bank-debit.ts";
import { bankDebit } from "../checkout.ts";
import { invoiceAges, invoiceSorts, invoiceStatuses, MAX_PAID_AT_ONCE } from "./invoice-filters.ts";
import { savedPayment } from "./saved-payments.ts";

export * from "./invoice-filters.ts";

const whole = (example: number, description?: string) =>
  z
    .number()
    .int()
    .meta({ examples: [example], ...(description && { description }) });
const invoiceNo = z
  .number()
  .int()
  .positive()
  .max(Number.MAX_SAFE_INTEGER)
  .meta({ examples: [500_118] });
const maybe = (example: string, description?: string) =>
  z
    .string()
    .nullable()
    .meta({ examples: [example], ...(description && { description }) });
const earlierNo = maybe("88213", "Its number in the system that it was moved from; null for an invoice of this shop.");
const access = { callers: "business", roles: ["Administrator", "Accounting"] } as const;
const money = z
  .string()
  .length(3)
  .meta({ examples: ["USD"] });

export const listedInvoice = z.object({
  invoiceNo,
  kind: z.enum(["invoice", "credit"]).describe("`credit`: for goods that came back after they were invoiced."),
  orderNo: whole(100_042).nullable().describe("Null for an invoice that was moved from an earlier system."),
  receiptId: field.receiptId.nullable().describe("Null for an invoice that was moved from an earlier system."),
  earlierNo,
  branch: maybe("Sparks", "Null for the business account itself."),
  purchaseOrderNo: maybe("LR-2291"),
  jobName: maybe("Arrowcreek clubhouse"),
  issuedOn: field.day,
  dueOn: field.day.nullable().describe("Null for a credit."),
  daysPastDue: whole(9, "Below zero while it is not due; 0 for what is settled and for a credit."),
  totalCents: field.signedCents,
  paidCents: field.signedCents.describe("Paid or used so far, in cents."),
  openCents: field.signedCents.describe("Left to pay, in cents; negative for what is left of a credit."),
  pendingCents: field.signedCents.describe(
    "The part of what is left that is being paid right now, in cents. An attempt that only waits for its payer gives way, so it does not count.",
  ),
  currency: money,
});
export type ListedInvoice = z.infer<typeof listedInvoice>;

export const openInvoices = defineCall({
  method: "POST",
  path: "customer/openinvoiceslist",
  summary: "Lists the invoices and credits of the caller's business account",
  input: z.strictObject({
    status: z.enum(invoiceStatuses).default("open"),
    age: z.enum(invoiceAges).optional().describe("Only open invoices that are this many days past due."),
    search: field.typed
      .max(80)
      .default("")
      .meta({
        description: "The start of an invoice, order, purchase order, item or lot number, or of words in a job or item name.",
        examples: ["LR-22"],
      }),
    branchId: field.rowId.optional().describe("Only those of this branch."),
    invoiceNos: z
      .array(invoiceNo)
      .max(MAX_PAID_AT_ONCE)
      .optional()
      .meta({ description: "Only those with these numbers.", examples: [[500_118]] }),
    receiptId: field.receiptId.optional().describe("Only those of the order with this receipt."),
    sort: z.enum(invoiceSorts).default("due"),
    page: field.pageNumber(100_000),
    pageSize: z.coerce
      .number()
      .int()
      .min(1)
      .max(500)
      .default(50)
      .meta({ description: "Invoices per page.", examples: [50] }),
  }),
  value: z.object({
    invoices: z.array(listedInvoice),
    count: whole(10),
    openCents: field.signedCents.describe("What is left to pay of all that match, in cents, whatever page."),
    page: whole(1),
    pages: whole(1),
  }),
  ...access,
  errors: ["account_prices_hidden"],
  isRead: true,
});
export type InvoiceList = z.infer<typeof openInvoices.value>;

const bucket = z.object({ age: z.enum(invoiceAges), cents: field.cents, count: whole(2) });

export const openInvoicesSummary = defineCall({
  method: "GET",
  path: "customer/openinvoicessummary",
  summary: "Returns what the caller's business account has to pay by how long it has been due, and how it can be paid",
  input: z.strictObject({
    branchId: z.coerce
      .number()
      .pipe(field.rowId)
      .optional()
      .meta({ description: "Only invoices of this branch.", examples: [42] }),
    amountCents: z.coerce
      .number()
      .int()
      .min(1)
      .max(1_000_000_000)
      .optional()
      .meta({
        description: "The amount that will be paid, in cents, to fill in the e-check authorization; the whole balance by default.",
        examples: [184_660],
      }),
  }),
  value: z.object({
    currency: money,
    balanceCents: field.signedCents.describe("Open invoices less unused credits, in cents."),
    invoicesCents: field.cents,
    invoiceCount: whole(10),
    creditsCents: field.cents.describe("Unused credits."),
    ages: z.array(bucket).length(invoiceAges.length),
    payment: z.object({
      scriptUrl: field.text("https://js.stripe.com/v3/"),
      publishableKey: field.text("pk_test_1"),
      bankDebit: bankDebit.nullable().describe("Payment by e-check; null when it isn't offered."),
      saved: z.array(savedPayment),
    }),
  }),
  ...access,
  errors: ["account_prices_hidden"],
});
export type InvoicesSummary = z.infer<typeof openInvoicesSummary.value>;

export const balance = defineCall({
  method: "GET",
  path: "customer/getbalance",
  summary: "Returns the balance of the caller's business account, by branch, and what is left of its credit line",
  input: z.strictObject({}),
  value: z.object({
    currency: money,
    asOf: field.day,
    paymentTerm: z.string().meta({ examples: ["NET30"] }),
    balanceCents: field.signedCents.describe("Open invoices less unused credits, in cents."),
    branches: z
      .array(z.object({ id: field.rowId.nullable(), name: maybe("Sparks"), cents: field.signedCents }))
      .describe("The balance by branch; null for what belongs to none."),
    orderedCents: field.cents.describe("On the credit line and not invoiced yet, because it has not been handed over."),
    heldCents: field.cents.describe("Held by orders that are being paid."),
    limitCents: field.cents.nullable().describe("Null without a credit line."),
    availableCents: field.cents.nullable().describe("What may still be ordered on the credit line."),
    pastDueCents: field.cents,
    pastDueCount: whole(3),
    dueSoonCents: field.cents.describe("Due within ten days."),
    dueSoonCount: whole(2),
  }),
  ...access,
  errors: ["account_prices_hidden"],
});
export type Balance = z.infer<typeof balance.value>;

export const payInvoices = defineCall({
  method: "POST",
  path: "customer/invoicespay",
  summary: "Pays any number of invoices, in full or in part, with one payment, exactly once; a repeated call resumes an interrupted one",
  input: z.strictObject({
    attempt: z
      .string()
      .regex(/^[\w-]{16,64}$/)
      .meta({ description: "A random id of this attempt to pay.", examples: ["attempt-7f3a91c2-01"] }),
    invoices: z
      .array(
        z.strictObject({
          invoiceNo,
          amountCents: z
            .number()
            .int()
            .min(-1_000_000_000)
            .max(1_000_000_000)
            .refine((cents) => cents !== 0)
            .meta({ description: "What to pay of it in cents; negative for what to use of a credit.", examples: [184_660] }),
        }),
      )
      .min(1)
      .max(MAX_PAID_AT_ONCE)
      .refine((all) => new Set(all.map((one) => one.invoiceNo)).size === all.length, { message: "field_twice" })
      .meta({ examples: [[{ invoiceNo: 500_118, amountCents: 184_660 }]] }),
    payment: z
      .strictObject({
        type: z
          .enum(["CreditCard", "Ach", "Credit"])
          .default("CreditCard")
          .describe("A card, a debit of a US bank account (e-check), or `Credit` when credits cover the invoices."),
        mandateVersion: agreedMandate,
        paymentMethodId: z
          .string()
          .regex(/^pm_[\w]{1,100}$/)
          .optional()
          .meta({ description: "The payment method that the provider's script created.", examples: ["pm_card_visa"] }),
        savedPaymentId: field.rowId.optional().describe("A saved card or bank account of the caller, instead of `paymentMethodId`."),
        saveAccount: z.boolean().optional().describe("Saves the bank account for later."),
        saveCard: z.boolean().optional().describe("Saves the card for later once it has paid."),
      })
      .meta({ examples: [{ type: "CreditCard", paymentMethodId: "pm_card_visa" }] }),
  }),
  value: z.discriminatedUnion("status", [
    z.object({ status: z.literal("paid"), amountCents: field.cents, balanceCents: field.signedCents }),
    z
      .object({ status: z.literal("pending"), amountCents: field.cents, balanceCents: field.signedCents })
      .describe("An e-check; its bank has yet to pay."),
    z.object({
      status: z.literal("actionRequired"),
      clientSecret: z
        .string()
        .meta({ description: "For the provider's script, which asks the payer. Then repeat the call.", examples: ["pi_1_secret_1"] }),
    }),
    z.object({ status: z.literal("processing") }),
  ]),
  ...access,
  errors: [
    "account_prices_hidden",
    "customer_invoice_unknown",
    "customer_invoice_amount",
    "customer_invoice_rest",
    "customer_invoice_credit",
    "checkout_amount",
    "customer_payment_not_found",
    "checkout_mandate_required",
    "checkout_mandate_changed",
    "payment_bank_declined",
    "payment_declined",
    "payment_expired_card",
    "payment_insufficient_funds",
    "payment_incorrect_cvc",
    "payment_authentication_failed",
    "payment_unavailable",
    "payment_refused",
  ],
  idempotency: "required",
});

export const month = z
  .string()
  .regex(/^\d{4}-(?:0[1-9]|1[0-2])$/)
  .meta({ id: "Month", description: "A month in the shop's time zone, yyyy-mm.", examples: ["2026-11"] });

const statementLine = z.object({
  on: field.day,
  kind: z.enum(["invoice", "credit", "payment", "return"]).describe("`return`: a payment that its bank returned."),
  invoiceNo: invoiceNo.nullable().describe("Null for a payment."),
  orderNo: whole(100_042).nullable(),
  earlierNo,
  purchaseOrderNo: maybe("LR-2291"),
  branch: maybe("Sparks"),
  payment: z
    .object({
      method: z.enum(["CreditCard", "Ach", "Check", "Credit"]),
      reference: maybe("1042", "A check's number, or the end of a card's."),
      invoiceNos: z.array(invoiceNo),
    })
    .nullable(),
  amountCents: field.signedCents.describe("In cents; positive for what was charged, negative for what was paid or credited."),
  balanceCents: field.signedCents.describe("The balance after it, in cents."),
});
export type StatementLine = z.infer<typeof statementLine>;

export const statements = defineCall({
  method: "POST",
  path: "customer/statements",
  summary: "Lists the monthly statements of the caller's business account, and the lines of one of them",
  input: z.strictObject({
    month: month.optional().describe("The month whose lines to return."),
  }),
  value: z.object({
    currency: money,
    months: z
      .array(
        z.object({
          month,
          openingCents: field.signedCents,
          chargedCents: field.cents,
          creditedCents: field.cents,
          paidCents: field.signedCents.describe("Payments less those that banks returned, in cents."),
          closingCents: field.signedCents,
        }),
      )
      .describe("Newest first, from the first invoice to the current month; at most 36."),
    lines: z.array(statementLine).nullable().describe("Oldest first; null without `month`."),
  }),
  ...access,
  errors: ["account_prices_hidden"],
  isRead: true,
});
export type Statements = z.infer<typeof statements.value>;
