/** Returns ids in the wanted order without duplicates, followed by those missing in `wanted` in their old order. */
export const newOrder = (ids: readonly number[], wanted: readonly number[]): number[] => {
  const known = new Set(ids);
  return [...new Set([...wanted.filter((id) => known.has(id)), ...ids])];
};
