/** The reason why the provider refused a card. */
export type CardFault = "number" | "expiry" | "cvc" | "declined";

/** By the provider's code (docs.stripe.com/error-codes). */
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

/**
 * Returns the fault of a card in our words, because the provider's own message may be in another language; null if its code doesn't say.
 */
export const cardFault = (code: string | undefined): CardFault | null =>
  code !== undefined && Object.hasOwn(faultOf, code) ? (faultOf[code] ?? null) : null;
