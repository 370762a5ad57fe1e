// @bundle laid
import type { PieceFormat } from "@azulejo/contract/areas/product.ts";

/** Returns the class that clips a picture of one piece to its outline; empty for a rectangle and for a mosaic sheet. */
export function outlineClass(format: PieceFormat | null): string {
  if (!format || format.chips || (format.shape !== "hexagon" && format.shape !== "picket")) return "";
  return `${format.shape}-${format.widthMm > format.heightMm ? "flat" : "upright"}`;
}
