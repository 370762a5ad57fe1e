import type { Palette, Pixels, Rgb } from "./color.ts";
import { clamp01, smooth } from "./field.ts";
import type { Wording } from "./things/print.ts";

/**
 * Draws an object that isn't a surface (a bag, a trim piece, a card) with its shadow on a transparent ground, so that it can be shown on
 * any background.
 */
export interface ObjectRecipe {
  readonly version: number;
  /** Returns four channels. */
  paint(palette: Palette, size: number, seed: number, subject: Subject): Pixels | Promise<Pixels>;
}

/** What is drawn of a product: its code, the words on its package, and the names of its trims. */
export interface Subject {
  readonly code: string;
  readonly wording: Wording;
  readonly trims: readonly string[];
}

const SHADOW: Rgb = [0, 0, 0];

/** Blends a color over a pixel of four channels. */
export function layOver(pixels: Pixels, pixel: number, color: Rgb, cover: number): void {
  const at = pixel * 4;
  const below = (pixels[at + 3] / 255) * (1 - cover);
  const alpha = cover + below;
  if (alpha <= 0) return;
  for (let c = 0; c < 3; c++) pixels[at + c] = (color[c] * cover + pixels[at + c] * below) / alpha;
  pixels[at + 3] = alpha * 255;
}

/** The value of a shape at a point: its distance outside the shape (negative inside) and the color there. */
export interface Sample {
  distance: number;
  r: number;
  g: number;
  b: number;
}

/** A drawing surface: coordinates run from -1 to 1 with y down; shapes are drawn over each other with soft shadows. */
export class Stage {
  readonly pixels: Pixels;
  private readonly size: number;
  private readonly sample: Sample = { distance: 0, r: 0, g: 0, b: 0 };

  constructor(size: number) {
    this.size = size;
    this.pixels = new Uint8ClampedArray(size * size * 4);
  }

  /** Darkens the stage under a shape; `spread` is how soft the shadow is. */
  shadow(distance: (x: number, y: number) => number, spread: number, strength: number): void {
    this.each((x, y, pixel) => layOver(this.pixels, pixel, SHADOW, smooth(spread, -spread, distance(x, y)) * strength));
  }

  draw(shade: (x: number, y: number, sample: Sample) => void): void {
    const side = 2 / this.size;
    this.each((x, y, pixel) => {
      const { sample } = this;
      shade(x, y, sample);
      layOver(this.pixels, pixel, [sample.r, sample.g, sample.b], clamp01(0.5 - sample.distance / side));
    });
  }

  private each(visit: (x: number, y: number, pixel: number) => void): void {
    for (let py = 0, pixel = 0; py < this.size; py++) {
      for (let px = 0; px < this.size; px++, pixel++) {
        visit(((px + 0.5) / this.size) * 2 - 1, ((py + 0.5) / this.size) * 2 - 1, pixel);
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
