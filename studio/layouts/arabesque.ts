import { type Layout, type Placed, SHEET } from "../layout.ts";
import { ogee } from "../outline.ts";

const COLUMNS = 4;
const ROWS = 3;
const JOINT = 2.6;
const WAIST = 0.085;

export function arabesque(): Layout {
  return interlocked(COLUMNS, ROWS, WAIST);
}

/** Two grids of ogee shapes, the second shifted by half a piece across and down: the shapes interlock without gaps. */
export function interlocked(columns: number, rows: number, waist: number): Layout {
  const width = SHEET / columns;
  const height = SHEET / rows;
  const pieces: Placed[] = [];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      pieces.push({ shape: 0, x: (column + 0.5) * width, y: (row + 0.5) * height });
      pieces.push({ shape: 0, x: (column + 1) * width, y: (row + 1) * height });
    }
  }
  return { shapes: [ogee(width - JOINT, height - JOINT, waist)], pieces };
}
