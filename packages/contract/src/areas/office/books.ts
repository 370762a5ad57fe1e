import { z } from "zod";
import { defineStaffCall } from "../../call.ts";
import * as field from "../../fields.ts";
import { invoiceAges } from "../customer/invoice-filters.ts";
import { by, file, page, total } from "./staff-fields.ts";

/** Codes of the checks of the books. Each has a name in the office's messages, `books.check.…`. */
export const bookCheckCodes = [
  "open_invoices",
  "lines_of_invoices",
  "charges_of_invoices",
  "invoiced_goods",
  "payments_of_invoices",
  "stock_figures",
  "reserved_stock",
  "discounts",
  "replacements",
  "reservations",
  "slab_stock",
  "stock_of_released_orders",
  "stock_of_order_lines",
  "short_lots",
  "lots_of_order_lines",
  "postings",
  "sales",
  "cash",
  "credit_lines",
  "gift_cards",
  "postings_without_a_cause",
  "payments",
  "money_of_released_orders",
  "payments_of_placed_orders",
  "money_of_canceled_orders",
  "refunds",
  "shipments",
  "payouts",
] as const;
export type BookCheckCode = (typeof bookCheckCodes)[number];

export const ledgerAccounts = [
  "receivable",
  "cash",
  "sales",
  "delivery",
  "tax",
  "refunds",
  "disputes",
  "credit_line",
  "invoiced",
  "opening",
  "gift_cards",
] as const;

export const bookCheckRun = z.object({
  at: field.moment,
  by: by.describe("Who asked for it; null for the daily check."),
  proof: z
    .object({
      orders: z.int().describe("Placed orders."),
      payments: z.int().describe("Payments at checkout, by link and of invoices."),
      postings: z.int().describe("Postings in the ledger."),
      movements: z.int().describe("Movements of stock."),
      debitCents: field.cents.describe("All debits of the ledger, in cents."),
      creditCents: field.cents.describe("All credits of the ledger, in cents; equal to the debits."),
    })
    .describe("What was compared."),
  findings: z.array(
    z.object({
      code: z.enum(bookCheckCodes),
      wrong: z.int().describe("Rows that violate it; zero in good books."),
      names: z.array(z.string()).describe("The first five of them: orders, invoices, postings or lots."),
    }),
  ),
});
export type BookCheckRun = z.infer<typeof bookCheckRun>;

export const bookChecks = defineStaffCall({
  method: "GET",
  path: "office/bookchecks",
  summary: "Returns the last thirty checks of the books, newest first",
  value: z.array(bookCheckRun),
  right: "payments.read",
  allStores: true,
});

export const checkBooks = defineStaffCall({
  method: "POST",
  path: "office/checkbooks",
  summary: "Compares orders, payments, invoices, ledger and stock now, as the shop does every night",
  value: bookCheckRun,
  right: "payments.read",
  allStores: true,
});

export const paymentStates = ["all", "captured", "onAccount", "open", "failed", "returned"] as const;

export const officePayment = z.object({
  at: field.moment,
  orderNo: z.int().nullable().describe("Null for a payment of invoices."),
  invoiceNos: z.array(z.int()).describe("The invoices that it pays."),
  customer: z.string(),
  method: z.string(),
  card: z.string().nullable().describe("Brand and last digits, or the number of a check."),
  provider: z.string().nullable(),
  providerId: z.string().nullable().describe("The payment's id at its provider."),
  status: z.string(),
  amountCents: field.cents,
  currency: z.string().describe("ISO 4217."),
});
export type OfficePayment = z.infer<typeof officePayment>;

export const payments = defineStaffCall({
  method: "GET",
  path: "office/payments",
  summary: "Lists payments of orders and invoices, newest first",
  input: z.strictObject({
    state: z
      .enum(paymentStates)
      .default("all")
      .describe(
        "`captured`: paid. `onAccount`: charged to a credit line. `open`: authorized or on its way. `returned`: a debit that bounced, or refunded.",
      ),
    from: field.day.optional().describe("Only from this day on."),
    to: field.day.optional().describe("Only until this day."),
    page: page("50 payments"),
  }),
  value: z.object({ payments: z.array(officePayment), total: total("payments") }),
  right: "payments.read",
});

export const officeMoneyBack = z.object({
  at: field.moment,
  kind: z.enum(["refund", "dispute", "return"]).describe("`return`: a bank returned a debit."),
  state: z.enum(["open", "done", "failed"]),
  orderNo: z.int(),
  customer: z.string(),
  provider: z.string(),
  providerRef: z.string(),
  amountCents: field.cents,
  currency: z.string().describe("ISO 4217."),
});

export const moneyBack = defineStaffCall({
  method: "GET",
  path: "office/moneyback",
  summary: "Lists refunds, disputes and returned debits at the payment providers, newest first",
  input: z.strictObject({
    kind: z.enum(["all", "refund", "dispute", "return"]).default("all").describe("What happened to the money."),
    page: page("50 entries"),
  }),
  value: z.object({ entries: z.array(officeMoneyBack), total: total("entries") }),
  right: "payments.read",
});

const payoutRef = z
  .string()
  .regex(/^[\w-]{1,255}$/)
  .describe("The provider's id of the payout.");

