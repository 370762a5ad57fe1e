import { hash } from "./noise.ts";

/** The part of a material that a picture covers; a pixel is `mm` millimeters wide. */
export interface Grid {
  readonly width: number;
  readonly height: number;
  readonly mm: number;
}

export type Field = Float32Array;
export type Layers = Readonly<Record<string, Field>>;

/**
 * Evaluates a function of millimeters over the grid. With a step above 1 it is evaluated at fewer points and interpolated: smooth fields
 * then cost much less, and sharp mappings are applied later at full resolution.
 */
export function field(grid: Grid, step: number, at: (x: number, y: number, index: number) => number): Field {
  const { width, height, mm } = grid;
  const full = new Float32Array(width * height);
  if (step === 1) {
    for (let y = 0, i = 0; y < height; y++) {
      for (let x = 0; x < width; x++, i++) full[i] = at(x * mm, y * mm, i);
    }
    return full;
  }
  const columns = Math.ceil((width - 1) / step) + 1;
  const rows = Math.ceil((height - 1) / step) + 1;
  const coarse = new Float32Array(columns * rows);
  for (let j = 0; j < rows; j++) {
    const y = j * step;
    const rowStart = Math.min(y, height - 1) * width;
    for (let i = 0; i < columns; i++) {
      const x = i * step;
      coarse[j * columns + i] = at(x * mm, y * mm, rowStart + Math.min(x, width - 1));
    }
  }
  for (let y = 0, o = 0; y < height; y++) {
    const j = Math.floor(y / step);
    const fy = y / step - j;
    const above = j * columns;
    const below = Math.min(j + 1, rows - 1) * columns;
    for (let x = 0; x < width; x++, o++) {
      const i = Math.floor(x / step);
      const fx = x / step - i;
      const next = Math.min(i + 1, columns - 1);
      const top = coarse[above + i] + fx * (coarse[above + next] - coarse[above + i]);
      const bottom = coarse[below + i] + fx * (coarse[below + next] - coarse[below + i]);
      full[o] = top + fy * (bottom - top);
    }
  }
  return full;
}

/** Returns the effect of light from the upper left on a height field (in mm): 0 where it is flat, negative in shade. */
export function relief(grid: Grid, height: Field, strength: number): Field {
  const { width, height: rows, mm } = grid;
  const out = new Float32Array(width * rows);
  for (let y = 0; y < rows; y++) {
    const up = Math.max(0, y - 1) * width;
    const down = Math.min(rows - 1, y + 1) * width;
    for (let x = 0; x < width; x++) {
      const left = Math.max(0, x - 1);
      const right = Math.min(width - 1, x + 1);
      const dx = ((height[y * width + right] - height[y * width + left]) / (2 * mm)) * strength;
      const dy = ((height[down + x] - height[up + x]) / (2 * mm)) * strength;
      out[y * width + x] = (0.5 * dx + 0.62 * dy + 0.6) / Math.sqrt(dx * dx + dy * dy + 1) - 0.6;
    }
  }
  return out;
}

/** Returns random fine grain for a pixel, -0.5 to 0.5: it hides color bands and looks like a surface. */
export function grain(index: number, seed: number): number {
  return hash(index & 0xfff, index >>> 12, seed) - 0.5;
}

export function clamp01(x: number): number {
  return x < 0 ? 0 : x > 1 ? 1 : x;
}

export function mix(a: number, b: number, t: number): number {
  return a + (b - a) * t;
}

export function smooth(from: number, to: number, x: number): number {
  const t = clamp01((x - from) / (to - from));
  return t * t * (3 - 2 * t);
}
