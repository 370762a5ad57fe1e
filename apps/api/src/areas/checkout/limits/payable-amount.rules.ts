import type { PayableAmounts } from "../../../ports/payment-provider.ts";

export const isPayable = (cents: number, { lowest, highest }: PayableAmounts): boolean => cents >= lowest && cents <= highest;

/** Returns whether what is left of an amount can be paid too: nothing is left, or at least the lowest payment. */
export const leavesPayable = (restCents: number, { lowest }: Pick<PayableAmounts, "lowest">): boolean =>
  restCents === 0 || restCents >= lowest;

/** How an order is to be paid; `creditCents` of it go to the credit line, `giftCardCents` come from a gift card. */
export interface WayToPay {
  type: "CreditCard" | "PayPal" | "Ach" | "Credit" | "GiftCard" | "Link" | "None";
  creditCents?: number | undefined;
  giftCardCents?: number | undefined;
}

/** Returns the cents of an order that a provider is to charge, now or later; zero for one that costs nothing or needs no provider. */
export function chargedCents(totalCents: number, { type, creditCents = 0, giftCardCents = 0 }: WayToPay): number {
  if (type === "Credit" || type === "GiftCard" || type === "None") return 0;
  return type === "CreditCard" || type === "PayPal" ? totalCents - creditCents - giftCardCents : totalCents;
}
