import type { LotUnits, Room, RoomLots } from "@azulejo/database";
import { type Allocation, allocate, type Options } from "./allocation.rules.ts";
import type { AvailableLot } from "./available-lot.ts";
import { type RoomCodes, searchRooms } from "./room-search.rules.ts";

/** A line's need of stock. */
export interface LotDemand {
  quantity: number;
  /** Together at most the quantity. */
  rooms: Room[];
  /** The lot of the buyer's sample. */
  preferredLot: string | null;
}

export interface LineAllocation extends Allocation {
  /** In the order in which the buyer named them; empty while units are missing. */
  rooms: RoomLots[];
}

/** Allocates a line: all of it from the preferred lot if that has enough; otherwise from one lot; otherwise whole rooms per lot. */
export function allocateLine(lots: AvailableLot[], wanted: LotDemand, placeOrder: number[], options: Options = {}): LineAllocation {
  const { quantity, rooms, preferredLot } = wanted;
  const preferred = allocate(ofCode(lots, preferredLot), quantity, placeOrder, options);
  const plain = preferred.missing === 0 ? preferred : allocate(lots, quantity, placeOrder, options);
  if (plain.missing > 0 || rooms.length === 0) return { ...plain, rooms: [] };
  if (plain.lotCodes === 1) {
    const code = lots.find((lot) => lot.lotId === plain.parts[0]?.lotId)?.code ?? "";
    return { ...plain, rooms: rooms.map((room) => ({ ...room, lots: [{ code, quantity: room.quantity }] })) };
  }
  return allocateRooms(lots, wanted, placeOrder, options);
}

const ofCode = (lots: AvailableLot[], code: string | null): AvailableLot[] => lots.filter((lot) => lot.code === code);

function allocateRooms(lots: AvailableLot[], { quantity, rooms }: LotDemand, placeOrder: number[], options: Options): LineAllocation {
  const totals = totalsByCode(lots.filter((lot) => placeOrder.includes(lot.placeId) && lot.available > 0));
  const codes = searchRooms(totals, rooms, quantity);
  const { demand, ofRoom } = fillRooms(totals, rooms, codes, quantity);
  const parts = [...demand]
    .flatMap(([code, units]) => allocate(ofCode(lots, code), units, placeOrder, options).parts)
    .sort((a, b) => b.quantity - a.quantity || a.lotId - b.lotId);
  return { parts, lotCodes: demand.size, missing: 0, rooms: rooms.map((room, index) => ({ ...room, lots: ofRoom[index] ?? [] })) };
}

function totalsByCode(lots: AvailableLot[]): LotUnits[] {
  return [...Map.groupBy(lots, (lot) => lot.code)]
    .map(([code, members]) => ({ code, quantity: members.reduce((sum, lot) => sum + lot.available, 0) }))
    .sort((a, b) => b.quantity - a.quantity || a.code.localeCompare(b.code));
}

/**
 * Assigns one lot to each room that fits into it. Other rooms and the rest of the line get the remaining units, first from lots already
 * used, fullest first.
 */
function fillRooms(totals: LotUnits[], rooms: Room[], codes: RoomCodes, quantity: number) {
  const left = new Map(totals.map((lot) => [lot.code, lot.quantity]));
  const demand = new Map<string, number>();
  const take = (code: string, units: number): LotUnits => {
    left.set(code, (left.get(code) ?? 0) - units);
    demand.set(code, (demand.get(code) ?? 0) + units);
    return { code, quantity: units };
  };
  const fullest = (): string | undefined => {
    const open = totals.map((lot) => lot.code).filter((code) => (left.get(code) ?? 0) > 0);
    const byStock = (a: string, b: string) =>
      Number(demand.has(b)) - Number(demand.has(a)) || (left.get(b) ?? 0) - (left.get(a) ?? 0) || a.localeCompare(b);
    return open.sort(byStock)[0];
  };
  const takeAnywhere = (units: number): LotUnits[] => {
    const taken: LotUnits[] = [];
    for (let missing = units, code = fullest(); missing > 0 && code !== undefined; code = fullest()) {
      const some = Math.min(missing, left.get(code) ?? 0);
      taken.push(take(code, some));
      missing -= some;
    }
    return taken;
  };
  const whole = rooms.map((room, index) => {
    const code = codes[index];
    return code ? [take(code, room.quantity)] : null;
  });
  const ofRoom = whole.map((lots, index) => lots ?? takeAnywhere(rooms[index]?.quantity ?? 0));
  takeAnywhere(quantity - rooms.reduce((sum, room) => sum + room.quantity, 0));
  return { demand, ofRoom };
}
