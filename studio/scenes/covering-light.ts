import type { Camera } from "./camera.ts";
import { type Development, dimAt, encode, falloffOf, tintOf } from "./develop.ts";
import type { LightMap } from "./light/light-map.ts";
import { Shader } from "./shade.ts";
import { Hit, Ray, type Solid } from "./solids/solid.ts";
import type { World } from "./world.ts";

/** The surface in a scene on which other tiles can be shown. */
export interface Plane {
  /** The product on this surface in the scene. */
  readonly product: string;
  /**
   * Maps a point of the picture, as fractions of its sides, to millimeters on the surface: `u = (ax + by + c) / w`, `v = (dx + ey + f) /
   * w`, `w = gx + hy + 1`.
   */
  readonly plane: readonly number[];
  /** Size of the visible part of the surface, in millimeters from its upper left. */
  readonly across: number;
  readonly down: number;
}

/** Light is stored at a quarter of its brightness, so that a white floor in the sun keeps its shades. */
const DIMMED = 4;
const COLUMNS = 160;
/** Surfaces farther away than this, in mm, aren't measured: a tile there is smaller than a pixel. */
const FARTHEST = 14_000;

interface Seen {
  x: number;
  y: number;
  u: number;
  v: number;
}

/** Finds the flat laid surface with the largest visible part. */
export function findSurface(world: World, camera: Camera): { solid: Solid; plane: Plane } | null {
  const rows = Math.round((COLUMNS * camera.height) / camera.width);
  const ray = new Ray();
  const hit = new Hit();
  const bySolid = new Map<Solid, Seen[]>();
  for (let i = 0; i < COLUMNS * rows; i++) {
    const [x, y] = [((i % COLUMNS) + 0.5) / COLUMNS, (Math.floor(i / COLUMNS) + 0.5) / rows];
    camera.aim(x, y, ray);
    world.meet(ray, hit);
    if (!hit.solid?.surface.product || hit.t > FARTHEST || world.paneAt(ray, hit.t)) continue;
    const seen = bySolid.get(hit.solid) ?? [];
    seen.push({ x, y, u: hit.u, v: hit.v });
    bySolid.set(hit.solid, seen);
  }
  const [most] = [...bySolid].sort(([, a], [, b]) => b.length - a.length);
  if (!most) return null;
  const [solid, seen] = most;
  const [left, top] = [Math.min(...seen.map(({ u }) => u)), Math.min(...seen.map(({ v }) => v))];
  const moved = seen.map((one) => ({ ...one, u: one.u - left, v: one.v - top }));
  const plane = fit(moved);
  const off = moved.reduce((worst, one) => Math.max(worst, distanceFrom(plane, one)), 0);
  // If the points don't fit, the surface is curved or stepped, not a plane.
  if (off > 2) return null;
  return {
    solid,
    plane: {
      product: solid.surface.product?.(seen[0].u, seen[0].v) ?? "",
      plane: plane.map((value) => Number(value.toPrecision(8))),
      across: Math.ceil(Math.max(...moved.map(({ u }) => u))),
      down: Math.ceil(Math.max(...moved.map(({ v }) => v))),
    },
  };
}

function distanceFrom([a, b, c, d, e, f, g, h]: readonly number[], { x, y, u, v }: Seen): number {
  const w = g * x + h * y + 1;
  return Math.hypot((a * x + b * y + c) / w - u, (d * x + e * y + f) / w - v);
}

/** Calculates the eight numbers of a plane in perspective by least squares. */
function fit(seen: readonly Seen[]): number[] {
  const sums = Array.from({ length: 8 }, () => new Float64Array(9));
  const take = (row: readonly number[]) => {
    for (let i = 0; i < 8; i++) for (let k = 0; k < 9; k++) sums[i][k] += row[i] * row[k];
  };
  // In meters, so that all sums have a similar magnitude.
  for (const { x, y, u, v } of seen) {
    const [mu, mv] = [u / 1000, v / 1000];
    take([x, y, 1, 0, 0, 0, -mu * x, -mu * y, mu]);
    take([0, 0, 0, x, y, 1, -mv * x, -mv * y, mv]);
  }
  for (let i = 0; i < 8; i++) {
    let pivot = i;
    for (let k = i + 1; k < 8; k++) if (Math.abs(sums[k][i]) > Math.abs(sums[pivot][i])) pivot = k;
    [sums[i], sums[pivot]] = [sums[pivot], sums[i]];
    for (let k = 0; k < 8; k++) {
      if (k === i) continue;
      const share = sums[k][i] / sums[i][i];
      for (let j = i; j < 9; j++) sums[k][j] -= share * sums[i][j];
    }
  }
  return sums.map((row, i) => (row[8] / row[i]) * (i < 6 ? 1000 : 1));
}

/**
 * Paints the light on a surface as if it were white, with the surface's coverage of each pixel in the fourth channel.
 * @param exposure that of the scene's picture
 */
export function paintLight(
  world: World,
  camera: Camera,
  light: LightMap,
  solid: Solid,
  { exposure, ...development }: Development & { exposure: number },
): Uint8ClampedArray {
  const { width, height } = camera;
  const out = new Uint8ClampedArray(width * height * 4);
  const shader = new Shader(world, camera, light, null);
  const tint = tintOf(development);
  const falloff = falloffOf(development);
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      const sum = [0, 0, 0];
      let seen = 0;
      for (let k = 0; k < 4; k++) {
        const place = [(x + 0.25 + (k & 1) * 0.5) / width, (y + 0.25 + (k >> 1) * 0.5) / height] as const;
        if (shader.lightAt(...place, i * 4 + k) !== solid) continue;
        seen++;
        const dim = dimAt(...place, falloff) * exposure;
        sum[0] += shader.r * tint[0] * dim;
        sum[1] += shader.g * tint[1] * dim;
        sum[2] += shader.b * tint[2] * dim;
      }
      for (let c = 0; c < 3; c++) out[i * 4 + c] = seen === 0 ? 0 : encode(Math.min(1, sum[c] / seen / DIMMED));
      out[i * 4 + 3] = (seen * 255) / 4;
    }
  }
  return out;
}
