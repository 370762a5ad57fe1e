/** 1e-4 square feet in a square foot. */
const AREA_SCALE = 10_000n;

/** Rounds a quotient of integers half up. */
export function divideRounded(dividend: bigint, divisor: bigint): bigint {
  return (2n * dividend + divisor) / (2n * divisor);
}

/**
 * Converts a price per sell unit to cents per square foot.
 * @param areaPerUnit in 1e-4 square feet
 */
export function perSquareFoot(cents: number, areaPerUnit: number | null): number | null {
  return areaPerUnit ? Number(divideRounded(BigInt(cents) * AREA_SCALE, BigInt(areaPerUnit))) : null;
}
