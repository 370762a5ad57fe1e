// @bundle laid
import type { PieceFormat } from "@azulejo/contract/areas/product.ts";
import type { Pattern } from "@azulejo/laying/piece-format.ts";

export { canLay, isLight, type JointColor, jointColors, jointFor, laidAddress } from "@azulejo/laying/picture-address.ts";

/** Widths of laid pictures; the image service makes these first. */
export const LAID_WIDTHS = [120, 320, 480, 640, 960, 1280, 1600];

/** Returns how pieces of a format are usually laid. */
export function usualPattern({ shape, widthMm, heightMm }: Pick<PieceFormat, "shape" | "widthMm" | "heightMm">): Pattern {
  if (shape === "herringbone") return "herringbone";
  if (shape === "plank") return "third";
  const ratio = Math.max(widthMm, heightMm) / Math.min(widthMm, heightMm);
  return shape === "rectangle" && ratio > 1.5 && Math.max(widthMm, heightMm) < 320 ? "half" : "stack";
}
