/** What staff wrote to the customer of an order. */
export const ORDER_MESSAGE_MAIL = "mail.orderMessage";
/** What the customer of an order wrote to the staff. */
export const ORDER_QUESTION_MAIL = "mail.orderQuestion";
