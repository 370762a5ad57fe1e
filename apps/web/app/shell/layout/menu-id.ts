/** The element id of the phone's menu, which its button refers to. */
export const MENU = "phone-menu";
