import { type InvoiceAge, invoiceAges } from "@azulejo/contract/areas/customer/invoice-filters.ts";

const DAY_MS = 86_400_000;

/** Returns the days from one day to another, negative when the other is earlier. */
export const daysBetween = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);

/** The days past due from which each age counts, in the order of `invoiceAges`. */
export const ageStarts = [Number.NEGATIVE_INFINITY, 1, 31, 61, 91] as const;

/** Returns the aging bucket of an amount. */
export const ageOf = (daysPastDue: number): InvoiceAge =>
  invoiceAges[ageStarts.findLastIndex((start) => daysPastDue >= start)] ?? "current";

/** The open amount of one due day; credits have none. In cents, negative for credits. */
export interface Open {
  dueOn: string | null;
  cents: number;
  count: number;
}

/** Adds up open amounts by age; unused credits separately. */
export function agesOf(open: Open[], today: string) {
  const invoices = open.filter((one) => one.dueOn !== null);
  const ages = invoiceAges.map((age) => {
    const own = invoices.filter(({ dueOn }) => ageOf(daysBetween(dueOn ?? today, today)) === age);
    return { age, cents: sum(own, "cents"), count: sum(own, "count") };
  });
  const creditsCents = -sum(
    open.filter((one) => one.dueOn === null),
    "cents",
  );
  const invoicesCents = sum(invoices, "cents");
  return { ages, invoicesCents, invoiceCount: sum(invoices, "count"), creditsCents, balanceCents: invoicesCents - creditsCents };
}

const sum = (all: Open[], of: "cents" | "count"): number => all.reduce((sums, one) => sums + one[of], 0);
