import { describe, expect, it } from "vitest";
import { localTaxRates } from "./local-taxes.ts";

const rates = localTaxRates("./reference/tax-rates-ca.yaml");
const nevadas = localTaxRates("./reference/tax-rates-nv.yaml");

/** Returns the percentages of an address beside the state's, each by its longest prefix, as the shop reads them. */
function ratesOf(zip: string, of = rates): Record<string, number> {
  const fitting = of.filter(({ postalPrefix }) => zip.startsWith(postalPrefix));
  const longest = fitting.toSorted((one, other) => one.postalPrefix.length - other.postalPrefix.length);
  return Object.fromEntries(longest.map(({ name, percent }) => [name, percent]));
}

describe("California's local taxes", () => {
  // From the department's list of January 1, 2026, less the state's 7.25 %.
  it.each([
    ["90210", "Beverly Hills", { "county:Los Angeles": 2.5 }],
    ["90401", "Santa Monica", { "county:Los Angeles": 2.5, "city:Santa Monica": 1 }],
    ["92805", "Anaheim", { "county:Orange": 0.5 }],
    ["92101", "San Diego", { "county:San Diego": 0.5 }],
    ["95814", "Sacramento", { "county:Sacramento": 0.5, "city:Sacramento": 1 }],
    ["94103", "San Francisco", { "county:San Francisco": 1.375 }],
    ["96161", "Truckee", { "county:Nevada": 0.25, "city:Truckee": 1.5 }],
    ["94574", "St. Helena", { "county:Napa": 0.5, "city:St. Helena": 0.5 }],
    ["93263", "Shafter, in a county whose tax leaves cities out", {}],
    ["93240", "Lake Isabella, outside of that county's cities", { "county:Kern": 1 }],
    ["96101", "Alturas, without a local tax", {}],
  ])("of %s are those of %s", (zip, _, expected) => expect(ratesOf(zip)).toEqual(expected));

  it("add up to at most what the state allows, and overlap in no prefix of one name", () => {
    const zips = [...new Set(rates.map(({ postalPrefix }) => postalPrefix.padEnd(5, "0")))];
    for (const zip of zips) {
      const sum = Object.values(ratesOf(zip)).reduce((total, one) => total + one, 0);
      expect(sum).toBeLessThanOrEqual(4);
    }
    const keys = rates.map(({ name, postalPrefix }) => `${name} ${postalPrefix}`);
    expect(new Set(keys).size).toBe(keys.length);
  });
});

describe("Nevada's local taxes", () => {
  // From the department's list by county, less the 6.85 % that all have.
  it.each([
    ["89118", "Las Vegas", { "county:Clark": 1.525 }],
    ["89502", "Reno", { "county:Washoe": 1.415 }],
    ["89437", "Sparks", { "county:Washoe": 1.415 }],
    ["89701", "Carson City", { "county:Carson City": 0.75 }],
    ["89406", "Fallon", { "county:Churchill": 0.75 }],
    ["89801", "Elko", { "county:Elko": 0.25 }],
    ["89301", "Ely", { "county:White Pine": 0.875 }],
    ["89445", "Winnemucca, in a county without a tax of its own", {}],
  ])("of %s are those of %s", (zip, _, expected) => expect(ratesOf(zip, nevadas)).toEqual(expected));

  it("are one county's for each ZIP code, also of the delivery", () => {
    const zips = nevadas.map(({ postalPrefix }) => postalPrefix.padEnd(5, "0"));
    expect(zips.filter((zip) => Object.keys(ratesOf(zip, nevadas)).length > 1)).toEqual([]);
    expect(nevadas.every((rate) => "taxesDelivery" in rate && rate.taxesDelivery)).toBe(true);
    expect(rates.some((rate) => "taxesDelivery" in rate)).toBe(false);
  });
});
