import type { Allocation } from "./allocation.rules.ts";
import type { AvailableLot } from "./available-lot.ts";

/** Returns the best allocation by trying every set of lots: slow, and plain enough to check the search against. */
export function tryAll(lots: AvailableLot[], quantity: number, order: number[], useful: number): Allocation {
  const usable = lots
    .filter((lot) => order.includes(lot.placeId) && lot.available > 0)
    .sort((a, b) => b.available - a.available || a.lotId - b.lotId);
  const sum = (set: AvailableLot[]) => set.reduce((units, lot) => units + lot.available, 0);
  const sets = Array.from({ length: 2 ** usable.length }, (_, bits) => usable.filter((__, index) => bits & (1 << index)));
  const serves = (set: AvailableLot[]) => sum(set) >= quantity && set.every((lot) => sum(set) - lot.available < quantity);
  const cost = (set: AvailableLot[]): number[] => {
    const ranks = [...new Set(set.map((lot) => order.indexOf(lot.placeId)))].sort((a, b) => a - b);
    const remainder = sum(set) - quantity;
    const position = set.map((lot) => usable.indexOf(lot));
    return [codesOf(set), ranks.length, ...ranks, Number(remainder > 0 && remainder < useful), remainder, ...position];
  };
  const byCost = (a: AvailableLot[], b: AvailableLot[]) => firstDifference(cost(a), cost(b));
  const best = sum(usable) < quantity ? usable : sets.filter(serves).sort(byCost)[0];
  return fill(best ?? [], quantity);
}

const codesOf = (set: AvailableLot[]): number => new Set(set.map((lot) => lot.code)).size;

const firstDifference = (a: number[], b: number[]): number =>
  a.map((value, index) => value - (b[index] ?? 0)).find((difference) => difference !== 0) ?? 0;

function fill(set: AvailableLot[], quantity: number): Allocation {
  let missing = quantity;
  const parts = set.map(({ lotId, placeId, available }) => {
    const taken = Math.min(missing, available);
    missing -= taken;
    return { lotId, placeId, quantity: taken };
  });
  return { parts, lotCodes: codesOf(set), missing };
}
