// @bundle cards
import type { CardData } from "./card-data.ts";

/** Cards that share a scale: a row of four, or two rows of two. */
const ROW = 4;
/** A slab or a plank beside a mosaic would leave nothing to see of it. */
const MOST_MM = 1500;
const USUAL_MM = 600;

type Card = Pick<CardData, "lead">;

const longest = ({ lead }: Card): number => Math.max(lead.widthMm ?? 0, lead.heightMm ?? 0) || USUAL_MM;

/** Returns the millimeters that a cell of the row is wide and high, so that its pieces can be compared by eye. */
export function rowScale(cards: readonly Card[], index: number): number {
  const start = index - (index % ROW);
  return Math.min(MOST_MM, Math.max(...cards.slice(start, start + ROW).map(longest)));
}

/** Returns a piece's size in a cell that shows `scaleMm`; a larger one is shown as large as fits. */
export function sizeInCell({ lead }: Card, scaleMm: number): { width: number; height: number } {
  const [width, height] = [lead.widthMm ?? USUAL_MM, lead.heightMm ?? USUAL_MM];
  const shrink = Math.min(1, scaleMm / Math.max(width, height));
  return { width: (width * shrink) / scaleMm, height: (height * shrink) / scaleMm };
}
