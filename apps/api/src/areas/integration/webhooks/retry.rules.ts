const FIRST_MS = 2000;
const LONGEST_MS = 3_600_000;
const DAY_MS = 86_400_000;
/** A receiver that fails for this long is paused. */
const PATIENCE_MS = 3 * DAY_MS;

/** Returns the pause in ms after this many failures in a row: 2, 4, 8 … seconds, up to an hour. */
export const pauseAfter = (failures: number): number => Math.min(FIRST_MS * 2 ** Math.min(failures, 30), LONGEST_MS);

export const isPastRetries = (failingSince: Date, now: Date): boolean => now.getTime() - failingSince.getTime() >= PATIENCE_MS;
