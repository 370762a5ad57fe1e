/** The most lines of a quick order. */
export const MOST_PAD_LINES = 1_000;
export const MOST_PAD_CHARACTERS = 200_000;
/** The states of a line of a quick order; the first two can be put in the bag. */
export const padStates = ["asWritten", "rounded", "short", "tooMany", "unit", "unknown", "unreadable"] as const;
export type PadState = (typeof padStates)[number];
