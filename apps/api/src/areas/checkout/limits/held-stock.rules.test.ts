import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { mostUnpaid } from "./held-stock.rules.ts";

const stock = fc.record({ free: fc.nat({ max: 50_000 }), unpaid: fc.nat({ max: 50_000 }) });
const share = fc.integer({ min: 1, max: 100 }).map((percent) => percent / 100);

describe("the limits of unpaid orders", () => {
  it("never allow more than the stock, and always at least one unit of it", () => {
    fc.assert(
      fc.property(stock, share, (one, part) => {
        const total = one.free + one.unpaid;
        expect(mostUnpaid(one, part)).toBeLessThanOrEqual(total);
        if (total > 0) expect(mostUnpaid(one, part)).toBeGreaterThan(0);
      }),
    );
  });

  it("do not change as stock goes from free to held", () => {
    fc.assert(
      fc.property(stock, share, fc.nat(), (one, part, some) => {
        const moved = Math.min(one.free, some);
        expect(mostUnpaid({ free: one.free - moved, unpaid: one.unpaid + moved }, part)).toBe(mostUnpaid(one, part));
      }),
    );
  });

  it.each([
    [{ free: 1, unpaid: 0 }, 1],
    [{ free: 9, unpaid: 0 }, 9],
    [{ free: 10, unpaid: 0 }, 9],
    [{ free: 20, unpaid: 80 }, 90],
  ])("are nine tenths of %o, rounded up: %i", (one, most) => {
    expect(mostUnpaid(one, 0.9)).toBe(most);
  });
});
