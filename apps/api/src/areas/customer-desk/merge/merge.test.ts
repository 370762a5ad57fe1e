import { describe, expect, it } from "vitest";
import { endedPrices, type PriceOf, renumber } from "./merge.rules.ts";

const branch = (id: number, number: string) => ({ id, number, name: `Branch ${id}`, city: "Reno" });

describe("branches of two accounts", () => {
  it("keep their numbers unless one is taken, and then get one that neither account has", () => {
    const moved = [branch(1, "01"), branch(2, "03"), branch(3, "02")];
    expect(renumber(moved, [{ number: "01" }, { number: "02" }, { number: "04" }])).toMatchObject([
      { id: 1, number: "01", newNumber: "05" },
      { id: 3, number: "02", newNumber: "06" },
    ]);
    expect(renumber(moved, [{ number: "1" }])).toEqual([]);
  });
});

describe("prices of two accounts", () => {
  const line = (id: number, more: Partial<PriceOf> = {}): PriceOf => ({
    ...{ id, scope: "item", key: "A-1", fromUnits: 1, firstDay: null, lastDay: null },
    ...more,
  });

  it("end where the account that stays has its own for the same goods, quantity and days", () => {
    const staying = [line(10, { firstDay: "2026-01-01", lastDay: "2026-06-30" }), line(11, { scope: "all", key: "" })];
    const moved = [
      line(1),
      line(2, { firstDay: "2026-07-01" }),
      line(3, { lastDay: "2025-12-31" }),
      line(4, { fromUnits: 10 }),
      line(5, { key: "A-2" }),
      line(6, { scope: "all", key: "" }),
      line(7, { firstDay: "2026-06-30" }),
    ];
    expect(endedPrices(moved, staying)).toEqual([1, 6, 7]);
  });
});
