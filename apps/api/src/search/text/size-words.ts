import { mmIn, nominalInches, replaceSizes, type SizeUnit } from "@azulejo/contract/typed/size.ts";

/** A size as one word: `12x24` in inches or without a unit, `30x60cm`, `600x1200mm`. */
const sizeWord = /^(\d+(?:\.\d+)?)x(\d+(?:\.\d+)?)(cm|mm)?$/;
const rounded = (side: number): number => Math.round(side * 100) / 100;
const wordOf = (sides: readonly number[], unit: SizeUnit | null): string =>
  sides.map(rounded).join("x") + (unit === null || unit === "in" ? "" : unit);

/** A length that metric goods are named by, such as a thickness. */
const metric = /(?<![\p{L}\p{N}.,/])(\d+(?:[.,]\d+)?)\s*(mm|cm)(?![\p{L}\p{N}])/giu;
export const thicknessWord = (mm: number): string => `${Math.round(mm)}mm`;

/** Returns a text with every size in it as one word, and the thickness behind it. */
export const withSizes = (text: string): string =>
  replaceSizes(text, ({ sides, unit, thicknessMm }) =>
    [" ", wordOf(sides, unit), thicknessMm === null ? "" : ` ${thicknessWord(thicknessMm)}`, " "].join(""),
  );

/** A mark between two sides or after a thickness. Most texts have none, so they are skipped after this one test. */
const mayBeSized = /[x×*]\s*[\d½¼¾⅛⅜⅝⅞]|(?:by|por)\s+[\d½¼¾⅛⅜⅝⅞]|\d\s*[cm]m/i;

/** Returns a text with every size and every thickness in it as one word; the same text if it has none. */
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

/** Returns the term of a size: nominal inches, the shorter side first. Null for another word. */
export function sizeTerm(word: string): string | null {
  const size = readWord(word);
  if (!size) return null;
  const { sides, unit } = size;
  return ascending(unit === null ? sides : sides.map((side) => nominalInches(side * mmIn[unit])));
}

const ascending = (sides: number[]): string => sides.toSorted((a, b) => a - b).join("x");

/** Returns other words for a size: the true inches of a metric one, for slabs. */
export function sameSizes(word: string): string[] {
  const size = readWord(word);
  if (!size || size.unit === null) return [];
  const { sides, unit } = size;
  const term = ascending(sides.map((side) => Math.round((side * mmIn[unit]) / mmIn.in)));
  return term === sizeTerm(word) ? [] : [term];
}

/** Returns the words of a size without a unit for which there is nothing in inches: it was meant in centimeters. */
export function otherwiseSizes(word: string): string[] {
  const size = readWord(word);
  if (!size || size.unit !== null || !size.sides.every(isSoldInCm)) return [];
  const inCm = `${word}cm`;
  return [inCm, ...sameSizes(inCm)];
}

/** How far a size in centimeters is from the inches that it is called. */
const NEAR = 0.03;

function isSoldInCm(cm: number): boolean {
  const mm = cm * mmIn.cm;
  return [25, mmIn.in].some((perInch) => Math.abs(nominalInches(mm) * perInch - mm) <= mm * NEAR);
}

/** Returns how a size may be written in inches, either side first; any other word alone. */
export function writingsOf(word: string): string[] {
  const size = readWord(word);
  if (!size) return [word];
  const words = size.unit === null ? [word, ...otherwiseSizes(word)] : [word, ...sameSizes(word)];
  return [...new Set(words.flatMap((one) => sizeTerm(one) ?? []).flatMap((term) => [term, term.split("x").toReversed().join("x")]))];
}
