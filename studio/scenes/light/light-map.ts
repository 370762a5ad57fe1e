import { hashBits } from "../../noise.ts";
import type { Camera } from "../camera.ts";
import { Hit, Ray, type Solid } from "../solids/solid.ts";
import type { World } from "../world.ts";
import { Gatherer } from "./gather.ts";

/** What is visible at each point of a coarse picture, and the light on it. */
export interface LightMap {
  readonly width: number;
  readonly height: number;
  readonly solids: readonly (Solid | null)[];
  /** Position and normal: six numbers per point. */
  readonly place: Float32Array;
  readonly light: Float32Array;
}

/** Calculates the room's soft light for a picture of `camera` at a fraction of its size. */
export function gatherLight(world: World, camera: Camera, shrink: number, samples: number): LightMap {
  const width = Math.ceil(camera.width / shrink);
  const height = Math.ceil(camera.height / shrink);
  const solids: (Solid | null)[] = new Array(width * height).fill(null);
  const place = new Float32Array(width * height * 6);
  const light = new Float32Array(width * height * 3);
  const ray = new Ray();
  const hit = new Hit();
  const gatherer = new Gatherer(world);
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      camera.aim((x + 0.5) / width, (y + 0.5) / height, ray);
      world.meet(ray, hit);
      solids[i] = hit.solid;
      if (!hit.solid) continue;
      const px = ray.ox + ray.dx * hit.t;
      const py = ray.oy + ray.dy * hit.t;
      const pz = ray.oz + ray.dz * hit.t;
      place.set([px, py, pz, hit.nx, hit.ny, hit.nz], i * 6);
      gatherer.at(px, py, pz, hit.nx, hit.ny, hit.nz, samples, hashBits(x, y, 7));
      light[i * 3] = gatherer.r;
      light[i * 3 + 1] = gatherer.g;
      light[i * 3 + 2] = gatherer.b;
    }
  }
  const map = { width, height, solids, place, light };
  for (const [step, strict] of PASSES) smoothLight(map, step, strict);
  return map;
}

/** Radius of each smoothing pass in points, and the difference in light above which it doesn't smooth. */
const PASSES: readonly (readonly [step: number, strict: number])[] = [
  [1, 1.2],
  [2, 0.5],
  [4, 0.22],
  [1, 0.25],
];
const KERNEL = [0.0625, 0.25, 0.375, 0.25, 0.0625];

/** Smooths out sampling noise, but not across the edges of objects or shadows. */
export function smoothLight(map: LightMap, step: number, strict: number): void {
  const { width, height, solids, place, light } = map;
  const out = new Float32Array(light.length);
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      if (!solids[i]) continue;
      const p = i * 6;
      const mine = light[i * 3] + light[i * 3 + 1] + light[i * 3 + 2] + 0.02;
      let total = 0;
      let r = 0;
      let g = 0;
      let b = 0;
      for (let dy = -2; dy <= 2; dy++) {
        const qy = y + dy * step;
        if (qy < 0 || qy >= height) continue;
        for (let dx = -2; dx <= 2; dx++) {
          const qx = x + dx * step;
          if (qx < 0 || qx >= width) continue;
          const k = qy * width + qx;
          if (!solids[k]) continue;
          const o = k * 6;
          const facing = place[p + 3] * place[o + 3] + place[p + 4] * place[o + 4] + place[p + 5] * place[o + 5];
          if (facing < 0.8) continue;
          const ex = place[o] - place[p];
          const ey = place[o + 1] - place[p + 1];
          const ez = place[o + 2] - place[p + 2];
          const off = Math.abs(ex * place[p + 3] + ey * place[p + 4] + ez * place[p + 5]);
          if (off > 12 + 0.12 * Math.sqrt(ex * ex + ey * ey + ez * ez)) continue;
          const theirs = light[k * 3] + light[k * 3 + 1] + light[k * 3 + 2] + 0.02;
          const change = (theirs - mine) / ((mine + theirs) * 0.5 * strict);
          const weight = KERNEL[dx + 2] * KERNEL[dy + 2] * facing ** 8 * Math.exp(-change * change);
          total += weight;
          r += light[k * 3] * weight;
          g += light[k * 3 + 1] * weight;
          b += light[k * 3 + 2] * weight;
        }
      }
      out[i * 3] = r / total;
      out[i * 3 + 1] = g / total;
      out[i * 3 + 2] = b / total;
    }
  }
  light.set(out);
}

/** Returns the light at a point of the full picture, read from nearby points on the same face. */
export function readLight(map: LightMap, x: number, y: number, hit: Hit, out: Float32Array): void {
  const { width, height, solids, place, light } = map;
  const cx = x * width - 0.5;
  const cy = y * height - 0.5;
  const x0 = Math.floor(cx);
  const y0 = Math.floor(cy);
  let total = 0;
  out[0] = 0;
  out[1] = 0;
  out[2] = 0;
  for (let reach = 0; reach <= 1 && total < 1e-3; reach++) {
    for (let j = -reach; j <= 1 + reach; j++) {
      const qy = y0 + j;
      if (qy < 0 || qy >= height) continue;
      for (let i = -reach; i <= 1 + reach; i++) {
        const qx = x0 + i;
        if (qx < 0 || qx >= width) continue;
        const k = qy * width + qx;
        if (!solids[k]) continue;
        const o = k * 6;
        const facing = hit.nx * place[o + 3] + hit.ny * place[o + 4] + hit.nz * place[o + 5];
        const same = solids[k] === hit.solid ? 1 : reach === 0 ? 0 : 0.02;
        const near = Math.max(0.02, 1 - Math.abs(qx - cx) / (1 + reach)) * Math.max(0.02, 1 - Math.abs(qy - cy) / (1 + reach));
        const weight = near * same * Math.max(0.002, facing) ** 6;
        total += weight;
        out[0] += light[k * 3] * weight;
        out[1] += light[k * 3 + 1] * weight;
        out[2] += light[k * 3 + 2] * weight;
      }
    }
  }
  if (total <= 0) return;
  out[0] /= total;
  out[1] /= total;
  out[2] /= total;
}
