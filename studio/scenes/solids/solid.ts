import type { Surface } from "../surfaces/surface.ts";

/** A ray of unit direction, reused so that tracing allocates nothing. Millimetres; y is up, z points at the viewer. */
export class Ray {
  ox = 0;
  oy = 0;
  oz = 0;
  dx = 0;
  dy = 0;
  dz = 0;
  /** One over the direction, wanted by every box. */
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

/** The nearest thing a ray has met so far. */
export class Hit {
  t = Infinity;
  nx = 0;
  ny = 0;
  nz = 0;
  /** Where on the surface: millimetres across and down the face that was met. */
  u = 0;
  v = 0;
  /** Direction of the ray along u and v, for filtering at a slant. */
  du = 0;
  dv = 0;
  solid: Solid | null = null;
}

export interface Solid {
  readonly surface: Surface;
  /** Set for things that must not darken what is near them, as a pane of light. */
  readonly castsNoShadow?: boolean;
  /** Shortens `hit` and describes the place if the ray meets this nearer than `hit.t`. */
  meet(ray: Ray, hit: Hit): void;
  /** Whether anything stands between here and `far`. */
  blocks(ray: Ray, far: number): boolean;
}

export const NEAR = 0.6;

/** Maps a point to its face: walls hang with v down, floors lie with v towards the viewer. */
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
