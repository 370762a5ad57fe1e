import fc from "fast-check";
import { expect, it } from "vitest";
import { readGtin } from "./gtin.rules.ts";

it("accepts published numbers of every length, with spaces and hyphens", () => {
  for (const text of ["4006381333931", "96385074", "036000291452", "10614141000415"]) expect(readGtin(text)).toEqual({ value: text });
  expect(readGtin(" 4006-3813 33931 ")).toEqual({ value: "4006381333931" });
  for (const text of ["4006381333932", "12345", "4006381333931x", "00000000", ""])
    expect([text, readGtin(text).value]).toEqual([text, undefined]);
});

it("finds every single wrong digit", () => {
  const digits = fc
    .constantFrom(7, 11, 12, 13)
    .chain((length) => fc.array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length }));
  fc.assert(
    fc.property(digits, fc.nat(), fc.integer({ min: 1, max: 9 }), (own, place, by) => {
      fc.pre(own.some((digit) => digit > 0));
      const valid = Array.from({ length: 10 }, (_, last) => [...own, last].join("")).filter((text) => readGtin(text).value);
      expect(valid.length).toBe(1);
      const at = place % own.length;
      const wrong = own.map((digit, index) => (index === at ? (digit + by) % 10 : digit)).join("") + valid[0]?.at(-1);
      expect(readGtin(wrong).value).toBe(undefined);
    }),
  );
});
