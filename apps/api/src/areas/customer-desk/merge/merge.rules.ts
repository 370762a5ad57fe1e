export interface Branch {
  id: number;
  number: string;
  name: string;
  city: string;
}

/** A branch whose number is taken in the other account, and the number that it gets there. */
export interface Renumbered extends Branch {
  newNumber: string;
}

/** Gives branches whose number is taken the next one that is in neither account, in the order of their numbers. */
export function renumber(moved: readonly Branch[], staying: readonly Pick<Branch, "number">[]): Renumbered[] {
  const taken = new Set([...moved, ...staying].map(({ number }) => number));
  const stays = new Set(staying.map(({ number }) => number));
  let next = 0;
  const free = (): string => {
    for (;;) {
      const number = String(++next).padStart(2, "0");
      if (taken.has(number)) continue;
      taken.add(number);
      return number;
    }
  };
  return moved.filter(({ number }) => stays.has(number)).map((branch) => ({ ...branch, newNumber: free() }));
}

export interface PriceOf {
  id: number;
  scope: string;
  key: string;
  fromUnits: number;
  firstDay: string | null;
  lastDay: string | null;
}

const overlaps = (a: PriceOf, b: PriceOf): boolean =>
  (a.firstDay ?? "") <= (b.lastDay ?? "9999") && (b.firstDay ?? "") <= (a.lastDay ?? "9999");

/** Returns the prices that end in a merge, because the remaining account has its own price for the same goods, quantity and days. */
export function endedPrices(moved: readonly PriceOf[], staying: readonly PriceOf[]): number[] {
  const keyOf = ({ scope, key, fromUnits }: PriceOf) => JSON.stringify([scope, key, fromUnits]);
  const own = Map.groupBy(staying, keyOf);
  return moved.filter((line) => own.get(keyOf(line))?.some((other) => overlaps(line, other))).map(({ id }) => id);
}
