import { assert, double, integer, property } from "fast-check";
import { describe, expect, it } from "vitest";
import { bothSystems, inches, thicknessLabel, thicknessOf } from "./lengths.ts";

/** Reads `11¾` and `23-9/16` back as `11 3/4` and `23 9/16`. */
const spelledOut = (text: string): string =>
  text
    .replace("-", " ")
    .replace(/[½¼¾⅛⅜⅝⅞]/, (one) => ` ${one.normalize("NFKC").replace("⁄", "/")}`)
    .trim();

/** Reads a length back as a number. */
function parse(text: string): number {
  return spelledOut(text)
    .split(" ")
    .reduce((sum, part) => {
      const [numerator = 0, denominator = 1] = part.split("/").map(Number);
      return sum + numerator / denominator;
    }, 0);
}

describe("inches", () => {
  it.each([
    [9, "⅜"],
    [9.5, "⅜"],
    [12.7, "½"],
    [20, "13/16"],
    [30, "1-3/16"],
    [25.4, "1"],
    [298, "11¾"],
    [610, "24"],
    [0.2, "1/16"],
    [0, "0"],
  ])("formats %d mm as %s", (mm, shown) => {
    expect(inches(mm)).toBe(shown);
  });

  it("is within a thirty-second of the length", () => {
    assert(property(double({ min: 1, max: 5000, noNaN: true }), (mm) => Math.abs(parse(inches(mm)) * 25.4 - mm) <= 25.4 / 32 + 1e-9));
  });

  it("is a reduced fraction of a power of two with no whole left in it", () => {
    assert(
      property(integer({ min: 1, max: 400_000 }), (hundredths) => {
        const match = /^(?:(\d+) )?(\d+)(?:\/(\d+))?$/.exec(spelledOut(inches(hundredths / 100)));
        if (!match) return false;
        const [, whole, numerator, denominator] = match;
        if (!denominator) return !whole;
        return [2, 4, 8, 16].includes(Number(denominator)) && Number(numerator) % 2 === 1 && Number(numerator) < Number(denominator);
      }),
    );
  });

  it("never shrinks as the length grows", () => {
    assert(
      property(integer({ min: 0, max: 5000 }), integer({ min: 0, max: 500 }), (mm, more) => parse(inches(mm)) <= parse(inches(mm + more))),
    );
  });
});

describe("both systems", () => {
  it("puts inches first", () => {
    expect(bothSystems(9)).toBe("⅜ in (9 mm)");
    expect(bothSystems(298, 598)).toBe("11¾ × 23-9/16 in (298 × 598 mm)");
  });
});

describe("the thickness of an item", () => {
  it.each([
    ["rectangle", 9, 9],
    ["slab", 30, 30],
    ["none", 13, 13],
    ["none", 130, null],
    ["bag", 100, null],
    ["bucket", 30, null],
    [null, 9, 9],
    ["square", null, null],
  ])("of shape %s and %s mm is %s", (shape, thicknessMm, thickness) => {
    expect(thicknessOf({ shape, thicknessMm })).toBe(thickness);
  });
});

describe("a thickness", () => {
  it("of a slab is said in centimeters, as the trade does", () => {
    expect(["slab", "rectangle", "bag"].map((shape) => thicknessLabel({ shape, thicknessMm: 20 }))).toEqual([
      "2 cm",
      "13/16 in (20 mm)",
      "",
    ]);
    expect(thicknessLabel({ shape: "slab", thicknessMm: 12 })).toBe("12 mm");
  });
});
