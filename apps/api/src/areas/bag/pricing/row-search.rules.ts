import type { AvailableLot } from "./available-lot.ts";
import type { CountSteps } from "./place-search.rules.ts";

/** Maximum mixes to try; then the best one found so far is used. */
export const MAX_MIXES = 5_000;

/** A remainder above zero and below `useful` is useless: nobody can buy it for a room. */
interface Wanted {
  quantity: number;
  /** The number of lot codes that may serve. */
  codes: number;
  useful: number;
}

/**
 * Returns the lots that serve a quantity with the best remainder, largest first; no lot that could be left out.
 * @param lots of as few places as possible, largest first; so many codes of them reach the quantity
 */
export function searchRows(lots: AvailableLot[], wanted: Wanted, onSteps?: CountSteps): AvailableLot[] {
  const whole = [...Map.groupBy(lots, (lot) => lot.code).values()];
  // Where one code is wanted from as few places as possible, all of its lots there are taken.
  const found = wanted.codes === 1 ? bestOf(whole, wanted) : searchMixes(lots, wanted, onSteps);
  return found ?? needed(largestOf(whole, wanted.codes), wanted.quantity);
}

const total = (lots: AvailableLot[]): number => lots.reduce((sum, lot) => sum + lot.available, 0);

function bestOf(choices: AvailableLot[][], { quantity, useful }: Wanted): AvailableLot[] | null {
  const enough = choices.filter((lots) => total(lots) >= quantity);
  return enough.reduce<AvailableLot[] | null>(
    (best, lots) => (!best || isBetter(total(lots) - quantity, total(best) - quantity, useful) ? lots : best),
    null,
  );
}

/**
 * Tries mixes of codes, largest lots first, so that the first of several equally good mixes has the largest parts. A mix ends
 * with the lot that reaches the quantity. A branch ends where even the largest lots left cannot reach it.
 */
function searchMixes(lots: AvailableLot[], { quantity, codes, useful }: Wanted, onSteps?: CountSteps): AvailableLot[] | null {
  const sums = [0];
  for (const lot of lots) sums.push((sums.at(-1) ?? 0) + lot.available);
  const most = codes * new Set(lots.map((lot) => lot.placeId)).size;
  const chosen: AvailableLot[] = [];
  let steps = 0;
  let best: { lots: AvailableLot[]; remainder: number } | null = null;
  const choose = (from: number, sum: number): void => {
    for (let index = from; index < lots.length; index += 1) {
      const until = Math.min(lots.length, index + most - chosen.length);
      if (sum + (sums[until] ?? 0) - (sums[index] ?? 0) < quantity) return;
      if (steps >= MAX_MIXES || best?.remainder === 0) return;
      steps += 1;
      const lot = lots[index];
      if (!lot || !isWithin(codes, chosen, lot)) continue;
      const reached = sum + lot.available;
      if (reached < quantity) {
        chosen.push(lot);
        choose(index + 1, reached);
        chosen.pop();
      } else if (!best || isBetter(reached - quantity, best.remainder, useful)) {
        best = { lots: [...chosen, lot], remainder: reached - quantity };
      }
    }
  };
  choose(0, 0);
  onSteps?.(steps);
  return (best as { lots: AvailableLot[] } | null)?.lots ?? null;
}

const isWithin = (codes: number, chosen: AvailableLot[], lot: AvailableLot): boolean =>
  chosen.some((one) => one.code === lot.code) || new Set(chosen.map((one) => one.code)).size < codes;

/** A remainder that is not useless is better, then a smaller one. */
function isBetter(remainder: number, than: number, useful: number): boolean {
  const isUseless = (value: number) => value > 0 && value < useful;
  if (isUseless(remainder) !== isUseless(than)) return isUseless(than);
  return remainder < than;
}

const largestOf = (groups: AvailableLot[][], codes: number): AvailableLot[] =>
  groups
    .sort((a, b) => total(b) - total(a))
    .slice(0, codes)
    .flat()
    .sort((a, b) => b.available - a.available || a.lotId - b.lotId);

function needed(lots: AvailableLot[], quantity: number): AvailableLot[] {
  let sum = 0;
  return lots.filter((lot) => {
    const isNeeded = sum < quantity;
    sum += lot.available;
    return isNeeded;
  });
}
