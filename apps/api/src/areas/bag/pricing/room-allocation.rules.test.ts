import type { Room } from "@azulejo/database";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { AvailableLot } from "./available-lot.ts";
import { leastCost } from "./room-allocation.fixture.ts";
import { allocateLine } from "./room-allocation.rules.ts";
import { MAX_ROOM_STEPS, searchRooms } from "./room-search.rules.ts";

const codes = ["A1", "B2", "C3", "D4"];
const stock = fc
  .uniqueArray(
    fc.record({ placeId: fc.integer({ min: 1, max: 3 }), code: fc.constantFrom(...codes), available: fc.integer({ min: 0, max: 25 }) }),
    { maxLength: 9, selector: (lot) => `${lot.placeId} ${lot.code}` },
  )
  .map((list) => list.map((lot, index): AvailableLot => ({ ...lot, lotId: index + 1 })));
const someRooms = fc
  .array(fc.integer({ min: 1, max: 20 }), { minLength: 1, maxLength: 5 })
  .map((sizes) => sizes.map((quantity, index): Room => ({ name: `Room ${index + 1}`, quantity })));
const spare = fc.integer({ min: 0, max: 8 });
const order = [1, 2, 3];

const sum = (list: { quantity: number }[]): number => list.reduce((total, one) => total + one.quantity, 0);
const totalsOf = (lots: AvailableLot[]) =>
  codes
    .map((code) => ({ code, quantity: lots.filter((lot) => lot.code === code).reduce((total, lot) => total + lot.available, 0) }))
    .filter((lot) => lot.quantity > 0);

describe("allocation of rooms", () => {
  it("keeps as many rooms whole as possible, from as few lots as possible", () => {
    fc.assert(
      fc.property(stock, someRooms, spare, (lots, rooms, more) => {
        const quantity = sum(rooms) + more;
        const found = allocateLine(lots, { quantity, rooms, preferredLot: null }, order);
        fc.pre(found.missing === 0);
        const split = found.rooms.filter((room) => room.lots.length > 1).length;
        expect({ split, codes: found.lotCodes }).toEqual(leastCost(totalsOf(lots), rooms, quantity));
      }),
      { numRuns: 10_000 },
    );
  });

  it("gives every room its units and takes exactly those from the stock", () => {
    fc.assert(
      fc.property(stock, someRooms, spare, (lots, rooms, more) => {
        const quantity = sum(rooms) + more;
        const found = allocateLine(lots, { quantity, rooms, preferredLot: null }, order);
        fc.pre(found.missing === 0);
        expect(sum(found.parts)).toBe(quantity);
        for (const part of found.parts) expect(part.quantity).toBeLessThanOrEqual(lots[part.lotId - 1]?.available ?? 0);
        expect(found.rooms.map(({ name, lots: of }) => ({ name, quantity: sum(of) }))).toEqual(rooms);
        const taken = (code: string) => sum(found.parts.filter((part) => lots[part.lotId - 1]?.code === code));
        for (const code of codes) {
          const ofRooms = sum(found.rooms.flatMap((room) => room.lots).filter((lot) => lot.code === code));
          expect(ofRooms).toBeLessThanOrEqual(taken(code));
        }
      }),
    );
  });

  it("takes all from the preferred lot whenever that has enough, and is else as without it", () => {
    fc.assert(
      fc.property(stock, someRooms, fc.constantFrom(...codes), (lots, rooms, preferredLot) => {
        const quantity = sum(rooms);
        const found = allocateLine(lots, { quantity, rooms, preferredLot }, order);
        const has = totalsOf(lots).find((lot) => lot.code === preferredLot)?.quantity ?? 0;
        if (has >= quantity) expect(new Set(found.parts.map((part) => lots[part.lotId - 1]?.code))).toEqual(new Set([preferredLot]));
        else expect(found).toEqual(allocateLine(lots, { quantity, rooms, preferredLot: null }, order));
      }),
    );
  });

  it("ends after a bounded number of steps with many rooms and lots", () => {
    const many = fc.array(fc.integer({ min: 1, max: 90 }), { minLength: 12, maxLength: 12 });
    fc.assert(
      fc.property(many, fc.array(fc.integer({ min: 60, max: 200 }), { minLength: 14, maxLength: 14 }), (sizes, stocks) => {
        let steps = 0;
        const rooms = sizes.map((quantity, index) => ({ name: String(index), quantity }));
        const totals = stocks.map((quantity, index) => ({ code: String(index), quantity }));
        searchRooms(totals, rooms, sum(rooms), (count) => (steps = count));
        expect(steps).toBeLessThanOrEqual(MAX_ROOM_STEPS + 13);
      }),
      { numRuns: 50 },
    );
  });
});
