import type { Pixels } from "../color.ts";
import { hash } from "../noise.ts";

export interface Development {
  /** Average brightness that the picture is exposed to; 0.3 is a bright room, 0.15 an evening. */
  readonly key: number;
  readonly warmth?: number;
  readonly vignette?: number;
}

const BLOOM = 8;

/** Turns linear light into a photograph: exposure, soft highlights, glow around bright windows, darker corners and grain. */
export function develop(light: Float32Array, width: number, height: number, how: Development): Pixels {
  const exposure = exposureOf(light, how);
  const bloom = brightness(light, width, height, exposure);
  const falloff = falloffOf(how);
  const tint = tintOf(how);
  const out = new Uint8ClampedArray(width * height * 3);
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      const dim = dimAt(x / width, y / height, falloff);
      const grain = (hash(x, y, 31) + hash(x, y, 32) - 1) * 2.2;
      for (let c = 0; c < 3; c++) {
        const value = (light[i * 3 + c] * exposure + bloom(x, y, c) * 0.07) * tint[c] * dim;
        out[i * 3 + c] = encode(shoulder(value)) + grain;
      }
    }
  }
  return out;
}

/** Returns the factor by which the light is multiplied. */
export const exposureOf = (light: Float32Array, how: Development): number => how.key / middle(light);

export const tintOf = ({ warmth = 0 }: Development): readonly [number, number, number] => [1 + warmth * 0.06, 1, 1 - warmth * 0.08];

export const falloffOf = ({ vignette = 0.16 }: Development): number => vignette;

/** Returns how much of the light a lens transmits at a point of the picture, in fractions of its sides. */
export const dimAt = (x: number, y: number, falloff: number): number => 1 - falloff * ((x - 0.5) ** 2 + (y - 0.5) ** 2) * 2;

function middle(light: Float32Array): number {
  let sum = 0;
  let count = 0;
  for (let i = 0; i < light.length; i += 3 * 29, count++) {
    sum += Math.log(0.01 + Math.min(1.5, 0.21 * light[i] + 0.72 * light[i + 1] + 0.07 * light[i + 2]));
  }
  return Math.exp(sum / count);
}

function shoulder(value: number): number {
  const knee = 0.62;
  return value < knee ? value : knee + (1 - knee) * (1 - Math.exp(-(value - knee) / (1 - knee)));
}

export function encode(value: number): number {
  return (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055) * 255;
}

/** Returns the light that is brighter than white, spread over its surroundings. */
function brightness(light: Float32Array, width: number, height: number, exposure: number): (x: number, y: number, c: number) => number {
  const columns = Math.ceil(width / BLOOM) + 1;
  const rows = Math.ceil(height / BLOOM) + 1;
  let map = new Float32Array(columns * rows * 3);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const from = (y * width + x) * 3;
      const to = (Math.floor(y / BLOOM) * columns + Math.floor(x / BLOOM)) * 3;
      for (let c = 0; c < 3; c++) map[to + c] += Math.min(2, Math.max(0, light[from + c] * exposure - 0.85)) / (BLOOM * BLOOM);
    }
  }
  for (let pass = 0; pass < 3; pass++) map = boxBlur(boxBlur(map, columns, rows, 3, 9), columns, rows, columns * 3, 9);
  return (x, y, c) => {
    const fx = x / BLOOM - 0.5;
    const fy = y / BLOOM - 0.5;
    const x0 = Math.max(0, Math.floor(fx));
    const y0 = Math.max(0, Math.floor(fy));
    const at = (y0 * columns + x0) * 3 + c;
    const tx = Math.max(0, fx - x0);
    const ty = Math.max(0, fy - y0);
    const below = y0 + 1 < rows ? columns * 3 : 0;
    const top = map[at] + (map[at + 3] - map[at]) * tx;
    const bottom = map[at + below] + (map[at + below + 3] - map[at + below]) * tx;
    return top + (bottom - top) * ty;
  };
}

function boxBlur(map: Float32Array<ArrayBuffer>, columns: number, rows: number, stride: number, reach: number): Float32Array<ArrayBuffer> {
  const out = new Float32Array(map.length);
  const count = stride === 3 ? columns : rows;
  const lines = stride === 3 ? rows : columns;
  const lineStride = stride === 3 ? columns * 3 : 3;
  for (let line = 0; line < lines; line++) {
    for (let k = 0; k < count; k++) {
      for (let c = 0; c < 3; c++) {
        let sum = 0;
        for (let d = -reach; d <= reach; d++) sum += map[line * lineStride + Math.min(count - 1, Math.max(0, k + d)) * stride + c];
        out[line * lineStride + k * stride + c] = sum / (2 * reach + 1);
      }
    }
  }
  return out;
}
