import { type Layout, type Placed, SHEET } from "../layout.ts";

const COLUMNS = 4;
const ROWS = 12;
const JOINT = 2.2;

export function chevron(): Layout {
  const width = SHEET / COLUMNS;
  const height = SHEET / ROWS;
  const x = (width - JOINT) / 2;
  const slope = x * 0.8;
  const y = (height - JOINT * 1.25) / 2;
  const rising = Float64Array.of(-x, slope - y, x, -slope - y, x, -slope + y, -x, slope + y);
  const falling = Float64Array.of(-x, -slope - y, x, slope - y, x, slope + y, -x, -slope + y);
  const pieces: Placed[] = [];
  for (let row = 0; row < ROWS; row++) {
    for (let column = 0; column < COLUMNS; column++) {
      pieces.push({ shape: column % 2, x: (column + 0.5) * width, y: (row + 0.5) * height });
    }
  }
  return { shapes: [rising, falling], pieces };
}
