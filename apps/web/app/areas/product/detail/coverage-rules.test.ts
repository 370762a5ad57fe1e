import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { areaOfRoom, coverageOf, type Need, unitsFor } from "./coverage-rules.ts";

const need = (more: Partial<Need>): Need => ({ measure: "room", first: 0, second: 0, lengthUnit: "ft", wastePercent: 10, ...more });
const box = { areaPerUnit: 107_600, piecesPerUnit: 5 };

describe("coverage", () => {
  it("always covers the area with its waste, and never by a whole unit too many", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1e9 }),
        fc.integer({ min: 0, max: 50 }),
        fc.integer({ min: 1, max: 1e7 }),
        (area, waste, areaPerUnit) => {
          const units = BigInt(unitsFor(area, waste, areaPerUnit));
          const needed = BigInt(area) * BigInt(100 + waste);
          expect(units * BigInt(areaPerUnit) * 100n >= needed).toBe(true);
          expect((units - 1n) * BigInt(areaPerUnit) * 100n < needed + 100n).toBe(true);
        },
      ),
    );
  });

  it("is the same for a room and for its area", () => {
    const room = coverageOf(need({ first: 10, second: 12 }), box);
    expect(room).toEqual(coverageOf(need({ measure: "sqft", first: 120 }), box));
    expect(room).toEqual({ units: 13, covered: 13 * 107_600, pieces: 65 });
  });

  it("gives the same result in feet, inches and meters", () => {
    expect(areaOfRoom(120, 144, "in")).toBe(areaOfRoom(10, 12, "ft"));
    expect(coverageOf(need({ first: 3, second: 4, lengthUnit: "m", wastePercent: 0 }), box)).toEqual(
      coverageOf(need({ measure: "sqm", first: 12, wastePercent: 0 }), box),
    );
  });

  it("counts pieces in whole boxes, even for items without an area", () => {
    expect(coverageOf(need({ measure: "pieces", first: 50, wastePercent: 10 }), box)?.units).toBe(11);
    expect(coverageOf(need({ measure: "pieces", first: 3, wastePercent: 0 }), { areaPerUnit: null, piecesPerUnit: 1 })).toEqual({
      units: 3,
      covered: null,
      pieces: 3,
    });
  });

  it.each([0, -3, Number.NaN, Number.POSITIVE_INFINITY, 1e12])("returns null for %s", (first) => {
    for (const measure of ["room", "sqft", "sqm", "pieces"] as const)
      expect(coverageOf(need({ measure, first, second: 1 }), box)).toBeNull();
  });
});
