import type { LotUnits, Room } from "@azulejo/database";

/** Maximum steps of the search; then the best assignment found so far is used. */
export const MAX_ROOM_STEPS = 5_000;

/** Which lot code each room comes from, by position; null for a room that takes from several. */
export type RoomCodes = (string | null)[];

interface Best {
  codes: RoomCodes;
  split: number;
  used: number;
}

/**
 * Returns the lot code of each room. Preferred, in this order: fewer rooms from several lots, fewer lot codes in all. @param totals units
 * of each lot code in all places that may serve; together they reach the quantity @param quantity of all rooms, and of units without a room
 */
export function searchRooms(totals: LotUnits[], rooms: Room[], quantity: number, onSteps?: (steps: number) => void): RoomCodes {
  const stock = totals.toSorted((a, b) => b.quantity - a.quantity || a.code.localeCompare(b.code));
  const order = rooms.map((_, index) => index).sort((a, b) => (rooms[b]?.quantity ?? 0) - (rooms[a]?.quantity ?? 0));
  const left = stock.map((lot) => lot.quantity);
  const codes: RoomCodes = rooms.map(() => null);
  let best: Best | null = null;
  let steps = 0;
  const choose = (position: number, split: number, used: Set<number>): void => {
    if (steps >= MAX_ROOM_STEPS && best) return;
    steps += 1;
    if (best && !isBelow(split, used.size, best)) return;
    const room = order[position];
    if (room === undefined) {
      const all = codesInAll(left, used, rest(rooms, codes, quantity));
      if (!best || isBelow(split, all, best)) best = { codes: [...codes], split, used: all };
      return;
    }
    const wanted = rooms[room]?.quantity ?? 0;
    for (const lot of candidates(left, used, wanted)) {
      left[lot] = (left[lot] ?? 0) - wanted;
      codes[room] = stock[lot]?.code ?? null;
      choose(position + 1, split, used.has(lot) ? used : new Set([...used, lot]));
      left[lot] = (left[lot] ?? 0) + wanted;
    }
    codes[room] = null;
    choose(position + 1, split + 1, used);
  };
  choose(0, 0, new Set());
  onSteps?.(steps);
  return (best as Best | null)?.codes ?? codes;
}

const isBelow = (split: number, used: number, best: Best): boolean => split < best.split || (split === best.split && used < best.used);

/** Lots with enough left for a room: those in use first, the tightest of them first. */
const candidates = (left: number[], used: Set<number>, wanted: number): number[] =>
  left
    .map((_, lot) => lot)
    .filter((lot) => (left[lot] ?? 0) >= wanted)
    .sort((a, b) => Number(used.has(b)) - Number(used.has(a)) || (left[a] ?? 0) - (left[b] ?? 0));

/** Units that belong to no room, or to a room that takes from several lots. */
const rest = (rooms: Room[], codes: RoomCodes, quantity: number): number =>
  quantity - rooms.reduce((sum, room, index) => sum + (codes[index] === null ? 0 : room.quantity), 0);

/** The number of lot codes when the rest comes from lots in use first, and then from the largest others. */
function codesInAll(left: number[], used: Set<number>, units: number): number {
  let missing = units - [...used].reduce((sum, lot) => sum + (left[lot] ?? 0), 0);
  let count = used.size;
  const others = left.filter((_, lot) => !used.has(lot)).sort((a, b) => b - a);
  for (const available of others) {
    if (missing <= 0) break;
    missing -= available;
    count += 1;
  }
  return count;
}
