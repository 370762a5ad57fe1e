import type { Options } from "./allocation.rules.ts";
import type { AvailableLot } from "./available-lot.ts";
import { allocateLine, type LineAllocation, type LotDemand } from "./room-allocation.rules.ts";

/** A lot with the units of it that staff hold for the bag, which are among those available to it. */
export interface HeldLot extends AvailableLot {
  held: number;
}

interface Held {
  lotId: number;
  itemId: number;
  placeId: number;
  code: string;
  units: number;
}

/** Returns lots with what is held for the bag: others can't have it, and the bag can. */
export function withHeld(
  lots: readonly (AvailableLot & { itemId: number })[],
  reservations: readonly Held[],
): (HeldLot & { itemId: number })[] {
  const pool = lots.map((lot) => ({ ...lot, held: 0 }));
  for (const { units, ...lot } of reservations) {
    const found = pool.find(({ lotId }) => lotId === lot.lotId);
    if (!found) pool.push({ ...lot, available: units, held: units });
    else Object.assign(found, { available: found.available + units, held: found.held + units });
  }
  return pool;
}

/** Allocates a line as `allocateLine` does, but from what is held for the bag first, and the rest from the same lot if it has enough. */
export function allocateHeldFirst(
  lots: readonly HeldLot[],
  wanted: LotDemand,
  placeOrder: number[],
  options: Options = {},
): LineAllocation {
  const held = lots.filter((lot) => lot.held > 0 && placeOrder.includes(lot.placeId)).map((lot) => ({ ...lot, available: lot.held }));
  if (held.length === 0) return allocateLine([...lots], wanted, placeOrder, options);
  const first = allocateLine(held, wanted, placeOrder, options);
  if (first.missing === 0) return first;
  const taken = new Map(first.parts.map(({ lotId, quantity }) => [lotId, quantity]));
  const left = lots.map((lot) => ({ ...lot, available: lot.available - (taken.get(lot.lotId) ?? 0) }));
  const [largest] = held.toSorted((a, b) => b.held - a.held || a.lotId - b.lotId);
  const rest = allocateLine(left, { quantity: first.missing, rooms: [], preferredLot: largest?.code ?? null }, placeOrder, options);
  return { ...joined(lots, [...first.parts, ...rest.parts]), missing: rest.missing, rooms: [] };
}

function joined(lots: readonly HeldLot[], all: LineAllocation["parts"]): Pick<LineAllocation, "parts" | "lotCodes"> {
  const parts = new Map<number, LineAllocation["parts"][number]>();
  for (const part of all) parts.set(part.lotId, { ...part, quantity: part.quantity + (parts.get(part.lotId)?.quantity ?? 0) });
  const codes = new Map(lots.map(({ lotId, code }) => [lotId, code]));
  return { parts: [...parts.values()], lotCodes: new Set([...parts.keys()].map((lotId) => codes.get(lotId))).size };
}
