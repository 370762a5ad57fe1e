import type { Picture } from "@azulejo/contract";
import type { PieceFormat } from "@azulejo/contract/areas/product.ts";
import { canLay, jointFor, laidAddress, MM_PER_FOOT } from "@azulejo/laying/picture-address.ts";
import { hasPatterns, usualPattern } from "@azulejo/laying/piece-format.ts";

/** The place of a line's picture on paper, in points. */
export const PICTURE = { width: 52, height: 40 };
/** Pixels per point of paper, about 220 to an inch. */
const SHARPNESS = 3;
/** The size of a line's picture, in pixels. */
export const PIXELS = { width: PICTURE.width * SHARPNESS, height: PICTURE.height * SHARPNESS };

/** How many sides of a square piece fit across a picture, so that joints are visible. */
const PIECES_ACROSS = 2.6;
const JOINT_MM = 3;
const QUALITY = 80;

interface Line {
  picture: Picture | null;
  format: PieceFormat | null;
}

/** Returns the address of a line's picture on paper: the goods as they are laid, or else the whole picture, as of a slab. */
export function linePicture({ picture, format }: Line): string | null {
  if (!picture) return null;
  if (canLay(picture, format)) {
    const pattern = hasPatterns(format) ? usualPattern(format) : "stack";
    const laying = {
      pattern,
      joint: jointFor(picture),
      jointMm: JOINT_MM,
      acrossFeet: acrossFeet(format),
      aspect: PIXELS.width / PIXELS.height,
    };
    return laidAddress(picture, format, laying, PIXELS.width);
  }
  if (!picture.address.startsWith("/assets/f/")) return picture.address;
  const fit = picture.kind === "face" ? "" : "fit-in/";
  return `${picture.address}/m/${fit}${PIXELS.width}x${PIXELS.height}/filters:quality(${QUALITY}):format(jpeg)`;
}

function acrossFeet({ shape, chips, widthMm, heightMm }: PieceFormat): number {
  const piece = chips ?? { widthMm, heightMm };
  // A trim is much longer than wide and shown with the wall beside it.
  const side = shape === "trim" ? 0 : Math.sqrt(piece.widthMm * piece.heightMm);
  return Math.max(1, (PIECES_ACROSS * side) / MM_PER_FOOT);
}
