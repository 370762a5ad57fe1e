/** The field with which an account's owner agrees to the authorization's text. */
export const MANDATE_FIELD = "payment.mandateVersion";
