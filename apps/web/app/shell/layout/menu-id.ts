/** Names the phone's menu to its button. */
export const MENU = "phone-menu";
