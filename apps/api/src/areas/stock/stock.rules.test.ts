import fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as stock from "./stock.rules.ts";

const units = fc.integer({ min: 1, max: 60 });
const movement = fc.oneof(
  units.map(stock.received),
  units.map(stock.reserved),
  units.map(stock.released),
  units.map(stock.shipped),
  units.map(stock.returned),
  fc.integer({ min: -60, max: 60 }).map(stock.adjusted),
);
const count = fc.record({ of: fc.constantFrom("onHand" as const, "available" as const), units: fc.nat(90) });
const numRuns = Number(process.env.PROPERTY_RUNS ?? 300);
const empty: stock.Figures = { onHand: 0, reserved: 0 };
const sum = (movements: stock.Movement[]): stock.Figures =>
  movements.reduce((total, one) => ({ onHand: total.onHand + one.onHand, reserved: total.reserved + one.reserved }), empty);

describe("a lot's figures", () => {
  it("are the sum of its movements, and a reservation never takes more than is available", () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(movement, count), { maxLength: 40 }), (steps) => {
        const ledger: stock.Movement[] = [];
        let figures = empty;
        for (const step of steps) {
          const one = "of" in step ? stock.movementToCount(figures, step) : step;
          const next = one && stock.applyMovement(figures, one);
          if (one?.kind === "reserved") expect(next !== null).toBe(one.reserved <= stock.availableOf(figures));
          if (!one || !next) continue;
          ledger.push(one);
          figures = next;
          if ("of" in step) expect(step.of === "onHand" ? figures.onHand : stock.availableOf(figures)).toBe(step.units);
          expect(Math.min(figures.onHand, figures.reserved)).toBeGreaterThanOrEqual(0);
        }
        expect(figures).toEqual(sum(ledger));
      }),
      { numRuns },
    );
  });

  it("keep movements made after a count", () => {
    fc.assert(
      fc.property(fc.array(movement, { maxLength: 20 }), fc.array(movement, { maxLength: 20 }), (before, after) => {
        const run = (from: stock.Figures, steps: stock.Movement[]) =>
          steps.reduce((figures, step) => stock.applyMovement(figures, step) ?? figures, from);
        const then = run({ onHand: 50, reserved: 0 }, before);
        const now = run(then, after);
        const since = { onHand: now.onHand - then.onHand, reserved: now.reserved - then.reserved };
        expect(stock.movementToCount(now, { of: "onHand", units: then.onHand }, since)).toBeNull();
        if (then.onHand >= then.reserved)
          expect(stock.movementToCount(now, { of: "available", units: stock.availableOf(then) }, since)).toBeNull();
      }),
      { numRuns },
    );
  });
});

describe("a lot's last unit", () => {
  it("can be shipped, and its reservation released", () => {
    expect(stock.applyMovement({ onHand: 1, reserved: 1 }, stock.shipped(1))).toEqual(empty);
    expect(stock.applyMovement({ onHand: 1, reserved: 1 }, stock.released(1))).toEqual({ onHand: 1, reserved: 0 });
    expect(stock.applyMovement({ onHand: 1, reserved: 0 }, stock.sold(1))).toEqual(empty);
  });
});

describe("units of an order line", () => {
  it("are taken from its lots in order, all or none", () => {
    const parts = [
      { lotId: 1, units: 2 },
      { lotId: 2, units: 0 },
      { lotId: 3, units: 5 },
    ];
    expect(stock.takeUnits(parts, 4)).toEqual([
      { lotId: 1, units: 2 },
      { lotId: 3, units: 2 },
    ]);
    expect(stock.takeUnits(parts, 8)).toBeNull();
  });
});

describe("each movement", () => {
  it("changes the units on hand, the reserved ones, or both", () => {
    const { received, reserved, released, shipped, returned, adjusted, transferred, sold } = stock;
    const moved = [received, reserved, released, shipped, returned, adjusted, transferred, sold].map((by) => by(3));
    expect(moved).toEqual([
      { kind: "received", onHand: 3, reserved: 0 },
      { kind: "reserved", onHand: 0, reserved: 3 },
      { kind: "released", onHand: 0, reserved: -3 },
      { kind: "shipped", onHand: -3, reserved: -3 },
      { kind: "returned", onHand: 3, reserved: 0 },
      { kind: "adjusted", onHand: 3, reserved: 0 },
      { kind: "transferred", onHand: 3, reserved: 0 },
      { kind: "sold", onHand: -3, reserved: 0 },
    ]);
  });

  it("is refused if it takes more than there is, and leaves what a count found short", () => {
    const figures = { onHand: 5, reserved: 3 };
    expect(stock.applyMovement(figures, stock.reserved(2))).toEqual({ onHand: 5, reserved: 5 });
    expect([stock.reserved(3), stock.released(4), stock.shipped(4), stock.sold(6)].map((one) => stock.applyMovement(figures, one))).toEqual(
      [...[null, null, null, null]],
    );
    expect(stock.applyMovement(figures, stock.sold(4))).toEqual({ onHand: 1, reserved: 3 });
    expect([stock.availableOf(figures), stock.availableOf({ onHand: 1, reserved: 3 })]).toEqual([2, 0]);
  });

  it("to a count is the difference, with what is held or moved since", () => {
    const figures = { onHand: 5, reserved: 3 };
    expect(stock.movementToCount(figures, { of: "onHand", units: 7 })).toEqual({ kind: "counted", onHand: 2, reserved: 0 });
    expect(stock.movementToCount(figures, { of: "onHand", units: 5 })).toBeNull();
    expect(stock.movementToCount(figures, { of: "available", units: 1 })).toEqual({ kind: "counted", onHand: -1, reserved: 0 });
    expect(stock.movementToCount(figures, { of: "available", units: 4 }, { onHand: -1, reserved: 1 })).toBeNull();
    expect(stock.movementToCount(figures, { of: "onHand", units: 4 }, { onHand: -6, reserved: 0 })?.onHand).toBe(-5);
  });

  it("takes units from a line's parts in their order, or none", () => {
    const parts = [
      { lotId: 1, units: 2 },
      { lotId: 2, units: 0 },
      { lotId: 3, units: 4 },
    ];
    expect(stock.takeUnits(parts, 3)).toEqual([
      { lotId: 1, units: 2 },
      { lotId: 3, units: 1 },
    ]);
    expect([stock.takeUnits(parts, 6)?.length, stock.takeUnits(parts, 7), stock.takeUnits(parts, 0)]).toEqual([2, null, []]);
  });
});
