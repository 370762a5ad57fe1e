import { z } from "zod";
import { defineStaffCall } from "../../call.ts";
import * as field from "../../fields.ts";
import { accountingFormatNames, accountingKinds } from "../../staff/accounting-formats.ts";
import { by, file, page, total } from "./staff-fields.ts";

export { type AccountingFormat, type AccountingKind, accountingFormats } from "../../staff/accounting-formats.ts";

const kind = z
  .enum(accountingKinds)
  .describe("`journal`: the ledger's postings. Whoever takes these needs no invoices and payments, which are in them.");
const format = z.enum(accountingFormatNames).describe("The system that reads the file; `csv` for any other.");
const sumCents = z.int().describe("In cents: debits of a journal, totals of invoices or payments; 0 for customers.");
const rows = z.int().describe("Postings, invoices, payments or customers.");

export const takenAccountingFile = z.object({
  id: field.rowId,
  at: field.moment,
  by,
  kind,
  format,
  from: field.day.nullable().describe("The first day; null for customers, who are always all."),
  to: field.day.nullable().describe("The last day; null for customers."),
  rows,
  sumCents,
  now: z.object({ rows, sumCents }).nullable().describe("What the same days have now, if it differs; null if it doesn't."),
});
export type TakenAccountingFile = z.infer<typeof takenAccountingFile>;

export const accountingFiles = defineStaffCall({
  method: "GET",
  path: "office/accountingfiles",
  summary: "Lists which files were taken for accounting, newest first, and which of them the books differ from now",
  input: z.strictObject({ page: page("20 files") }),
  value: z.object({
    taken: z.array(takenAccountingFile),
    total: total("files"),
    nextFrom: field.day.nullable().describe("The day after the last one taken as journal; null if none was taken."),
  }),
  right: "payments.read",
  allStores: true,
});

export const takeAccountingFile = defineStaffCall({
  method: "POST",
  path: "office/takeaccountingfile",
  summary: "Returns the journal, invoices, payments or customers as a file for an accounting system, and records who took it",
  input: z
    .strictObject({
      kind,
      format,
      from: field.day.describe("The first day, in the shop's time zone."),
      to: field.day.describe("The last day."),
    })
    .refine(({ from, to }) => from <= to, { message: "field_period", path: ["to"] }),
  value: file("application/octet-stream"),
  errors: ["office_accounting_format", "office_accounting_empty"],
  right: "payments.read",
  allStores: true,
});

const MEGABYTE = 1024 * 1024;
const FORM_BYTES = 16 * 1024;
export const MAX_ACCOUNTING_MB = 5;

export const uploadAccountingTable = defineStaffCall({
  method: "POST",
  path: "office/uploadaccountingtable",
  summary: "Returns the first sheet of a spreadsheet (multipart field `file`) as CSV, to read it like a pasted table; nothing is stored",
  input: z.strictObject({
    file: z
      .instanceof(Uint8Array)
      .meta({ override: { type: "string", format: "binary" }, description: "An XLSX file of at most 5 MB." })
      .nullable()
      .default(null),
    name: field.line.max(200, "field_long").default("").describe("The file's name."),
  }),
  value: z.object({
    text: z
      .string()
      .describe("Rows as lines, with commas between cells and a point in numbers. Titles above the column names are empty lines.")
      .meta({ examples: ["Num,Customer,Open balance\n100042,Avalon Tile LLC,1250.5"] }),
  }),
  errors: ["office_accounting_table", "request_too_large"],
  right: "payments.read",
  allStores: true,
  isRead: true,
  media: "multipart",
  bodyBytes: MAX_ACCOUNTING_MB * MEGABYTE + FORM_BYTES,
});

export const balanceOutcomes = ["amount", "paid", "missing", "unknown", "customer", "other", "same"] as const;

const openCents = z.int().min(-100_000_000_000).max(100_000_000_000);

export const comparedBalance = z.object({
  outcome: z
    .enum(balanceOutcomes)
    .describe(
      "`paid`: nothing is open in the shop. `missing`: open in the shop alone. `unknown`: no invoice of the shop. `customer`: the same amount, but another customer. `other`: no invoice, such as a payment or journal entry.",
    ),
  number: z.string().describe("The number in accounting; the shop's if accounting doesn't list it."),
  invoiceNo: z.int().nullable().describe("The shop's invoice or credit; null if it has none with that number."),
  theirCustomer: z.string().nullable().describe("As accounting names the customer; null if it doesn't."),
  ourCustomer: z.string().nullable(),
  theirCents: z.int().describe("Open in accounting, in cents; negative for a credit."),
  ourCents: z.int().describe("Open in the shop, in cents; negative for a credit."),
});
export type ComparedBalance = z.infer<typeof comparedBalance>;

export const compareBalances = defineStaffCall({
  method: "POST",
  path: "office/comparebalances",
  summary: "Compares the open invoices of an accounting system with the shop's, line by line, without changing anything",
  input: z.strictObject({
    lines: z
      .array(
        z.strictObject({
          number: z.string().max(60).describe("The number of an invoice or credit, the shop's or an earlier one; empty without one."),
          customer: z.string().max(200).describe("Empty if the file doesn't name it."),
          openCents: openCents.describe("In cents; negative for a credit."),
          isInvoice: z.boolean().default(true).describe("False for a payment, a journal entry or the like."),
        }),
      )
      .min(1)
      .max(10_000),
  }),
  value: z.object({
    on: field.day,
    currency: z.string().describe("ISO 4217."),
    theirCents: z.int().describe("The sum in accounting, in cents."),
    ourCents: z.int().describe("The sum in the shop, in cents."),
    rows: z.array(comparedBalance).describe("Differences first, the largest first."),
  }),
  right: "payments.read",
  allStores: true,
  isRead: true,
});
