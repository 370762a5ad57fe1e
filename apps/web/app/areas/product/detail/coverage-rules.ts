/** A square foot in units of 1e-4 square feet. */
const AREA_SCALE = 10_000;
const SQUARE_FEET_PER_SQUARE_METRE = 10.763_910_416_709_722;
const SQUARE_INCHES_PER_SQUARE_FOOT = 144;
/** Upper limit for a calculation: 10 million square feet, in 1e-4 square feet. */
const MOST = 1e11;

/** Extra material for cuts and breakage that is usually recommended for a plain layout. */
export const WASTE_PERCENT = 10;

export type LengthUnit = "ft" | "in" | "m";
/** How the shopper enters the floor: its sides, its area, or a number of pieces. */
export type Measure = "room" | "sqft" | "sqm" | "pieces";

const squareFeetPer: Record<LengthUnit, number> = { ft: 1, in: 1 / SQUARE_INCHES_PER_SQUARE_FOOT, m: SQUARE_FEET_PER_SQUARE_METRE };

/** Converts square feet to 1e-4 square feet, rounded up so that the result is never too small. */
const toArea = (squareFeet: number): number => Math.ceil(squareFeet * AREA_SCALE - 1e-6);

/** Returns the area of a room in 1e-4 square feet. */
export const areaOfRoom = (length: number, width: number, unit: LengthUnit): number => toArea(length * width * squareFeetPer[unit]);

export interface Coverage {
  units: number;
  /** The area that these units cover, in 1e-4 square feet; null for pieces without an area. */
  covered: number | null;
  pieces: number;
}

interface Packing {
  /** 1e-4 square feet per sell unit. */
  areaPerUnit: number | null;
  piecesPerUnit: number;
}

export interface Need {
  measure: Measure;
  /** The length of a room, or the amount of any other measure. */
  first: number;
  /** The width of a room. */
  second: number;
  lengthUnit: LengthUnit;
  /** 0 to 50. */
  wastePercent: number;
}

/** Returns whole sell units for an area including waste; calculated exactly, in integers. Areas in 1e-4 square feet. */
export function unitsFor(area: number, wastePercent: number, areaPerUnit: number): number {
  const needed = (BigInt(area) * BigInt(100 + wastePercent) + 99n) / 100n;
  return Number((needed + BigInt(areaPerUnit) - 1n) / BigInt(areaPerUnit));
}

/** Returns how many sell units are needed; null if the input is empty or out of range. */
export function coverageOf(need: Need, packing: Packing): Coverage | null {
  const units = need.measure === "pieces" ? unitsForPieces(need, packing) : unitsForArea(need, packing);
  if (units === null || units < 1) return null;
  return { units, covered: packing.areaPerUnit === null ? null : units * packing.areaPerUnit, pieces: units * packing.piecesPerUnit };
}

function unitsForPieces({ first, wastePercent }: Need, { piecesPerUnit }: Packing): number | null {
  if (!Number.isFinite(first) || first <= 0 || first > 1e9) return null;
  return Math.ceil((Math.ceil(first) * (100 + wastePercent)) / 100 / piecesPerUnit - 1e-9);
}

function unitsForArea({ measure, first, second, lengthUnit, wastePercent }: Need, { areaPerUnit }: Packing): number | null {
  if (areaPerUnit === null) return null;
  const area =
    measure === "room" ? areaOfRoom(first, second, lengthUnit) : toArea(measure === "sqm" ? first * SQUARE_FEET_PER_SQUARE_METRE : first);
  return area > 0 && area < MOST ? unitsFor(area, wastePercent, areaPerUnit) : null;
}
