import fc from "fast-check";
import { expect, it } from "vitest";
import { stockChange } from "./slab-stock.rules.ts";

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

/** What the staff do with a yard: `mark` is the sale of a slab that an order has shipped. */
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
