import { describe, expect, it } from "vitest";
import { leftToReturn, movesStock, refundedUnits, refusalOf, returnableOf } from "./return.rules.ts";

type Returns = Parameters<typeof leftToReturn>[1];
const time = { now: new Date("2026-11-29T12:00:00Z"), timezone: "America/Los_Angeles" };
const daysAgo = (days: number) => new Date(time.now.getTime() - days * 86_400_000);
const rule = { days: 30, final: ["sample", "slab"] } as const;
const line = { lineId: 1, kind: "item" as const, sellUnit: "box", handedOverAt: daysAgo(30) };

describe("a return", () => {
  it("is allowed through the last day, and never of goods that are final", () => {
    expect(refusalOf(line, rule, time)).toBeNull();
    expect(refusalOf({ ...line, handedOverAt: null }, rule, time)).toBeNull();
    expect(refusalOf({ ...line, kind: "sample", handedOverAt: daysAgo(90) }, rule, time)).toBe("final");
    expect(refusalOf({ ...line, sellUnit: "slab" }, rule, time)).toBe("final");
    expect(refusalOf({ ...line, kind: "sample" }, { days: 30, final: [] }, time)).toBeNull();
  });

  it("is allowed until the last day ends where the shop is", () => {
    // October 30 begins and ends at 7:00 there.
    const handedOverAt = new Date("2026-10-30T07:00:00Z");
    const at = (now: string) => refusalOf({ ...line, handedOverAt }, rule, { ...time, now: new Date(now) });
    expect(at("2026-11-30T07:59:59Z")).toBeNull();
    expect(at("2026-11-30T08:00:00Z")).toBe("late");
    expect(refusalOf({ ...line, handedOverAt: new Date("2026-10-30T06:59:59Z") }, rule, time)).toBe("late");
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

  describe("by the customer", () => {
    const progress = { lineId: 1, shipped: 10, returned: 0, refundedShipped: 0 } as Parameters<typeof returnableOf>[0];
    const standing = (more: object = {}, known: object = {}, returns: Returns = [], own: typeof rule | null = rule) =>
      returnableOf({ ...progress, ...more }, { ...line, ...known }, { rule: own, returns, time });

    it("has a last day, and says why a line can't come back", () => {
      expect(standing()).toEqual({ lineId: 1, units: 10, until: "2026-11-29", refusal: null });
      expect(standing({}, { handedOverAt: daysAgo(31) })).toEqual({ lineId: 1, units: 0, until: "2026-11-28", refusal: "late" });
      expect(standing({ shipped: 0 }, { handedOverAt: null })).toEqual({ lineId: 1, units: 0, until: null, refusal: "waiting" });
      expect(standing({}, { kind: "sample" })).toEqual({ lineId: 1, units: 0, until: null, refusal: "final" });
      expect(standing({ shipped: 0 }, { sellUnit: "slab" })).toMatchObject({ refusal: "final" });
    });

    it("has no last day without a rule, but samples, slabs and gift cards stay final", () => {
      expect(standing({}, { handedOverAt: daysAgo(900) }, [], null)).toEqual({ lineId: 1, units: 10, until: null, refusal: null });
      expect(standing({}, { kind: "electronic" }, [], null)).toMatchObject({ units: 0, refusal: "final" });
    });

    it("leaves units that are neither refunded nor in another return", () => {
      expect(standing({ refundedShipped: 3 })).toMatchObject({ units: 7 });
      expect(standing({ refundedShipped: 3 }, {}, [of("announced", 2)])).toMatchObject({ units: 5 });
      expect(standing({ refundedShipped: 3, returned: 3 }, {}, [of("refunded", 3, { sellable: 3 })])).toMatchObject({ units: 7 });
      expect(standing({ refundedShipped: 10 })).toMatchObject({ units: 0, refusal: "returned" });
      expect(standing({ refundedShipped: 9 }, {}, [of("received", 2)])).toMatchObject({ units: 0, refusal: "returned" });
    });
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
