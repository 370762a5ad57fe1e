import type { InvoiceAge } from "@azulejo/contract/areas/customer/invoice-filters.ts";
import { ageOf, daysBetween } from "../invoice/index.ts";
import type { InvoiceRecord } from "./records/records.rules.ts";

/** Returns the age of what is left of an invoice on a day; credits are never due. */
const ageOfInvoice = ({ dueOn }: Pick<InvoiceRecord, "dueOn">, today: string): InvoiceAge =>
  ageOf(dueOn === null ? 0 : daysBetween(dueOn, today));

/** A total that the supplier states: of all receivables, of a business, of an age, or of both. */
export interface StatedTotal {
  business: string | null;
  age: InvoiceAge | null;
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
  const keyOf = (business: string | null, age: InvoiceAge | null) => JSON.stringify([business, age]);
  return {
    add(invoice) {
      const age = ageOfInvoice(invoice, today);
      for (const business of [null, invoice.business])
        for (const one of [null, age]) sums.set(keyOf(business, one), (sums.get(keyOf(business, one)) ?? 0) + invoice.openCents);
    },
    sumOf: ({ business, age }) => sums.get(keyOf(business, age)) ?? 0,
  };
}

/** Returns where the files say another amount than the supplier states. */
export const differencesOf = (stated: readonly StatedTotal[], receivables: Receivables): Difference[] =>
  stated.map((total) => ({ ...total, foundCents: receivables.sumOf(total) })).filter(({ cents, foundCents }) => cents !== foundCents);
