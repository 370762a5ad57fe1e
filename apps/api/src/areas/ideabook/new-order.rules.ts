/** Returns ids in the wanted order, each once; those that `wanted` leaves out follow in their old order. */
export const newOrder = (ids: readonly number[], wanted: readonly number[]): number[] => {
  const known = new Set(ids);
  return [...new Set([...wanted.filter((id) => known.has(id)), ...ids])];
};
