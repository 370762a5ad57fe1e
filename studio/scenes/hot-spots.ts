import type { Camera } from "./camera.ts";
import { Hit, Ray } from "./solids/solid.ts";
import type { World } from "./world.ts";

/** Where a product is best visible, as fractions of the picture from the upper left. */
export interface HotSpot {
  readonly product: string;
  readonly x: number;
  readonly y: number;
}

const COLUMNS = 150;
/** Minimum distance of a spot from the picture's edge, so that its marker is never cut off. */
const MARGIN = 0.06;
/** Minimum distance, in grid points, of a spot from the edge of the visible product. */
const LEAST_DEPTH = 1.5;

/** Casts rays through a grid of points and marks each product in the middle of its widest visible part. */
export function findHotSpots(world: World, camera: Camera, products: readonly string[]): HotSpot[] {
  const rows = Math.round((COLUMNS * camera.height) / camera.width);
  const seen = lookAround(world, camera, rows);
  return products.flatMap((product) => {
    const depth = depths(seen, product, rows);
    let best = -1;
    for (let i = 0; i < depth.length; i++) if (depth[i] >= LEAST_DEPTH && (best < 0 || depth[i] > depth[best])) best = i;
    if (best < 0) return [];
    return [{ product, x: share((best % COLUMNS) + 0.5, COLUMNS), y: share(Math.floor(best / COLUMNS) + 0.5, rows) }];
  });
}

const share = (at: number, of: number): number => Math.round((at / of) * 1000) / 1000;

function lookAround(world: World, camera: Camera, rows: number): (string | undefined)[] {
  const ray = new Ray();
  const hit = new Hit();
  return Array.from({ length: COLUMNS * rows }, (_, i) => {
    camera.aim(((i % COLUMNS) + 0.5) / COLUMNS, (Math.floor(i / COLUMNS) + 0.5) / rows, ray);
    world.meet(ray, hit);
    if (world.paneAt(ray, hit.t)) return undefined;
    return hit.solid?.surface.product?.(hit.u, hit.v);
  });
}

/** Returns each point's distance to the nearest point that shows something else; points in the margin count as something else. */
function depths(seen: readonly (string | undefined)[], product: string, rows: number): Float32Array {
  const far = COLUMNS * 2;
  const marginX = COLUMNS * MARGIN;
  const marginY = rows * MARGIN;
  const depth = Float32Array.from(seen, (one, i) => {
    const x = i % COLUMNS;
    const y = Math.floor(i / COLUMNS);
    const inside = x >= marginX && x < COLUMNS - marginX && y >= marginY && y < rows - marginY;
    return inside && one === product ? far : 0;
  });
  const lower = (i: number, from: number, step: number) => {
    depth[i] = Math.min(depth[i], depth[from] + step);
  };
  const pass = (i: number, d: 1 | -1) => {
    if (depth[i] === 0) return;
    lower(i, i - d, 1);
    lower(i, i - d * COLUMNS, 1);
    lower(i, i - d * (COLUMNS + 1), Math.SQRT2);
    lower(i, i - d * (COLUMNS - 1), Math.SQRT2);
  };
  for (let i = 0; i < depth.length; i++) pass(i, 1);
  for (let i = depth.length - 1; i >= 0; i--) pass(i, -1);
  return depth;
}
