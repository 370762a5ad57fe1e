import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { newOrder } from "./new-order.rules.ts";

const ids = fc.uniqueArray(fc.integer({ min: 1, max: 60 }), { maxLength: 30 });

describe("the order of a book", () => {
  it("has each entry once, whatever is wanted", () => {
    fc.assert(
      fc.property(ids, fc.array(fc.integer({ min: 1, max: 80 })), (had, wanted) => {
        expect([...newOrder(had, wanted)].sort()).toEqual([...had].sort());
      }),
    );
  });

  it("begins with the requested entries, and keeps the old order of the rest", () => {
    expect(newOrder([1, 2, 3, 4], [4, 2])).toEqual([4, 2, 1, 3]);
    expect(newOrder([1, 2], [9, 2, 2])).toEqual([2, 1]);
  });
});
