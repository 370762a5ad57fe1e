import { leavesPayable } from "../limits/payable-amount.rules.ts";
import type { PayableInvoice, PaymentPart } from "./invoice-payment.repository.ts";

/** The amount of an invoice to pay, or of a credit to use, in cents. */
export interface RequestedPart {
  invoiceNo: number;
  amountCents: number;
}

export type PartRefusal =
  | { refusal: "unknown"; invoiceNo: number }
  | { refusal: "amount"; invoiceNo: number; freeCents: number }
  | { refusal: "rest"; invoiceNo: number; freeCents: number; restCents: number }
  | { refusal: "credit" };

/**
 * Matches what a payer wants with what is left: an invoice takes at most what is left to pay, a credit gives at most what is left of it,
 * and credits never exceed the invoices, because they are not paid out.
 * @param lowest the least that can be paid of an invoice later; a check can pay any rest
 */
export function partsOf(
  wanted: RequestedPart[],
  payable: PayableInvoice[],
  lowest = 0,
): { parts: PaymentPart[]; amountCents: number; invoiceNos: number[] } | PartRefusal {
  const parts: PaymentPart[] = [];
  for (const { invoiceNo, amountCents } of wanted) {
    const invoice = payable.find((one) => one.invoiceNo === invoiceNo);
    if (!invoice) return { refusal: "unknown", invoiceNo };
    const isWithin =
      invoice.kind === "invoice"
        ? amountCents > 0 && amountCents <= invoice.freeCents
        : amountCents < 0 && amountCents >= invoice.freeCents;
    if (!isWithin) return { refusal: "amount", invoiceNo, freeCents: invoice.freeCents };
    const restCents = invoice.freeCents - amountCents;
    if (invoice.kind === "invoice" && !leavesPayable(restCents, { lowest }))
      return { refusal: "rest", invoiceNo, freeCents: invoice.freeCents, restCents };
    parts.push({ invoiceId: invoice.id, amountCents });
  }
  const amountCents = parts.reduce((sum, part) => sum + part.amountCents, 0);
  return amountCents < 0 ? { refusal: "credit" } : { parts, amountCents, invoiceNos: wanted.map((one) => one.invoiceNo) };
}
