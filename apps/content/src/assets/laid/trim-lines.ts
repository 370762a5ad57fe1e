import { layPieces } from "@azulejo/laying/lattice.ts";
import { type Outline, rectangle } from "@azulejo/laying/outline.ts";
import type { Pattern, PieceSize } from "@azulejo/laying/piece-format.ts";
import { type PlacedPiece, piecesWithin } from "@azulejo/laying/pieces-within.ts";

/** Maximum width of a trim that runs through a field of tile; wider ones end it. In millimeters. */
export const LINER_MM = 35;
/** The trim's position as a share of the height. */
const HEIGHT_OF_LINE = 0.36;
/** Indexes of the field's pieces start here, so that they show other parts of the master than the trim. */
const FIELD_NUMBER = 10;

export interface TrimmedWall {
  trim: PlacedPiece[];
  field: PlacedPiece[];
  /** Height of the painted area from the top, in millimeters; 0 if tile covers the wall. */
  paintMm: number;
}

/**
 * Returns a wall with a line of trim: a bullnose ends the tile below it, a liner runs through the tile.
 * @param area in millimeters
 * @param field the tile beside the trim; null for a trim on paint alone
 */
export function trimWall(
  piece: PieceSize,
  field: PieceSize | null,
  look: { pattern: Pattern; joint: number },
  area: { width: number; height: number },
): TrimmedWall {
  const long = Math.max(piece.widthMm, piece.heightMm);
  const short = Math.min(piece.widthMm, piece.heightMm);
  const top = field ? area.height * HEIGHT_OF_LINE : (area.height - short) / 2;
  const line = layPieces("rectangle", { widthMm: long, heightMm: short }, "stack", look.joint);
  const trim = piecesWithin({ ...line, down: [0, area.height * 4] }, area).map((one) => moved(one, top, 0));
  if (!field) return { trim, field: [], paintMm: area.height };
  const rows = layPieces("rectangle", field, look.pattern === "herringbone" ? "stack" : look.pattern, look.joint);
  const pitch = rows.down[1];
  const below = piecesWithin(rows, area)
    .map((one) => moved(one, top + short + look.joint, FIELD_NUMBER))
    .filter(({ center }) => center[1] > top + short);
  if (short > LINER_MM) return { trim, field: below, paintMm: top };
  // The courses above end at the liner.
  const above = piecesWithin(rows, { width: area.width, height: top + pitch })
    .map((one) => moved(one, (top % pitch) - pitch, FIELD_NUMBER * 2))
    .filter(({ center }) => center[1] < top);
  return { trim, field: [...above, ...below], paintMm: 0 };
}

function moved(piece: PlacedPiece, down: number, number: number): PlacedPiece {
  const [x, y] = piece.center;
  const outline: Outline = piece.outline.map(([a, b]) => [a, b + down] as const);
  return { ...piece, outline, center: [x, y + down], at: [piece.at[0], piece.at[1], piece.at[2] + number] };
}

/** Returns one piece without rotation; its sides decide whether it is upright. */
export const standingRectangle = ({ widthMm, heightMm }: PieceSize) => ({
  outline: rectangle(widthMm, heightMm),
  x: 0,
  y: 0,
  isTurned: false,
});
