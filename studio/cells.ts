import type { Field, Grid } from "./field.ts";
import type { PieceFormat } from "./material.ts";
import { distanceTo, outlineOf } from "./outline.ts";

/** Returns how deep a point is inside the nearest of a grid of equal pieces, in mm; in a continuous material every point is deep. */
export function depthInCell(grid: Grid, cell: PieceFormat): Field {
  const { width, height, mm } = grid;
  const out = new Float32Array(width * height);
  if (cell.shape === "none") return out.fill(1000);
  const columns = Math.max(1, Math.round(cell.widthMm / mm));
  const rows = Math.max(1, Math.round(cell.heightMm / mm));
  const outline = outlineOf(cell.shape, cell.widthMm, cell.heightMm);
  const one = new Float32Array(columns * rows);
  for (let y = 0; y < rows; y++) {
    for (let x = 0; x < columns; x++) {
      const d = distanceTo(outline, (x + 0.5) * mm - cell.widthMm / 2, (y + 0.5) * mm - cell.heightMm / 2);
      one[y * columns + x] = Math.max(0, -d);
    }
  }
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) out[y * width + x] = one[(y % rows) * columns + (x % columns)];
  }
  return out;
}
