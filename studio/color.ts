import type { Grid } from "./field.ts";

export type Rgb = readonly [number, number, number];
/** The base color, then secondary tones, then the vein or accent. */
export type Palette = readonly Rgb[];
export type Pixels = Uint8ClampedArray;

export function parseHex(hex: string): Rgb {
  const value = Number.parseInt(hex.replace("#", ""), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

export function parsePalette(hexes: readonly string[]): Palette {
  return hexes.map(parseHex);
}

export function toHex(color: Rgb): string {
  return `#${color.map((c) => Math.round(c).toString(16).padStart(2, "0")).join("")}`;
}

export function mixRgb(a: Rgb, b: Rgb, t: number): Rgb {
  return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t];
}

export function scaleRgb(a: Rgb, by: number): Rgb {
  return [a[0] * by, a[1] * by, a[2] * by];
}

export function luminance(a: Rgb): number {
  return (0.2126 * a[0] + 0.7152 * a[1] + 0.0722 * a[2]) / 255;
}

/** Returns a tone moved away from the base color until the eye can distinguish them. */
export function apart(base: Rgb, tone: Rgb, by: number): Rgb {
  const difference = luminance(tone) - luminance(base);
  if (Math.abs(difference) >= by) return tone;
  const lighter = difference > 0 || luminance(base) < by;
  return mixRgb(tone, lighter ? [255, 255, 255] : [0, 0, 0], Math.min(0.6, by - Math.abs(difference)));
}

export const RAMP_SIZE = 1024;

/** A table of RAMP_SIZE colors through evenly spaced stops; read at `rampAt(t)`. */
export function ramp(stops: readonly Rgb[]): Float32Array {
  const table = new Float32Array(RAMP_SIZE * 3);
  for (let i = 0; i < RAMP_SIZE; i++) {
    const t = (i / (RAMP_SIZE - 1)) * (stops.length - 1);
    const k = Math.min(stops.length - 2, Math.floor(t));
    const f = t - k;
    for (let c = 0; c < 3; c++) table[i * 3 + c] = stops[k][c] + (stops[k + 1][c] - stops[k][c]) * f;
  }
  return table;
}

export function rampAt(t: number): number {
  return (t <= 0 ? 0 : t >= 1 ? RAMP_SIZE - 1 : (t * (RAMP_SIZE - 1)) | 0) * 3;
}

/** The color being computed; one instance per picture, so that the loop over pixels allocates nothing. */
export class Brush {
  r = 0;
  g = 0;
  b = 0;

  set(color: Rgb): void {
    this.r = color[0];
    this.g = color[1];
    this.b = color[2];
  }

  ramp(table: Float32Array, t: number): void {
    const at = rampAt(t);
    this.r = table[at];
    this.g = table[at + 1];
    this.b = table[at + 2];
  }

  toward(color: Rgb, t: number): void {
    this.r += (color[0] - this.r) * t;
    this.g += (color[1] - this.g) * t;
    this.b += (color[2] - this.b) * t;
  }

  times(by: number): void {
    this.r *= by;
    this.g *= by;
    this.b *= by;
  }

  plus(by: number): void {
    this.r += by;
    this.g += by;
    this.b += by;
  }
}

export function paintPixels(grid: Grid, at: (brush: Brush, index: number, x: number, y: number) => void): Pixels {
  const out = new Uint8ClampedArray(grid.width * grid.height * 3);
  const brush = new Brush();
  for (let y = 0, i = 0; y < grid.height; y++) {
    for (let x = 0; x < grid.width; x++, i++) {
      at(brush, i, x, y);
      out[i * 3] = brush.r;
      out[i * 3 + 1] = brush.g;
      out[i * 3 + 2] = brush.b;
    }
  }
  return out;
}
