import type { Surface } from "../surfaces/surface.ts";
import { type Hit, NEAR, type Ray, type Solid } from "./solid.ts";

export interface CylinderPlan {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly radius: number;
  readonly length: number;
  /** Its direction: up by default. */
  readonly along?: "x" | "y" | "z";
}

/** A rod or drum with flat ends; x, y, z is the middle of its first end. */
export class Cylinder implements Solid {
  readonly surface: Surface;
  private readonly plan: CylinderPlan;
  private readonly axis: number;
  private normal = 0;

  constructor(plan: CylinderPlan, surface: Surface) {
    this.plan = plan;
    this.surface = surface;
    this.axis = plan.along === "x" ? 0 : plan.along === "z" ? 2 : 1;
  }

  meet(ray: Ray, hit: Hit): void {
    const t = this.enter(ray, hit.t);
    if (t < 0) return;
    const x = ray.ox + ray.dx * t - this.plan.x;
    const y = ray.oy + ray.dy * t - this.plan.y;
    const z = ray.oz + ray.dz * t - this.plan.z;
    const n = [x / this.plan.radius, y / this.plan.radius, z / this.plan.radius];
    if (this.normal === 0) n[this.axis] = 0;
    else n.fill(0)[this.axis] = this.normal;
    hit.t = t;
    hit.solid = this;
    hit.nx = n[0];
    hit.ny = n[1];
    hit.nz = n[2];
    const along = this.axis === 0 ? x : this.axis === 1 ? y : z;
    const around = this.axis === 1 ? Math.atan2(x, z) : Math.atan2(y, this.axis === 0 ? z : x);
    hit.u = this.normal === 0 ? around * this.plan.radius : x;
    hit.v = this.normal === 0 ? -along : z;
    hit.du = 0;
    hit.dv = 0;
  }

  blocks(ray: Ray, far: number): boolean {
    return this.enter(ray, far) >= 0;
  }

  private enter(ray: Ray, far: number): number {
    const { x, y, z, radius, length } = this.plan;
    const ox = ray.ox - x;
    const oy = ray.oy - y;
    const oz = ray.oz - z;
    if (this.axis === 1) {
      // Most rays pass far from a thin upright; a test against its outline seen from above is enough to exclude them.
      const cross = ox * ray.dz - oz * ray.dx;
      if (cross * cross > radius * radius * (ray.dx * ray.dx + ray.dz * ray.dz)) return -1;
    }
    const alongO = this.axis === 0 ? ox : this.axis === 1 ? oy : oz;
    const alongD = this.axis === 0 ? ray.dx : this.axis === 1 ? ray.dy : ray.dz;
    const dot = ox * ray.dx + oy * ray.dy + oz * ray.dz - alongO * alongD;
    const a = 1 - alongD * alongD;
    const c = ox * ox + oy * oy + oz * oz - alongO * alongO - radius * radius;
    const root = dot * dot - a * c;
    if (root < 0) return -1;
    if (a > 1e-9) {
      const t = (-dot - Math.sqrt(root)) / a;
      const at = alongO + alongD * t;
      if (at >= 0 && at <= length) {
        this.normal = 0;
        return t > NEAR && t < far ? t : -1;
      }
    }
    const end = alongD > 0 ? 0 : length;
    const t = (end - alongO) / alongD;
    if (!(t > NEAR && t < far)) return -1;
    const inside = a * t * t + 2 * dot * t + c;
    if (inside > 0) return -1;
    this.normal = alongD > 0 ? -1 : 1;
    return t;
  }
}
