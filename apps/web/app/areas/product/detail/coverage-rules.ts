/** 1e-4 square feet in a square foot. */
const AREA_SCALE = 10_000;
const SQUARE_FEET_PER_SQUARE_METRE = 10.763_910_416_709_722;
const SQUARE_INCHES_PER_SQUARE_FOOT = 144;

export type LengthUnit = "ft" | "in" | "m";

const squareFeetPer: Record<LengthUnit, number> = { ft: 1, in: 1 / SQUARE_INCHES_PER_SQUARE_FOOT, m: SQUARE_FEET_PER_SQUARE_METRE };

/** The area of a room in 1e-4 square feet, rounded up, so that nothing is missing. */
export const areaOfRoom = (length: number, width: number, unit: LengthUnit): number =>
  Math.ceil(length * width * squareFeetPer[unit] * AREA_SCALE - 1e-6);

export interface Coverage {
  units: number;
  /** What these units cover, 1e-4 square feet. */
  covered: number;
  /** What is needed with waste, 1e-4 square feet. */
  needed: number;
}

/**
 * Whole sell units for an area with waste; exact in integers.
 * @param area 1e-4 square feet
 * @param wastePercent 0 to 50
 * @param areaPerUnit 1e-4 square feet per sell unit
 */
export function unitsFor(area: number, wastePercent: number, areaPerUnit: number): Coverage {
  const needed = Number((BigInt(area) * BigInt(100 + wastePercent) + 99n) / 100n);
  const units = Number((BigInt(needed) + BigInt(areaPerUnit) - 1n) / BigInt(areaPerUnit));
  return { units, covered: units * areaPerUnit, needed };
}
