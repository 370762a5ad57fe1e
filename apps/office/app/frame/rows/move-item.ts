/** Returns a list with one item at another position; the list itself if there is no such position. */
export function moveItem<Item>(list: readonly Item[], from: number, to: number): readonly Item[] {
  const isInside = (at: number) => Number.isInteger(at) && at >= 0 && at < list.length;
  if (!isInside(from) || !isInside(to) || from === to) return list;
  const rest = list.filter((_, at) => at !== from);
  return [...rest.slice(0, to), list[from] as Item, ...rest.slice(to)];
}
