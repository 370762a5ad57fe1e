import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { unitsOfArea } from "./square-feet.rules.ts";

describe("units of an area", () => {
  it("cover it with the fewest units", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5_000_000 }), fc.integer({ min: 1_000, max: 500_000 }), (hundredths, areaPerUnit) => {
        const units = unitsOfArea(hundredths / 100, areaPerUnit) ?? 0;
        expect(units * areaPerUnit).toBeGreaterThanOrEqual(hundredths * 100);
        expect((units - 1) * areaPerUnit).toBeLessThan(Math.max(hundredths * 100, 1));
      }),
    );
  });

  it("are exact where whole units cover it, and unknown for an item without an area", () => {
    expect(unitsOfArea(107.6, 107_600)).toBe(10);
    expect(unitsOfArea(10, null)).toBeNull();
  });
});
