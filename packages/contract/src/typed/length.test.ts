import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readArea } from "./area.ts";
import { readLength, UM_PER_FOOT, UM_PER_INCH } from "./length.ts";

const feet = (typed: string) => {
  const um = readLength(typed, "ft");
  return um === null ? null : um / UM_PER_FOOT;
};

describe("a typed length", () => {
  it.each([
    ["12.5", 12.5],
    ["12,5", 12.5],
    ["12,5 ft", 12.5],
    ["12 1/2", 12.5],
    ["12½ ft", 12.5],
    ["12'6\"", 12.5],
    ["12' 6", 12.5],
    ["12’ 6”", 12.5],
    ["12'-6\"", 12.5],
    ["12' 6''", 12.5],
    ["12 ft 6 in", 12.5],
    ["12 ft. 6 in.", 12.5],
    ["12ft6in", 12.5],
    ["12 pies 6 pulg", 12.5],
    ["12 feet, 6 inches", 12.5],
    ["150 in", 12.5],
    ['150"', 12.5],
    ["3.81 m", 12.5],
    ["3,81 metros", 12.5],
    ["381 cm", 12.5],
    ["3 m 81 cm", 12.5],
    ["3810 mm", 12.5],
    ["12'6 1/2\"", 12.5 + 0.5 / 12],
  ])("%j in feet", (typed, value) => expect(feet(typed)).toBeCloseTo(value, 9));

  it.each(["", "12-6", "12 6", "12 ft 6 ft", "6 in 12 ft", "3 m 81", "12 yd", "twelve", "12'6\"3", "1e3", "-4 ft"])(
    "%j can't be read",
    (typed) => expect(readLength(typed, "ft")).toBeNull(),
  );

  it("is the same in feet and inches, in inches, and in decimals", () => {
    const marks = fc.constantFrom(["'", '"'], [" ft ", " in"], ["’ ", "”"], [" pies ", " pulg."], ["' ", ""]);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 400 }), fc.integer({ min: 0, max: 47 }), marks, (whole, quarters, [foot, inch]) => {
        const fraction = quarters % 4 === 0 ? "" : ` ${quarters % 4}/4`;
        const um = (whole * 48 + quarters) * (UM_PER_INCH / 4);
        expect(readLength(`${whole}${foot}${Math.floor(quarters / 4)}${fraction}${inch}`, "ft")).toBe(um);
        expect(readLength(`${whole * 12 + quarters / 4}"`, "ft")).toBe(um);
      }),
      { numRuns: 2000 },
    );
  });
});

describe("a typed area", () => {
  it.each([
    ["120", 120],
    ["120.5 sq ft", 120.5],
    ["120,5 pies²", 120.5],
    ["1,200 sqft", 1200],
    ["1,200 sq. ft.", 1200],
    ["40 sf", 40],
    ["40 ft2", 40],
    ["40 ft²", 40],
    ["40 pie2", 40],
    ["40 pies cuadrados", 40],
    ["40 square feet", 40],
    ["10 m²", 107.639],
    ["10 m2", 107.639],
    ["3,8 m²", 40.903],
    ["10 metros cuadrados", 107.639],
    ["10 sq m", 107.639],
  ])("%j in square feet", (typed, value) => expect(readArea(typed)).toBeCloseTo(value, 2));

  it.each(["", "12 ft", "12 ft 2", "12 m", "twelve", "12 boxes", "12'6\""])("%j can't be read", (typed) =>
    expect(readArea(typed)).toBeNull(),
  );
});
