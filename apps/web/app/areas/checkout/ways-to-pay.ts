import type { checkout, InputOf } from "@azulejo/contract";
import type { Quote } from "@azulejo/contract/areas/checkout.ts";

/** How a buyer pays: with a credit line, with it and a card, with a card, or by e-check from a bank account. */
export const waysToPay = ["credit", "both", "card", "bank"] as const;
export type WayToPay = (typeof waysToPay)[number];

/** Returns the ways that a buyer has for a total in cents. */
export function waysFor(
  { creditLine, bankDebit }: Pick<Quote["payment"], "creditLine" | "bankDebit">,
  totalCents: number | null,
): WayToPay[] {
  const others: WayToPay[] = bankDebit ? ["card", "bank"] : ["card"];
  if (!creditLine || totalCents === null || creditLine.availableCents === 0) return others;
  return creditLine.availableCents >= totalCents ? ["credit", "both", ...others] : ["both", ...others];
}

export const wayIn = (form: FormData): WayToPay => waysToPay.find((way) => way === form.get("way")) ?? "card";

/** Reads an amount as people type it (`$1,250.50`). @returns whole cents; the text itself if it is no amount, for the API to refuse */
export function centsIn(typed: string): number | string {
  const amount = typed.replace(/[\s$,]/g, "");
  return /^\d{1,9}(\.\d{1,2})?$/.test(amount) ? Math.round(Number(amount) * 100) : typed;
}

type Payment = InputOf<typeof checkout.complete>["payment"];

/** Reads which card pays: a saved one, or a new one that may be saved. */
export function cardIn(form: FormData) {
  const saved = String(form.get("payment.savedPaymentId") ?? "");
  if (saved) return { savedPaymentId: Number(saved) };
  const paymentMethodId = String(form.get("payment.paymentMethodId") ?? "");
  return { paymentMethodId, ...(form.get("payment.saveCard") === "on" && { saveCard: true }) };
}

/** Reads the payment of the last step. What is missing or wrong is left to the API. */
export function paymentIn(form: FormData): Payment {
  const way = wayIn(form);
  if (way === "credit") return { type: "Credit" };
  if (way === "bank") {
    const text = (name: string) => String(form.get(name) ?? "");
    return { type: "Ach", paymentMethodId: text("payment.paymentMethodId"), mandateVersion: text("payment.mandateVersion") };
  }
  const creditCents = centsIn(String(form.get("payment.creditCents") ?? "")) as number;
  return { type: "CreditCard", ...cardIn(form), ...(way === "both" && { creditCents }) };
}
