/** The stock of each lot code by place. */
export interface PlacedLots {
  /** Ids of places with stock, nearest first. */
  ids: number[];
  /** Units by lot code, at each of those places. */
  rows: number[][];
}

/** Reports how many steps a search took, for tests. */
export type CountSteps = (steps: number) => void;

/** Maximum steps of the search; then the nearest places with enough stock are used. */
export const MAX_PLACE_STEPS = 500;

/**
 * Returns the fewest places, then the nearest, in which `codes` lot codes together have the quantity. With one code the bound is exact, so
 * the search never backtracks: it takes at most two steps per place.
 */
export function searchPlaces({ ids, rows }: PlacedLots, quantity: number, codes: number, onSteps?: CountSteps): Set<number> {
  const chosen: number[] = [];
  let steps = 0;
  const choose = (from: number, more: number): boolean => {
    if (steps >= MAX_PLACE_STEPS) return false;
    steps += 1;
    if (reachable(rows, chosen, from, more, codes) < quantity) return false;
    if (more === 0) return true;
    for (let place = from; place <= ids.length - more; place += 1) {
      chosen.push(place);
      if (choose(place + 1, more - 1)) return true;
      chosen.pop();
    }
    return false;
  };
  const isFound = ids.some((_, index) => choose(0, index + 1));
  onSteps?.(steps);
  return new Set(isFound ? chosen.map((place) => ids[place] ?? 0) : nearest({ ids, rows }, quantity, codes));
}

function nearest({ ids, rows }: PlacedLots, quantity: number, codes: number): number[] {
  const order = ids.map((_, index) => index);
  const isEnough = (count: number) => reachable(rows, order.slice(0, count), 0, 0, codes) >= quantity;
  return ids.slice(0, order.findIndex((index) => isEnough(index + 1)) + 1);
}

/** Returns an upper bound of the units that the best `codes` lot codes have in the chosen places and `more` others from index `from` on. */
function reachable(rows: number[][], chosen: number[], from: number, more: number, codes: number): number {
  const most = rows.map((row) => sumAt(row, chosen) + sumOf(largest(row.slice(from), more)));
  return sumOf(largest(most, codes));
}

const sumOf = (values: number[]): number => values.reduce((sum, value) => sum + value, 0);
const sumAt = (row: number[], places: number[]): number => places.reduce((sum, place) => sum + (row[place] ?? 0), 0);
const largest = (values: number[], count: number): number[] => (count === 0 ? [] : values.sort((a, b) => b - a).slice(0, count));
