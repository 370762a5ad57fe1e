import fc from "fast-check";
import { expect, it } from "vitest";
import { allocateHeldFirst, withHeld } from "./held-allocation.rules.ts";
import { allocateLine } from "./room-allocation.rules.ts";

const ITEM = 1;
const lots = fc
  .array(fc.record({ placeId: fc.integer({ min: 1, max: 3 }), code: fc.constantFrom("A", "B", "C"), available: fc.nat(20) }), {
    maxLength: 6,
  })
  .map((all) => all.map((lot, index) => ({ ...lot, lotId: index + 1, itemId: ITEM })));
const quantity = fc.integer({ min: 1, max: 40 });
const wanted = (units: number) => ({ quantity: units, rooms: [], preferredLot: null });
const sum = (parts: { quantity: number }[]): number => parts.reduce((all, part) => all + part.quantity, 0);
const PLACES = [1, 2, 3];

it("takes held units first, never more than a lot has, and misses no available unit", () => {
  fc.assert(
    fc.property(lots, fc.array(fc.tuple(fc.nat(5), fc.integer({ min: 1, max: 9 })), { maxLength: 3 }), quantity, (all, kept, units) => {
      const reservations = kept.flatMap(([index, held]) => {
        const lot = all[index];
        return lot ? [{ lotId: lot.lotId, itemId: ITEM, placeId: lot.placeId, code: lot.code, units: held }] : [];
      });
      const pool = withHeld(
        all.filter(({ available }) => available > 0),
        reservations,
      );
      const { parts, missing } = allocateHeldFirst(pool, wanted(units), PLACES);
      expect(sum(parts) + missing).toBe(units);
      expect(new Set(parts.map(({ lotId }) => lotId)).size).toBe(parts.length);
      for (const { lotId, quantity: taken } of parts)
        expect(taken).toBeLessThanOrEqual(pool.find((lot) => lot.lotId === lotId)?.available ?? 0);
      const inAll = pool.reduce((total, { available }) => total + available, 0);
      expect(missing).toBe(Math.max(0, units - inAll));
      const held = pool.filter((lot) => lot.held > 0);
      const taken = held.reduce(
        (total, lot) => total + Math.min(lot.held, parts.find(({ lotId }) => lotId === lot.lotId)?.quantity ?? 0),
        0,
      );
      expect(taken).toBe(
        Math.min(
          units,
          held.reduce((total, lot) => total + lot.held, 0),
        ),
      );
    }),
  );
});

it("is the usual allocation for a bag that nothing is held for, and leaves out what another place holds", () => {
  fc.assert(
    fc.property(lots, quantity, (all, units) => {
      const usual = allocateLine(all, wanted(units), PLACES);
      expect(allocateHeldFirst(withHeld(all, []), wanted(units), PLACES)).toEqual(usual);
      const far = { lotId: 99, itemId: ITEM, placeId: 9, code: "A", units: 5 };
      expect(allocateHeldFirst(withHeld(all, [far]), wanted(units), PLACES)).toEqual(usual);
    }),
  );
});
