import type { checkout, InputOf } from "@azulejo/contract";
import type { Quote } from "@azulejo/contract/areas/checkout.ts";
import { centsIn } from "../../form/cents-in.ts";

/**
 * How a buyer pays: with the credit line, with the credit line and a card or PayPal, with a card, with PayPal, by e-check from a bank
 * account, with a gift card alone, or nothing. A card or PayPal may pay the rest that a gift card leaves.
 */
export const waysToPay = ["credit", "both", "bothPayPal", "card", "paypal", "bank", "gift", "free"] as const;
export type WayToPay = (typeof waysToPay)[number];

export const isPayPal = (way: WayToPay): boolean => way === "paypal" || way === "bothPayPal";
/** Whether the credit line pays a part. */
export const isSplit = (way: WayToPay): boolean => way === "both" || way === "bothPayPal";
/** Only cards and banks need a billing address: PayPal and the credit line know the payer. */
export const hasBillingAddress = (way: WayToPay): boolean => way === "card" || way === "both" || way === "bank";

/** Returns the payment methods that a buyer has for a total in cents. */
export function waysFor(
  { creditLine, bankDebit, payPal, giftCard }: Pick<Quote["payment"], "creditLine" | "bankDebit" | "payPal" | "giftCard">,
  totalCents: number | null,
): WayToPay[] {
  if (totalCents === 0) return ["free"];
  const giftCents = giftCard?.paysCents ?? 0;
  if (giftCents > 0) return giftCents === totalCents ? ["gift"] : payPal ? ["card", "paypal"] : ["card"];
  const others: WayToPay[] = ["card", ...(payPal ? (["paypal"] as const) : []), ...(bankDebit ? (["bank"] as const) : [])];
  const parts: WayToPay[] = payPal ? ["both", "bothPayPal"] : ["both"];
  if (!creditLine || totalCents === null || creditLine.availableCents === 0) return others;
  return creditLine.availableCents >= totalCents ? ["credit", ...parts, ...others] : [...parts, ...others];
}

export const readWayToPay = (form: FormData): WayToPay => waysToPay.find((way) => way === form.get("way")) ?? "card";

type Payment = InputOf<typeof checkout.complete>["payment"];

/** Reads which card pays: a saved one, or a new one that may be saved. */
export function cardIn(form: FormData) {
  const saved = String(form.get("payment.savedPaymentId") ?? "");
  if (saved) return { savedPaymentId: Number(saved) };
  const paymentMethodId = String(form.get("payment.paymentMethodId") ?? "");
  return { paymentMethodId, ...(form.get("payment.saveCard") === "on" && { saveCard: true }) };
}

/** Reads the bank account to debit, and the authorization text that its owner agreed to. */
export function accountIn(form: FormData) {
  const text = (name: string) => String(form.get(name) ?? "");
  const debit = { type: "Ach" as const, mandateVersion: text("payment.mandateVersion") };
  const saved = text("payment.savedAccountId");
  if (saved) return { ...debit, savedPaymentId: Number(saved) };
  const saveAccount = form.get("payment.saveAccount") === "on" && { saveAccount: true };
  return { ...debit, paymentMethodId: text("payment.paymentMethodId"), ...saveAccount };
}

/** Reads the buyer's decision at PayPal; undefined before it. */
function payPalIn(form: FormData) {
  const success = form.get("payment.success");
  const payPalOrderId = String(form.get("payment.payPalOrderId") ?? "") || null;
  return { token: null, success: success === null ? null : success === "true", payPalOrderId };
}

/** Reads the payment of the last step. The API reports what is missing or wrong. */
export function paymentIn(form: FormData): Payment {
  const way = readWayToPay(form);
  if (way === "free") return { type: "None" };
  if (way === "gift") return { type: "GiftCard" };
  if (way === "credit") return { type: "Credit" };
  if (way === "bank") return accountIn(form);
  const isPart = isSplit(way);
  const creditCents = centsIn(String(form.get("payment.creditCents") ?? "")) as number;
  const giftCardCents = Number(form.get("payment.giftCardCents") ?? 0);
  const parts = { ...(isPart && { creditCents }), ...(giftCardCents > 0 && { giftCardCents }) };
  if (isPayPal(way)) return { type: "PayPal", ...payPalIn(form), ...parts };
  return { type: "CreditCard", ...cardIn(form), ...parts };
}
