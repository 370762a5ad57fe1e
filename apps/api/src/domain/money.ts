/** The number of 1e-4 square feet in a square foot. */
const AREA_SCALE = 10_000;
/** The largest price for which twice its scaled value is an exact number. */
const EXACT_CENTS = 2 ** 36;

/** Rounds a quotient of integers half up. */
export function divideRounded(dividend: bigint, divisor: bigint): bigint {
  return (2n * dividend + divisor) / (2n * divisor);
}

/** Returns an amount less a share in hundredths of a percent, rounded half up. */
export const lessBasisPoints = (cents: number, basisPoints: number): number =>
  cents - Number(divideRounded(BigInt(cents) * BigInt(basisPoints), 10_000n));

/**
 * Converts a price per sell unit to cents per square foot.
 * @param areaPerUnit in 1e-4 square feet
 */
export function perSquareFoot(cents: number, areaPerUnit: number | null): number | null {
  if (!areaPerUnit) return null;
  const isExact = cents >= 0 && cents <= EXACT_CENTS && areaPerUnit > 0 && areaPerUnit <= EXACT_CENTS;
  return isExact
    ? divideExactly(2 * cents * AREA_SCALE + areaPerUnit, 2 * areaPerUnit)
    : Number(divideRounded(BigInt(cents) * BigInt(AREA_SCALE), BigInt(areaPerUnit)));
}

/** Returns the quotient rounded down, corrected if floating-point division has rounded it up. */
function divideExactly(dividend: number, divisor: number): number {
  const quotient = Math.floor(dividend / divisor);
  return quotient * divisor > dividend ? quotient - 1 : quotient;
}

/**
 * Splits an amount by weights, exactly, with the largest remainders: no part exceeds its weight as long as the amount does not exceed
 * their sum. Of equal remainders the earlier part gets the cent.
 */
export function splitByRemainder(cents: number, weights: number[]): number[] {
  const all = weights.reduce((sum, weight) => sum + BigInt(weight), 0n);
  if (all === 0n) return weights.map(() => 0);
  const shares = weights.map((weight, index) => {
    const product = BigInt(cents) * BigInt(weight);
    return { index, cents: Number(product / all), remainder: product % all };
  });
  let left = cents - shares.reduce((sum, share) => sum + share.cents, 0);
  const byRemainder = shares.toSorted((a, b) => (a.remainder === b.remainder ? a.index - b.index : a.remainder > b.remainder ? -1 : 1));
  for (const share of byRemainder) {
    if (left === 0) break;
    share.cents += 1;
    left -= 1;
  }
  return shares.map((share) => share.cents);
}
