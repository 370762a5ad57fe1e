import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { deliveryParts, splitBy } from "./line-shares.rules.ts";

const cents = fc.integer({ min: 0, max: 5_000_000 });

describe("an amount split by weights", () => {
  it("loses and adds no cent", () => {
    fc.assert(
      fc.property(cents, fc.array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 1, maxLength: 9 }), (amount, weights) => {
        const parts = splitBy(amount, weights);
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(amount);
        expect(Math.min(...parts)).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

describe("the delivery's cost", () => {
  it("is shared by goods and samples separately, by price, with its tax", () => {
    const lines = [
      { lineId: 1, isSample: false, goodsCents: 3000 },
      { lineId: 2, isSample: false, goodsCents: 1000 },
      { lineId: 3, isSample: true, goodsCents: 0 },
      { lineId: 4, isSample: true, goodsCents: 0 },
    ];
    const parts = deliveryParts(lines, { goodsCents: 8000, samplesCents: 2000, taxCents: 1000 });
    expect([...parts]).toEqual([
      [1, 6600],
      [2, 2200],
      [3, 1100],
      [4, 1100],
    ]);
  });

  it("is shared by no line when nothing is delivered", () => {
    expect(deliveryParts([], { goodsCents: 0, samplesCents: 0, taxCents: 0 }).size).toBe(0);
  });
});
