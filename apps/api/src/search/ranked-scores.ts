/** More than popularity adds to a score. */
const STEP = 1_000_000;

/** Returns a score for each product, in the order of a list; higher for earlier ones. */
export const rankedScores = (ranked: readonly number[]): { productId: number; score: number }[] =>
  [...new Set(ranked)].map((productId, place, { length }) => ({ productId, score: (length - place) * STEP }));
