import { Box } from "../solids/box.ts";
import type { Solid } from "../solids/solid.ts";
import { plain } from "../surfaces/plain.ts";
import type { Surface } from "../surfaces/surface.ts";

export const PLASTER = plain("#EDE8DE", { uneven: 0.035, grain: 260 });
export const PAINT = plain("#F4F2ED", { uneven: 0.012, grain: 500 });
export const CEILING = plain("#F6F4F0", { uneven: 0.01 });
const THICK = 200;

/** A floor whose top lies at height zero (or `y`). */
export function floor(surface: Surface, fromX: number, toX: number, fromZ: number, toZ: number, y = 0): Solid {
  return new Box({ x: (fromX + toX) / 2, y: y - THICK, z: (fromZ + toZ) / 2, w: toX - fromX, h: THICK, d: toZ - fromZ }, surface);
}

export function ceiling(fromX: number, toX: number, fromZ: number, toZ: number, y: number): Solid {
  return new Box({ x: (fromX + toX) / 2, y, z: (fromZ + toZ) / 2, w: toX - fromX, h: THICK, d: toZ - fromZ }, CEILING);
}

/** A wall that faces the viewer, its face at `z`. */
export function backWall(surface: Surface, fromX: number, toX: number, fromY: number, toY: number, z: number): Solid {
  return new Box({ x: (fromX + toX) / 2, y: fromY, z: z - THICK / 2, w: toX - fromX, h: toY - fromY, d: THICK }, surface);
}

/** A wall at the side, its face at `x`; `facing` is 1 when the room lies to its right. */
export function sideWall(surface: Surface, x: number, fromZ: number, toZ: number, height: number, facing: 1 | -1, fromY = 0): Solid {
  const center = x - (facing * THICK) / 2;
  return new Box({ x: center, y: fromY, z: (fromZ + toZ) / 2, w: THICK, h: height - fromY, d: toZ - fromZ }, surface);
}

/** A skirting board along a back wall. */
export function skirting(fromX: number, toX: number, z: number, surface: Surface = PAINT, height = 90): Solid {
  return new Box({ x: (fromX + toX) / 2, y: 0, z: z + 7, w: toX - fromX, h: height, d: 14, ease: 4 }, surface);
}

export function sideSkirting(x: number, fromZ: number, toZ: number, facing: 1 | -1, surface: Surface = PAINT, height = 90): Solid {
  return new Box({ x: x + facing * 7, y: 0, z: (fromZ + toZ) / 2, w: 14, h: height, d: toZ - fromZ, ease: 4 }, surface);
}

/** A side wall with an opening from `sill` to `head` between two depths; the frame and bars stand in it. */
export function windowWall(
  surface: Surface,
  x: number,
  depth: readonly [number, number],
  height: number,
  opening: { readonly z: readonly [number, number]; readonly y: readonly [number, number] },
  facing: 1 | -1,
  bars: { readonly across: number; readonly down: number; readonly surface: Surface },
): Solid[] {
  const [z0, z1] = opening.z;
  const [y0, y1] = opening.y;
  const solids = [
    sideWall(surface, x, depth[0], z0, height, facing),
    sideWall(surface, x, z1, depth[1], height, facing),
    sideWall(surface, x, z0, z1, height, facing, y1),
  ];
  if (y0 > 0) solids.push(sideWall(surface, x, z0, z1, y0, facing));
  const center = x - facing * (THICK - 50);
  const bar = (z: number, y: number, d: number, h: number) => solids.push(new Box({ x: center, y, z, w: 40, h, d, ease: 4 }, bars.surface));
  for (let k = 0; k <= bars.across; k++) bar(z0 + ((z1 - z0) * k) / bars.across, y0, k === 0 || k === bars.across ? 70 : 32, y1 - y0);
  for (let k = 0; k <= bars.down; k++)
    bar((z0 + z1) / 2, y0 + ((y1 - y0) * k) / bars.down - 16, z1 - z0, k === 0 || k === bars.down ? 60 : 32);
  return solids;
}
