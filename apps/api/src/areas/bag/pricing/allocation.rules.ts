import type { AvailableLot } from "./available-lot.ts";
import { type CountSteps, type PlacedLots, searchPlaces } from "./place-search.rules.ts";
import { searchRows } from "./row-search.rules.ts";

export interface Allocation {
  parts: { lotId: number; placeId: number; quantity: number }[];
  /** The number of different lot codes in the parts; more than one may differ in shade. */
  lotCodes: number;
  /** The quantity that could not be allocated. */
  missing: number;
}

export interface Options {
  /** The fewest units that are of use when they are left of a lot. */
  usefulRemainder?: number;
  onSteps?: CountSteps;
}

const USEFUL_REMAINDER = 2;

/**
 * Allocates a quantity to lots. What is better, in this order: nothing missing, fewer lot codes, fewer places, nearer places, no
 * useless remainder, a smaller remainder, larger parts first, lower lot ids. No part is taken that could be left out.
 * @param placeOrder ids of the places that may serve, preferred first; other places are not used
 */
export function allocate(lots: AvailableLot[], quantity: number, placeOrder: number[], options: Options = {}): Allocation {
  const rank = new Map(placeOrder.map((id, position) => [id, position]));
  const usable = lots.filter((lot) => rank.has(lot.placeId) && lot.available > 0).sort(bySize);
  const stock = usable.reduce((sum, lot) => sum + lot.available, 0);
  if (stock <= quantity) return drain(usable, quantity);
  const placed = placedLots(usable, rank);
  const codes = fewestCodes(placed, quantity);
  const places = searchPlaces(placed, quantity, codes, options.onSteps);
  const near = usable.filter((lot) => places.has(lot.placeId));
  const rows = searchRows(near, { quantity, codes, useful: options.usefulRemainder ?? USEFUL_REMAINDER }, options.onSteps);
  return drain(rows, quantity);
}

const bySize = (a: AvailableLot, b: AvailableLot): number => b.available - a.available || a.lotId - b.lotId;

/** Groups lots by code, each with what the places have, nearest place first. */
function placedLots(lots: AvailableLot[], rank: Map<number, number>): PlacedLots {
  const ids = [...new Set(lots.map((lot) => lot.placeId))].sort((a, b) => (rank.get(a) ?? 0) - (rank.get(b) ?? 0));
  const column = new Map(ids.map((id, index) => [id, index]));
  const rows = new Map<string, number[]>();
  for (const lot of lots) {
    const row = rows.get(lot.code) ?? ids.map(() => 0);
    const index = column.get(lot.placeId) ?? 0;
    row[index] = (row[index] ?? 0) + lot.available;
    rows.set(lot.code, row);
  }
  return { ids, rows: [...rows.values()] };
}

/** The largest codes together reach the quantity first, so their number is the fewest possible. */
function fewestCodes({ rows }: PlacedLots, quantity: number): number {
  const totals = rows.map((row) => row.reduce((sum, available) => sum + available, 0)).sort((a, b) => b - a);
  let sum = 0;
  return totals.findIndex((total) => (sum += total) >= quantity) + 1;
}

/** Empties each lot but the last and smallest, which keeps the remainder. */
function drain(lots: AvailableLot[], quantity: number): Allocation {
  const parts: Allocation["parts"] = [];
  let missing = quantity;
  for (const lot of lots) {
    const taken = Math.min(missing, lot.available);
    parts.push({ lotId: lot.lotId, placeId: lot.placeId, quantity: taken });
    missing -= taken;
  }
  return { parts, lotCodes: new Set(lots.map((lot) => lot.code)).size, missing };
}
