/** What a text message with a payment link is named by in the outbox. */
export const PAYMENT_LINK_TEXT = "payment-link";
