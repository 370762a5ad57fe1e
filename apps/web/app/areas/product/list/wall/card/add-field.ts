// @bundle cards
/** The field by which a card's button names its item; the button is the whole form, because a list has fifty of them. */
export const ADD_FIELD = "add";
