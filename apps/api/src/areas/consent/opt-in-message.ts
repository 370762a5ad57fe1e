/** Marks the text message that confirms a consent. */
export const OPT_IN = "opt-in";
