import { FIGURE, readNumber, spelled } from "./number.ts";

export const SQUARE_FEET_PER_SQUARE_METER = 10.763_910_416_709_722;

const squared = String.raw`(?:\s*²|2|\^2)`;
const squareFeet = String.raw`s\.?f\.?|sq\.?\s*f(?:t|eet|oot)\.?|square\s+f(?:ee|oo)t|f(?:t|eet|oot)\.?${squared}|pies?\.?${squared}|pies?\s+cuadrados?`;
const squareMeters = String.raw`sq\.?\s*m(?:t|eter|etre)?s?\.?|square\s+met(?:er|re)s?|m(?:t|ts)?\.?${squared}|metros?\s+cuadrados?`;
const pattern = new RegExp(`^(?<figure>${FIGURE})\\s*(?:(?<feet>${squareFeet})|(?<meters>${squareMeters}))?$`, "i");

/** Reads a typed area: `120`, `120.5 sq ft`, `40,89 pies²`, `3.8 m²`; square feet without a unit. Returns square feet, or null. */
export function readArea(typed: string): number | null {
  const found = pattern.exec(spelled(typed))?.groups;
  const value = found ? readNumber(found["figure"] ?? "") : null;
  return value === null ? null : found?.["meters"] === undefined ? value : value * SQUARE_FEET_PER_SQUARE_METER;
}

/** Matches an area in a longer text. The figure must stand alone, so that the 24 of `12x24 120 sq ft` doesn't match. */
const within = new RegExp(
  String.raw`(?<![\p{L}\p{N}.,/×"'-])(?<typed>\d+(?:[.,]\d+)*\s*(?:${squareFeet}|${squareMeters}))(?![\p{L}\p{N}²])`,
  "iu",
);

/** Finds an area with its unit in a text: `white 12x24 120 sqft`. Returns square feet and the rest of the text, or null. */
export function areaWithin(text: string): { squareFeet: number; rest: string } | null {
  const typed = within.exec(text)?.groups?.["typed"];
  const squareFeetTyped = typed === undefined ? null : readArea(typed);
  if (typed === undefined || squareFeetTyped === null || squareFeetTyped <= 0) return null;
  return { squareFeet: squareFeetTyped, rest: text.replace(typed, " ").replaceAll(/\s+/g, " ").trim() };
}
