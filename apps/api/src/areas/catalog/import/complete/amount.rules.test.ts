import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readCents, readDay, readScaled, readWhole, splitUnit } from "./amount.rules.ts";
import { areaUnit } from "./units.rules.ts";

describe("money", () => {
  it("is read to the cent, with or without thousands separators", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999_999 }), (cents) => {
        const text = `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, "0")}`;
        expect(readCents(text)).toEqual({ value: cents });
        expect(readCents(text.replace(/\B(?=(\d{3})+\.)/g, ","))).toEqual({ value: cents });
      }),
    );
  });

  it("is never rounded, guessed or read from another notation", () => {
    for (const text of ["12.995", "12,99", "1.234,50", "-3", "+3", "$5", "1e3", "", "NaN", "12.", ".5", "1,23"]) {
      expect([text, typeof readCents(text).reason]).toEqual([text, "string"]);
    }
    expect(readCents("12.990")).toEqual({ value: 1299 });
  });

  it("is read or refused without throwing, whatever the text", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const { value, reason } = readCents(text);
        expect(reason === undefined ? Number.isSafeInteger(value) && Number(value) >= 0 : reason.length > 0).toBe(true);
      }),
    );
  });
});

describe("money with a decimal comma", () => {
  it("is read to the cent, with thousands grouped by points or spaces", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999_999 }), fc.constantFrom(".", " ", "\u00A0", "\u202F"), (cents, group) => {
        const text = `${Math.floor(cents / 100)},${String(cents % 100).padStart(2, "0")}`;
        expect(readCents(text, ",")).toEqual({ value: cents });
        expect(readCents(text.replace(/\B(?=(\d{3})+,)/g, group), ",")).toEqual({ value: cents });
      }),
    );
  });

  it("is refused in the other notation and with mixed groups", () => {
    for (const text of ["12.99", "1,234.50", "1.234 567,00", "12,995", "1.23", "1.2345,00", ",50", "12,"]) {
      expect([text, typeof readCents(text, ",").reason]).toEqual([text, "string"]);
    }
  });

  it("never means two amounts: a text that both marks accept has no decimals in one of them", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{1,7}([.,]\d{1,3}){0,2}$/), (text) => {
        const [point, comma] = [readCents(text, "."), readCents(text, ",")];
        if (point.reason !== undefined || comma.reason !== undefined || point.value === comma.value) return;
        expect(text).toMatch(/^\d{1,3}([.,]\d{3})+$|^\d+[.,]\d{3}$/);
      }),
    );
  });
});

it("a number and its unit are split, thousands with spaces too", () => {
  expect([splitUnit("15.72 sqft"), splitUnit("1 234,5 kg"), splitUnit("12 pies2")]).toEqual([
    { amount: "15.72", unit: "sqft" },
    { amount: "1 234,5", unit: "kg" },
    { amount: "12", unit: "pies2" },
  ]);
});

describe("measures", () => {
  it("keep four decimals of a square foot, rounded once", () => {
    expect(readScaled("15.72", 10_000)).toEqual({ value: 157_200 });
    expect(readScaled("1.44", areaUnit("sqm") ?? 0)).toEqual({ value: 155_000 });
    expect(readScaled("1", areaUnit("ft²") ?? 0)).toEqual({ value: 10_000 });
  });

  it("accept whole numbers within bounds, and existing days", () => {
    expect(readWhole("1,200", 0, 5000)).toEqual({ value: 1200 });
    for (const text of ["-1", "5001", "1.5", "", "0x10", "many", "1,2"])
      expect([text, readWhole(text, 0, 5000).value]).toEqual([text, undefined]);
    expect(readDay("2028-02-29")).toEqual({ value: "2028-02-29" });
    for (const text of ["2026-02-30", "26-1-1", "2026-13-01", "today"]) expect([text, readDay(text).value]).toEqual([text, undefined]);
  });
});
