import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addedMeanwhile } from "./close-bag.rules.ts";
import type { StoredLine } from "./stored-bag.ts";

const line = (lineId: number, quantity: number): StoredLine => ({
  lineId,
  itemId: lineId,
  productId: lineId,
  quantity,
  fulfilment: "DLVR",
  agreedLots: null,
  rooms: [],
  sampleLot: null,
  seenPriceCents: 100,
  recipient: null,
});
const quantities = fc.array(fc.integer({ min: 1, max: 50 }), { maxLength: 8 });
const bagOf = (amounts: number[]) => amounts.map((quantity, index) => line(index + 1, quantity));

describe("the lines left for the next bag", () => {
  it("are empty when the bag is as ordered", () => {
    fc.assert(
      fc.property(quantities, (amounts) => {
        expect(addedMeanwhile(bagOf(amounts), bagOf(amounts))).toEqual([]);
      }),
    );
  });

  it("are the additions: more units of an ordered line, and new lines", () => {
    fc.assert(
      fc.property(quantities, fc.array(fc.nat({ max: 9 }), { minLength: 8, maxLength: 8 }), quantities, (amounts, more, fresh) => {
        const ordered = bagOf(amounts);
        const grown = ordered.map((one, index) => ({ ...one, quantity: one.quantity + (more[index] ?? 0) }));
        const left = addedMeanwhile([...grown, ...fresh.map((quantity, index) => line(100 + index, quantity))], ordered);
        const sum = (lines: { quantity: number }[]) => lines.reduce((total, one) => total + one.quantity, 0);
        expect(sum(left)).toBe(sum(grown) - sum(ordered) + fresh.reduce((total, quantity) => total + quantity, 0));
        expect(left.every((one) => one.quantity > 0)).toBe(true);
      }),
    );
  });

  it("are never negative for a line that was reduced or removed", () => {
    fc.assert(
      fc.property(quantities, fc.nat({ max: 60 }), (amounts, less) => {
        const reduced = bagOf(amounts).map((one) => ({ ...one, quantity: Math.max(1, one.quantity - less) }));
        expect(addedMeanwhile(reduced.slice(1), bagOf(amounts))).toEqual([]);
      }),
    );
  });
});
