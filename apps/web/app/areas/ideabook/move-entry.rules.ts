/** Returns ids with one of them moved by a number of positions, as far as possible. */
export function moveEntry(ids: readonly number[], id: number, by: number): number[] {
  const from = ids.indexOf(id);
  if (from < 0) return [...ids];
  const rest = ids.filter((one) => one !== id);
  const to = Math.min(rest.length, Math.max(0, from + by));
  return [...rest.slice(0, to), id, ...rest.slice(to)];
}
