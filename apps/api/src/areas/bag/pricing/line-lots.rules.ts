import type { LotUnits } from "@azulejo/database";
import type { Allocation } from "./allocation.rules.ts";
import type { AvailableLot } from "./available-lot.ts";

/** Returns the units of an allocation by production lot, most first; none when some units are missing. */
export function unitsByLot(lots: AvailableLot[], { parts, missing }: Allocation): LotUnits[] {
  if (missing > 0) return [];
  const codes = new Map(lots.map((lot) => [lot.lotId, lot.code]));
  const units = new Map<string, number>();
  for (const { lotId, quantity } of parts) {
    const code = codes.get(lotId) ?? "";
    units.set(code, (units.get(code) ?? 0) + quantity);
  }
  return [...units].map(([code, quantity]) => ({ code, quantity })).sort((a, b) => b.quantity - a.quantity);
}

/** Returns whether two splits take the same units from the same lots, in any order. */
export function sameLots(a: LotUnits[], b: LotUnits[]): boolean {
  const units = new Map(a.map(({ code, quantity }) => [code, quantity]));
  return a.length === b.length && b.every(({ code, quantity }) => units.get(code) === quantity);
}
