import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { largestLot } from "./largest-lot.rules.ts";

const lot = (code: string, placeId: number, available: number) => ({ code, placeId, available });

describe("the largest lot", () => {
  it("adds up the places of one lot, and names those with stock, most units first", () => {
    const lots = [lot("A23", 1, 16), lot("B07", 2, 40), lot("A23", 3, 30), lot("A23", 4, 0)];
    expect(largestLot(lots)).toEqual({ code: "A23", available: 46, placeIds: [3, 1] });
  });

  it("is in one place where two lots are equal, and null without stock", () => {
    expect(largestLot([lot("A23", 1, 10), lot("A23", 2, 10), lot("B07", 1, 20)])?.code).toBe("B07");
    expect(largestLot([lot("A23", 1, 0)])).toBeNull();
  });

  it("has at least as much as any other", () => {
    const some = fc.array(fc.record({ code: fc.constantFrom("A", "B", "C"), placeId: fc.nat(3), available: fc.nat(50) }));
    fc.assert(
      fc.property(some, (lots) => {
        for (const code of ["A", "B", "C"]) {
          const units = lots.filter((one) => one.code === code).reduce((sum, one) => sum + one.available, 0);
          expect(largestLot(lots)?.available ?? 0).toBeGreaterThanOrEqual(units);
        }
      }),
    );
  });
});
