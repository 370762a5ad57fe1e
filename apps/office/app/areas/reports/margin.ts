/** Returns the margin in cents: sales of goods with a known cost, minus that cost. */
export const marginOf = ({ knownCents, costCents }: { knownCents: number; costCents: number }): number => knownCents - costCents;

/** Returns a part as a fraction of a whole; null if the whole is zero. */
export const shareOf = (part: number, whole: number): number | null => (whole === 0 ? null : part / whole);
