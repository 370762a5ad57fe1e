import { mmIn, nominalInches, replaceSizes, type SizeUnit } from "@azulejo/contract/typed/size.ts";

/** Matches a size as one word: `12x24` in inches or without a unit, `30x60cm`, `600x1200mm`. */
const sizeWord = /^(\d+(?:\.\d+)?)x(\d+(?:\.\d+)?)(cm|mm)?$/;
const rounded = (side: number): number => Math.round(side * 100) / 100;
const wordOf = (sides: readonly number[], unit: SizeUnit | null): string =>
  sides.map(rounded).join("x") + (unit === null || unit === "in" ? "" : unit);

/** Matches a metric length, such as a thickness. */
const metric = /(?<![\p{L}\p{N}.,/])(\d+(?:[.,]\d+)?)\s*(mm|cm)(?![\p{L}\p{N}])/giu;
export const thicknessWord = (mm: number): string => `${Math.round(mm)}mm`;

/** Returns a text in which each size, and a thickness after it, is one word. */
export const withSizes = (text: string): string =>
  replaceSizes(text, ({ sides, unit, thicknessMm }) =>
    [" ", wordOf(sides, unit), thicknessMm === null ? "" : ` ${thicknessWord(thicknessMm)}`, " "].join(""),
  );

/** Matches a sign between two sides or after a thickness. Most texts have none and are skipped after this one test. */
const mayBeSized = /[x×*]\s*[\d½¼¾⅛⅜⅝⅞]|(?:by|por)\s+[\d½¼¾⅛⅜⅝⅞]|\d\s*[cm]m/i;

/** Returns a text in which each size and thickness is one word; the same text if it has none. */
export const withSizeWords = (text: string): string =>
  mayBeSized.test(text)
    ? withSizes(text).replace(metric, (_, figure: string, unit: string) =>
        thicknessWord(Number(figure.replace(",", ".")) * mmIn[unit.toLowerCase() as SizeUnit]),
      )
    : text;

interface SizeOfWord {
  sides: number[];
  unit: "cm" | "mm" | null;
}

function readWord(word: string): SizeOfWord | null {
  const [, a, b, unit] = sizeWord.exec(word) ?? [];
  return a && b ? { sides: [Number(a), Number(b)], unit: (unit as "cm" | "mm" | undefined) ?? null } : null;
}

/** Returns a size's term: nominal inches, shorter side first. Null for other words. */
export function sizeTerm(word: string): string | null {
  const size = readWord(word);
  if (!size) return null;
  const { sides, unit } = size;
  return ascending(unit === null ? sides : sides.map((side) => nominalInches(side * mmIn[unit])));
}

const ascending = (sides: number[]): string => sides.toSorted((a, b) => a - b).join("x");

/** Returns other terms for a size: the exact inches of a metric size, for slabs. */
export function sameSizes(word: string): string[] {
  const size = readWord(word);
  if (!size || size.unit === null) return [];
  const { sides, unit } = size;
  const term = ascending(sides.map((side) => Math.round((side * mmIn[unit]) / mmIn.in)));
  return term === sizeTerm(word) ? [] : [term];
}

/** Returns the terms of a size without a unit, read as centimeters, for use if no item has it in inches. */
export function otherwiseSizes(word: string): string[] {
  const size = readWord(word);
  if (!size || size.unit !== null || !size.sides.every(isSoldInCm)) return [];
  const inCm = `${word}cm`;
  return [inCm, ...sameSizes(inCm)];
}

/** Maximum relative difference between a size in centimeters and its nominal inches. */
const NEAR = 0.03;

function isSoldInCm(cm: number): boolean {
  const mm = cm * mmIn.cm;
  return [25, mmIn.in].some((perInch) => Math.abs(nominalInches(mm) * perInch - mm) <= mm * NEAR);
}

/** Returns the spellings of a size in inches, with either side first; any other word unchanged. */
export function writingsOf(word: string): string[] {
  const size = readWord(word);
  if (!size) return [word];
  const words = size.unit === null ? [word, ...otherwiseSizes(word)] : [word, ...sameSizes(word)];
  return [...new Set(words.flatMap((one) => sizeTerm(one) ?? []).flatMap((term) => [term, term.split("x").toReversed().join("x")]))];
}
