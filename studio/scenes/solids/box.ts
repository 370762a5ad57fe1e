import type { Surface } from "../surfaces/surface.ts";
import { type Hit, mapFace, NEAR, Ray, type Solid } from "./solid.ts";

export interface BoxPlan {
  /** Center of the footprint and height of the underside. */
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly w: number;
  readonly h: number;
  readonly d: number;
  /** Turn about the vertical in radians. */
  readonly turn?: number;
  /** Width of the rounded edge that catches light; no handmade edge is perfectly sharp. */
  readonly ease?: number;
}

/** A box on its base, used for every wall, slab, plinth and plank. */
export class Box implements Solid {
  readonly surface: Surface;
  private readonly cx: number;
  private readonly cy: number;
  private readonly cz: number;
  private readonly hx: number;
  private readonly hy: number;
  private readonly hz: number;
  private readonly cos: number;
  private readonly sin: number;
  private readonly ease: number;
  private readonly turned: boolean;
  private axis = 0;
  private readonly face: [number, number, number] = [0, 0, 0];
  private readonly local = new Ray();

  constructor(plan: BoxPlan, surface: Surface) {
    this.surface = surface;
    this.cx = plan.x;
    this.cy = plan.y + plan.h / 2;
    this.cz = plan.z;
    this.hx = plan.w / 2;
    this.hy = plan.h / 2;
    this.hz = plan.d / 2;
    this.cos = Math.cos(plan.turn ?? 0);
    this.sin = Math.sin(plan.turn ?? 0);
    this.turned = (plan.turn ?? 0) !== 0;
    this.ease = plan.ease ?? 0;
  }

  meet(ray: Ray, hit: Hit): void {
    const t = this.enter(ray, hit.t);
    if (t < 0) return;
    const l = this.local;
    if (!this.turned) l.set(ray.ox - this.cx, ray.oy - this.cy, ray.oz - this.cz, ray.dx, ray.dy, ray.dz);
    const x = l.ox + l.dx * t;
    const y = l.oy + l.dy * t;
    const z = l.oz + l.dz * t;
    const n = this.face;
    n[0] = 0;
    n[1] = 0;
    n[2] = 0;
    n[this.axis] = this.axis === 0 ? Math.sign(x) : this.axis === 1 ? Math.sign(y) : Math.sign(z);
    hit.t = t;
    hit.solid = this;
    mapFace(hit, x + this.cx, y + this.cy, z + this.cz, n, l);
    if (this.ease > 0) {
      const turn = (at: number, half: number) => Math.sign(at) * Math.max(0, 1 - (half - Math.abs(at)) / this.ease) ** 2 * 0.9;
      if (this.axis !== 0) n[0] += turn(x, this.hx);
      if (this.axis !== 1) n[1] += turn(y, this.hy);
      if (this.axis !== 2) n[2] += turn(z, this.hz);
      const length = Math.hypot(n[0], n[1], n[2]);
      n[0] /= length;
      n[1] /= length;
      n[2] /= length;
    }
    hit.nx = n[0] * this.cos + n[2] * this.sin;
    hit.ny = n[1];
    hit.nz = n[2] * this.cos - n[0] * this.sin;
  }

  blocks(ray: Ray, far: number): boolean {
    return this.enter(ray, far) >= 0;
  }

  /** Distance to the face the ray meets, or -1. */
  private enter(ray: Ray, far: number): number {
    const l = this.local;
    const rx = ray.ox - this.cx;
    const ry = ray.oy - this.cy;
    const rz = ray.oz - this.cz;
    if (this.turned) {
      l.set(
        rx * this.cos - rz * this.sin,
        ry,
        rx * this.sin + rz * this.cos,
        ray.dx * this.cos - ray.dz * this.sin,
        ray.dy,
        ray.dx * this.sin + ray.dz * this.cos,
      );
      return this.pass(l.ox, ry, l.oz, l.ix, l.iy, l.iz, far);
    }
    return this.pass(rx, ry, rz, ray.ix, ray.iy, ray.iz, far);
  }

  private pass(ox: number, oy: number, oz: number, ix: number, iy: number, iz: number, far: number): number {
    const kx = (ix < 0 ? -ix : ix) * this.hx;
    const ky = (iy < 0 ? -iy : iy) * this.hy;
    const kz = (iz < 0 ? -iz : iz) * this.hz;
    const nearX = -ox * ix - kx;
    const nearY = -oy * iy - ky;
    const nearZ = -oz * iz - kz;
    const near = nearX > nearY ? (nearX > nearZ ? nearX : nearZ) : nearY > nearZ ? nearY : nearZ;
    if (near < NEAR || near >= far) return -1;
    if (near > kx - ox * ix || near > ky - oy * iy || near > kz - oz * iz) return -1;
    this.axis = near === nearX ? 0 : near === nearY ? 1 : 2;
    return near;
  }
}
