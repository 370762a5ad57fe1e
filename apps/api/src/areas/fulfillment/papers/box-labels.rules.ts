import type { RoomLots } from "@azulejo/database";
import type { HeldLot } from "./held-lots.repository.ts";

/** A line with units that haven't been handed over. */
export interface HeldLine {
  itemNo: string;
  name: string;
  detail: string;
  rooms: RoomLots[];
  lots: HeldLot[];
}

export interface BoxLabel {
  line: HeldLine;
  lot: HeldLot;
  /** Null when the line has no rooms, or this unit belongs to none. */
  room: string | null;
  /** Counted from 1 within the line. */
  number: number;
  of: number;
}

/** Returns one label for each unit, lot by lot and room by room. */
export function boxLabels(lines: HeldLine[]): BoxLabel[] {
  return lines.flatMap((line) => {
    const of = line.lots.reduce((sum, lot) => sum + lot.units, 0);
    const wanted = line.rooms.flatMap((room) => room.lots.map(({ code, quantity }) => ({ room: room.name, code, left: quantity })));
    const rooms = new Map(Object.entries(Object.groupBy(wanted, (one) => one.code)));
    const units = line.lots.flatMap((lot) => Array.from({ length: lot.units }, () => ({ lot, room: nextRoom(rooms.get(lot.code) ?? []) })));
    return units.map(({ lot, room }, index) => ({ line, lot, room, number: index + 1, of }));
  });
}

function nextRoom(rooms: { room: string; left: number }[]): string | null {
  const next = rooms.find((one) => one.left > 0);
  if (!next) return null;
  next.left -= 1;
  return next.room;
}
