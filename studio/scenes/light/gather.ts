import { Hit, Ray } from "../solids/solid.ts";
import type { World } from "../world.ts";

const MOST = 1.6;
const TURN_A = 0.7548776662466927;
const TURN_B = 0.5698402909980532;

/**
 * Calculates the light on a point: directly from each window, and reflected once or twice by the room. The sun is calculated separately.
 */
export class Gatherer {
  r = 0;
  g = 0;
  b = 0;
  private readonly world: World;
  private readonly ray = new Ray();
  private readonly bounce = new Ray();
  private readonly hit = new Hit();
  private state = 1;

  constructor(world: World) {
    this.world = world;
  }

  /** Averages `samples` rays from a point around a normal; the result is in r, g, b. A white wall in full light is about 1. */
  at(x: number, y: number, z: number, nx: number, ny: number, nz: number, samples: number, seed: number): void {
    this.state = seed | 1;
    let r = 0;
    let g = 0;
    let b = 0;
    const startA = this.random();
    const startB = this.random();
    const startC = this.random();
    const startD = this.random();
    for (let k = 0; k < samples; k++) {
      this.r = 0;
      this.g = 0;
      this.b = 0;
      this.fromPanes(x, y, z, nx, ny, nz, frac(startA + k * TURN_A), frac(startB + k * TURN_B));
      this.fromRoom(x, y, z, nx, ny, nz, frac(startC + k * TURN_A), frac(startD + k * TURN_B));
      r += this.r;
      g += this.g;
      b += this.b;
    }
    this.r = r / samples;
    this.g = g / samples;
    this.b = b / samples;
  }

  private fromPanes(x: number, y: number, z: number, nx: number, ny: number, nz: number, a: number, b: number): void {
    const { panes } = this.world.plan;
    const ray = this.ray;
    for (let k = 0; k < panes.length; k++) {
      const pane = panes[k];
      const px = pane.corner[0] + pane.a[0] * a + pane.b[0] * b;
      const py = pane.corner[1] + pane.a[1] * a + pane.b[1] * b;
      const pz = pane.corner[2] + pane.a[2] * a + pane.b[2] * b;
      const ox = x + nx * 1.5;
      const oy = y + ny * 1.5;
      const oz = z + nz * 1.5;
      const dx = px - ox;
      const dy = py - oy;
      const dz = pz - oz;
      const square = dx * dx + dy * dy + dz * dz;
      const distance = Math.sqrt(square);
      const facing = (nx * dx + ny * dy + nz * dz) / distance;
      if (facing <= 0) continue;
      const back = -(pane.normal[0] * dx + pane.normal[1] * dy + pane.normal[2] * dz) / distance;
      if (back <= 0) continue;
      ray.set(ox, oy, oz, dx / distance, dy / distance, dz / distance);
      if (this.world.blocked(ray, distance - 3)) continue;
      const form = (facing * back * pane.area) / (Math.PI * Math.max(square, pane.area * 0.02));
      this.r += pane.light[0] * form;
      this.g += pane.light[1] * form;
      this.b += pane.light[2] * form;
    }
  }

  private fromRoom(x: number, y: number, z: number, nx: number, ny: number, nz: number, a: number, b: number): void {
    const { world, bounce, hit } = this;
    const radius = Math.sqrt(a);
    const turn = b * Math.PI * 2;
    // A coordinate frame around the normal, after Duff et al.
    const sign = nz >= 0 ? 1 : -1;
    const p = -1 / (sign + nz);
    const q = nx * ny * p;
    const lx = radius * Math.cos(turn);
    const ly = radius * Math.sin(turn);
    const lz = Math.sqrt(1 - a);
    const dx = lx * (1 + sign * nx * nx * p) + ly * q + lz * nx;
    const dy = lx * sign * q + ly * (sign + ny * ny * p) + lz * ny;
    const dz = -lx * sign * nx - ly * ny + lz * nz;
    bounce.set(x + nx * 1.5, y + ny * 1.5, z + nz * 1.5, dx, dy, dz);
    world.meet(bounce, hit);
    const { solid, t } = hit;
    if (!solid) {
      if (world.paneAt(bounce, Infinity)) return;
      const sky = world.plan.sky(dx, dy, dz);
      this.r += sky[0];
      this.g += sky[1];
      this.b += sky[2];
      return;
    }
    if (world.plan.panes.length > 0 && world.paneAt(bounce, t)) return;
    const { mean, glow } = solid.surface;
    const keptR = this.r;
    const keptG = this.g;
    const keptB = this.b;
    const qx = bounce.ox + dx * t;
    const qy = bounce.oy + dy * t;
    const qz = bounce.oz + dz * t;
    const { nx: mx, ny: my, nz: mz } = hit;
    this.r = 0;
    this.g = 0;
    this.b = 0;
    this.fromPanes(qx, qy, qz, mx, my, mz, this.random(), this.random());
    // Limits the light, because a point right beside a lamp would sparkle.
    this.r = Math.min(MOST, this.r);
    this.g = Math.min(MOST, this.g);
    this.b = Math.min(MOST, this.b);
    const { sun, sky } = world.plan;
    const lit = sun ? world.sunAt(qx, qy, qz, mx, my, mz, this.random() * 2 - 1, this.random() * 2 - 1) : 0;
    // Estimates further reflections from the average color of the room in the direction of the surface.
    const rest = sky(mx, my, mz);
    this.r = keptR + mean[0] * (this.r + (sun?.light[0] ?? 0) * lit + rest[0] * 0.45) + (glow?.[0] ?? 0);
    this.g = keptG + mean[1] * (this.g + (sun?.light[1] ?? 0) * lit + rest[1] * 0.45) + (glow?.[1] ?? 0);
    this.b = keptB + mean[2] * (this.b + (sun?.light[2] ?? 0) * lit + rest[2] * 0.45) + (glow?.[2] ?? 0);
  }

  private random(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let t = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  }
}

function frac(x: number): number {
  return x - Math.floor(x);
}
