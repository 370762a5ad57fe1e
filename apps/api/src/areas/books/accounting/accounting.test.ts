import { accountingFormats } from "@azulejo/contract/areas/office.ts";
import { describe, expect, it } from "vitest";
import type { Books } from "./accounting-books.ts";
import { iifLines } from "./iif.rules.ts";
import { amount, netsuiteTable, plainTable, quickbooksOnlineTable, type Table } from "./tables.rules.ts";

const names = (account: string) => `The ${account}`;
const entry = { postingId: 7, on: "2026-11-28", key: "order:1:sale", orderNo: 100_001, invoiceNo: null, customer: "Ana Ruiz" };
const journal: Books = {
  kind: "journal",
  postings: [
    {
      ...{ id: 7, on: "2026-11-28", key: "order:1:sale", customer: "Ana Ruiz" },
      entries: [
        { ...entry, account: "receivable", amountCents: 10_850 },
        { ...entry, account: "tax", amountCents: -850 },
        { ...entry, account: "sales", amountCents: -10_000 },
      ],
    },
  ],
};
const credit: Books = {
  kind: "invoices",
  invoices: [
    {
      ...{ invoiceNo: 5, earlierNo: null, kind: "credit", customer: "Tile & Co", issuedOn: "2026-01-02", dueOn: null, term: "NET30" },
      ...{ goodsCents: -1000, deliveryCents: 0, taxCents: -85, totalCents: -1085, openCents: 0 },
      ...{ purchaseOrderNo: null, jobName: null, currency: "USD" },
    },
  ],
};

it.each([
  [0, "0.00"],
  [7, "0.07"],
  [-5, "-0.05"],
  [123_456, "1234.56"],
])("writes %i cents as %s", (cents, written) => {
  expect(amount(cents)).toBe(written);
});

describe("a journal", () => {
  const sums = ({ columns, rows }: Table, debitName: string, creditName: string) =>
    [debitName, creditName].map((name) => rows.reduce((sum, row) => sum + Number(row[columns.indexOf(name)]) * 100, 0));

  it("has equal sides in every table", () => {
    expect(sums(plainTable(journal, names), "debit", "credit")).toEqual([10_850, 10_850]);
    expect(sums(quickbooksOnlineTable(journal, names), "*Debits", "*Credits")).toEqual([10_850, 10_850]);
    expect(sums(netsuiteTable(journal, names), "Debit", "Credit")).toEqual([10_850, 10_850]);
  });

  it("is one transaction for each posting in IIF, whose lines add up to nothing", () => {
    const lines = iifLines(journal, names).slice(3);
    expect(lines.map(([first]) => first)).toEqual(["TRNS", "SPL", "SPL", "ENDTRNS"]);
    expect(lines[0]).toEqual(["TRNS", "GENERAL JOURNAL", "11/28/2026", "The receivable", "Ana Ruiz", "108.50", "7", "order:1:sale"]);
    expect(lines.reduce((sum, line) => sum + Math.round(Number(line[5] ?? 0) * 100), 0)).toBe(0);
  });
});

it("writes a credit as one, without parts of zero", () => {
  const lines = iifLines(credit, names).slice(3);
  expect(lines.map((line) => [line[0], line[1], line[3], line[5]])).toEqual([
    ["TRNS", "CREDIT MEMO", "The receivable", "-10.85"],
    ["SPL", "CREDIT MEMO", "The sales", "10.00"],
    ["SPL", "CREDIT MEMO", "The tax", "0.85"],
    ["ENDTRNS", undefined, undefined, undefined],
  ]);
});

const empty: Record<string, Books> = {
  journal: { kind: "journal", postings: [] },
  invoices: { kind: "invoices", invoices: [] },
  payments: { kind: "payments", payments: [] },
  customers: { kind: "customers", customers: [] },
};
const writers = { csv: plainTable, quickbooksOnline: quickbooksOnlineTable, netsuite: netsuiteTable };
it.each(Object.entries(writers))("%s has a heading for every kind that it takes, and for no other", (format, write) => {
  for (const [kind, books] of Object.entries(empty)) {
    const isTaken = (accountingFormats[format as keyof typeof writers] as readonly string[]).includes(kind);
    if (isTaken) expect(new Set(write(books, names).columns).size, kind).toBe(write(books, names).columns.length);
    else expect(() => write(books, names), kind).toThrow();
  }
});
