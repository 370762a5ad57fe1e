import { describe, expect, it } from "vitest";
import { isExact, readOrderFilter } from "./order-list-filters.ts";

describe("what the list of orders shows", () => {
  it("is open orders, orders in a state, or open orders that wait for something", () => {
    expect([null, "nonsense", "finished", "late"].map(readOrderFilter)).toEqual([
      { status: "open" },
      { status: "open" },
      { status: "finished" },
      { work: "late" },
    ]);
  });

  it("is counted exactly below ten thousand", () => {
    expect([9_999, 10_000].map((total) => isExact(total, ""))).toEqual([true, false]);
    expect([999, 1_000].map((total) => isExact(total, "garcia"))).toEqual([true, false]);
  });
});
