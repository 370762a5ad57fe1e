import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { numberFault, readNumber } from "./number.ts";

describe("a typed number", () => {
  it.each([
    ["12", 12],
    ["12.5", 12.5],
    ["12,5", 12.5],
    ["1,25", 1.25],
    ["0,125", 0.125],
    [",5", 0.5],
    [".5", 0.5],
    ["12.", 12],
    ["1,234", 1234],
    ["1.234", 1.234],
    ["1,234.5", 1234.5],
    ["1.234,5", 1234.5],
    ["1 234,5", 1234.5],
    ["1\u00A0234", 1234],
    ["12,345,678", 12_345_678],
    ["1.234.567", 1_234_567],
    ["12 1/2", 12.5],
    ["12-1/2", 12.5],
    ["12½", 12.5],
    ["12 ½", 12.5],
    ["½", 0.5],
    ["3/8", 0.375],
    ["3⁄8", 0.375],
    ["-5", -5],
    ["−5", -5],
    ["\u202A40\u202C", 40],
    [" 7 ", 7],
    ["99,999,999", 99_999_999],
  ])("%j is %d", (typed, value) => expect(readNumber(typed)).toBe(value));

  it.each([
    "",
    " ",
    "twelve",
    "12a",
    "1e3",
    "0x10",
    "1,234,5",
    "1,23,456",
    "12 6",
    "1/0",
    "1.5 1/2",
    "5-3",
    "--5",
    "1.2.3",
    "Infinity",
    "9007199315236565",
    "1".repeat(400),
  ])("%j can't be read", (typed) => expect(readNumber(typed)).toBeNull());

  it("is read back as English and Spanish write it, with thousands and decimals", () => {
    const languages = fc.constantFrom("en-US", "es-US", "es-MX", "es-ES", "fr-FR");
    fc.assert(
      fc.property(languages, fc.integer({ min: 0, max: 99_999_999 }), fc.integer({ min: 0, max: 99 }), (language, whole, hundredths) => {
        const value = Number(`${whole}.${String(hundredths).padStart(2, "0")}`);
        const written = value.toLocaleString(language, { maximumFractionDigits: 2 });
        // A single point before three figures is decimal in this shop.
        fc.pre(!/^\d{1,3}\.\d{3}$/.test(written));
        expect(readNumber(written)).toBe(value);
      }),
      { numRuns: 2000 },
    );
  });

  it("has the figures that were typed, or is refused", () => {
    const figuresOf = (text: string) => text.replaceAll(/\D/g, "").replaceAll(/^0+|0+$/g, "");
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(..."0123456789., -'\"ftm"), maxLength: 12 }), (text) => {
        const value = readNumber(text);
        if (value !== null) expect(figuresOf(value.toLocaleString("en-US", { maximumFractionDigits: 12 }))).toBe(figuresOf(text));
      }),
      { numRuns: 2000 },
    );
  });
});

describe("a number outside its field's limits", () => {
  const units = { min: 1, max: 9999, isWhole: true };
  it.each([
    ["−5", "low"],
    ["0", "low"],
    ["99,999,999", "high"],
    ["12,5", "whole"],
    ["twelve", "unreadable"],
    ["1,234", null],
    ["", null],
  ])("%j: %s", (typed, fault) => expect(numberFault(typed, units)).toBe(fault));
});
