import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { divideRounded, perSquareFoot } from "./money.ts";

const amount = fc.bigInt({ min: 0n, max: 10n ** 15n });
const divisor = fc.bigInt({ min: 1n, max: 10n ** 9n });

describe("a rounded quotient", () => {
  it("is never more than half a unit away, and goes up at exactly half", () => {
    fc.assert(
      fc.property(amount, divisor, (dividend, by) => {
        const twice = 2n * (divideRounded(dividend, by) * by - dividend);
        expect(twice > -by && twice <= by).toBe(true);
      }),
    );
  });

  it("of a multiple is exact, and grows with its dividend", () => {
    fc.assert(
      fc.property(amount, divisor, (whole, by) => {
        expect(divideRounded(whole * by, by)).toBe(whole);
        expect(divideRounded(whole + 1n, by) >= divideRounded(whole, by)).toBe(true);
      }),
    );
  });
});

describe("a price per square foot", () => {
  it("times the area is the price, within half a cent per square foot", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000 }), fc.integer({ min: 1, max: 5_000_000 }), (cents, areaPerUnit) => {
        const area = areaPerUnit / 10_000;
        expect(Math.abs((perSquareFoot(cents, areaPerUnit) ?? Number.NaN) * area - cents)).toBeLessThanOrEqual(area / 2 + 1e-6);
      }),
    );
  });

  it("is unknown for what has no area", () => {
    expect([perSquareFoot(500, null), perSquareFoot(500, 0)]).toEqual([null, null]);
  });
});
