import type { ComparedBalance } from "@azulejo/contract/areas/office.ts";
import { fold } from "../../../domain/text-folding.ts";

/** A line of accounting's open invoices. */
export interface TheirLine {
  number: string;
  customer: string;
  openCents: number;
  isInvoice: boolean;
}

/** An invoice or credit of the shop. */
export interface OurInvoice {
  invoiceNo: number;
  earlierNo: string | null;
  customer: string;
  openCents: number;
}

/** Compares accounting's open invoices with the shop's. Lines with the same number are added up. Differences come first. */
export function comparedBalances(lines: readonly TheirLine[], invoices: readonly OurInvoice[]): ComparedBalance[] {
  const find = finderOf(invoices);
  const matched = new Map<OurInvoice, { number: string; customer: string; cents: number }>();
  const unmatched = new Map<string, ComparedBalance>();
  for (const line of lines) {
    const ours = line.isInvoice && line.number !== "" ? find(line) : null;
    if (ours) {
      const { cents, ...first } = matched.get(ours) ?? { number: line.number, customer: line.customer, cents: 0 };
      matched.set(ours, { ...first, cents: cents + line.openCents });
    } else addUnmatched(unmatched, line);
  }
  const rows = [...matched].map(([ours, theirs]) => compared(ours, theirs));
  const missing = invoices.filter((one) => one.openCents !== 0 && !matched.has(one)).map(missingThere);
  return [...rows, ...missing, ...unmatched.values()].sort(
    (one, other) =>
      Number(one.outcome === "same") - Number(other.outcome === "same") ||
      Math.abs(other.theirCents - other.ourCents) - Math.abs(one.theirCents - one.ourCents) ||
      (one.invoiceNo ?? 0) - (other.invoiceNo ?? 0),
  );
}

/** Returns a function that finds the invoice of a line. Where two have its number, that of the line's customer counts. */
function finderOf(invoices: readonly OurInvoice[]) {
  const byNumber = new Map<string, OurInvoice[]>();
  const add = (number: string, invoice: OurInvoice) => byNumber.set(number, [...(byNumber.get(number) ?? []), invoice]);
  for (const one of invoices) add(String(one.invoiceNo), one);
  for (const one of invoices) if (one.earlierNo !== null && one.earlierNo !== String(one.invoiceNo)) add(one.earlierNo, one);
  return ({ number, customer }: TheirLine): OurInvoice | null => {
    const found = byNumber.get(number) ?? [];
    return found.find((one) => isSameName(one.customer, customer)) ?? found[0] ?? null;
  };
}

const isSameName = (one: string, other: string): boolean => plain(one) === plain(other);
const plain = (name: string): string =>
  fold(name)
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

function compared(ours: OurInvoice, { number, customer, cents }: { number: string; customer: string; cents: number }): ComparedBalance {
  const isOther = customer !== "" && !isSameName(ours.customer, customer);
  const outcome =
    cents === ours.openCents
      ? isOther
        ? ("customer" as const)
        : ("same" as const)
      : ours.openCents === 0
        ? ("paid" as const)
        : ("amount" as const);
  return {
    ...{ outcome, number, invoiceNo: ours.invoiceNo, theirCustomer: customer || null, ourCustomer: ours.customer },
    ...{ theirCents: cents, ourCents: ours.openCents },
  };
}

const missingThere = ({ invoiceNo, customer, openCents }: OurInvoice): ComparedBalance => ({
  ...{ outcome: "missing", number: String(invoiceNo), invoiceNo, theirCustomer: null, ourCustomer: customer },
  ...{ theirCents: 0, ourCents: openCents },
});

function addUnmatched(rows: Map<string, ComparedBalance>, { number, customer, openCents, isInvoice }: TheirLine): void {
  const outcome = isInvoice && number !== "" ? "unknown" : "other";
  const key = JSON.stringify([outcome, number, plain(customer)]);
  const theirCents = (rows.get(key)?.theirCents ?? 0) + openCents;
  rows.set(key, { outcome, number, invoiceNo: null, theirCustomer: customer || null, ourCustomer: null, theirCents, ourCents: 0 });
}
