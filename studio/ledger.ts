import type { Pixels } from "./color.ts";
import { type Field, type Grid, relief, smooth } from "./field.ts";
import { hash, Noise } from "./noise.ts";

/** Height of a panel in mm; rows of strips end at its edges, so that panels are cut at a joint. */
export const PANEL = 152;
/** Heights of a panel's rows as fractions of its height; these patterns alternate. */
const COURSES: readonly (readonly number[])[] = [
  [0.2, 0.14, 0.24, 0.17, 0.25],
  [0.16, 0.26, 0.2, 0.22, 0.16],
  [0.24, 0.18, 0.15, 0.25, 0.18],
];
const LONGEST = 300;
/** How far the strip that stands out most does so, in mm. */
const DEEPEST = 11;

interface Strips {
  /** The number of the strip that a pixel belongs to, and the pixel's distance from the strip's edge in mm. */
  readonly id: Float32Array;
  readonly edge: Field;
}

/**
 * Turns a stone picture into a wall of split strips: each comes from another part of the stone, has its own depth, and is lit from above.
 */
export function stackLedger(pixels: Pixels, grid: Grid, seed: number): Pixels {
  const strips = layStrips(grid, seed);
  const rough = new Noise(seed + 21);
  const height = heights(grid, strips, rough, seed);
  const light = relief(grid, height, 1.35);
  const out = new Uint8ClampedArray(pixels.length);
  const { width, height: rows, mm } = grid;
  for (let y = 0, i = 0; y < rows; y++) {
    for (let x = 0; x < width; x++, i++) {
      const id = strips.id[i];
      const sx = Math.floor(x + hash(id, 1, seed) * width) % width;
      const sy = Math.floor(y + hash(id, 2, seed) * rows) % rows;
      const from = (sy * width + sx) * 3;
      const gap = smooth(0.2, 2.2, strips.edge[i]);
      const facing = light[i] > 0 ? light[i] * 0.42 : Math.max(-0.6, light[i]) * 0.9;
      const value = (0.72 + hash(id, 3, seed) * 0.24) * (1 + facing) * shade(height, x, y, grid) * (0.3 + 0.7 * gap);
      const warm = 1 + (hash(id, 4, seed) - 0.5) * 0.07;
      const gray = hash(id, 7, seed) ** 2 * 0.6;
      const mean = (pixels[from] + pixels[from + 1] + pixels[from + 2]) / 3;
      out[i * 3] = (pixels[from] + (mean - pixels[from]) * gray) * value * warm;
      out[i * 3 + 1] = (pixels[from + 1] + (mean - pixels[from + 1]) * gray) * value;
      out[i * 3 + 2] = ((pixels[from + 2] + (mean - pixels[from + 2]) * gray) * value) / warm;
    }
  }
  return out;

  function shade(field: Field, x: number, y: number, { width: w }: Grid): number {
    let dark = 0;
    for (let up = 1; up <= 6; up++) {
      const distance = up * 1.7;
      const row = y - Math.round(distance / mm);
      if (row < 0) break;
      dark = Math.max(dark, smooth(0, 3.5, field[row * w + x] - field[y * w + x] - distance * 0.75));
    }
    return 1 - dark * 0.62;
  }
}

function layStrips(grid: Grid, seed: number): Strips {
  const { width, height, mm } = grid;
  const id = new Float32Array(width * height);
  const edge = new Float32Array(width * height);
  for (let y = 0; y < height; y++) {
    const panel = Math.floor((y * mm) / PANEL);
    const shares = COURSES[panel % COURSES.length];
    let top = panel * PANEL;
    let course = 0;
    while (course < shares.length - 1 && y * mm >= top + shares[course] * PANEL) top += shares[course++] * PANEL;
    const row = panel * 8 + course;
    const across = Math.min(y * mm - top, top + shares[course] * PANEL - y * mm);
    for (let x = 0; x < width; x++) {
      const cell = Math.floor((x * mm) / LONGEST);
      const splits = [joint(cell - 1, row, seed), joint(cell, row, seed), joint(cell + 1, row, seed)];
      const before = x * mm < splits[1];
      const along = before ? Math.min(x * mm - splits[0], splits[1] - x * mm) : Math.min(x * mm - splits[1], splits[2] - x * mm);
      id[y * width + x] = row * 64 + cell + (before ? 0 : 1);
      edge[y * width + x] = Math.min(across, along);
    }
  }
  return { id, edge };
}

function joint(cell: number, row: number, seed: number): number {
  return (cell + 0.15 + hash(cell, row, seed + 31) * 0.7) * LONGEST;
}

function heights(grid: Grid, { id, edge }: Strips, rough: Noise, seed: number): Field {
  const { width, height, mm } = grid;
  const out = new Float32Array(width * height);
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      const shift = hash(id[i], 6, seed) * 900;
      const split = rough.fbm((x * mm + shift) / 42, (y * mm + shift) / 17, 5, 0.55) * 4.2;
      const chip = smooth(0, 3.5 + rough.at((x * mm) / 14, y * 0.1 + shift) * 2.2, edge[i]);
      out[i] = hash(id[i], 5, seed) * DEEPEST + split + (chip - 1) * 4.5;
    }
  }
  return out;
}
