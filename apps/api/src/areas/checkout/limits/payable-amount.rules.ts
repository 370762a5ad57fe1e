import type { PayableAmounts } from "../../../ports/payment-provider.ts";

export const isPayable = (cents: number, { lowest, highest }: PayableAmounts): boolean => cents >= lowest && cents <= highest;

/** Returns whether the rest of an amount can be paid later: it is zero or at least the lowest payable amount. */
export const leavesPayable = (restCents: number, { lowest }: Pick<PayableAmounts, "lowest">): boolean =>
  restCents === 0 || restCents >= lowest;

/** How an order is paid. `creditCents` is the part charged to the credit line, `giftCardCents` the part of a gift card. */
export interface WayToPay {
  type: "CreditCard" | "PayPal" | "Ach" | "Credit" | "GiftCard" | "Link" | "None";
  creditCents?: number | undefined;
  giftCardCents?: number | undefined;
}

/** Returns the cents that a payment provider charges; zero if no provider is involved. */
export function chargedCents(totalCents: number, { type, creditCents = 0, giftCardCents = 0 }: WayToPay): number {
  if (type === "Credit" || type === "GiftCard" || type === "None") return 0;
  return type === "CreditCard" || type === "PayPal" ? totalCents - creditCents - giftCardCents : totalCents;
}
