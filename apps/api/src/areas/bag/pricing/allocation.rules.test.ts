import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { tryAll } from "./allocation.fixture.ts";
import { allocate } from "./allocation.rules.ts";
import type { AvailableLot } from "./available-lot.ts";
import { MAX_PLACE_STEPS } from "./place-search.rules.ts";
import { MAX_MIXES } from "./row-search.rules.ts";

/** Lot codes are unique within a place. */
const stockOf = (codes: string[], most: number, maxLength: number) =>
  fc
    .uniqueArray(
      fc.record({
        placeId: fc.integer({ min: 1, max: 4 }),
        code: fc.constantFrom(...codes),
        available: fc.integer({ min: 0, max: most }),
      }),
      { maxLength, selector: (lot) => `${lot.placeId} ${lot.code}` },
    )
    .map((list) => list.map((lot, index): AvailableLot => ({ ...lot, lotId: index + 1 })));
const lots = stockOf(["A1", "B2", "C3"], 60, 12);
const places = fc.shuffledSubarray([1, 2, 3, 4]);

describe("allocation of lots", () => {
  it("allocates exactly the requested quantity, or reports the shortage", () => {
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

  it("is the same as the best of all possible allocations", () => {
    const small = stockOf(["A1", "B2", "C3", "D4"], 14, 8);
    fc.assert(
      fc.property(
        small,
        fc.integer({ min: 1, max: 40 }),
        places,
        fc.integer({ min: 1, max: 5 }),
        (all, quantity, order, usefulRemainder) => {
          expect(allocate(all, quantity, order, { usefulRemainder })).toEqual(tryAll(all, quantity, order, usefulRemainder));
        },
      ),
      { numRuns: 10_000 },
    );
  });

  const lot = (lotId: number, placeId: number, code: string, available: number): AvailableLot => ({ lotId, placeId, code, available });
  const taken = (all: AvailableLot[], quantity: number, order = [1, 2, 3]) =>
    allocate(all, quantity, order).parts.map(
      (part) => `${part.quantity} of ${all.find((one) => one.lotId === part.lotId)?.code} at ${part.placeId}`,
    );

  it("takes one lot from a far place before two lots from the nearest, and from one place before two", () => {
    expect(taken([lot(1, 1, "A", 20), lot(2, 1, "B", 20), lot(3, 2, "C", 36)], 36)).toEqual(["36 of C at 2"]);
    expect(taken([lot(1, 1, "A", 20), lot(2, 2, "A", 20), lot(3, 3, "A", 40)], 36)).toEqual(["36 of A at 3"]);
    expect(taken([lot(1, 1, "A", 20), lot(2, 2, "A", 20), lot(3, 3, "B", 30)], 36)).toEqual(["20 of A at 1", "16 of A at 2"]);
  });

  it("leaves no single unit behind, and large lots whole", () => {
    expect(taken([lot(1, 1, "A", 37), lot(2, 1, "B", 40)], 36)).toEqual(["36 of B at 1"]);
    expect(taken([lot(1, 1, "A", 90), lot(2, 1, "B", 40)], 36)).toEqual(["36 of B at 1"]);
    expect(taken([lot(1, 1, "A", 37), lot(2, 1, "B", 36)], 36)).toEqual(["36 of B at 1"]);
  });

  it("splits into the fewest lots, with the largest part first", () => {
    expect(taken([lot(1, 1, "A", 10), lot(2, 1, "B", 30), lot(3, 1, "C", 6)], 36)).toEqual(["30 of B at 1", "6 of C at 1"]);
  });

  it("ends after a bounded number of steps with hundreds of lots at forty places", () => {
    const order = Array.from({ length: 40 }, (_, index) => index + 1);
    const many = fc
      .array(fc.integer({ min: 1, max: 400 }), { minLength: 300, maxLength: 300 })
      .map((sizes) =>
        sizes.map((available, index) => lot(index + 1, (index % 40) + 1, `L${Math.floor(index / 40) + (index % 7) * 8}`, available)),
      );
    fc.assert(
      fc.property(many, fc.integer({ min: 1, max: 9_999 }), (all, quantity) => {
        let steps = 0;
        const { parts, lotCodes } = allocate(all, quantity, order, { onSteps: (count) => (steps += count) });
        expect(parts.reduce((sum, part) => sum + part.quantity, 0)).toBe(quantity);
        expect(steps).toBeLessThanOrEqual(lotCodes === 1 ? 2 * order.length : MAX_PLACE_STEPS + MAX_MIXES);
      }),
      { numRuns: 20 },
    );
  });
});
