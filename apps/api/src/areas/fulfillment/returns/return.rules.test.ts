import { describe, expect, it } from "vitest";
import { leftToReturn, movesStock, refundedUnits, refusalOf } from "./return.rules.ts";

type Returns = Parameters<typeof leftToReturn>[1];
const now = new Date("2026-11-29T12:00:00Z");
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
const rule = { days: 30, final: ["sample", "slab"] } as const;
const line = { lineId: 1, kind: "item" as const, sellUnit: "box", handedOverAt: daysAgo(30) };

describe("a return", () => {
  it("is allowed through the last day, and never of goods that are final", () => {
    expect(refusalOf(line, rule, now)).toBeNull();
    expect(refusalOf({ ...line, handedOverAt: new Date(daysAgo(30).getTime() - 1) }, rule, now)).toBe("late");
    expect(refusalOf({ ...line, handedOverAt: null }, rule, now)).toBeNull();
    expect(refusalOf({ ...line, kind: "sample", handedOverAt: daysAgo(90) }, rule, now)).toBe("final");
    expect(refusalOf({ ...line, sellUnit: "slab" }, rule, now)).toBe("final");
    expect(refusalOf({ ...line, kind: "sample" }, { days: 30, final: [] }, now)).toBeNull();
  });

  const of = (state: string, units: number, more: object = {}) =>
    ({ state, lines: [{ lineId: 9 }, { lineId: 1, units, sellable: null, broken: null, missing: null, ...more }] }) as never;

  it("leaves the units that were shipped and are in no other return", () => {
    const left = (returned: number, ...returns: Returns) => leftToReturn({ lineId: 1, shipped: 10, returned }, returns);
    expect(left(0)).toBe(10);
    expect(left(0, of("announced", 3), of("withdrawn", 4))).toBe(7);
    // Two of three came back and were refunded; one is missing, so the customer still has it.
    expect(left(2, of("inspected", 3, { sellable: 2, missing: 1 }))).toBe(8);
    expect(left(4)).toBe(6);
    expect(left(9, of("announced", 3))).toBe(0);
    expect(left(0, { state: "announced", lines: [] } as never)).toBe(10);
  });

  it("refunds broken units only if the shop is at fault", () => {
    expect(refundedUnits({ sellable: 3, broken: 2 }, false)).toBe(3);
    expect(refundedUnits({ sellable: 3, broken: 2 }, true)).toBe(5);
    expect(refundedUnits({ sellable: null, broken: null }, true)).toBe(0);
  });
});

it("adds only goods to stock whose item is sold by the same unit, and no slabs", () => {
  const box = { fulfilment: "DLVR", sellUnit: "box", itemUnit: "box" };
  expect(movesStock(box)).toBe(true);
  expect(movesStock({ ...box, fulfilment: "ELTR" })).toBe(false);
  expect(movesStock({ ...box, itemUnit: "piece" })).toBe(false);
  expect(movesStock({ ...box, itemUnit: null })).toBe(false);
  expect(movesStock({ fulfilment: "PKUP", sellUnit: "slab", itemUnit: "slab" })).toBe(false);
});
