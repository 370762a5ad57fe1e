import { FIGURE, readNumber, spelled } from "./number.ts";

export const UM_PER_MM = 1_000;
export const UM_PER_INCH = 25_400;
const INCHES_PER_FOOT = 12;
export const UM_PER_FOOT = INCHES_PER_FOOT * UM_PER_INCH;

export type LengthUnit = "ft" | "in" | "m" | "cm" | "mm";

/** Micrometers in each unit. */
const um: Record<LengthUnit, number> = { ft: UM_PER_FOOT, in: UM_PER_INCH, m: 1_000_000, cm: 10_000, mm: UM_PER_MM };

/** Spellings of each unit, as pattern sources. Inches come before feet, because two foot marks form an inch mark. */
export const unitMarks: Record<LengthUnit, string> = {
  in: String.raw`inch(?:es)?|in\.?|pulgadas?|pulg\.?|["″”“]|''|’’|′′|‘‘`,
  ft: String.raw`feet|foot|ft\.?|pies?|['′’‘]`,
  mm: String.raw`mm\.?|mil[ií]metros?|millimet(?:er|re)s?`,
  cm: String.raw`cms?\.?|cent[ií]metros?|centimet(?:er|re)s?`,
  m: String.raw`m\.?|mts?\.?|metros?|met(?:er|re)s?`,
};
const order: LengthUnit[] = ["in", "ft", "mm", "cm", "m"];
const unit = (name: string): string => `(?:${order.map((one) => `(?<${one}${name}>${unitMarks[one]})`).join("|")})`;
const pattern = new RegExp(`^(?<first>${FIGURE})\\s*${unit("1")}?(?:[\\s,-]*(?<second>${FIGURE})\\s*${unit("2")}?)?$`, "i");

/**
 * Parses a typed length: `12.5`, `12,5 ft`, `12 1/2`, `12'6"`, `12 ft 6 in`, `12 pies 6 pulg`, `3.8 m`, `65 cm`.
 * @param without the unit of a number without one
 * @returns micrometers, or null
 */
export function readLength(typed: string, without: LengthUnit): number | null {
  const found = pattern.exec(spelled(typed))?.groups;
  if (!found) return null;
  const given = (name: string) => order.find((one) => found[`${one}${name}`] !== undefined);
  const [first, second] = [given("1"), given("2")];
  const length = lengthOf(found["first"], first ?? without);
  if (found["second"] === undefined) return length;
  // The second part has a smaller unit: inches after feet, centimeters after meters.
  const smaller = first === "ft" ? "in" : first === "m" ? "cm" : null;
  const isSmaller = smaller !== null && (second === smaller || (second === undefined && smaller === "in"));
  const rest = isSmaller ? lengthOf(found["second"], smaller) : null;
  return length === null || rest === null ? null : length + rest;
}

function lengthOf(figure: string | undefined, of: LengthUnit): number | null {
  const value = readNumber(figure ?? "");
  return value === null ? null : Math.round(value * um[of]);
}
