import type { checkout, InputOf } from "@azulejo/contract";
import type { CreditLine } from "@azulejo/contract/areas/checkout.ts";

/** How a buyer with a credit line pays: with it, with a card, or with both. */
export const waysToPay = ["credit", "both", "card"] as const;
export type WayToPay = (typeof waysToPay)[number];

/** Returns the ways that a credit line allows for a total in cents. */
export function waysFor(line: CreditLine | null, totalCents: number | null): WayToPay[] {
  if (!line || totalCents === null || line.availableCents === 0) return ["card"];
  return line.availableCents >= totalCents ? [...waysToPay] : ["both", "card"];
}

export const wayIn = (form: FormData): WayToPay => waysToPay.find((way) => way === form.get("way")) ?? "card";

/** Reads an amount as people type it (`$1,250.50`). @returns whole cents; the text itself if it is no amount, for the API to refuse */
export function centsIn(typed: string): number | string {
  const amount = typed.replace(/[\s$,]/g, "");
  return /^\d{1,9}(\.\d{1,2})?$/.test(amount) ? Math.round(Number(amount) * 100) : typed;
}

type Payment = InputOf<typeof checkout.complete>["payment"];

/** Reads the payment of the last step. What is missing or wrong is left to the API. */
export function paymentIn(form: FormData): Payment {
  const way = wayIn(form);
  if (way === "credit") return { type: "Credit" };
  const saved = String(form.get("payment.savedPaymentId") ?? "");
  const paymentMethodId = String(form.get("payment.paymentMethodId") ?? "");
  const card = saved
    ? { savedPaymentId: Number(saved) }
    : { paymentMethodId, ...(form.get("payment.saveCard") === "on" && { saveCard: true }) };
  const creditCents = centsIn(String(form.get("payment.creditCents") ?? "")) as number;
  return { type: "CreditCard", ...card, ...(way === "both" && { creditCents }) };
}
