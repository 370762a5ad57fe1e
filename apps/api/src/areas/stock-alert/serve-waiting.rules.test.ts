import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { serveWaiting, unitsFor, type Want } from "./serve-waiting.rules.ts";

const delivery = (units: number) => ({ units, isPickup: false });
const pickup = (units: number) => ({ units, isPickup: true });

describe("who is told that goods are available", () => {
  it("is told in the order of asking, until the units are used up", () => {
    const [first, second, third] = [delivery(4), delivery(6), delivery(1)];
    expect(serveWaiting({ all: 10, shippable: 10 }, [], [first, second, third])).toEqual([first, second]);
  });

  it("is passed over, without holding anything back, if more is wanted than there is", () => {
    const [large, small] = [delivery(12), delivery(3)];
    expect(serveWaiting({ all: 10, shippable: 10 }, [], [large, small])).toEqual([small]);
  });

  it("waits while those who were told may still order", () => {
    expect(serveWaiting({ all: 10, shippable: 10 }, [delivery(8)], [delivery(3)])).toEqual([]);
    expect(serveWaiting({ all: 10, shippable: 10 }, [delivery(8)], [delivery(2)])).toHaveLength(1);
  });

  it("gets a delivery only from places that ship, and a pickup from all", () => {
    const [home, store] = [delivery(5), pickup(5)];
    expect(serveWaiting({ all: 9, shippable: 4 }, [], [home, store])).toEqual([store]);
    expect(serveWaiting({ all: 9, shippable: 4 }, [], [store, delivery(4)])).toHaveLength(2);
    expect(serveWaiting({ all: 8, shippable: 4 }, [], [store, delivery(4)])).toEqual([store]);
    expect(serveWaiting({ all: 9, shippable: 9 }, [], [store, home])).toEqual([store]);
  });

  it("never exceeds the stock, and leaves nobody out who could still be served", () => {
    const wants = fc.array(fc.record({ units: fc.integer({ min: 1, max: 9 }), isPickup: fc.boolean() }), { maxLength: 8 });
    fc.assert(
      fc.property(fc.nat(30), fc.nat(30), wants, wants, (ship, rest, told, waiting) => {
        const available = { all: ship + rest, shippable: ship };
        const chosen = serveWaiting(available, told, waiting);
        const sum = (list: Want[]) => list.reduce((total, { units }) => total + units, 0);
        const taken = [...told, ...chosen];
        if (chosen.length > 0) expect(sum(taken)).toBeLessThanOrEqual(available.all);
        if (chosen.some(({ isPickup }) => !isPickup)) expect(sum(taken.filter(({ isPickup }) => !isPickup))).toBeLessThanOrEqual(ship);
        for (const [index, one] of waiting.entries()) {
          if (chosen.includes(one)) continue;
          const before = waiting.slice(0, index).filter((other) => chosen.includes(other));
          const left = available.all - sum([...told, ...before]);
          const shippable = Math.min(ship - sum([...told, ...before].filter(({ isPickup }) => !isPickup)), left);
          expect(one.units).toBeGreaterThan(unitsFor({ all: left, shippable }, one));
        }
      }),
    );
  });
});
