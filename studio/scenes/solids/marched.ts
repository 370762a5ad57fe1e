import type { Surface } from "../surfaces/surface.ts";
import { type Hit, mapFace, NEAR, type Ray, type Solid } from "./solid.ts";

export type Distance = (x: number, y: number, z: number) => number;

export interface Bounds {
  readonly from: readonly [number, number, number];
  readonly to: readonly [number, number, number];
}

const STEPS = 70;
const CLOSE = 0.35;

/** A solid given by its distance function inside a box: tubs, basins, cushions, thrown pots. */
export class Marched implements Solid {
  readonly surface: Surface;
  private readonly distance: Distance;
  private readonly bounds: Bounds;

  constructor(bounds: Bounds, distance: Distance, surface: Surface) {
    this.bounds = bounds;
    this.distance = distance;
    this.surface = surface;
  }

  meet(ray: Ray, hit: Hit): void {
    const t = this.enter(ray, hit.t);
    if (t < 0) return;
    const x = ray.ox + ray.dx * t;
    const y = ray.oy + ray.dy * t;
    const z = ray.oz + ray.dz * t;
    const e = 0.8;
    const f = this.distance;
    const nx = f(x + e, y, z) - f(x - e, y, z);
    const ny = f(x, y + e, z) - f(x, y - e, z);
    const nz = f(x, y, z + e) - f(x, y, z - e);
    const length = Math.hypot(nx, ny, nz) || 1;
    hit.t = t;
    hit.solid = this;
    hit.nx = nx / length;
    hit.ny = ny / length;
    hit.nz = nz / length;
    mapFace(hit, x, y, z, [hit.nx, hit.ny, hit.nz], ray);
    hit.du = 0;
    hit.dv = 0;
  }

  blocks(ray: Ray, far: number): boolean {
    return this.enter(ray, far) >= 0;
  }

  private enter(ray: Ray, far: number): number {
    const { from, to } = this.bounds;
    const { ix, iy, iz } = ray;
    const ax = (from[0] - ray.ox) * ix;
    const bx = (to[0] - ray.ox) * ix;
    const ay = (from[1] - ray.oy) * iy;
    const by = (to[1] - ray.oy) * iy;
    const az = (from[2] - ray.oz) * iz;
    const bz = (to[2] - ray.oz) * iz;
    const near = Math.max(Math.min(ax, bx), Math.min(ay, by), Math.min(az, bz), NEAR);
    const end = Math.min(Math.max(ax, bx), Math.max(ay, by), Math.max(az, bz), far);
    if (!(near < end)) return -1;
    let t = near;
    for (let k = 0; k < STEPS; k++) {
      const d = this.distance(ray.ox + ray.dx * t, ray.oy + ray.dy * t, ray.oz + ray.dz * t);
      if (d < CLOSE) return t > NEAR * 2 ? t : -1;
      t += d * 0.92;
      if (t >= end) return -1;
    }
    return -1;
  }
}

export function roundedBox(x: number, y: number, z: number, hx: number, hy: number, hz: number, r: number): number {
  const dx = Math.abs(x) - hx + r;
  const dy = Math.abs(y) - hy + r;
  const dz = Math.abs(z) - hz + r;
  const outside = Math.hypot(Math.max(dx, 0), Math.max(dy, 0), Math.max(dz, 0));
  return outside + Math.min(Math.max(dx, dy, dz), 0) - r;
}
