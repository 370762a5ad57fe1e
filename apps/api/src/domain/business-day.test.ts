import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addBusinessDays, weekdayOf } from "./business-day.ts";
import { addDays } from "./day.ts";

const day = fc
  .date({ min: new Date("2024-01-01T00:00:00Z"), max: new Date("2030-01-01T00:00:00Z"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const count = fc.integer({ min: 0, max: 30 });
const isBusinessDay = (date: string): boolean => !["sat", "sun"].includes(weekdayOf(date));

describe("business days", () => {
  it("pass one by one, and weekends do not count", () => {
    fc.assert(
      fc.property(day, count, (start, days) => {
        const end = addBusinessDays(start, days);
        const between: string[] = [];
        for (let date = start; date !== end; ) between.push((date = addDays(date, 1)));
        expect(between.filter(isBusinessDay)).toHaveLength(days);
        if (days > 0) expect(isBusinessDay(end)).toBe(true);
      }),
    );
  });

  it("add up", () => {
    fc.assert(
      fc.property(day, count, count, (start, first, second) => {
        expect(addBusinessDays(addBusinessDays(start, first), second)).toBe(addBusinessDays(start, first + second));
      }),
    );
  });
});
