/**
 * Returns one page of a sorted list of positions, without sorting the rest.
 * @param places array of the positions 0 … length - 1, which is reordered; the page is a part of it
 * @param compare a total order: no two positions are equal
 */
export function selectPage(places: Uint32Array, offset: number, limit: number, compare: (a: number, b: number) => number): Uint32Array {
  const count = places.length;
  const end = Math.min(count, offset + limit);
  if (offset >= end) return new Uint32Array(0);
  for (let place = 0; place < count; place++) places[place] = place;
  if (end < count) partition(places, 0, count - 1, end, compare);
  if (offset > 0) partition(places, 0, end - 1, offset, compare);
  return places.subarray(offset, end).sort(compare);
}

/** Moves the first `wanted` positions in sort order to the front (quickselect). */
function partition(places: Uint32Array, from: number, to: number, wanted: number, compare: (a: number, b: number) => number): void {
  let [low, high] = [from, to];
  while (low < high) {
    const pivot = places[(low + high) >>> 1]!;
    let [left, right] = [low - 1, high + 1];
    for (;;) {
      do left++;
      while (compare(places[left]!, pivot) < 0);
      do right--;
      while (compare(places[right]!, pivot) > 0);
      if (left >= right) break;
      const swapped = places[left]!;
      places[left] = places[right]!;
      places[right] = swapped;
    }
    if (wanted <= right) high = right;
    else low = right + 1;
  }
}
