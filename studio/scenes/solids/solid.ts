import type { Surface } from "../surfaces/surface.ts";

/** A ray with a direction of length 1, reused so that tracing allocates nothing. In millimeters; y is up, z points at the viewer. */
export class Ray {
  ox = 0;
  oy = 0;
  oz = 0;
  dx = 0;
  dy = 0;
  dz = 0;
  /** One divided by the direction, which intersecting boxes needs. */
  ix = 0;
  iy = 0;
  iz = 0;

  set(ox: number, oy: number, oz: number, dx: number, dy: number, dz: number): void {
    this.ox = ox;
    this.oy = oy;
    this.oz = oz;
    this.dx = dx;
    this.dy = dy;
    this.dz = dz;
    this.ix = 1 / dx;
    this.iy = 1 / dy;
    this.iz = 1 / dz;
  }
}

/** The nearest object that a ray has hit so far. */
export class Hit {
  t = Infinity;
  nx = 0;
  ny = 0;
  nz = 0;
  /** Position on the surface: millimeters across and down the face that was hit. */
  u = 0;
  v = 0;
  /** The ray's direction along u and v, for filtering at a slant. */
  du = 0;
  dv = 0;
  solid: Solid | null = null;
}

export interface Solid {
  readonly surface: Surface;
  /** Set for objects that must not darken their surroundings, such as a pane of light. */
  readonly castsNoShadow?: boolean;
  /** Updates `hit` if the ray hits this object nearer than `hit.t`. */
  meet(ray: Ray, hit: Hit): void;
  /** Whether this object blocks the ray before `far`. */
  blocks(ray: Ray, far: number): boolean;
}

export const NEAR = 0.6;

/** Maps a point to its face: on walls v runs down, on floors toward the viewer. */
export function mapFace(hit: Hit, x: number, y: number, z: number, n: readonly [number, number, number], d: Ray): void {
  const ax = Math.abs(n[0]);
  const ay = Math.abs(n[1]);
  const az = Math.abs(n[2]);
  if (ay >= ax && ay >= az) place(hit, x, z, d.dx, d.dz);
  else if (ax >= az) place(hit, n[0] > 0 ? -z : z, -y, n[0] > 0 ? -d.dz : d.dz, -d.dy);
  else place(hit, x, -y, d.dx, -d.dy);
}

function place(hit: Hit, u: number, v: number, du: number, dv: number): void {
  hit.u = u;
  hit.v = v;
  hit.du = du;
  hit.dv = dv;
}
