import { daysBetween } from "../invoice/index.ts";
import type { InvoiceRecord } from "./records/records.rules.ts";

/** The ages of receivables by days past due, as statements name them. */
export const ages = ["current", "1-30", "31-60", "61-90", "90+"] as const;
export type Age = (typeof ages)[number];

const OLDEST: readonly [Age, number][] = [
  ["current", 0],
  ["1-30", 30],
  ["31-60", 60],
  ["61-90", 90],
];

/** Returns the age of an invoice on a day; a credit, and an invoice without a due day, count from the day of issue. */
export function ageOf({ kind, dueOn, issuedOn }: Pick<InvoiceRecord, "kind" | "dueOn" | "issuedOn">, today: string): Age {
  if (kind === "credit") return "current";
  const days = daysBetween(dueOn ?? issuedOn, today);
  return OLDEST.find(([, most]) => days <= most)?.[0] ?? "90+";
}

/** A total that the supplier states: of all receivables, of a business, of an age, or of both. */
export interface StatedTotal {
  business: string | null;
  age: Age | null;
  cents: number;
}

export interface Difference extends StatedTotal {
  foundCents: number;
}

/** Sums what is left to pay, by business and age. */
export interface Receivables {
  add(invoice: InvoiceRecord): void;
  sumOf(of: Pick<StatedTotal, "business" | "age">): number;
}

export function createReceivables(today: string): Receivables {
  const sums = new Map<string, number>();
  const keyOf = (business: string | null, age: Age | null) => JSON.stringify([business, age]);
  return {
    add(invoice) {
      const age = ageOf(invoice, today);
      for (const business of [null, invoice.business])
        for (const one of [null, age]) sums.set(keyOf(business, one), (sums.get(keyOf(business, one)) ?? 0) + invoice.openCents);
    },
    sumOf: ({ business, age }) => sums.get(keyOf(business, age)) ?? 0,
  };
}

/** Returns where the files say another amount than the supplier states. */
export const differencesOf = (stated: readonly StatedTotal[], receivables: Receivables): Difference[] =>
  stated.map((total) => ({ ...total, foundCents: receivables.sumOf(total) })).filter(({ cents, foundCents }) => cents !== foundCents);
