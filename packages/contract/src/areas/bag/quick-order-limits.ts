/** Maximum number of lines in a quick order. */
export const MAX_PAD_LINES = 1_000;
export const MAX_PAD_CHARACTERS = 200_000;
/** The states of a line in a quick order; lines in the first two can be added to the bag. */
export const padStates = ["asWritten", "rounded", "short", "tooMany", "unit", "unknown", "unreadable"] as const;
export type PadState = (typeof padStates)[number];
