import { expect, it } from "vitest";
import { dayInWords, squareFeet, squareMetres, wholeFeet, wholeNumber } from "./formats.ts";

it("areas have two decimals in both units, and separators", () => {
  expect([squareFeet(107_600, "en"), squareMetres(107_639, "en"), squareMetres(656_600, "es")]).toEqual(["10.76", "1.00", "6.10"]);
  expect([squareFeet(12_345_000, "en"), wholeFeet(12_345_600, "es")]).toEqual(["1,234.50", "1,235"]);
});

it("counts of units have separators", () => {
  expect([wholeNumber(1037, "en"), wholeNumber(1037, "es")]).toEqual(["1,037", "1,037"]);
});

it("days in sentences have no abbreviations", () => {
  expect([dayInWords("2026-12-08", "en"), dayInWords("2026-12-08", "es")]).toEqual(["Tuesday, December 8", "martes 8 de diciembre"]);
});
