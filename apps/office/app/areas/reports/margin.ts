/** The margin in cents: sales of goods with a known cost, less that cost. */
export const marginOf = ({ knownCents, costCents }: { knownCents: number; costCents: number }): number => knownCents - costCents;

/** Returns a part of a whole; null of nothing. */
export const shareOf = (part: number, whole: number): number | null => (whole === 0 ? null : part / whole);
