import type { AccountingKind } from "@azulejo/contract/areas/office.ts";
import type { Query } from "@azulejo/database";
import type { LedgerOwner } from "../journal/month.repository.ts";
import {
  type BookedCustomer,
  type BookedInvoice,
  type BookedPayment,
  type Days,
  type PostedEntry,
  selectCustomersOf,
  selectEntries,
  selectInvoicesOf,
  selectPaymentsOf,
} from "./books-of-days.repository.ts";

/** Records to export to accounting, by kind. */
export type Books =
  | { kind: "journal"; postings: Posting[] }
  | { kind: "invoices"; invoices: BookedInvoice[] }
  | { kind: "payments"; payments: BookedPayment[] }
  | { kind: "customers"; customers: BookedCustomer[] };

/** Entries that balance. */
export interface Posting {
  id: number;
  on: string;
  key: string;
  customer: string;
  entries: PostedEntry[];
}

/** @param days null for customers, which are always exported as a whole */
export async function readBooks(query: Query, whose: LedgerOwner, kind: AccountingKind, days: Days | null): Promise<Books> {
  if (kind === "customers") return { kind, customers: await selectCustomersOf(query, whose) };
  if (!days) throw new Error(`${kind} without days`);
  if (kind === "journal") return { kind, postings: postingsOf(await selectEntries(query, whose, days)) };
  if (kind === "invoices") return { kind, invoices: await selectInvoicesOf(query, whose, days) };
  return { kind, payments: await selectPaymentsOf(query, whose, days) };
}

const postingsOf = (entries: PostedEntry[]): Posting[] =>
  [...Map.groupBy(entries, ({ postingId }) => postingId)].map(([id, own]) => {
    const [{ on, key, customer } = { on: "", key: "", customer: "" }] = own;
    return { id, on, key, customer, entries: own };
  });

export interface Figures {
  rows: number;
  sumCents: number;
}

/** Returns the number and the sum of exported records, to compare with the same days later. */
export function figuresOf(books: Books): Figures {
  const of = (rows: readonly { cents: number }[]) => ({ rows: rows.length, sumCents: rows.reduce((sum, { cents }) => sum + cents, 0) });
  switch (books.kind) {
    case "journal":
      return of(
        books.postings.map(({ entries }) => ({ cents: entries.reduce((sum, { amountCents }) => sum + Math.max(0, amountCents), 0) })),
      );
    case "invoices":
      return of(books.invoices.map(({ totalCents }) => ({ cents: totalCents })));
    case "payments":
      return of(books.payments.map(({ amountCents }) => ({ cents: amountCents })));
    case "customers":
      return of(books.customers.map(() => ({ cents: 0 })));
  }
}
