import { readNumber } from "./number.ts";

const MM_PER_INCH = 25.4;
const MM_PER_CM = 10;
/** From this value on, a number without a unit is in millimeters, because no tile is 17 feet long. */
const FROM_MM = 200;
/** Above this value, a third number without a unit is in millimeters, because no tile is 2 inches thick. */
const THICKEST_INCHES = 2;

export type SizeUnit = "in" | "cm" | "mm";

/** Two sides as written, and the thickness. */
export interface WrittenSize {
  sides: [number, number];
  /** Null if no unit was written. */
  unit: SizeUnit | null;
  thicknessMm: number | null;
}

const side = String.raw`(\d+(?:[.,]\d+)?(?:(?:\s+|-)\d+\/\d+|\s*[½¼¾⅛⅜⅝⅞])?|\d+\/\d+|[½¼¾⅛⅜⅝⅞])\s*(mm|cms?|inch(?:es)?|in\.?|pulgadas?|pulg\.?|["″”“]|''|’’)?`;
const by = String.raw`\s*(?:x|×|\*|by|por)\s*`;
const source = String.raw`(?<![\p{L}\p{N}.,/])${side}${by}${side}(?:${by}${side})?(?![\p{L}\p{N}/])`;
const inside = new RegExp(source, "giu");

/** Millimeters in a unit. */
export const mmIn: Record<SizeUnit, number> = { in: MM_PER_INCH, cm: MM_PER_CM, mm: 1 };

/** Replaces each size in a text: `12"x24"`, `30 por 60 cm`, `12 in. by 24 in.`, `11 3/4 × 23 1/2 × 3/8`. */
export const replaceSizes = (text: string, replace: (size: WrittenSize, written: string) => string): string =>
  text.replace(inside, (written, ...groups: (string | undefined)[]) => {
    const size = toSize(groups);
    return size ? replace(size, written) : written;
  });

/** Returns the first size in a text; null for none. */
export function firstSize(text: string): WrittenSize | null {
  const [, ...groups] = new RegExp(source, "iu").exec(text) ?? [];
  return toSize(groups);
}

/** Plain figures are parsed directly, because catalogs have many sizes, nearly all of them plain. */
const readSide = (side: string): number | null => (/^\d+$/.test(side) ? Number(side) : readNumber(side));

function toSize([first, firstUnit, second, secondUnit, third, thirdUnit]: (string | undefined)[]): WrittenSize | null {
  const [a, b] = [readSide(first ?? ""), readSide(second ?? "")];
  if (!a || !b) return null;
  const unit = unitOf(secondUnit) ?? unitOf(firstUnit) ?? unitOf(thirdUnit, true) ?? (Math.max(a, b) >= FROM_MM ? "mm" : null);
  const thickness = readNumber(third ?? "");
  if (!thickness) return { sides: [a, b], unit, thicknessMm: null };
  const of = unitOf(thirdUnit) ?? (thickness <= THICKEST_INCHES && unit !== "mm" ? (unit ?? "in") : "mm");
  return { sides: [a, b], unit, thicknessMm: Math.round(thickness * mmIn[of] * 1000) / 1000 };
}

/** @param ofAll whether it is the unit of the last number, which applies to all; millimeters there only apply to the thickness */
function unitOf(written: string | undefined, ofAll = false): SizeUnit | null {
  const name = written?.toLowerCase();
  if (!name) return null;
  if (name === "mm") return ofAll ? null : "mm";
  return name.startsWith("cm") ? "cm" : "in";
}

/** Returns the nominal inches of metric sides, at 25 mm per inch: 30 cm is 12, 120 cm is 48. */
export function nominalInches(mm: number): number {
  const inches = mm / 25;
  return inches >= 2.75 ? Math.round(inches) : Math.max(0.5, Math.round(inches * 2) / 2);
}
