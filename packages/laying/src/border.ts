import type { Rectangle } from "./floor/room.ts";
import type { PieceSize } from "./piece-format.ts";
import type { PlacedPiece } from "./pieces-within.ts";

/** A wall divided by a border of one course, in which a corner of the border is visible. */
interface Bordered {
  /** The field around the border: a strip along the top, and one along the side. */
  outside: [top: Rectangle, side: Rectangle];
  /** Across, then down. */
  band: [across: Rectangle, down: Rectangle];
  inside: Rectangle;
  /** The pieces of the band. */
  piece: PieceSize;
}

/** Wider pieces are cut to this width for a border. */
const WIDEST_MM = 200;
const INSET_MM = 400;

/** Returns a border's distance from the field's edge, and its pieces: those of the field, cut if they are too wide. */
export function bandOf({ widthMm, heightMm }: PieceSize): { inset: number; piece: PieceSize } {
  return {
    inset: INSET_MM,
    piece: { widthMm: Math.max(widthMm, heightMm), heightMm: Math.min(widthMm, heightMm, WIDEST_MM) },
  };
}

/** Returns a piece moved by an offset. */
export const movedTo = (piece: PlacedPiece, { left, top }: Pick<Rectangle, "left" | "top">): PlacedPiece => ({
  ...piece,
  outline: piece.outline.map(([x, y]) => [x + left, y + top] as const),
  center: [piece.center[0] + left, piece.center[1] + top],
});

/** Returns a piece of a horizontal course turned for a vertical one. */
export const turnedOver = (piece: PlacedPiece): PlacedPiece => ({
  ...piece,
  outline: piece.outline.map(([x, y]) => [y, x] as const),
  center: [piece.center[1], piece.center[0]],
  angle: piece.angle + 90,
});

/** Divides a wall for a border with the field's pieces in another color; each part ends a joint's width before the next. */
export function borderOf(area: { width: number; height: number }, format: PieceSize, joint: number): Bordered {
  const { inset, piece } = bandOf(format);
  const wide = piece.heightMm;
  const from = inset + joint;
  const inner = from + wide + joint;
  return {
    outside: [
      { left: 0, top: 0, width: area.width, height: inset },
      { left: 0, top: inset, width: inset, height: area.height - inset },
    ],
    band: [
      { left: from, top: from, width: area.width - from, height: wide },
      { left: from, top: inner, width: wide, height: area.height - inner },
    ],
    inside: { left: inner, top: inner, width: area.width - inner, height: area.height - inner },
    piece,
  };
}
