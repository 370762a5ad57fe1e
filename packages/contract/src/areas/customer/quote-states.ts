/** The states of a quote. `expired`: nobody decided in time. */
export const quoteStates = ["requested", "open", "accepted", "rejected", "expired", "withdrawn"] as const;
export type QuoteState = (typeof quoteStates)[number];
