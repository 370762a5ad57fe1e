import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { perSquareFoot } from "../../domain/money.ts";
import type { PriceRow } from "../../domain/product.ts";
import { isOnSale, unitPrice } from "./price.rules.ts";

const row = fc.record({
  currency: fc.constant("USD"),
  listCents: fc.integer({ min: 1, max: 10_000_000 }),
  saleCents: fc.option(fc.integer({ min: 0, max: 10_000_000 }), { nil: null }),
  saleFrom: fc.constantFrom(null, "2026-01-01", "2026-06-01"),
  saleUntil: fc.constantFrom(null, "2026-03-31", "2026-12-31"),
  breaks: fc.array(fc.record({ fromUnits: fc.integer({ min: 2, max: 500 }), cents: fc.integer({ min: 1, max: 10_000_000 }) }), {
    maxLength: 4,
  }),
}) as fc.Arbitrary<PriceRow>;

describe("prices", () => {
  it("never exceed the list price unless a quantity break does", () => {
    fc.assert(
      fc.property(row, fc.integer({ min: 1, max: 9999 }), (price, quantity) => unitPrice(price, "2026-05-05", quantity) <= price.listCents),
    );
  });

  it("never rise with quantity", () => {
    fc.assert(
      fc.property(row, fc.integer({ min: 1, max: 5000 }), fc.integer({ min: 0, max: 5000 }), (price, quantity, more) => {
        expect(unitPrice(price, "2026-05-05", quantity + more)).toBeLessThanOrEqual(unitPrice(price, "2026-05-05", quantity));
      }),
    );
  });

  it("are rounded once, to the nearest cent, by area", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000_000 }), fc.integer({ min: 100, max: 10_000_000 }), (cents, area) => {
        const exact = (cents * 10_000) / area;
        expect(Math.abs((perSquareFoot(cents, area) ?? 0) - exact)).toBeLessThanOrEqual(0.5 + 1e-6);
      }),
    );
  });

  it("match the trade's worked example: 17 boxes of 15.72 sq ft at 12.99", () => {
    expect(perSquareFoot(20_420, 157_200)).toBe(1299);
  });

  it("are on sale on the first and last day, and not before or after", () => {
    const sale: PriceRow = { currency: "USD", listCents: 500, saleCents: 400, saleFrom: "2026-05-01", saleUntil: "2026-05-31", breaks: [] };
    expect(["2026-04-30", "2026-05-01", "2026-05-31", "2026-06-01"].map((day) => isOnSale(sale, day))).toEqual([false, true, true, false]);
  });
});
