import { depthInCell } from "../cells.ts";
import { luminance, mixRgb, paintPixels, ramp, scaleRgb } from "../color.ts";
import { clamp01, field, grain, relief, smooth } from "../field.ts";
import type { Material } from "../material.ts";
import { Cells, hash, Noise } from "../noise.ts";

const RIM = 1.6;
const POOL = 7;

/** Hand glaze: thin and pale at the rim, pooled just inside it, no two pieces of the same depth. */
export const glazed: Material = {
  version: 3,
  lit: true,
  layers({ grid, seed, cell }) {
    const depth = depthInCell(grid, cell);
    const flow = new Noise(seed + 1);
    const wave = new Noise(seed + 2);
    const crackle = new Cells(seed + 3);
    const crazed = seed % 3 === 0;
    const column = (x: number) => (cell.shape === "none" ? 0 : Math.floor(x / cell.widthMm + 1e-6));
    const row = (y: number) => (cell.shape === "none" ? 0 : Math.floor(y / cell.heightMm + 1e-6));
    const isRectangle = cell.shape === "rectangle" || cell.shape === "square";
    // Multiplying the rounding of both sides leaves no crease at the corners.
    const rise = (at: number, side: number) => {
      const into = at % side;
      return 1 - Math.exp(-Math.max(0, Math.min(into, side - into)) / 2.2);
    };
    const thickness = field(grid, 1, (x, y, i) => {
      const id = hash(column(x), row(y), seed);
      const shift = id * 3000;
      const run = flow.fbm((x + shift) / 46, y / 58 - shift, 4, 0.5);
      const streak = flow.fbm((x + shift) / 7, y / 70, 2) * 0.25;
      const pool = Math.exp(-(((depth[i] - POOL * 0.55) / (POOL * 0.5)) ** 2)) * 0.2;
      const rim = smooth(RIM * (1 + run * 0.7), 0, depth[i]) * 0.55;
      return 0.45 + (id - 0.5) * 0.34 + run * 0.42 + streak + pool - rim;
    });
    const height = field(grid, 1, (x, y, i) => {
      const shift = hash(column(x), row(y), seed + 9) * 3000;
      const pillow = isRectangle ? rise(x, cell.widthMm) * rise(y, cell.heightMm) : 1 - Math.exp(-depth[i] / 2.2);
      return wave.fbm((x + shift) / 34, y / 40 + shift, 2, 0.3) * 1.5 + pillow * 1.7;
    });
    const line = crazed
      ? field(grid, 1, (x, y) => {
          crackle.find(x / 8 + flow.at(x / 6, y / 6) * 0.3, y / 8 + flow.at(x / 6 + 40, y / 6) * 0.3);
          return smooth(0.03, 0, crackle.second - crackle.near) * (0.3 + crackle.id * 0.7);
        })
      : new Float32Array(depth.length);
    const pin = field(grid, 1, (x, y) => smooth(0.5, 0.64, wave.fbm(x / 2.3, y / 2.3, 2)));
    return { thickness, light: relief(grid, height, 1.25), line, pin, depth };
  },
  paint({ thickness, light, line, pin, depth }, palette, { grid, seed }, variant) {
    const base = palette[0];
    const ordered = [...palette].sort((a, b) => luminance(b) - luminance(a));
    const pale = mixRgb(base, ordered[0], 0.8);
    const deep = ordered[ordered.length - 1];
    const white = luminance(base) > 0.72;
    const pooled = white ? mixRgb(base, deep, 0.45) : mixRgb(base, deep, 0.85);
    const glaze = ramp([mixRgb(pale, base, white ? 0.3 : 0.15), mixRgb(pale, base, 0.6), base, mixRgb(base, pooled, 0.55), pooled]);
    const body = mixRgb(mixRgb(base, [214, 190, 160], 0.35), pale, 0.4);
    const spot = white ? mixRgb(base, [120, 96, 72], 0.5) : scaleRgb(deep, 0.8);
    return paintPixels(grid, (brush, i) => {
      brush.ramp(glaze, clamp01(thickness[i]));
      brush.toward(body, smooth(0.9, 0, depth[i]) * 0.6);
      brush.toward(spot, pin[i] * 0.4 + line[i] * 0.3);
      const l = light[i];
      brush.times(1 + l * (white ? 0.5 : 0.75));
      // The sheen of a gloss surface: only slopes that face the window reflect it.
      const sheen = smooth(0.05, 0.24, l) ** 2;
      brush.toward([255, 255, 253], sheen * (white ? 0.55 : 0.36));
      brush.plus(grain(i, seed + variant) * 2);
    });
  },
};
