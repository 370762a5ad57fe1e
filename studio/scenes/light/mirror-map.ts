import { hash, hashBits } from "../../noise.ts";
import type { Camera } from "../camera.ts";
import { Hit, Ray, type Solid } from "../solids/solid.ts";
import { Look } from "../surfaces/surface.ts";
import type { World } from "../world.ts";
import { Gatherer } from "./gather.ts";
import { leanNormal, reflect } from "./lean.ts";
import { type LightMap, readLight, smoothLight } from "./light-map.ts";

const SAMPLES = 5;
/** How coarsely the color of a reflected face is read, as a fraction of the distance. */
const BLUR = 0.002;

/** Renders what polished faces reflect, for a picture of `camera` at a fraction of its size; null if nothing is polished. */
export function traceMirrors(world: World, camera: Camera, light: LightMap, shrink: number): LightMap | null {
  const width = Math.ceil(camera.width / shrink);
  const height = Math.ceil(camera.height / shrink);
  const solids: (Solid | null)[] = new Array(width * height).fill(null);
  const place = new Float32Array(width * height * 6);
  const seen = new Float32Array(width * height * 3);
  const ray = new Ray();
  const hit = new Hit();
  const look = new Look();
  const normal = new Float64Array(3);
  const away = new Float64Array(3);
  const tracer = new Tracer(world, camera, light);
  let any = false;
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      camera.aim((x + 0.5) / width, (y + 0.5) / height, ray);
      world.meet(ray, hit);
      if (!hit.solid?.surface.mirror) continue;
      any = true;
      const { surface } = hit.solid;
      const px = ray.ox + ray.dx * hit.t;
      const py = ray.oy + ray.dy * hit.t;
      const pz = ray.oz + ray.dz * hit.t;
      solids[i] = hit.solid;
      place.set([px, py, pz, hit.nx, hit.ny, hit.nz], i * 6);
      surface.look(hit.u, hit.v, hit.t * camera.pixel * shrink, look);
      for (let k = 0; k < SAMPLES; k++) {
        leanNormal(hit, look, normal);
        for (let c = 0; c < 3; c++) normal[c] += (hash(i, k * 3 + c, 5) - 0.5) * surface.rough * 0.22;
        reflect(ray.dx, ray.dy, ray.dz, normal, away);
        tracer.follow(px + hit.nx * 2, py + hit.ny * 2, pz + hit.nz * 2, away, hashBits(i, k, 9));
        seen[i * 3] += tracer.r / SAMPLES;
        seen[i * 3 + 1] += tracer.g / SAMPLES;
        seen[i * 3 + 2] += tracer.b / SAMPLES;
      }
    }
  }
  if (!any) return null;
  const map = { width, height, solids, place, light: seen };
  smoothLight(map, 1, 1.5);
  smoothLight(map, 2, 0.7);
  return map;
}

class Tracer {
  r = 0;
  g = 0;
  b = 0;
  private readonly world: World;
  private readonly camera: Camera;
  private readonly light: LightMap;
  private readonly gatherer: Gatherer;
  private readonly ray = new Ray();
  private readonly hit = new Hit();
  private readonly look = new Look();
  private readonly screen = new Float64Array(2);
  private readonly soft = new Float32Array(3);

  constructor(world: World, camera: Camera, light: LightMap) {
    this.world = world;
    this.camera = camera;
    this.light = light;
    this.gatherer = new Gatherer(world);
  }

  follow(x: number, y: number, z: number, away: Float64Array, seed: number): void {
    const { ray, hit, world, look, soft } = this;
    const length = Math.hypot(away[0], away[1], away[2]);
    ray.set(x, y, z, away[0] / length, away[1] / length, away[2] / length);
    world.meet(ray, hit);
    const pane = world.paneAt(ray, hit.t);
    if (pane || !hit.solid) {
      this.answer(pane ? pane.light : world.plan.sky(ray.dx, ray.dy, ray.dz));
      return;
    }
    const px = x + ray.dx * hit.t;
    const py = y + ray.dy * hit.t;
    const pz = z + ray.dz * hit.t;
    const { surface } = hit.solid;
    surface.look(hit.u, hit.v, Math.max(2, hit.t * BLUR), look);
    if (!this.onScreen(px, py, pz)) {
      this.gatherer.at(px, py, pz, hit.nx, hit.ny, hit.nz, 2, seed);
      soft[0] = this.gatherer.r;
      soft[1] = this.gatherer.g;
      soft[2] = this.gatherer.b;
    }
    const { sun } = world.plan;
    const lit = sun ? world.sunAt(px, py, pz, hit.nx, hit.ny, hit.nz, 0, 0) : 0;
    const glow = surface.glow;
    this.r = look.r * (soft[0] + (sun?.light[0] ?? 0) * lit) + (glow?.[0] ?? 0);
    this.g = look.g * (soft[1] + (sun?.light[1] ?? 0) * lit) + (glow?.[1] ?? 0);
    this.b = look.b * (soft[2] + (sun?.light[2] ?? 0) * lit) + (glow?.[2] ?? 0);
  }

  /** Uses the light already calculated if the reflected point is itself in the picture. */
  private onScreen(x: number, y: number, z: number): boolean {
    const { screen, light, hit } = this;
    if (!this.camera.find(x, y, z, screen)) return false;
    const column = Math.min(light.width - 1, Math.floor(screen[0] * light.width));
    const row = Math.min(light.height - 1, Math.floor(screen[1] * light.height));
    if (light.solids[row * light.width + column] !== hit.solid) return false;
    const o = (row * light.width + column) * 6;
    const off = Math.abs(light.place[o] - x) + Math.abs(light.place[o + 1] - y) + Math.abs(light.place[o + 2] - z);
    if (off > 60) return false;
    readLight(light, screen[0], screen[1], hit, this.soft);
    return true;
  }

  private answer(color: readonly [number, number, number]): void {
    this.r = color[0];
    this.g = color[1];
    this.b = color[2];
  }
}
