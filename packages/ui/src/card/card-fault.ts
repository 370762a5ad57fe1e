/** Why the provider refused a card. */
export type CardFault = "number" | "expiry" | "cvc" | "declined";

/** By the provider's error code (docs.stripe.com/error-codes). */
const faultOf: Readonly<Record<string, CardFault>> = {
  incorrect_number: "number",
  invalid_number: "number",
  expired_card: "expiry",
  invalid_expiry_month: "expiry",
  invalid_expiry_year: "expiry",
  incorrect_cvc: "cvc",
  invalid_cvc: "cvc",
  card_declined: "declined",
};

/** Returns the reason by the provider's code, because its own message may be in another language; null for an unspecific code. */
export const cardFault = (code: string | undefined): CardFault | null =>
  code !== undefined && Object.hasOwn(faultOf, code) ? (faultOf[code] ?? null) : null;
