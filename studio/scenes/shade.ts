import { hash } from "../noise.ts";
import type { Camera } from "./camera.ts";
import { leanNormal, reflect } from "./light/lean.ts";
import { type LightMap, readLight } from "./light/light-map.ts";
import { Hit, Ray, type Solid } from "./solids/solid.ts";
import { Look, type Surface } from "./surfaces/surface.ts";
import type { World } from "./world.ts";

const MAX_TAPS = 10;
/** Difference in brightness between neighbors, as a fraction of their sum, above which a pixel is sampled four times. */
const CONTRAST = 0.035;
/** Positions of the four samples in a pixel. */
const GRID = [0.25, 0.75];

/** Renders the full picture in linear light: the color of each face times the light on it, plus sun and reflections. */
export function shadePicture(world: World, camera: Camera, light: LightMap, mirrors: LightMap | null): Float32Array {
  const { width, height } = camera;
  const once = new Float32Array(width * height * 3);
  const solids: (Solid | null)[] = new Array(width * height).fill(null);
  const shader = new Shader(world, camera, light, mirrors);
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      shader.at((x + 0.5) / width, (y + 0.5) / height, i * 4 + (x & 1) + (y & 1) * 2, 0.9);
      solids[i] = shader.solid;
      add(once, i, shader, 1);
    }
  }
  const out = once.slice();
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      if (!isBusy(once, solids, width, height, x, y)) continue;
      out.fill(0, i * 3, i * 3 + 3);
      for (let k = 0; k < 4; k++) {
        shader.at((x + GRID[k & 1]) / width, (y + GRID[k >> 1]) / height, i * 4 + k, 0.6);
        add(out, i, shader, 0.25);
      }
    }
  }
  return out;
}

function add(out: Float32Array, i: number, shader: Shader, share: number): void {
  out[i * 3] += Math.min(4, shader.r) * share;
  out[i * 3 + 1] += Math.min(4, shader.g) * share;
  out[i * 3 + 2] += Math.min(4, shader.b) * share;
}

/** Whether one sample isn't enough, because another object or tone begins next to the pixel. */
function isBusy(once: Float32Array, solids: readonly (Solid | null)[], width: number, height: number, x: number, y: number): boolean {
  const i = y * width + x;
  const mine = once[i * 3 + 1];
  for (let k = 0; k < 4; k++) {
    const nx = x + (k === 0 ? -1 : k === 1 ? 1 : 0);
    const ny = y + (k === 2 ? -1 : k === 3 ? 1 : 0);
    if (nx < 0 || ny < 0 || nx >= width || ny >= height) continue;
    const next = ny * width + nx;
    if (solids[next] !== solids[i]) return true;
    const other = once[next * 3 + 1];
    if (Math.abs(other - mine) > CONTRAST * (other + mine + 0.02)) return true;
  }
  return false;
}

export class Shader {
  r = 0;
  g = 0;
  b = 0;
  /** The object that was hit last. */
  solid: Solid | null = null;
  private readonly world: World;
  private readonly camera: Camera;
  private readonly light: LightMap;
  private readonly mirrors: LightMap | null;
  private readonly ray = new Ray();
  private readonly second = new Ray();
  private readonly hit = new Hit();
  private readonly look = new Look();
  private readonly one = new Look();
  private readonly soft = new Float32Array(3);
  private readonly seen = new Float32Array(3);
  private readonly normal = new Float64Array(3);
  private readonly away = new Float64Array(3);

  constructor(world: World, camera: Camera, light: LightMap, mirrors: LightMap | null) {
    this.world = world;
    this.camera = camera;
    this.light = light;
    this.mirrors = mirrors;
  }

  /**
   * Calculates the light on the object at a point of the picture, without its color and its shine.
   * @returns the object; null for a window or the sky
   */
  lightAt(x: number, y: number, index: number): Solid | null {
    const { ray, hit, world, soft } = this;
    this.camera.aim(x, y, ray);
    world.meet(ray, hit);
    if (!hit.solid || world.paneAt(ray, hit.t)) return null;
    readLight(this.light, x, y, hit, soft);
    const { sun } = world.plan;
    const lit = sun ? this.sunlight(ray.ox + ray.dx * hit.t, ray.oy + ray.dy * hit.t, ray.oz + ray.dz * hit.t, index) : 0;
    this.r = soft[0] + (sun?.light[0] ?? 0) * lit;
    this.g = soft[1] + (sun?.light[1] ?? 0) * lit;
    this.b = soft[2] + (sun?.light[2] ?? 0) * lit;
    return hit.solid;
  }

  /** Casts a ray through a point of the picture; `blur` is the ray's width in pixels. */
  at(x: number, y: number, index: number, blur: number): void {
    const { ray, hit, world, look, soft } = this;
    this.camera.aim(x, y, ray);
    world.meet(ray, hit);
    const pane = world.paneAt(ray, hit.t);
    this.solid = pane ? null : hit.solid;
    if (pane || !hit.solid) {
      this.paint(pane ? pane.light : world.plan.sky(ray.dx, ray.dy, ray.dz));
      return;
    }
    const { surface } = hit.solid;
    this.lookWide(surface, hit.t * this.camera.pixel * blur);
    readLight(this.light, x, y, hit, soft);
    const px = ray.ox + ray.dx * hit.t;
    const py = ray.oy + ray.dy * hit.t;
    const pz = ray.oz + ray.dz * hit.t;
    leanNormal(hit, look, this.normal);
    const n = this.normal;
    const { sun } = world.plan;
    const lit = sun ? this.sunlight(px, py, pz, index) : 0;
    const glow = surface.glow;
    // A face that leans towards the window is a little brighter than its flat neighbors.
    const tilt = 1 + (n[0] - hit.nx) * 0.5 + (n[1] - hit.ny) * 0.8;
    this.r = look.r * (soft[0] + (sun?.light[0] ?? 0) * lit) * tilt + (glow ? look.r * glowOf(surface, 0) : 0);
    this.g = look.g * (soft[1] + (sun?.light[1] ?? 0) * lit) * tilt + (glow ? look.g * glowOf(surface, 1) : 0);
    this.b = look.b * (soft[2] + (sun?.light[2] ?? 0) * lit) * tilt + (glow ? look.b * glowOf(surface, 2) : 0);
    if (surface.shine > 0 && look.shine > 0.02) this.addShine(x, y, px, py, pz, surface);
  }

