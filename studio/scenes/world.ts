import type { Pane } from "./light/pane.ts";
import type { Sun } from "./light/sun.ts";
import { type Hit, Ray, type Solid } from "./solids/solid.ts";
import type { Linear } from "./surfaces/surface.ts";

export type Sky = (dx: number, dy: number, dz: number) => Linear;

export interface WorldPlan {
  readonly solids: readonly Solid[];
  readonly panes: readonly Pane[];
  readonly sun?: Sun;
  /** What a ray that leaves the room sees: the sky, or the average color of the rest of the room. */
  readonly sky: Sky;
}

/** Everything that a ray can hit. */
export class World {
  readonly plan: WorldPlan;
  private readonly casters: readonly Solid[];
  private readonly probe = new Ray();

  constructor(plan: WorldPlan) {
    this.plan = plan;
    this.casters = plan.solids.filter((solid) => !solid.castsNoShadow);
  }

  meet(ray: Ray, hit: Hit): void {
    hit.t = Infinity;
    hit.solid = null;
    const { solids } = this.plan;
    for (let k = 0; k < solids.length; k++) solids[k].meet(ray, hit);
  }

  blocked(ray: Ray, far: number): boolean {
    for (let k = 0; k < this.casters.length; k++) if (this.casters[k].blocks(ray, far)) return true;
    return false;
  }

  /** Returns the pane that a ray hits before `far`, if any. */
  paneAt(ray: Ray, far: number): Pane | null {
    for (const pane of this.plan.panes) {
      if (!pane.visible) continue;
      const t = pane.distance(ray);
      if (t <= 1 || t >= far) continue;
      const x = ray.ox + ray.dx * t;
      const y = ray.oy + ray.dy * t;
      const z = ray.oz + ray.dz * t;
      const a = pane.along(x, y, z);
      const b = pane.down(x, y, z);
      if (a > 0 && a < 1 && b > 0 && b < 1) return pane;
    }
    return null;
  }

  /** Returns the fraction of sunlight that reaches a point; `a` and `b` in -1 to 1 select a point on the sun's disc. */
  sunAt(x: number, y: number, z: number, nx: number, ny: number, nz: number, a: number, b: number): number {
    const { sun } = this.plan;
    if (!sun) return 0;
    const facing = nx * sun.to[0] + ny * sun.to[1] + nz * sun.to[2];
    if (facing <= 0) return 0;
    const ray = this.probe;
    const dx = sun.to[0] + a * sun.spread;
    const dy = sun.to[1] + b * sun.spread;
    const dz = sun.to[2] - (a + b) * 0.5 * sun.spread;
    const length = Math.sqrt(dx * dx + dy * dy + dz * dz);
    ray.set(x + nx * 2, y + ny * 2, z + nz * 2, dx / length, dy / length, dz / length);
    let open = 1;
    if (sun.through) {
      open = 0;
      for (const pane of sun.through) {
        const t = pane.distance(ray);
        if (t <= 0) continue;
        const along = pane.along(ray.ox + ray.dx * t, ray.oy + ray.dy * t, ray.oz + ray.dz * t);
        const down = pane.down(ray.ox + ray.dx * t, ray.oy + ray.dy * t, ray.oz + ray.dz * t);
        if (along < 0 || along > 1 || down < 0 || down > 1) continue;
        open = sun.mask ? sun.mask(along, down) : 1;
        break;
      }
    }
    if (open <= 0 || this.blocked(ray, 60_000)) return 0;
    return open * facing;
  }
}
