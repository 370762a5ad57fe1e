import type { Books } from "./accounting-books.ts";
import { type AccountNames, american, amount, type Cell, partsOf } from "./tables.rules.ts";

/**
 * Returns the lines of an IIF file, QuickBooks Desktop's: transactions whose first line is followed by its splits, which balance. Values
 * are separated by tabs.
 */
export function iifLines(books: Books, names: AccountNames): Cell[][] {
  switch (books.kind) {
    case "journal":
      return [
        ...HEADINGS,
        ...books.postings.flatMap(({ id, key, entries }) =>
          transaction(
            "GENERAL JOURNAL",
            entries.map((one) => ({ ...one, name: one.customer, account: names(one.account), cents: one.amountCents })),
            { doc: String(id), memo: key },
          ),
        ),
      ];
    case "invoices":
      return [
        ...HEADINGS,
        ...books.invoices.flatMap((one) => {
          const line = { on: one.issuedOn, name: one.customer };
          const parts = partsOf(one).map(([account, cents]) => ({ ...line, account: names(account), cents: -cents }));
          const whole = { ...line, account: names("receivable"), cents: one.totalCents };
          const about = { doc: String(one.invoiceNo), memo: one.purchaseOrderNo ?? "" };
          return transaction(one.kind === "invoice" ? "INVOICE" : "CREDIT MEMO", [whole, ...parts], about);
        }),
      ];
    case "payments":
      return [
        ...HEADINGS,
        ...books.payments.flatMap((one) => {
          const line = { on: one.on, name: one.customer };
          return transaction(
            "PAYMENT",
            [
              { ...line, account: names("cash"), cents: one.amountCents },
              { ...line, account: names("receivable"), cents: -one.amountCents },
            ],
            { doc: one.reference ?? one.ref, memo: one.invoiceNos.join("; ") },
          );
        }),
      ];
    case "customers":
      return [
        ["!CUST", "NAME", "COMPANYNAME", "EMAIL", "TERMS", "LIMIT", "BADDR1", "BADDR2"],
        ...books.customers.map((one) => [
          ...["CUST", one.name, one.name, one.email, one.term, one.creditLimitCents === null ? "" : amount(one.creditLimitCents)],
          ...[one.name, [one.city, one.state, one.postalCode].filter(Boolean).join(" ")],
        ]),
      ];
  }
}

const COLUMNS = ["TRNSTYPE", "DATE", "ACCNT", "NAME", "AMOUNT", "DOCNUM", "MEMO"];
const HEADINGS = [["!TRNS", ...COLUMNS], ["!SPL", ...COLUMNS], ["!ENDTRNS"]];

interface Line {
  on: string;
  account: string;
  name: string;
  cents: number;
}

const transaction = (type: string, lines: readonly Line[], { doc, memo }: { doc: string; memo: string }): Cell[][] => [
  ...lines.map((line, index) => [
    ...[index === 0 ? "TRNS" : "SPL", type, american(line.on), line.account, line.name, amount(line.cents), doc, memo],
  ]),
  ["ENDTRNS"],
];
