/** The email with a message of staff to the customer of an order. */
export const ORDER_MESSAGE_MAIL = "mail.orderMessage";
/** A message from an order's customer to the staff. */
export const ORDER_QUESTION_MAIL = "mail.orderQuestion";
