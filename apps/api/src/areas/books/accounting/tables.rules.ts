import type { LedgerAccount } from "@azulejo/database";
import type { Books } from "./accounting-books.ts";
import type { BookedInvoice } from "./books-of-days.repository.ts";

/** Names of accounts in a file; they have to match those in the accounting system. */
export type AccountNames = (account: LedgerAccount) => string;

export type Cell = string | number | null;

/** A file with a heading, and a row for each line. */
export interface Table {
  columns: readonly string[];
  rows: Cell[][];
}

/** Writes cents as accounting systems read them, with a point and two digits. */
export const amount = (cents: number): string => {
  const digits = String(Math.abs(cents)).padStart(3, "0");
  return `${cents < 0 ? "-" : ""}${digits.slice(0, -2)}.${digits.slice(-2)}`;
};

/** Write an amount in the debit or credit column; empty if it belongs in the other one. */
const debit = (cents: number): string => (cents > 0 ? amount(cents) : "");
const credit = (cents: number): string => (cents < 0 ? amount(-cents) : "");

/** 2026-11-28 as 11/28/2026. */
export const american = (day: string | null): string => day?.replace(/^(\d{4})-(\d\d)-(\d\d)$/, "$2/$3/$1") ?? "";

/** Returns an invoice's income and tax amounts, without those of zero. */
export const partsOf = ({ goodsCents, deliveryCents, taxCents }: BookedInvoice) =>
  (
    [
      ["sales", goodsCents],
      ["delivery", deliveryCents],
      ["tax", taxCents],
    ] as const
  ).filter(([, cents]) => cents !== 0);

/** A table for people and any other accounting system. */
export function plainTable(books: Books, names: AccountNames): Table {
  switch (books.kind) {
    case "journal":
      return {
        columns: ["date", "posting", "order", "invoice", "customer", "account", "debit", "credit"],
        rows: books.postings.flatMap(({ entries }) =>
          entries.map((one) => [
            ...[one.on, one.key, one.orderNo, one.invoiceNo, one.customer],
            ...[names(one.account), debit(one.amountCents), credit(one.amountCents)],
          ]),
        ),
      };
    case "invoices":
      return {
        columns: "number earlierNumber kind customer issued due terms goods delivery tax total open purchaseOrder job currency".split(" "),
        rows: books.invoices.map((one) => [
          ...[one.invoiceNo, one.earlierNo, one.kind, one.customer, one.issuedOn, one.dueOn, one.term],
          ...[one.goodsCents, one.deliveryCents, one.taxCents, one.totalCents, one.openCents].map(amount),
          ...[one.purchaseOrderNo, one.jobName, one.currency],
        ]),
      };
    case "payments":
      return {
        columns: ["date", "payment", "customer", "method", "reference", "order", "invoices", "amount", "currency"],
        rows: books.payments.map((one) => [
          ...[one.on, one.ref, one.customer, one.method, one.reference, one.orderNo],
          ...[one.invoiceNos.join("; "), amount(one.amountCents), one.currency],
        ]),
      };
    case "customers":
      return {
        columns: ["name", "type", "terms", "creditLimit", "postalCode", "city", "state", "email"],
        rows: books.customers.map((one) => [
          ...[one.name, one.type, one.term, one.creditLimitCents === null ? "" : amount(one.creditLimitCents)],
          ...[one.postalCode, one.city, one.state, one.email],
        ]),
      };
  }
}

/** QuickBooks Online's import of journal entries, invoices and customers. @throws for payments, which it doesn't import */
export function quickbooksOnlineTable(books: Books, names: AccountNames): Table {
  switch (books.kind) {
    case "journal":
      return {
        columns: ["*JournalNo", "*JournalDate", "*AccountName", "*Debits", "*Credits", "Description", "Name"],
        rows: books.postings.flatMap(({ id, entries }) =>
          entries.map((one) => [
            ...[id, american(one.on), names(one.account), debit(one.amountCents), credit(one.amountCents)],
            ...[one.key, one.customer],
          ]),
        ),
      };
    case "invoices":
      return {
        columns: [
          ..."*InvoiceNo *Customer *InvoiceDate *DueDate Terms Memo Item(Product/Service) ItemQuantity ItemRate *ItemAmount".split(" "),
        ],
        rows: books.invoices.flatMap((one) =>
          partsOf(one).map(([account, cents]) => [
            ...[one.invoiceNo, one.customer, american(one.issuedOn), american(one.dueOn ?? one.issuedOn), one.term],
            ...[one.purchaseOrderNo, names(account), 1, amount(cents), amount(cents)],
          ]),
        ),
      };
    case "customers":
      return {
        columns: ["Name", "Company", "Email", "City", "State", "ZIP"],
        rows: books.customers.map((one) => [one.name, one.name, one.email, one.city, one.state, one.postalCode]),
      };
    case "payments":
      throw new Error("QuickBooks Online imports no payments");
  }
}

/** Columns that NetSuite's import assistant maps by name. */
export function netsuiteTable(books: Books, names: AccountNames): Table {
  switch (books.kind) {
    case "journal":
      return {
        columns: ["External ID", "Date", "Memo", "Account", "Debit", "Credit", "Name"],
        rows: books.postings.flatMap(({ id, entries }) =>
          entries.map((one) => [
            ...[`azulejo-${id}`, american(one.on), one.key, names(one.account), debit(one.amountCents), credit(one.amountCents)],
            one.customer,
          ]),
        ),
      };
    case "invoices":
      return {
        columns: [
          "External ID",
          "Tran ID",
          "Customer",
          "Date",
          "Due Date",
          "Terms",
          "PO #",
          "Memo",
          "Item",
          "Quantity",
          "Amount",
          "Currency",
        ],
        rows: books.invoices.flatMap((one) =>
          partsOf(one).map(([account, cents]) => [
            ...[`azulejo-invoice-${one.invoiceNo}`, one.invoiceNo, one.customer, american(one.issuedOn), american(one.dueOn), one.term],
            ...[one.purchaseOrderNo, one.jobName, names(account), 1, amount(cents), one.currency],
          ]),
        ),
      };
    case "payments":
      return {
        columns: ["External ID", "Customer", "Date", "Payment Method", "Check #", "Applied To", "Payment Amount", "Currency"],
        rows: books.payments.map((one) => [
          ...[`azulejo-payment-${one.ref}`, one.customer, american(one.on), one.method, one.reference],
          ...[one.invoiceNos.join("; "), amount(one.amountCents), one.currency],
        ]),
      };
    case "customers":
      return {
        columns: ["Company Name", "Terms", "Credit Limit", "Email", "City", "State", "Zip"],
        rows: books.customers.map((one) => [
          ...[one.name, one.term, one.creditLimitCents === null ? "" : amount(one.creditLimitCents)],
          ...[one.email, one.city, one.state, one.postalCode],
        ]),
      };
  }
}
