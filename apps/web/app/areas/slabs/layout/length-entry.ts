import { inches } from "@azulejo/contract/lengths.ts";

export const UM_PER_MM = 1_000;
export const UM_PER_INCH = 25_400;

const fractions: Record<string, number> = { "½": 1 / 2, "¼": 1 / 4, "¾": 3 / 4, "⅛": 1 / 8, "⅜": 3 / 8, "⅝": 5 / 8, "⅞": 7 / 8 };
const units: Record<string, number> = {
  "": UM_PER_INCH,
  in: UM_PER_INCH,
  '"': UM_PER_INCH,
  "″": UM_PER_INCH,
  cm: 10_000,
  mm: UM_PER_MM,
  m: 1_000_000,
};

/** Reads a typed length: `25½`, `25 1/2`, `25-1/2`, `25.5`, `65 cm`, `650 mm`; inches without a unit. Returns micrometers, or null. */
export function readLength(typed: string): number | null {
  const match =
    /^(?:(?<whole>\d{1,4}(?:[.,]\d{1,4})?)(?:[\s-]*(?<sign>[½¼¾⅛⅜⅝⅞])|[\s-]+(?<part>\d{1,2}\/\d{1,2}))?|(?<alone>[½¼¾⅛⅜⅝⅞]|\d{1,2}\/\d{1,2}))\s*(?<unit>in|cm|mm|m|"|″)?$/.exec(
      typed.trim().toLowerCase(),
    );
  if (!match?.groups) return null;
  const { whole, sign, part, alone, unit } = match.groups;
  const fraction = sign ?? part ?? alone;
  const rest = fraction === undefined ? 0 : (fractions[fraction] ?? quotient(fraction));
  const length = (Number((whole ?? "0").replace(",", ".")) + rest) * (units[unit ?? ""] as number);
  return Number.isFinite(length) ? Math.round(length) : null;
}

function quotient(fraction: string): number {
  const [above = 0, below = 0] = fraction.split("/").map(Number);
  return above / below;
}

/** Formats a length as typed, in inches to the sixteenth. */
export const lengthText = (um: number): string => (um < 0 ? `-${inches(-um / UM_PER_MM)}` : inches(um / UM_PER_MM));
