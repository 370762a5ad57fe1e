import { describe, expect, it } from "vitest";
import { type CountryStates, isInProvince, type PostalRange, placeOfCode, provinceOf } from "./postal-ranges.ts";

const ranges: PostalRange[] = [
  { province: "NY", first: "005", last: "005" },
  { province: "NY", first: "06390", last: "06390" },
  { province: "NY", first: "100", last: "149" },
  { province: "CT", first: "060", last: "069" },
  { province: "NU", first: "X0A", last: "X0C" },
  { province: "NT", first: "X0E", last: "X0G" },
  { province: "NT", first: "X1", last: "X1" },
  { province: "ON", first: "K", last: "N" },
];

describe("a postal code and its state or province", () => {
  it.each([
    ["NY", "10001", true],
    ["NY", "14999-1234", true],
    ["NY", "15001", false],
    ["NY", "06390", true],
    ["CT", "06390", true],
    ["NY", "06391", false],
    ["NU", "x0a 1h0", true],
    ["NT", "X0A 1H0", false],
    ["NT", "X1A 2B3", true],
    ["ON", "N9Z 9Z9", true],
    ["ON", "P1A 1A1", false],
  ])("%s, %s: %s", (province, code, fits) => {
    expect(isInProvince(ranges, province, code)).toBe(fits);
  });

  it("are not compared where the supplier has no range for the province", () => {
    expect(isInProvince(ranges, "PR", "00901")).toBe(true);
  });

  it.each([
    ["10001", "NY"],
    ["10001-1234", "NY"],
    ["06390", null],
    ["1000", null],
    ["99999", null],
    ["k1a 0b1", "ON"],
  ])("%s is of %s alone", (code, province) => {
    const provinces = ["NY", "CT", "ON"].map((one) => ({ code: one, postalCodes: ranges.filter((range) => range.province === one) }));
    expect(provinceOf(provinces, code)).toBe(province);
  });

  it.each([
    ["10001", { country: "US", province: "NY" }],
    ["06390", { country: "US", province: null }],
    ["k1a0b1", { country: "CA", province: "ON" }],
    ["k1a", null],
    ["100", null],
  ])("%s is of a served country: %o", (code, place) => {
    expect(placeOfCode([served("US", "NY", "CT"), served("CA", "ON")], code)).toEqual(place);
  });

  it("is of no place in a country that is not served", () => {
    expect(placeOfCode([served("US", "NY")], "K1A 0B1")).toBeNull();
  });
});

const served = (country: "US" | "CA", ...codes: string[]): CountryStates => ({
  country,
  name: country,
  states: codes.map((code) => ({ code, name: code, postalCodes: ranges.filter(({ province }) => province === code) })),
});
