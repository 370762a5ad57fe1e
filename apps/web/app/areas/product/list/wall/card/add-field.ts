// @bundle cards
/** The name of a card's button, whose value is the item; the form has no other fields, because a list has fifty of them. */
export const ADD_FIELD = "add";
