import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { areaUnit, readCents, readDay, readScaled, readWhole } from "./amount.rules.ts";

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

describe("measures", () => {
  it("keep four decimals of a square foot, rounded once", () => {
    expect(readScaled("15.72", 10_000)).toEqual({ value: 157_200 });
    expect(readScaled("1.44", areaUnit("sqm") ?? 0)).toEqual({ value: 155_000 });
    expect(readScaled("1", areaUnit("ft²") ?? 0)).toEqual({ value: 10_000 });
  });

  it("accept whole numbers within bounds, and existing days", () => {
    expect(readWhole("1,200", 0, 5000)).toEqual({ value: 1200 });
    for (const text of ["-1", "5001", "1.5", "", "0x10", "many"]) expect([text, readWhole(text, 0, 5000).value]).toEqual([text, undefined]);
    expect(readDay("2028-02-29")).toEqual({ value: "2028-02-29" });
    for (const text of ["2026-02-30", "26-1-1", "2026-13-01", "today"]) expect([text, readDay(text).value]).toEqual([text, undefined]);
  });
});
