import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { areaOf, codeOf, pairOf, partsOf } from "./slab-code.rules.ts";

describe("a slab's number", () => {
  it("names bundle and position, also for bundles with hyphens", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Z0-9]{1,6}(-[A-Z0-9]{1,4})?$/), fc.integer({ min: 1, max: 9999 }), (bundle, sequence) => {
        expect(partsOf(codeOf(bundle, sequence))).toEqual({ bundle, sequence });
      }),
    );
    expect(partsOf("e32-3")).toEqual({ bundle: "E32", sequence: 3 });
  });

  it("pairs each slab with the one across the cut, and that one with it", () => {
    fc.assert(fc.property(fc.integer({ min: 1, max: 500 }), (n) => pairOf(pairOf(n)) === n && Math.abs(pairOf(n) - n) === 1));
    expect([1, 2, 3, 4].map(pairOf)).toEqual([2, 1, 4, 3]);
  });

  it("has an area in ten thousandths of a square foot", () => {
    expect(areaOf(3200, 1905)).toBe(656_168);
    expect(areaOf(3048, 3048)).toBe(1_000_000);
  });
});
