import type { Outline } from "./outline.ts";

/** Side of a mosaic sheet in mm; layouts repeat at this distance, so that sheets join without a seam. */
export const SHEET = 305;

export interface Placed {
  /** Index into `shapes`. */
  readonly shape: number;
  /** Center of the piece on the sheet. */
  readonly x: number;
  readonly y: number;
  /** The piece gets the accent color on sheets that have one, such as the petals of a flower. */
  readonly accent?: boolean;
}

export interface Layout {
  readonly shapes: readonly Outline[];
  readonly pieces: readonly Placed[];
  /** How much pieces differ from each other; 1 is usual. */
  readonly variety?: number;
}

/** Rows of equal pieces, every second row shifted by half a piece when `offset` is set. */
export function rows(shape: Outline, columns: number, count: number, offset: boolean): Layout {
  const width = SHEET / columns;
  const height = SHEET / count;
  const pieces: Placed[] = [];
  for (let row = 0; row < count; row++) {
    for (let column = 0; column < columns; column++) {
      const shift = offset && row % 2 === 1 ? 1 : 0.5;
      pieces.push({ shape: 0, x: (column + shift) * width, y: (row + 0.5) * height });
    }
  }
  return { shapes: [shape], pieces };
}
