import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type AvailableLot, allocate } from "./allocation.rules.ts";

const lots = fc
  .array(
    fc.record({
      placeId: fc.integer({ min: 1, max: 4 }),
      code: fc.constantFrom("A1", "B2", "C3"),
      available: fc.integer({ min: 0, max: 60 }),
    }),
    { maxLength: 12 },
  )
  .map((list) => list.map((lot, index): AvailableLot => ({ ...lot, lotId: index + 1 })));
const places = fc.shuffledSubarray([1, 2, 3, 4]);

describe("allocation of lots", () => {
  it("allocates exactly the requested quantity, or reports what is missing", () => {
    fc.assert(
      fc.property(lots, fc.integer({ min: 1, max: 120 }), places, (all, quantity, order) => {
        const { parts, missing } = allocate(all, quantity, order);
        expect(parts.reduce((sum, part) => sum + part.quantity, 0) + missing).toBe(quantity);
        const usable = all.filter((lot) => order.includes(lot.placeId)).reduce((sum, lot) => sum + lot.available, 0);
        expect(missing).toBe(Math.max(0, quantity - usable));
      }),
    );
  });

  it("never takes more from a lot than it has, nor from a place that may not serve", () => {
    fc.assert(
      fc.property(lots, fc.integer({ min: 1, max: 120 }), places, (all, quantity, order) => {
        for (const part of allocate(all, quantity, order).parts) {
          const lot = all.find((one) => one.lotId === part.lotId);
          expect(part.quantity).toBeLessThanOrEqual(lot?.available ?? 0);
          expect(order).toContain(part.placeId);
        }
      }),
    );
  });

  it("uses one lot whenever one lot is enough", () => {
    fc.assert(
      fc.property(lots, fc.integer({ min: 1, max: 60 }), places, (all, quantity, order) => {
        const fits = all.some((lot) => order.includes(lot.placeId) && lot.available >= quantity);
        if (fits) expect(allocate(all, quantity, order).lotCodes).toBe(1);
      }),
    );
  });
});
