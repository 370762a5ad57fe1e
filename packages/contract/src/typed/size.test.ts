import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { firstSize, nominalInches, replaceSizes } from "./size.ts";

const sized = (text: string) => {
  const { sides, unit, thicknessMm } = firstSize(text) ?? {};
  return [sides?.join("x"), unit ?? null, thicknessMm ?? null];
};

describe("a size in a text", () => {
  it.each([
    ["12x24", ["12x24", null, null]],
    ["12 X 24", ["12x24", null, null]],
    ["12×24 matte", ["12x24", null, null]],
    ["12*24", ["12x24", null, null]],
    ["12 by 24", ["12x24", null, null]],
    ["12 por 24", ["12x24", null, null]],
    ['12"x24"', ["12x24", "in", null]],
    ["12” × 24”", ["12x24", "in", null]],
    ["12'' x 24''", ["12x24", "in", null]],
    ["12 in. x 24 in. glazed porcelain", ["12x24", "in", null]],
    ["12inx24in", ["12x24", "in", null]],
    ["12 x 24 inch", ["12x24", "in", null]],
    ["12 x 24 pulg.", ["12x24", "in", null]],
    ["12 x 24 interior", ["12x24", null, null]],
    ["24x12", ["24x12", null, null]],
    ["30 × 60 cm", ["30x60", "cm", null]],
    ["30cm x 60cm", ["30x60", "cm", null]],
    ["600x1200", ["600x1200", "mm", null]],
    ["300 x 600 mm", ["300x600", "mm", null]],
    ["0.75x12", ["0.75x12", null, null]],
    ["7,5x15 cm", ["7.5x15", "cm", null]],
    ["11 3/4 x 23 1/2", ["11.75x23.5", null, null]],
    ["11¾ × 23½ in", ["11.75x23.5", "in", null]],
    ["3/4 x 12", ["0.75x12", null, null]],
    ["12x24x3/8", ["12x24", null, 9.525]],
    ["12 x 24 x 10 mm", ["12x24", null, 10]],
    ["60 x 120 x 2 cm", ["60x120", "cm", 20]],
  ])("is read from %j", (text, expected) => expect(sized(text)).toEqual(expected));

  it.each(["Model A4x4b", "12", "x24", "12x", "12 24", "0x0", "CBR-GULL-624-M"])("is not in %j", (text) =>
    expect(firstSize(text)).toBeNull(),
  );

  it("leaves the rest of the text as it is", () => {
    expect(replaceSizes("gray 2x2 on 12x12 sheet", ({ sides }) => `[${sides.join("x")}]`)).toBe("gray [2x2] on [12x12] sheet");
  });

  it("is the same size however it is written", () => {
    const mark = fc.constantFrom("", '"', "''", "”", " in", " in.", " inch");
    const by = fc.constantFrom("x", " x ", "×", " × ", "X", "*", " by ", " por ");
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99 }), fc.integer({ min: 1, max: 99 }), mark, by, (a, b, unit, between) => {
        expect(firstSize(`gray ${a}${unit}${between}${b}${unit} tile`)?.sides).toEqual([a, b]);
      }),
      { numRuns: 2000 },
    );
  });

  it("never fails, whatever is typed", () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(..."0123456789 xX×.,/\"'”½incmby"), maxLength: 40 }), (text) => {
        for (const side of firstSize(text)?.sides ?? []) expect(side).toBeGreaterThan(0);
      }),
      { numRuns: 2000 },
    );
  });
});

it("names metric sides in nominal inches", () => {
  expect([300, 600, 75, 1200, 12].map(nominalInches)).toEqual([12, 24, 3, 48, 0.5]);
});
