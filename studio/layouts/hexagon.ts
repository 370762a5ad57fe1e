import { type Layout, rows, SHEET } from "../layout.ts";
import { hexagon as outline } from "../outline.ts";

const COLUMNS = 7;
const ROWS = 8;
const JOINT = 2;
/** Centers of the two flowers of a sheet, as column and row of the piece. */
const FLOWERS: readonly (readonly [column: number, row: number])[] = [
  [1, 2],
  [5, 6],
];

export function hexagon(): Layout {
  const width = SHEET / COLUMNS;
  const height = SHEET / ROWS;
  const plain = rows(outline(width - JOINT, height / 0.75 - JOINT * 1.15), COLUMNS, ROWS, true);
  const isPetal = (x: number, y: number) =>
    FLOWERS.some(([column, row]) => {
      const d = Math.hypot(x - (column + 1) * width + width / 2, y - (row + 0.5) * height);
      return d > width * 0.5 && d < width * 1.2;
    });
  return { ...plain, pieces: plain.pieces.map((piece) => ({ ...piece, accent: isPetal(piece.x, piece.y) })) };
}
