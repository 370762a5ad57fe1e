/** What goods with a known cost brought above it, in cents. */
export const marginOf = ({ knownCents, costCents }: { knownCents: number; costCents: number }): number => knownCents - costCents;

/** Returns a part of a whole; null of nothing. */
export const shareOf = (part: number, whole: number): number | null => (whole === 0 ? null : part / whole);
