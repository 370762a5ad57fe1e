import type { Surface } from "../surfaces/surface.ts";
import { type Hit, NEAR, type Ray, type Solid } from "./solid.ts";

type Axis = readonly [number, number, number];

/** A ball or, stretched along two given directions, a leaf. */
export class Ellipsoid implements Solid {
  readonly surface: Surface;
  private readonly center: Axis;
  /** Rows of the matrix that maps points into the unit ball. */
  private readonly rows: readonly [Axis, Axis, Axis];

  constructor(center: Axis, radii: Axis, surface: Surface, long: Axis = [1, 0, 0], up: Axis = [0, 1, 0]) {
    this.center = center;
    this.surface = surface;
    const side: Axis = [long[1] * up[2] - long[2] * up[1], long[2] * up[0] - long[0] * up[2], long[0] * up[1] - long[1] * up[0]];
    const scaled = (axis: Axis, by: number): Axis => [axis[0] / by, axis[1] / by, axis[2] / by];
    this.rows = [scaled(long, radii[0]), scaled(up, radii[1]), scaled(side, radii[2])];
  }

  meet(ray: Ray, hit: Hit): void {
    const t = this.enter(ray, hit.t);
    if (t < 0) return;
    const x = ray.ox + ray.dx * t - this.center[0];
    const y = ray.oy + ray.dy * t - this.center[1];
    const z = ray.oz + ray.dz * t - this.center[2];
    let nx = 0;
    let ny = 0;
    let nz = 0;
    for (const row of this.rows) {
      const k = row[0] * x + row[1] * y + row[2] * z;
      nx += row[0] * k;
      ny += row[1] * k;
      nz += row[2] * k;
    }
    const length = Math.hypot(nx, ny, nz);
    hit.t = t;
    hit.solid = this;
    hit.nx = nx / length;
    hit.ny = ny / length;
    hit.nz = nz / length;
    hit.u = x + this.center[0];
    hit.v = z - y;
    hit.du = 0;
    hit.dv = 0;
  }

  blocks(ray: Ray, far: number): boolean {
    return this.enter(ray, far) >= 0;
  }

  private enter(ray: Ray, far: number): number {
    const ox = ray.ox - this.center[0];
    const oy = ray.oy - this.center[1];
    const oz = ray.oz - this.center[2];
    let a = 0;
    let b = 0;
    let c = -1;
    for (let k = 0; k < 3; k++) {
      const row = this.rows[k];
      const o = row[0] * ox + row[1] * oy + row[2] * oz;
      const d = row[0] * ray.dx + row[1] * ray.dy + row[2] * ray.dz;
      a += d * d;
      b += o * d;
      c += o * o;
    }
    const root = b * b - a * c;
    if (root < 0) return -1;
    const t = (-b - Math.sqrt(root)) / a;
    return t > NEAR && t < far ? t : -1;
  }
}
