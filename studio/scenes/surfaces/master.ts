import type { Entry } from "@azulejo/seed/pictures/manifest.ts";
import sharp from "sharp";
import { type Linear, type Look, toLinear } from "./surface.ts";

interface Level {
  readonly width: number;
  readonly height: number;
  readonly data: Float32Array;
}

const MAX_PIXELS = 2600;
const LINEAR = Float32Array.from({ length: 256 }, (_, value) => toLinear(value));

/** A rendered product picture in linear light, with smaller versions of it, read in millimeters. */
export class Master {
  readonly entry: Entry;
  readonly widthMm: number;
  readonly heightMm: number;
  readonly mean: Linear;
  private readonly levels: Level[] = [];
  private readonly mm: number;

  private constructor(entry: Entry, first: Level) {
    this.entry = entry;
    this.widthMm = entry.extentMm?.w ?? 1000;
    this.heightMm = entry.extentMm?.h ?? 1000;
    this.mm = this.widthMm / first.width;
    this.levels.push(first);
    for (let last = first; Math.min(last.width, last.height) > 4; last = this.levels[this.levels.length - 1]) this.levels.push(halve(last));
    const { data } = this.levels[this.levels.length - 1];
    const sum: [number, number, number] = [0, 0, 0];
    for (let i = 0; i < data.length; i++) sum[i % 3] += data[i] / (data.length / 3);
    this.mean = sum;
  }

  static async open(path: string, entry: Entry): Promise<Master> {
    const image = sharp(path).removeAlpha();
    if (entry.width > MAX_PIXELS) image.resize(MAX_PIXELS);
    const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
    const linear = new Float32Array(data.length);
    for (let i = 0; i < data.length; i++) linear[i] = LINEAR[data[i]];
    return new Master(entry, { width: info.width, height: info.height, data: linear });
  }

  /** Reads the color at a point, averaged over about `width` mm; outside its bounds the picture repeats. */
  read(x: number, y: number, width: number, out: Look): void {
    const depth = Math.max(0, Math.log2(width / this.mm));
    const level = this.levels[Math.min(this.levels.length - 1, Math.round(depth))];
    const scale = level.width / this.widthMm;
    const px = x * scale - 0.5;
    const py = y * scale - 0.5;
    const x0 = Math.floor(px);
    const y0 = Math.floor(py);
    const fx = px - x0;
    const fy = py - y0;
    const left = wrap(x0, level.width) * 3;
    const right = wrap(x0 + 1, level.width) * 3;
    const top = wrap(y0, level.height) * level.width * 3;
    const bottom = wrap(y0 + 1, level.height) * level.width * 3;
    const d = level.data;
    const a = (1 - fx) * (1 - fy);
    const b = fx * (1 - fy);
    const c = (1 - fx) * fy;
    const e = fx * fy;
    out.r = d[top + left] * a + d[top + right] * b + d[bottom + left] * c + d[bottom + right] * e;
    out.g = d[top + left + 1] * a + d[top + right + 1] * b + d[bottom + left + 1] * c + d[bottom + right + 1] * e;
    out.b = d[top + left + 2] * a + d[top + right + 2] * b + d[bottom + left + 2] * c + d[bottom + right + 2] * e;
  }
}

function wrap(at: number, size: number): number {
  return at >= 0 && at < size ? at : ((at % size) + size) % size;
}

function halve(from: Level): Level {
  const width = Math.max(1, from.width >> 1);
  const height = Math.max(1, from.height >> 1);
  const data = new Float32Array(width * height * 3);
  const row = from.width * 3;
  for (let y = 0, o = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = y * 2 * row + x * 6;
      for (let c = 0; c < 3; c++, o++) {
        const i = at + c;
        data[o] = (from.data[i] + from.data[i + 3] + from.data[i + row] + from.data[i + row + 3]) / 4;
      }
    }
  }
  return { width, height, data };
}
