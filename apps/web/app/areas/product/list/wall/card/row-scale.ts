// @bundle cards
import { laidPiece } from "../../../../../media/picture-rules.ts";
import type { CardData } from "./card-data.ts";

/** Number of cards at the same scale: a row of four, or two rows of two. */
const ROW = 4;
/** Maximum size at a row's scale, because beside a slab or a plank a mosaic would be too small to see. */
const MOST_MM = 1500;
const USUAL_MM = 600;

type Card = Pick<CardData, "lead" | "picture">;

const longest = ({ lead }: Card): number => Math.max(lead.widthMm ?? 0, lead.heightMm ?? 0) || USUAL_MM;

/** Returns how many millimeters a row's cells are wide and high, so that its pieces can be compared. */
export function rowScale(cards: readonly Card[], index: number): number {
  const start = index - (index % ROW);
  return Math.min(MOST_MM, Math.max(...cards.slice(start, start + ROW).map(longest)));
}

/**
 * Returns a piece's size in a cell that shows `scaleMm`; a larger piece is shown as large as fits. A board is drawn along its grain, and an
 * object, whose picture has no scale, fills the cell.
 */
export function sizeInCell({ lead, picture }: Card, scaleMm: number): { width: number; height: number } {
  if (picture && (picture.kind === "object" || picture.kind === "photo")) return { width: 1, height: 1 };
  const piece = { widthMm: lead.widthMm ?? USUAL_MM, heightMm: lead.heightMm ?? USUAL_MM };
  const { widthMm, heightMm } = picture ? laidPiece(picture, piece) : piece;
  const shrink = Math.min(1, scaleMm / Math.max(widthMm, heightMm));
  return { width: (widthMm * shrink) / scaleMm, height: (heightMm * shrink) / scaleMm };
}
