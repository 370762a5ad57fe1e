import { mixRgb, paintPixels, ramp, scaleRgb } from "../color.ts";
import { clamp01, field, grain, smooth } from "../field.ts";
import type { Material } from "../material.ts";
import { hash, Noise } from "../noise.ts";

/** Recipes whose faces are rows of boards. */
export const BOARDS: ReadonlySet<string> = new Set(["wood", "hickory"]);

/** Height of a row of boards: a plank is cut from one row, so rows are at least as wide as a plank. */
export function rowHeight(cell: { widthMm: number; heightMm: number }): number {
  const width = Math.min(cell.widthMm, cell.heightMm);
  return width <= 150 ? 150 : width <= 200 ? 200 : width <= 240 ? 240 : 300;
}

/** Wood-look boards: cathedral grain, knots, fibre and open pores along the long axis, one tree for each row. */
export const wood: Material = {
  version: 2,
  layers({ grid, seed, cell }) {
    const row = rowHeight(cell);
    const flow = new Noise(seed + 1);
    const fibres = new Noise(seed + 2);
    const pores = new Noise(seed + 3);
    const ring = field(grid, 1, (x, y) => {
      const r = Math.floor(y / row);
      const id = hash(r, 3, seed);
      const local = y - r * row;
      const shift = id * 4000;
      const wander = flow.fbm((x + shift) / 620, local / 260 + r * 7, 2) * 30;
      // The heart of the tree drifts along the board: where it crosses the face the grain closes into arches.
      const heart = row * (hash(r, 5, seed) * 1.5 - 0.25) + flow.at((x + shift) / 900, r * 3.1) * row * 0.6;
      const across = local - heart + wander;
      const depth = 26 + 40 * (0.5 + 0.5 * flow.at((x + shift) / 700, r * 9.7 + 4));
      let reach = Math.sqrt(across * across + depth * depth) - depth * 0.9;
      for (let k = 0; k < 3; k++) {
        if (hash(r, 20 + k, seed) < 0.5) continue;
        const kx = hash(r, 30 + k, seed) * grid.width * grid.mm;
        const ky = row * (0.15 + hash(r, 40 + k, seed) * 0.7);
        const dx = (x - kx) / 2.3;
        const dy = local - ky;
        const d2 = (dx * dx + dy * dy) / (90 + hash(r, 50 + k, seed) * 160);
        reach += 13 * Math.exp(-d2);
      }
      return reach / (7.5 + hash(r, 7, seed) * 6 + flow.at(local / 40, r * 11.3) * 2.5) + flow.fbm((x + shift) / 260, local / 26, 3) * 0.5;
    });
    const fibre = field(grid, 1, (x, y) => fibres.fbm(x / 150, y / 2.3, 3, 0.6));
    const pore = field(grid, 1, (x, y) => smooth(0.3, 0.5, pores.fbm(x / 42, y / 1.7, 2)));
    const blush = field(grid, 4, (x, y) => flow.fbm(x / 420, y / 60 + Math.floor(y / row) * 5.1, 3));
    const knot = field(grid, 2, (x, y) => {
      const r = Math.floor(y / row);
      let value = 0;
      for (let k = 0; k < 3; k++) {
        if (hash(r, 20 + k, seed) < 0.62) continue;
        const dx = (x - hash(r, 30 + k, seed) * grid.width * grid.mm) / 1.5;
        const dy = y - r * row - row * (0.15 + hash(r, 40 + k, seed) * 0.7);
        const size = 4 + hash(r, 60 + k, seed) * 7;
        value = Math.max(value, smooth(size * 1.5, size * 0.4, Math.sqrt(dx * dx + dy * dy) + fibres.at(x / 9, y / 9) * 3));
      }
      return value;
    });
    const tone = field(grid, 1, (_x, y) => hash(Math.floor(y / row), 11, seed) - 0.5);
    return { ring, fibre, pore, blush, knot, tone };
  },
  paint({ ring, fibre, pore, blush, knot, tone }, palette, { grid, seed }, variant) {
    const base = palette[0];
    const second = palette[1] ?? scaleRgb(base, 0.85);
    const third = palette.length > 3 ? palette[2] : scaleRgb(base, 1.1);
    const deep = palette[palette.length - 1];
    const wood = ramp([mixRgb(second, deep, 0.45), second, base, mixRgb(base, third, 0.7), third]);
    return paintPixels(grid, (brush, i) => {
      const phase = ring[i] - Math.floor(ring[i]);
      const late = smooth(0, 0.8, phase) * (1 - smooth(0.86, 1, phase));
      brush.ramp(wood, clamp01(0.68 - late * 0.27 + fibre[i] * 0.26 + blush[i] * 0.34 + tone[i] * 0.22));
      brush.toward(deep, clamp01(pore[i] * (0.22 + late * 0.22) + knot[i] * 0.75));
      brush.times(1 + fibre[i] * 0.07 + tone[i] * 0.1);
      brush.plus(grain(i, seed + variant) * 4);
    });
  },
};