  /** Two rays to opposite sides of the sun's disc; if they disagree, at the soft edge of a shadow, six more. */
  private sunlight(x: number, y: number, z: number, index: number): number {
    const { world, hit } = this;
    // The four samples of a pixel use four quarters of the disc.
    const a = (index & 1) + hash(index, 1, 3) - 1;
    const b = ((index >> 1) & 1) + hash(index, 2, 3) - 1;
    const one = world.sunAt(x, y, z, hit.nx, hit.ny, hit.nz, a, b);
    const other = world.sunAt(x, y, z, hit.nx, hit.ny, hit.nz, -a, -b);
    let sum = one + other;
    if (Math.abs(one - other) < 0.03 * (sum + 0.01)) return sum / 2;
    for (let k = 0; k < 6; k++) {
      const column = ((k % 3) + hash(index, k, 4)) * (2 / 3) - 1;
      const row = (k % 2) + hash(index, k, 5) - 1;
      sum += world.sunAt(x, y, z, hit.nx, hit.ny, hit.nz, column, row);
    }
    return sum / 8;
  }

  /** Averages along the slant of a face, so that the joints of a floor seen at a flat angle don't shimmer. */
  private lookWide(surface: Surface, width: number): void {
    const { ray, hit, look, one } = this;
    const facing = Math.max(0.04, Math.abs(hit.nx * ray.dx + hit.ny * ray.dy + hit.nz * ray.dz));
    const length = Math.hypot(hit.du, hit.dv);
    const taps = length < 0.05 ? 1 : Math.min(MAX_TAPS, Math.ceil(1 / facing));
    if (taps === 1) {
      surface.look(hit.u, hit.v, width, look);
      return;
    }
    const reach = width / facing / length;
    let r = 0;
    let g = 0;
    let b = 0;
    let leanU = 0;
    let leanV = 0;
    let shine = 0;
    for (let k = 0; k < taps; k++) {
      const at = ((k + 0.5) / taps - 0.5) * reach;
      surface.look(hit.u + hit.du * at, hit.v + hit.dv * at, Math.max(width, (width / facing / taps) * 0.8), one);
      r += one.r;
      g += one.g;
      b += one.b;
      leanU += one.leanU;
      leanV += one.leanV;
      shine += one.shine;
    }
    look.paint(r / taps, g / taps, b / taps);
    look.leanU = leanU / taps;
    look.leanV = leanV / taps;
    look.shine = shine / taps;
  }

  private addShine(x: number, y: number, px: number, py: number, pz: number, surface: Surface): void {
    const { ray, hit, world, look, seen, second, normal, away } = this;
    reflect(ray.dx, ray.dy, ray.dz, normal, away);
    const facing = Math.max(0, -(ray.dx * normal[0] + ray.dy * normal[1] + ray.dz * normal[2]));
    const fresnel = (surface.shine + (1 - surface.shine) * (1 - facing) ** 5 * (1 - surface.rough * 0.75)) * look.shine;
    if (surface.mirror && this.mirrors) {
      readLight(this.mirrors, x, y, hit, seen);
    } else {
      const sky = world.plan.sky(away[0], away[1], away[2]);
      const open = Math.min(1, (this.soft[0] + this.soft[1] + this.soft[2]) / 1.5);
      for (let c = 0; c < 3; c++) seen[c] = sky[c] * open;
      second.set(px + hit.nx * 2, py + hit.ny * 2, pz + hit.nz * 2, away[0], away[1], away[2]);
      for (const pane of world.plan.panes) {
        const share = pane.glint(second, 0.012 + surface.rough * 0.3);
        if (share < 0.01 || world.blocked(second, pane.distance(second) - 3)) continue;
        for (let c = 0; c < 3; c++) seen[c] += (pane.light[c] - seen[c]) * share;
      }
    }
    const metal = surface.shine > 0.3;
    const keep = 1 - fresnel;
    this.r = this.r * keep + seen[0] * fresnel * (metal ? look.r * 1.5 : 1);
    this.g = this.g * keep + seen[1] * fresnel * (metal ? look.g * 1.5 : 1);
    this.b = this.b * keep + seen[2] * fresnel * (metal ? look.b * 1.5 : 1);
  }

  private paint(color: readonly [number, number, number]): void {
    this.r = color[0];
    this.g = color[1];
    this.b = color[2];
  }
}

/** A glow is given for the surface's mean color; a surface with a picture glows in that picture's colors. */
function glowOf(surface: Surface, channel: number): number {
  return (surface.glow?.[channel] ?? 0) / Math.max(0.02, surface.mean[channel]);
}
