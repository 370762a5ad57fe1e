import { readLength, UM_PER_MM } from "@azulejo/contract/typed/length.ts";

const BETWEEN = /\s*(?:[x×*\t]|\b(?:by|por)\b)\s*/i;

export interface SlabSize {
  widthMm: number;
  heightMm: number;
}

export interface TypedSizes {
  sizes: SlabSize[];
  /** Numbers of lines that aren't a size, counted from 1. */
  faults: number[];
}

/** Reads one slab per line, as width × height: `126.5 x 63`, `10'6" x 63`, `3.2 m x 1.6 m`. Empty lines are skipped. */
export function readSizes(text: string, unit: "in" | "cm"): TypedSizes {
  const read: TypedSizes = { sizes: [], faults: [] };
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    if (line.trim() === "") continue;
    const [widthMm = 0, heightMm = 0, ...more] = sidesOf(line.trim()).map((side) => Math.round((readLength(side, unit) ?? 0) / UM_PER_MM));
    if (more.length === 0 && isSlab(widthMm) && isSlab(heightMm)) read.sizes.push({ widthMm, heightMm });
    else read.faults.push(index + 1);
  }
  return read;
}

/** Returns the two sides in a line; two numbers separated only by a space are two sides. */
const sidesOf = (line: string): string[] => (/^[\d.,]+\s+[\d.,]+$/.test(line) ? line.split(/\s+/) : line.split(BETWEEN));

const isSlab = (mm: number): boolean => mm >= 100 && mm <= 6000;
