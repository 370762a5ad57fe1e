import { ShopError } from "@azulejo/contract";

const codes = {
  declined: "payment_declined",
  expired_card: "payment_expired_card",
  insufficient_funds: "payment_insufficient_funds",
  incorrect_cvc: "payment_incorrect_cvc",
  authentication_failed: "payment_authentication_failed",
} as const;

/** Returns the error for a failed card payment. @param failureCode as stored with the payment */
export const paymentRefusal = (failureCode: string | null | undefined): ShopError =>
  new ShopError(codes[(failureCode ?? "declined") as keyof typeof codes] ?? "payment_declined");
