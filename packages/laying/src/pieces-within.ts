import type { Lattice } from "./lattice.ts";
import { boxOf, type Outline } from "./outline.ts";

/** A piece at its position in an area. */
export interface PlacedPiece {
  /** Points in millimeters from the area's upper left corner. */
  outline: Outline;
  center: readonly [x: number, y: number];
  /** The piece's size as made, in millimeters: length, then width. */
  length: number;
  width: number;
  /** The angle in degrees from the area's horizontal to the piece's length. */
  angle: number;
  /** Steps along the lattice's vectors, and the index in its repeating unit; identifies the piece. */
  at: readonly [across: number, down: number, number: number];
}

/** A point in millimeters. */
export interface Point {
  x: number;
  y: number;
}

const CORNER: Point = { x: 0, y: 0 };

/**
 * Returns all pieces that touch an area. The first piece's corner is at the upper left corner, unless the lattice is rotated.
 * @param area in millimeters
 * @param start offset of the first piece
 */
export function piecesWithin(lattice: Lattice, area: { width: number; height: number }, start = CORNER): PlacedPiece[] {
  const turn = (lattice.angle * Math.PI) / 180;
  const cos = Math.cos(turn);
  const sin = Math.sin(turn);
  const reach = Math.max(...lattice.pieces.map(({ outline }) => Math.hypot(boxOf(outline).width, boxOf(outline).height))) / 2;
  const first = lattice.pieces[0];
  const box = first && boxOf(first.outline);
  const corner = lattice.angle === 0 && first && box ? [-(first.x + box.left), -(first.y + box.top)] : [area.width / 2, area.height / 2];
  const shift = [(corner[0] ?? 0) + start.x, (corner[1] ?? 0) + start.y] as const;
  const place = (x: number, y: number): [number, number] => [shift[0] + x * cos - y * sin, shift[1] + x * sin + y * cos];
  const isNear = ([x, y]: readonly [number, number]) => x > -reach && y > -reach && x < area.width + reach && y < area.height + reach;
  return stepsOver(lattice, area, shift, { cos, sin, reach }).flatMap(([across, down]) =>
    lattice.pieces.flatMap((one, number): PlacedPiece[] => {
      const x = across * lattice.across[0] + down * lattice.down[0] + one.x;
      const y = across * lattice.across[1] + down * lattice.down[1] + one.y;
      const center = place(x, y);
      if (!isNear(center)) return [];
      const { width, height } = boxOf(one.outline);
      return [
        {
          outline: one.outline.map(([a, b]) => place(x + a, y + b)),
          center,
          length: one.isTurned ? height : width,
          width: one.isTurned ? width : height,
          angle: lattice.angle + (one.isTurned ? 90 : 0),
          at: [across, down, number],
        },
      ];
    }),
  );
}

/** Returns the steps along both vectors that can reach the area. */
function stepsOver(
  { across, down, pieces }: Lattice,
  area: { width: number; height: number },
  shift: readonly number[],
  { cos, sin, reach }: { cos: number; sin: number; reach: number },
): [number, number][] {
  const offset = Math.max(...pieces.map(({ x, y }) => Math.hypot(x, y)));
  const pad = reach + offset;
  const corners = [
    [-pad, -pad],
    [area.width + pad, -pad],
    [area.width + pad, area.height + pad],
    [-pad, area.height + pad],
  ].map(([x = 0, y = 0]) => {
    const dx = x - (shift[0] ?? 0);
    const dy = y - (shift[1] ?? 0);
    return [dx * cos + dy * sin, -dx * sin + dy * cos] as const;
  });
  const determinant = across[0] * down[1] - across[1] * down[0];
  const i = corners.map(([x, y]) => (x * down[1] - y * down[0]) / determinant);
  const j = corners.map(([x, y]) => (y * across[0] - x * across[1]) / determinant);
  const steps: [number, number][] = [];
  for (let b = Math.floor(Math.min(...j)); b <= Math.ceil(Math.max(...j)); b++) {
    for (let a = Math.floor(Math.min(...i)); a <= Math.ceil(Math.max(...i)); a++) steps.push([a, b]);
  }
  return steps;
}
