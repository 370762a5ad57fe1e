import type { LotUnits, Room } from "@azulejo/database";

/** The rooms that take from several lots, and the lot codes in all. */
export interface RoomCost {
  split: number;
  codes: number;
}

/** Returns the least possible cost by trying every set of lot codes with every choice of a code for each room. */
export function leastCost(totals: LotUnits[], rooms: Room[], quantity: number): RoomCost {
  const sets = Array.from({ length: 2 ** totals.length }, (_, bits) => totals.filter((__, index) => bits & (1 << index)));
  const enough = sets.filter((set) => set.reduce((sum, lot) => sum + lot.quantity, 0) >= quantity);
  const costs = enough.map((set) => ({
    split:
      rooms.length -
      mostWhole(
        set.map((lot) => lot.quantity),
        rooms,
      ),
    codes: set.length,
  }));
  const [best] = costs.sort((a, b) => a.split - b.split || a.codes - b.codes);
  return best ?? { split: 0, codes: 0 };
}

function mostWhole(left: number[], [room, ...others]: Room[]): number {
  if (!room) return 0;
  const inLots = left.map((available, index) =>
    available < room.quantity ? 0 : 1 + mostWhole(left.with(index, available - room.quantity), others),
  );
  return Math.max(mostWhole(left, others), ...inLots);
}