const payoutRow = z
  .object({
    provider: z.string(),
    ref: payoutRef,
    state: z.enum(["on_its_way", "paid", "failed"]),
    arrivesOn: field.day.describe("When it reaches the bank account."),
    currency: z.string(),
    payments: z.int().describe("How many payments are in it."),
    grossCents: field.cents.describe("Payments before fees, in cents."),
    backCents: z.int().describe("Refunds and disputes, in cents; negative."),
    feeCents: z.int().describe("What the provider charged, in cents."),
    amountCents: z.int().describe("What reaches the bank account, in cents."),
    differenceCents: z.int().describe("The provider's total minus the books' total for the same items, in cents; 0 when they agree."),
  })
  .meta({ id: "Payout" });
export type PayoutRow = z.infer<typeof payoutRow>;

export const payouts = defineStaffCall({
  method: "GET",
  path: "office/payouts",
  summary: "Lists the payouts of the card provider to the shop's bank account, newest first, as they were read last",
  input: z.strictObject({ page: page("50 payouts") }),
  value: z.object({ payouts: z.array(payoutRow), total: total("payouts") }),
  right: "payments.read",
  allStores: true,
});

export const payout = defineStaffCall({
  method: "GET",
  path: "office/payout",
  summary: "Returns a payout with its payments, refunds, disputes and fees, each beside what the books have",
  input: z.strictObject({ ref: payoutRef }),
  value: payoutRow.extend({
    items: z.array(
      z.object({
        ref: z.string().describe("The provider's id of the payment, refund or dispute."),
        kind: z.enum(["payment", "refund", "dispute", "other"]),
        orderNo: z.int().nullable(),
        customer: z.string().nullable(),
        invoiceNos: z.array(z.int()),
        amountCents: z.int().describe("Before the fee, in cents; negative for money that went back."),
        feeCents: z.int().describe("In cents."),
        bookedCents: z.int().describe("What the books have, in cents; null for what they don't know.").nullable(),
      }),
    ),
  }),
  errors: ["office_payout_not_found"],
  right: "payments.read",
  allStores: true,
});

export const refreshPayouts = defineStaffCall({
  method: "POST",
  path: "office/refreshpayouts",
  summary: "Reads the payouts of the last weeks from the card provider again",
  value: field.done,
  errors: ["payment_unavailable"],
  right: "payments.read",
  allStores: true,
  idempotency: "allowed",
});

export const agedAccount = z.object({
  customerId: field.rowId,
  name: z.string(),
  paymentTerm: z.string(),
  ages: z.record(z.enum(invoiceAges), field.cents).describe("Open invoices by days past due, in cents."),
  creditsCents: field.cents.describe("Credits that haven't been used, in cents."),
  balanceCents: z.int().describe("Open invoices less credits, in cents."),
  oldestDueOn: field.day.nullable().describe("The due day of the oldest open invoice."),
});
export type AgedAccount = z.infer<typeof agedAccount>;

export const ageing = defineStaffCall({
  method: "GET",
  path: "office/ageing",
  summary: "Lists what business accounts owe by days past due, most overdue first",
  input: z.strictObject({
    page: page(),
    pageSize: z.coerce.number().int().min(1).max(1_200).default(50).describe("Accounts per page."),
  }),
  value: z.object({
    on: field.day,
    currency: z.string().describe("ISO 4217."),
    accounts: z.array(agedAccount),
    total: total("accounts"),
    totals: agedAccount.pick({ ages: true, creditsCents: true, balanceCents: true }).describe("Of all accounts, also on other pages."),
  }),
  right: "payments.read",
  allStores: true,
});

const month = z
  .string()
  .regex(/^\d{4}-(0[1-9]|1[0-2])$/, "field_format")
  .describe("A month in the shop's time zone, yyyy-mm.");

const sums = z
  .array(
    z.object({
      account: z.enum(ledgerAccounts),
      debitCents: field.cents.describe("In cents."),
      creditCents: field.cents.describe("In cents."),
    }),
  )
  .describe("Accounts with entries in that month.");
export type AccountSums = z.infer<typeof sums>;

export const accountingMonth = z.object({
  month,
  sums,
  isOver: z.boolean().describe("Whether its last day is over, so that it can be closed."),
  closedAt: field.moment.nullable(),
  closedBy: by,
  changed: z
    .boolean()
    .describe("Whether the ledger's sums differ from those at its closing, which only happens when somebody changes the database."),
});
export type AccountingMonth = z.infer<typeof accountingMonth>;

export const months = defineStaffCall({
  method: "GET",
  path: "office/months",
  summary: "Lists the ledger's months with debits and credits by account, newest first",
  value: z.array(accountingMonth),
  right: "payments.read",
  allStores: true,
});

export const closeMonth = defineStaffCall({
  method: "POST",
  path: "office/closemonth",
  summary: "Closes a month whose days are over and all months before it: checks the books and keeps the sums by account",
  input: z.strictObject({ month }),
  value: z.array(accountingMonth),
  errors: ["office_month_open", "office_month_empty", "office_month_closed", "office_books_wrong"],
  right: "payments.record",
  allStores: true,
});

export const journalFile = defineStaffCall({
  method: "GET",
  path: "office/journalfile",
  summary: "Returns the entries of a month as a CSV file for accounting: a line for each entry, debits and credits apart",
  input: z.strictObject({ month }),
  value: file("text/csv", "UTF-8 with a byte order mark, in base64."),
  right: "payments.read",
  allStores: true,
});
