/** The name in the outbox of a text message with a payment link. */
export const PAYMENT_LINK_TEXT = "payment-link";
