/** The field with which the owner of an account agrees to what the authorization says. */
export const MANDATE_FIELD = "payment.mandateVersion";
