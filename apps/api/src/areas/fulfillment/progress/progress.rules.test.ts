import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  after,
  cancel,
  deliver,
  isFinished,
  leftToDeliver,
  leftToPick,
  leftToReady,
  leftToShip,
  makeReady,
  pick,
  ship,
  trackingUrlOf,
} from "./progress.rules.ts";

const acts = { pick, makeReady, ship, deliver, cancel };
const left = { pick: leftToPick, makeReady: leftToReady, ship: leftToShip, deliver: leftToDeliver, cancel: leftToShip };
type Act = keyof typeof acts;

const history = fc.array(
  fc.record({ act: fc.constantFrom<Act>("pick", "makeReady", "ship", "deliver", "cancel"), units: fc.integer({ min: 1, max: 12 }) }),
  { maxLength: 12 },
);
const newLine = fc.record({
  fulfilment: fc.constantFrom("DLVR" as const, "PKUP" as const, "ELTR" as const),
  quantity: fc.integer({ min: 1, max: 20 }),
});

describe("a line's progress", () => {
  it("never becomes negative or more than was ordered, whatever staff do in whatever order", () => {
    fc.assert(
      fc.property(newLine, history, (line, does) => {
        let now = { ...line, picked: 0, ready: 0, shipped: 0, delivered: 0, canceled: 0 };
        for (const { act, units } of does) {
          const steps = acts[act](now, units);
          expect(steps === null).toBe(units > left[act](now));
          now = after(now, steps ?? []);
          const { quantity, picked, ready, shipped, canceled } = now;
          expect(Math.min(picked, ready, shipped, canceled)).toBeGreaterThanOrEqual(0);
          expect(picked + canceled).toBeLessThanOrEqual(quantity);
          expect(shipped).toBeLessThanOrEqual(picked);
          expect(ready).toBeLessThanOrEqual(picked);
          expect(now.delivered).toBeLessThanOrEqual(line.fulfilment === "DLVR" ? shipped : 0);
          expect(line.fulfilment === "PKUP" ? ready >= shipped : ready === 0).toBe(true);
        }
        expect(isFinished([now])).toBe(now.shipped + now.canceled === now.quantity);
      }),
    );
  });

  it("writes at most one step of each kind", () => {
    fc.assert(
      fc.property(newLine, history, (line, does) => {
        let now = { ...line, picked: 0, ready: 0, shipped: 0, delivered: 0, canceled: 0 };
        for (const { act, units } of does) {
          const steps = acts[act](now, units) ?? [];
          expect(new Set(steps.map((one) => one.kind)).size).toBe(steps.length);
          expect(steps.every((one) => one.units !== 0)).toBe(true);
          now = after(now, steps);
        }
      }),
    );
  });
});

describe("the tracking page", () => {
  it.each([
    ["UPS Ground", "1Z 9", "https://www.ups.com/track?tracknum=1Z%209"],
    ["FedEx", "42", "https://www.fedex.com/fedextrack/?trknbr=42"],
    ["Sierra Freight", "42", null],
    ["UPS", undefined, null],
    [undefined, "42", null],
  ])("of %s is known from its number %s", (carrier, number, url) => {
    expect(trackingUrlOf(carrier, number)).toBe(url);
  });
});
