import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { changedPrice, isSamePrice, planOf, startOf } from "./price-change.rules.ts";

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
        const after = changedPrice(before, { kind: "sale", basisPoints, cents: null, from: "2026-11-27", until: null });
        expect(after.listCents).toBe(before.listCents);
        const exact = (before.listCents * (10_000 - basisPoints)) / 10_000;
        expect(Math.abs((after.saleCents ?? 0) - Math.max(1, exact))).toBeLessThanOrEqual(0.5);
        expect(after).toMatchObject({ saleFrom: "2026-11-27", saleUntil: null });
      }),
    );
  });

  it.each([
    [429, 250, 679],
    [429, -40, 389],
    [30, -40, 1],
  ])("by an amount, from %i by %i, is %i", (listCents, cents, after) => {
    const before = { listCents, saleCents: null, saleFrom: null, saleUntil: null };
    expect(changedPrice(before, { kind: "amount", basisPoints: null, cents, from: null, until: null }).listCents).toBe(after);
  });

  it("that ends a sale leaves the list price alone", () => {
    fc.assert(
      fc.property(price, (before) => {
        const after = changedPrice(before, { kind: "endSale", basisPoints: null, cents: null, from: null, until: null });
        expect(after).toEqual({ listCents: before.listCents, saleCents: null, saleFrom: null, saleUntil: null });
        expect(isSamePrice(after, changedPrice(after, { kind: "endSale", basisPoints: null, cents: null, from: null, until: null }))).toBe(
          true,
        );
      }),
    );
  });

  it("of list prices keeps their order, at least a cent, and a sale that costs less", () => {
    fc.assert(
      fc.property(price, price, fc.integer({ min: -9_000, max: 10_000 }), (one, other, basisPoints) => {
        const change = { kind: "list" as const, basisPoints, cents: null, from: null, until: null };
        const [first, second] = [changedPrice(one, change), changedPrice(other, change)];
        if (one.listCents <= other.listCents) expect(first.listCents).toBeLessThanOrEqual(second.listCents);
        expect(first.listCents).toBeGreaterThanOrEqual(1);
        expect(first.saleCents).toBe(one.saleCents !== null && one.saleCents < first.listCents ? one.saleCents : null);
      }),
    );
  });
});

describe("a change that begins on a day", () => {
  const listed = { listCents: 1000, saleCents: null, saleFrom: null, saleUntil: null };
  const raised = { kind: "list" as const, basisPoints: 500, cents: null, until: null };

  it("is a change of list prices with a later day", () => {
    expect(startOf({ kind: "list", from: "2026-12-01" }, "2026-11-30")).toBe("2026-12-01");
    expect(startOf({ kind: "price", from: "2026-12-01" }, "2026-12-01")).toBeNull();
    expect(startOf({ kind: "price", from: null }, "2026-12-01")).toBeNull();
    expect(startOf({ kind: "sale", from: "2026-12-01" }, "2026-11-30")).toBeNull();
  });

  it("applies its percentage to the price of the day before", () => {
    const planned = [
      { startsOn: "2026-12-01", listCents: 2000 },
      { startsOn: "2026-12-07", listCents: 5000 },
      { startsOn: "2026-12-20", listCents: 9000 },
    ];
    const plan = planOf(listed, planned, { ...raised, from: "2026-12-07" }, "2026-12-07");
    expect(plan).toMatchObject({
      before: { listCents: 2000 },
      after: { listCents: 2100 },
      isChanged: true,
      isReplacing: true,
      hasLater: true,
    });
    expect(planOf(listed, [], { ...raised, from: null }, null)).toMatchObject({ after: { listCents: 1050 }, hasLater: false });
  });

  it("changes nothing where the day has this price already", () => {
    const planned = [{ startsOn: "2026-12-07", listCents: 1050 }];
    expect(planOf(listed, planned, { ...raised, from: "2026-12-07" }, "2026-12-07").isChanged).toBe(false);
    // The price planned for that day was higher.
    const back = { kind: "price" as const, basisPoints: null, cents: 1000, from: "2026-12-07", until: null };
    expect(planOf(listed, planned, back, "2026-12-07").isChanged).toBe(true);
    expect(planOf(listed, [], back, "2026-12-07").isChanged).toBe(false);
  });
});
