import { MAX_PAID_AT_ONCE } from "@azulejo/contract/areas/customer/invoice-filters.ts";
import type { ListedInvoice } from "@azulejo/contract/areas/customer.ts";
import { centsIn } from "../../../form/cents-in.ts";

/** The number of an invoice or credit, and the typed amount; null for all that is open. */
export interface Chosen {
  invoiceNo: number;
  typed: string | null;
}

/** Reads which invoices to pay; ignores invalid and repeated numbers. */
export function readChosen(parameters: URLSearchParams): Chosen[] {
  const amounts = parameters.getAll("amount");
  const numbers = parameters.getAll("invoice");
  const chosen = numbers.map((number, index) => ({
    invoiceNo: /^\d{1,15}$/.test(number) ? Number(number) : 0,
    typed: amounts.length === numbers.length ? (amounts[index] ?? "") : null,
  }));
  const first = (invoiceNo: number, index: number) => chosen.findIndex((one) => one.invoiceNo === invoiceNo) === index;
  return chosen.filter(({ invoiceNo }, index) => invoiceNo > 0 && first(invoiceNo, index)).slice(0, MAX_PAID_AT_ONCE);
}

/** An invoice or credit with the amount of it that is paid or used now. Amounts in cents, negative for a credit. */
export interface Part {
  invoice: ListedInvoice;
  amountCents: number;
  /** The text of its amount field. */
  typed: string;
  isWrong: boolean;
}

const asTyped = (cents: number): string => (Math.abs(cents) / 100).toFixed(2);

/** Returns the amount of an invoice or credit that can be paid or used now. */
export const freeOf = ({ openCents, pendingCents }: ListedInvoice): number => openCents - pendingCents;

/** Divides a payment: each invoice in full unless an amount was typed, each credit up to the sum of the invoices. */
export function partsOf(chosen: Chosen[], invoices: ListedInvoice[]): { parts: Part[]; amountCents: number; isWrong: boolean } {
  const found = chosen.flatMap(({ invoiceNo, typed }) => {
    const invoice = invoices.find((one) => one.invoiceNo === invoiceNo);
    return invoice && freeOf(invoice) !== 0 ? [{ invoice, typed }] : [];
  });
  let left = 0;
  const toPart = ({ invoice, typed }: (typeof found)[number]): Part => {
    const free = Math.abs(freeOf(invoice));
    const isCredit = invoice.kind === "credit";
    const most = isCredit ? Math.min(free, left) : free;
    const cents = typed === null ? most : centsIn(typed);
    const isWrong = typeof cents !== "number" || cents > most || (cents === 0 && !isCredit);
    const used = isWrong ? 0 : cents;
    left += isCredit ? -used : used;
    return { invoice, amountCents: isCredit ? -used : used, typed: isWrong ? (typed ?? "") : asTyped(used), isWrong };
  };
  // Credits are listed after the invoices that they pay.
  const parts = [...found.filter(({ invoice }) => invoice.kind === "invoice"), ...found.filter(({ invoice }) => invoice.kind === "credit")];
  const divided = parts.map(toPart);
  return { parts: divided, amountCents: left, isWrong: divided.some((part) => part.isWrong) };
}
