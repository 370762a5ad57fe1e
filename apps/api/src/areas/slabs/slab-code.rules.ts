import { divideRounded } from "../../domain/money.ts";

/** Square millimeters in a square foot, times 100, so that the division is exact. */
const SQUARE_FOOT = 9_290_304n;

export const codeOf = (bundle: string, sequence: number): string => `${bundle}-${sequence}`;

/** Splits a slab's number into its bundle and its position; letters in upper case. */
export function partsOf(code: string): { bundle: string; sequence: number } {
  const at = code.lastIndexOf("-");
  return { bundle: code.slice(0, at).toUpperCase(), sequence: Number(code.slice(at + 1)) };
}

/** Returns a slab's area in 1e-4 square feet, rounded once. */
export const areaOf = (widthMm: number, heightMm: number): number =>
  Number(divideRounded(BigInt(widthMm) * BigInt(heightMm) * 1_000_000n, SQUARE_FOOT));

/** Returns the position of the slab on the other side of the same saw cut. Slabs 1 and 2, 3 and 4 … are polished on the faces that met. */
export const pairOf = (sequence: number): number => (sequence % 2 === 1 ? sequence + 1 : sequence - 1);
