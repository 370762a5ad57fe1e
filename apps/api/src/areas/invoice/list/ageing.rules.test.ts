import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ageOf, agesOf, daysBetween } from "./ageing.rules.ts";

describe("the age of what is open", () => {
  it("changes the day after it is due, and after 30, 60 and 90 days", () => {
    expect([-5, 0, 1, 30, 31, 60, 61, 90, 91].map(ageOf)).toEqual([
      "current",
      "current",
      "1-30",
      "1-30",
      "31-60",
      "31-60",
      "61-90",
      "61-90",
      "90+",
    ]);
  });

  it("counts days across the ends of months and clock changes", () => {
    expect(daysBetween("2026-10-31", "2026-11-01")).toBe(1);
    expect(daysBetween("2026-03-07", "2026-03-09")).toBe(2);
    expect(daysBetween("2026-11-09", "2026-11-02")).toBe(-7);
  });

  it("adds up to the balance", () => {
    const open = fc.record({
      dueOn: fc.option(fc.integer({ min: 0, max: 200 }).map((day) => new Date(day * 86_400_000).toISOString().slice(0, 10))),
      cents: fc.integer({ min: 1, max: 1_000_000 }),
      count: fc.integer({ min: 1, max: 9 }),
    });
    fc.assert(
      fc.property(fc.array(open), (all) => {
        const signed = all.map((one) => ({ ...one, cents: one.dueOn === null ? -one.cents : one.cents }));
        const { ages, invoicesCents, invoiceCount, balanceCents } = agesOf(signed, "1970-04-01");
        expect(ages.reduce((sum, one) => sum + one.cents, 0)).toBe(invoicesCents);
        expect(ages.reduce((sum, one) => sum + one.count, 0)).toBe(invoiceCount);
        expect(balanceCents).toBe(signed.reduce((sum, one) => sum + one.cents, 0));
      }),
    );
  });
});
