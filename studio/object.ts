import type { Palette, Pixels, Rgb } from "./color.ts";
import { clamp01, grain, smooth } from "./field.ts";
import type { Wording } from "./things/print.ts";

/** Draws a thing that is not a surface (a bag, a trim piece, a card) on the showroom wall. */
export interface ObjectRecipe {
  readonly version: number;
  paint(palette: Palette, size: number, seed: number, subject: Subject): Pixels | Promise<Pixels>;
}

/** The product that is drawn: its code, the words on its package, and the names of its trims. */
export interface Subject {
  readonly code: string;
  readonly wording: Wording;
  readonly trims: readonly string[];
}

export const WALL: Rgb = [250, 248, 244];

/** What a shape says about a point: how far outside it is (negative inside) and the color there. */
export interface Sample {
  distance: number;
  r: number;
  g: number;
  b: number;
}

/** A small stage: units run from -1 to 1, y down; things are laid over each other with soft shadows. */
export class Stage {
  readonly pixels: Pixels;
  private readonly size: number;
  private readonly sample: Sample = { distance: 0, r: 0, g: 0, b: 0 };

  constructor(size: number, seed: number) {
    this.size = size;
    this.pixels = new Uint8ClampedArray(size * size * 3);
    for (let i = 0; i < size * size; i++) {
      for (let c = 0; c < 3; c++) this.pixels[i * 3 + c] = WALL[c] + grain(i, seed) * 1.2;
    }
  }

  /** Darkens the stage under a shape; `spread` is how soft the shadow is. */
  shadow(distance: (x: number, y: number) => number, spread: number, strength: number): void {
    this.each((x, y, at) => {
      const dark = smooth(spread, -spread, distance(x, y)) * strength;
      if (dark <= 0) return;
      for (let c = 0; c < 3; c++) this.pixels[at + c] *= 1 - dark * (c === 2 ? 0.94 : 1);
    });
  }

  draw(shade: (x: number, y: number, sample: Sample) => void): void {
    const pixel = 2 / this.size;
    this.each((x, y, at) => {
      const sample = this.sample;
      shade(x, y, sample);
      const cover = clamp01(0.5 - sample.distance / pixel);
      if (cover <= 0) return;
      this.pixels[at] += (sample.r - this.pixels[at]) * cover;
      this.pixels[at + 1] += (sample.g - this.pixels[at + 1]) * cover;
      this.pixels[at + 2] += (sample.b - this.pixels[at + 2]) * cover;
    });
  }

  private each(visit: (x: number, y: number, at: number) => void): void {
    for (let py = 0, at = 0; py < this.size; py++) {
      for (let px = 0; px < this.size; px++, at += 3) {
        visit(((px + 0.5) / this.size) * 2 - 1, ((py + 0.5) / this.size) * 2 - 1, at);
      }
    }
  }
}

export function box(x: number, y: number, halfWidth: number, halfHeight: number, round: number): number {
  const dx = Math.abs(x) - halfWidth + round;
  const dy = Math.abs(y) - halfHeight + round;
  return Math.hypot(Math.max(dx, 0), Math.max(dy, 0)) + Math.min(Math.max(dx, dy), 0) - round;
}

export function lit(sample: Sample, color: Rgb, light: number, gloss = 0): void {
  sample.r = color[0] * light + (255 - color[0] * light) * gloss;
  sample.g = color[1] * light + (255 - color[1] * light) * gloss;
  sample.b = color[2] * light + (255 - color[2] * light) * gloss;
}
