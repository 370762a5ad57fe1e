import type { Surface } from "../surfaces/surface.ts";
import type { Hit, Ray, Solid } from "./solid.ts";

/** Many small solids inside one bounding ball: a ray that misses the ball misses them all. */
export class Group implements Solid {
  readonly surface: Surface;
  private readonly members: readonly Solid[];
  private readonly center: readonly [number, number, number];
  private readonly radius: number;

  constructor(members: readonly Solid[], center: readonly [number, number, number], radius: number) {
    this.members = members;
    this.center = center;
    this.radius = radius;
    this.surface = members[0].surface;
  }

  meet(ray: Ray, hit: Hit): void {
    if (!this.near(ray, hit.t)) return;
    for (let k = 0; k < this.members.length; k++) this.members[k].meet(ray, hit);
  }

  blocks(ray: Ray, far: number): boolean {
    if (!this.near(ray, far)) return false;
    for (let k = 0; k < this.members.length; k++) if (this.members[k].blocks(ray, far)) return true;
    return false;
  }

  private near(ray: Ray, far: number): boolean {
    const ox = ray.ox - this.center[0];
    const oy = ray.oy - this.center[1];
    const oz = ray.oz - this.center[2];
    const b = ox * ray.dx + oy * ray.dy + oz * ray.dz;
    const c = ox * ox + oy * oy + oz * oz - this.radius * this.radius;
    if (c < 0) return true;
    if (b > 0) return false;
    const root = b * b - c;
    return root > 0 && -b - Math.sqrt(root) < far;
  }
}
