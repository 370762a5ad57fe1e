import { describe, expect, it } from "vitest";
import { countryOfPostalCode, isPostalCode, writtenPostalCode } from "./postal-code.ts";

describe("a postal code", () => {
  it.each([
    ["89503", "89503"],
    [" 89503 ", "89503"],
    ["895031234", "89503-1234"],
    ["89503-1234", "89503-1234"],
    ["89503–1234", "89503-1234"],
    ["89503 1234", "89503-1234"],
    ["M5V-3L9", "M5V 3L9"],
    ["m5v3l9", "M5V 3L9"],
    ["m5v 3l9", "M5V 3L9"],
    ["m5v\u00a03l9", "M5V 3L9"],
    ["M5V  2T6", "M5V 2T6"],
    ["８９５０３", "89503"],
  ])("typed as %j is written %j", (typed, written) => {
    expect(writtenPostalCode(typed)).toBe(written);
    expect(writtenPostalCode(written)).toBe(written);
  });

  it.each([
    ["89503", "US"],
    ["00000", "US"],
    ["895031234", "US"],
    ["M5V-3L9", "CA"],
    ["D5V 3L9", null],
    ["W5V 3L9", null],
    ["M5O 3L9", null],
    ["M5V 3U9", null],
    ["8950", null],
    ["89502-12", null],
    ["8950312", null],
    ["Reno", null],
  ])("%j is one of %s", (code, country) => {
    expect(countryOfPostalCode(code)).toBe(country);
  });

  it("of one country is none of the other", () => {
    expect([isPostalCode("CA", "89503"), isPostalCode("US", "M5V 3L9")]).toEqual([false, false]);
  });
});
