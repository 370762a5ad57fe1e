import type { Picture } from "@azulejo/contract";
import type { PieceFormat, Variant } from "@azulejo/contract/areas/product.ts";
import { readPercent } from "@azulejo/contract/typed/number.ts";
import type { Room } from "@azulejo/laying/floor/room.ts";
import { MM_PER_FOOT } from "@azulejo/laying/picture-address.ts";
import { type Entry, faultsOf, readFeet } from "../../buy/quantity.ts";
import { unitsFor } from "../../coverage-rules.ts";

type Packing = Pick<Variant, "areaPerUnit" | "piecesPerUnit" | "sellUnit">;

/** Maximum number of pieces; more couldn't be distinguished, and would take long to draw. */
const MAX_PIECES = 6000;
const SQUARE_MM_PER_SQUARE_FOOT = MM_PER_FOOT ** 2;
/** A square foot in units of 1e-4 square feet. */
const AREA_SCALE = 10_000;

/** Returns the rectangle that a shopper entered; null if there is none, or for rooms with too many pieces to draw. */
export function roomOf(
  entry: Entry,
  variant: Packing,
  { picture, format }: { picture: Pick<Picture, "kind">; format: PieceFormat },
): Omit<Room, "notch"> | null {
  if (entry.by !== "room" || Object.keys(faultsOf(entry, variant).fields).length > 0) return null;
  const width = (readFeet(entry.length) ?? 0) * MM_PER_FOOT;
  const height = (readFeet(entry.width) ?? 0) * MM_PER_FOOT;
  // If the picture shows a whole sheet, the floor is drawn sheet by sheet.
  const piece = (picture.kind !== "sheet" && format.chips) || format;
  const pieces = (width * height) / (piece.widthMm * piece.heightMm);
  return pieces > 0 && pieces <= MAX_PIECES ? { width, height } : null;
}

/** Returns the missing corner of an L-shaped room; null unless it is smaller than the room. */
export function notchOf({ width, height }: Omit<Room, "notch">, typed: { length: string; width: string }): Room["notch"] {
  const notch = { width: (readFeet(typed.length) ?? 0) * MM_PER_FOOT, height: (readFeet(typed.width) ?? 0) * MM_PER_FOOT };
  const isWithin = notch.width > 0 && notch.height > 0 && notch.width < width && notch.height < height;
  return isWithin ? notch : null;
}

/**
 * Returns the sell units for a drawn floor: its area plus the shopper's waste allowance, but at least enough for the pieces it needs.
 * @param area in square millimeters
 * @param needed pieces, including cut ones
 */
export function unitsOfFloor(area: number, needed: number, waste: string, { areaPerUnit, piecesPerUnit }: Packing): number {
  const squareFeet = Math.ceil((area / SQUARE_MM_PER_SQUARE_FOOT) * AREA_SCALE - 1e-6);
  const byArea = areaPerUnit ? unitsFor(squareFeet, Math.ceil(readPercent(waste) ?? 0), areaPerUnit) : 1;
  return Math.max(1, byArea, Math.ceil(needed / piecesPerUnit));
}
