import type { Variant } from "@azulejo/contract/areas/product.ts";

const MM_PER_INCH = 25.4;
const SQUARE_FEET_PER_SQUARE_METRE = 10.763_910_416_709_722;
const POUNDS_PER_KILOGRAM = 2.204_622_6;
/** The density of cement grout, in kilograms per liter. */
const GROUT_DENSITY = 1.7;
/** Joint widths of tile, and within a mosaic sheet, in millimeters. */
const JOINT_MM = { tile: 3, chips: 2 };
const MORTAR_BAG_LB = 50;

/**
 * Notched trowels by the longest side of a piece they are for, with the minimum square feet that a 50 lb bag of mortar covers (ANSI
 * A108.5).
 */
const trowels = [
  { longestIn: 8, notch: "quarter", squareFeet: 90 },
  { longestIn: 15, notch: "quarterByThreeEighths", squareFeet: 60 },
  { longestIn: Number.POSITIVE_INFINITY, notch: "half", squareFeet: 40 },
] as const;
const MOSAIC = { notch: "vee", squareFeet: 125 } as const;

type Notch = (typeof trowels)[number]["notch"] | (typeof MOSAIC)["notch"];

interface SettingNeeds {
  squareFeet: number;
  notch: Notch;
  mortarPounds: number;
  /** The number of 50 lb bags of mortar. */
  mortarBags: number;
  groutPounds: number;
}

/** Returns the mortar and grout for an area of tile; null for goods that aren't set by area. @param squareFeet of tile */
export function settingNeeds({ format, thicknessMm }: Pick<Variant, "format" | "thicknessMm">, squareFeet: number): SettingNeeds | null {
  if (!format || !thicknessMm || squareFeet <= 0) return null;
  const piece = format.chips ?? format;
  const longest = Math.max(piece.widthMm, piece.heightMm) / MM_PER_INCH;
  const { notch, squareFeet: ofABag } = format.chips ? MOSAIC : (trowels.find((one) => longest <= one.longestIn) ?? trowels[2]);
  const mortarPounds = Math.ceil((squareFeet / ofABag) * MORTAR_BAG_LB);
  const joints = (piece.widthMm + piece.heightMm) / (piece.widthMm * piece.heightMm);
  const joint = format.chips ? JOINT_MM.chips : JOINT_MM.tile;
  const kilograms = (squareFeet / SQUARE_FEET_PER_SQUARE_METRE) * joints * joint * thicknessMm * GROUT_DENSITY;
  return {
    squareFeet,
    notch,
    mortarPounds,
    mortarBags: Math.ceil(mortarPounds / MORTAR_BAG_LB),
    groutPounds: Math.ceil(kilograms * POUNDS_PER_KILOGRAM),
  };
}
