// @bundle cards
import { laidPiece } from "../../../../../media/picture-rules.ts";
import type { CardData } from "./card-data.ts";

/** Cards that stand on one line: a row of four, or two rows of two. */
const ROW = 4;
/** Maximum size at a row's scale, because beside a slab or a plank a mosaic would be too small to see. */
const MAX_MM = 1500;
const USUAL_MM = 600;
/** How much higher than wide a cell may be. */
const TALLEST = 1.35;
/** The least height of a row: below it, a piece would touch the buttons over its picture. */
const LOWEST = 0.3;

type Card = Pick<CardData, "lead" | "picture">;

/** Whether a picture shows a thing in its pack, which has no scale. */
const isThing = ({ picture }: Card): boolean => picture?.kind === "object" || picture?.kind === "photo";

/** The sides of a piece as it stands: a board lies along its grain. */
function sidesOf({ lead, picture }: Card): { widthMm: number; heightMm: number } {
  const piece = { widthMm: lead.widthMm ?? USUAL_MM, heightMm: lead.heightMm ?? USUAL_MM };
  return picture ? laidPiece(picture, piece) : piece;
}

/** What a cell has to be wide for a piece to fit, in millimeters. */
const neededBy = (card: Card): number => {
  const { widthMm, heightMm } = sidesOf(card);
  return Math.max(widthMm, heightMm / TALLEST);
};

/** Returns the millimeters that every cell is wide, so that all pieces of a page can be compared by eye. */
export function pieceScale(cards: readonly Card[]): number {
  const needed = cards.filter((card) => !isThing(card)).map(neededBy);
  if (needed.length === 0) return USUAL_MM;
  // Where all are larger, as in a department of slabs, nothing has to stay visible beside them.
  const largest = Math.max(...needed);
  return Math.min(...needed) > MAX_MM ? largest : Math.min(MAX_MM, largest);
}

/** Whether a piece is too large for its cell at this scale, and is shown smaller. */
export const isShrunk = (card: Card, scaleMm: number): boolean => !isThing(card) && neededBy(card) > scaleMm + 1;

/** Returns the height of a card's row as a share of its cell's width: that of the highest piece beside it. */
export function rowHeight(cards: readonly Card[], index: number, scaleMm: number): number {
  const start = index - (index % ROW);
  return Math.max(LOWEST, ...cards.slice(start, start + ROW).map((card) => sizeInCell(card, scaleMm).height));
}

/**
 * Returns a piece's size as shares of the width of a cell that shows `scaleMm`; a larger one is shown as large as fits. A thing, whose
 * picture has no scale, takes a square.
 */
export function sizeInCell(card: Card, scaleMm: number): { width: number; height: number } {
  if (isThing(card)) return { width: 1, height: 1 };
  const { widthMm, heightMm } = sidesOf(card);
  const shrink = Math.min(1, scaleMm / neededBy(card));
  return { width: (widthMm * shrink) / scaleMm, height: (heightMm * shrink) / scaleMm };
}
