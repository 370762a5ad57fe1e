import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { changedPrice, isSamePrice } from "./price-change.rules.ts";

const day = fc.constantFrom(null, "2026-11-27", "2026-12-24");
const price = fc.record({
  listCents: fc.integer({ min: 1, max: 10_000_000 }),
  saleCents: fc.option(fc.integer({ min: 1, max: 10_000_000 }), { nil: null }),
  saleFrom: day,
  saleUntil: day,
});

describe("a change of prices", () => {
  it("keeps the list price in a sale, and is off it to the nearest cent", () => {
    fc.assert(
      fc.property(price, fc.integer({ min: 1, max: 9_999 }), (before, basisPoints) => {
        const after = changedPrice(before, { kind: "sale", basisPoints, from: "2026-11-27", until: null });
        expect(after.listCents).toBe(before.listCents);
        const exact = (before.listCents * (10_000 - basisPoints)) / 10_000;
        expect(Math.abs((after.saleCents ?? 0) - Math.max(1, exact))).toBeLessThanOrEqual(0.5);
        expect(after).toMatchObject({ saleFrom: "2026-11-27", saleUntil: null });
      }),
    );
  });

  it("that ends a sale leaves the list price alone", () => {
    fc.assert(
      fc.property(price, (before) => {
        const after = changedPrice(before, { kind: "endSale", basisPoints: null, from: null, until: null });
        expect(after).toEqual({ listCents: before.listCents, saleCents: null, saleFrom: null, saleUntil: null });
        expect(isSamePrice(after, changedPrice(after, { kind: "endSale", basisPoints: null, from: null, until: null }))).toBe(true);
      }),
    );
  });

  it("of list prices keeps their order, their sale and at least a cent", () => {
    fc.assert(
      fc.property(price, price, fc.integer({ min: -9_000, max: 10_000 }), (one, other, basisPoints) => {
        const change = { kind: "list" as const, basisPoints, from: null, until: null };
        const [first, second] = [changedPrice(one, change), changedPrice(other, change)];
        if (one.listCents <= other.listCents) expect(first.listCents).toBeLessThanOrEqual(second.listCents);
        expect(first.listCents).toBeGreaterThanOrEqual(1);
        expect(first.saleCents).toBe(one.saleCents);
      }),
    );
  });
});
