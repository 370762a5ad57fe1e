import type { PieceFormat } from "@azulejo/contract/areas/product.ts";

/** Notch sizes of trowels by the longest side of a piece, with the square feet that one 50 lb bag of mortar covers. */
const trowels = [
  { name: "v", longestMm: 60, feetPerBag: 95 },
  { name: "quarter", longestMm: 210, feetPerBag: 80 },
  { name: "threeEighths", longestMm: 380, feetPerBag: 60 },
  { name: "half", longestMm: Number.POSITIVE_INFINITY, feetPerBag: 42 },
] as const;

/** For pieces at least this long, ANSI A108.02 allows an offset of a third at most, because long pieces bow. */
const LONG_MM = 15 * 25.4;
/** Areas are stored in units of 1e-4 square feet. */
const AREA_UNITS = 10_000;

export interface HowToSet {
  trowel: (typeof trowels)[number]["name"];
  /** Number of 50 lb bags for the whole line. */
  bags: number;
  /** Whether mortar is also spread on the back of each piece. */
  isBackButtered: boolean;
  /** Whether a running bond may be offset by at most a third. */
  isLong: boolean;
}

/** Returns how a line's pieces are set, by their size. @param area in 1e-4 square feet */
export function howToSet({ widthMm, heightMm, chips }: Pick<PieceFormat, "widthMm" | "heightMm" | "chips">, area: number): HowToSet {
  const piece = chips ?? { widthMm, heightMm };
  const longest = Math.max(piece.widthMm, piece.heightMm);
  const trowel = trowels.find(({ longestMm }) => longest <= longestMm) ?? trowels[3];
  return {
    trowel: trowel.name,
    bags: Math.ceil(area / AREA_UNITS / trowel.feetPerBag),
    isBackButtered: longest >= LONG_MM,
    isLong: longest >= LONG_MM,
  };
}
