import type { ChipLayout } from "@azulejo/contract/vocabulary.ts";

/** How pieces are laid on a floor or wall. */
export const patterns = ["stack", "third", "half", "herringbone"] as const;
export type Pattern = (typeof patterns)[number];

export interface PieceSize {
  widthMm: number;
  heightMm: number;
}

/** The chips of a mosaic sheet: their arrangement and the size of one. */
export interface Chips extends PieceSize {
  layout: ChipLayout;
}
