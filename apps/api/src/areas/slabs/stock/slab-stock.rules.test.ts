import fc from "fast-check";
import { expect, it } from "vitest";
import { stockChange, unitsToReceive, unitsWithoutSlab } from "./slab-stock.rules.ts";

interface Yard {
  standing: number;
  onHand: number;
  /** Shipped by orders, less what came back. */
  shipped: number;
  /** Shipped, with the slab not marked as sold yet. */
  unmarked: number;
}

const acts = fc.array(fc.oneof(fc.record({ take: fc.integer({ min: 1, max: 5 }) }), fc.constantFrom("sell", "undo", "ship", "mark")), {
  maxLength: 60,
});

/** Acts of staff in a yard: `mark` is the sale of a slab that an order has shipped. */
function act(yard: Yard, what: { take: number } | string): Yard {
  const { standing, onHand } = yard;
  if (typeof what === "object") return { ...yard, standing: standing + what.take, onHand: onHand + what.take };
  if (what === "ship") return onHand > 0 ? { ...yard, onHand: onHand - 1, shipped: yard.shipped + 1, unmarked: yard.unmarked + 1 } : yard;
  if (what === "undo") {
    const change = stockChange({ standing: standing + 1, onHand, isSold: false });
    return { ...yard, standing: standing + 1, onHand: onHand + change };
  }
  if (standing === 0 || (what === "mark" && yard.unmarked === 0)) return yard;
  const change = stockChange({ standing: standing - 1, onHand, isSold: true });
  return { ...yard, standing: standing - 1, onHand: onHand + change, unmarked: Math.max(0, yard.unmarked - (change === 0 ? 1 : 0)) };
}

it("never has more in stock than slabs stand there, and misses at most what orders have shipped", () => {
  fc.assert(
    fc.property(acts, (all) => {
      let yard: Yard = { standing: 0, onHand: 0, shipped: 0, unmarked: 0 };
      for (const what of all) {
        yard = act(yard, what);
        expect(yard.onHand).toBeLessThanOrEqual(yard.standing);
        expect(yard.onHand).toBeGreaterThanOrEqual(0);
        expect(yard.standing - yard.onHand).toBeLessThanOrEqual(yard.shipped);
      }
    }),
  );
});

it("agrees with the slabs once each that was shipped is marked as sold, in whatever order", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 9 }),
      fc.integer({ min: 0, max: 9 }),
      fc.integer({ min: 0, max: 9 }),
      fc.boolean(),
      (taken, ship, sell, first) => {
        const [shipped, sold] = [Math.min(ship, taken), Math.min(sell, taken - Math.min(ship, taken))];
        const shipping = Array.from({ length: shipped }, () => "ship");
        const selling = Array.from({ length: sold + shipped }, () => "sell");
        const steps = first ? [...shipping, ...selling] : [...selling.slice(0, sold), ...shipping, ...selling.slice(sold)];
        const yard = steps.reduce(act, { standing: taken, onHand: taken, shipped: 0, unmarked: 0 });
        expect(yard.standing).toBe(taken - shipped - sold);
        expect(yard.onHand).toBe(yard.standing);
      },
    ),
  );
});

it("agrees with the slabs once all the stock of a place has been recorded slab by slab, whatever else arrives meanwhile", () => {
  const arrivals = fc.array(fc.record({ taken: fc.integer({ min: 1, max: 5 }), areInStock: fc.boolean() }), { maxLength: 12 });
  fc.assert(
    fc.property(fc.nat(20), arrivals, (counted, all) => {
      let [standing, onHand] = [0, counted];
      const takeIn = (taken: number, areInStock: boolean): void => {
        onHand += unitsToReceive({ taken, standing, onHand, areInStock }) ?? Number.NaN;
        standing += taken;
      };
      for (const { taken, areInStock } of all) takeIn(taken, areInStock);
      expect(onHand).toBeGreaterThanOrEqual(standing);
      const left = unitsWithoutSlab({ standing, onHand });
      if (left > 0) takeIn(left, true);
      expect(onHand).toBe(standing);
    }),
  );
});

it("asks only where the stock has units without a slab", () => {
  const arrival = { taken: 2, areInStock: undefined };
  expect(unitsToReceive({ ...arrival, standing: 3, onHand: 3 })).toBe(2);
  expect(unitsToReceive({ ...arrival, standing: 3, onHand: 1 })).toBe(2);
  expect(unitsToReceive({ ...arrival, standing: 0, onHand: 8 })).toBeNull();
});

it.each([
  [3, 4, true, -1],
  [3, 3, true, 0],
  [3, 2, true, 0],
  [3, 2, false, 1],
  [3, 3, false, 0],
  [3, 4, false, 0],
])("with %i slabs standing and a stock of %i, a slab that is sold (%s) changes the stock by %i", (standing, onHand, isSold, change) => {
  expect(stockChange({ standing, onHand, isSold })).toBe(change);
});

it.each([
  [5, 3, 4, true, 4],
  [1, 0, 4, true, 0],
  [6, 0, 4, true, 2],
  [4, 0, 4, true, 0],
  [6, 0, 4, false, 6],
  [6, 4, 4, true, 6],
])("%i new slabs beside %i standing in a stock of %i (counted: %s) add %i units", (taken, standing, onHand, areInStock, units) => {
  expect(unitsToReceive({ taken, standing, onHand, areInStock })).toBe(units);
  expect(unitsWithoutSlab({ standing, onHand })).toBe(onHand - standing);
});
