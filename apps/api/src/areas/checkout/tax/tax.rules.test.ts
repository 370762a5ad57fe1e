import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sumTaxes, type TaxRate, taxOn, taxPart, taxSources } from "./tax.rules.ts";

const cents = fc.integer({ min: 0, max: 2_000_000_000 });
const ppm = fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 250_000 }));
const rates = fc.uniqueArray(
  fc.record({ name: fc.constantFrom("State", "County", "City", "GST"), ratePpm: ppm, taxesDelivery: fc.boolean() }),
  {
    selector: (rate) => rate.name,
    maxLength: 4,
  },
) as fc.Arbitrary<TaxRate[]>;
const lineTax = (amount: number, all: TaxRate[]) => all.reduce((sum, rate) => sum + taxOn(amount, rate.ratePpm), 0);
const parts = (amount: number, all: TaxRate[]) => all.map(({ name, ratePpm }) => ({ name, ratePpm, cents: taxOn(amount, ratePpm) }));

describe("tax", () => {
  it("is whole cents, at most half a cent from the exact amount", () => {
    fc.assert(
      fc.property(cents, ppm, (amount, rate) => {
        const tax = taxOn(amount, rate);
        expect(Number.isSafeInteger(tax)).toBe(true);
        const off = BigInt(tax) * 1_000_000n - BigInt(amount) * BigInt(rate);
        expect(off > -500_000n && off <= 500_000n).toBe(true);
      }),
    );
  });

  it("rounds half a cent up: 8.265 % of 10.00 and of 200.00, 5 % of 0.10", () => {
    expect([taxOn(1_000, 82_650), taxOn(20_000, 82_650), taxOn(10, 50_000), taxOn(9, 50_000)]).toEqual([83, 1_653, 1, 0]);
  });

  it("shown by name adds up to the tax of the lines, whatever the lines and their destinations", () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(cents, rates), { maxLength: 12 }), (lines) => {
        const shown = sumTaxes(lines.flatMap(([amount, all]) => parts(amount, all)));
        const carried = lines.reduce((sum, [amount, all]) => sum + lineTax(amount, all), 0);
        expect(shown.reduce((sum, one) => sum + one.cents, 0)).toBe(carried);
      }),
    );
  });

  it("is shown once per name and rate, and never as zero", () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(cents, rates), { maxLength: 12 }), (lines) => {
        const shown = sumTaxes(lines.flatMap(([amount, all]) => parts(amount, all)));
        expect(new Set(shown.map((one) => `${one.name} ${one.ratePpm}`)).size).toBe(shown.length);
        expect(shown.every((one) => one.cents > 0 && one.ratePpm > 0)).toBe(true);
      }),
    );
  });

  it("keeps the order in which taxes first occur, and separates two rates of one name", () => {
    const state = { name: "State", ratePpm: 72_500, cents: 725 };
    const other = { name: "State", ratePpm: 60_000, cents: 600 };
    const county = { name: "County", ratePpm: 10_000, cents: 100 };
    expect(sumTaxes([state, county, other, state])).toEqual([{ ...state, cents: 1_450 }, county, other]);
  });

  it("is zero without a rate", () => {
    fc.assert(
      fc.property(cents, (amount) => {
        expect(lineTax(amount, [])).toBe(0);
        expect(lineTax(amount, [{ name: "None", ratePpm: 0, taxesDelivery: true }])).toBe(0);
      }),
    );
  });

  it("names its rate's row and what it was charged on, without parts that cost nothing", () => {
    const row = { country: "US", province: "NV", postalPrefix: "895", from: "2026-07-01", taxesDelivery: true };
    const rate = { name: "State", ratePpm: 72_500, ...row };
    const goods = taxPart({ on: "goods", lineId: 4 }, 1_000, rate);
    expect(goods).toEqual({ name: "State", ratePpm: 72_500, cents: 73, baseCents: 1_000, on: "goods", lineId: 4, rate });
    const delivery = taxPart({ on: "delivery", lineId: null }, 2_000, rate);
    const reduced = taxPart({ on: "goods", lineId: 5 }, 5_000, { ...rate, ratePpm: 10_000 });
    const other = taxPart({ on: "goods", lineId: 5 }, 5_000, { ...rate, name: "City" });
    const nothing = taxPart({ on: "goods", lineId: 6 }, 6, { ...rate, from: "1999-01-01" });
    const { taxesDelivery, ...source } = row;
    expect(taxSources([nothing, goods, delivery, reduced, other])).toEqual([
      { name: "State", ratePpm: 72_500, cents: 218, goodsCents: 1_000, deliveryCents: 2_000, ...source },
      { name: "State", ratePpm: 10_000, cents: 50, goodsCents: 5_000, deliveryCents: 0, ...source },
      { name: "City", ratePpm: 72_500, cents: 363, goodsCents: 5_000, deliveryCents: 0, ...source },
    ]);
  });
});
