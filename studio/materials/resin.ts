import { mixRgb, paintPixels, ramp } from "../color.ts";
import { clamp01, field, grain, smooth } from "../field.ts";
import type { Material } from "../material.ts";
import { Noise } from "../noise.ts";
import { warp } from "../warp.ts";

/** Poured resin: pigments folded into each other while wet, with cells and long soft filaments. */
export const resin: Material = {
  version: 2,
  layers({ grid, seed }) {
    const fold = warp(grid, seed + 1, 380, 260, 3);
    const curl = warp(grid, seed + 3, 120, 55, 4);
    const pour = new Noise(seed + 5);
    const level = field(grid, 2, (x, y, i) => {
      const u = x + fold.x[i] + curl.x[i];
      const v = y + fold.y[i] + curl.y[i];
      return pour.fbm(u / 520, v / 260, 4, 0.48);
    });
    const strand = field(grid, 2, (x, y, i) => pour.fbm((x + fold.x[i]) / 700 + 9, (y + fold.y[i] + curl.y[i]) / 34, 4, 0.6));
    return { level, strand };
  },
  paint({ level, strand }, palette, { grid, seed }, variant) {
    const base = palette[0];
    const stops = [...palette.slice(1).reverse(), base, mixRgb(base, [255, 255, 255], 0.35), base, palette[1] ?? base];
    const pigments = ramp(stops);
    const pale = mixRgb(base, [255, 255, 255], 0.5);
    return paintPixels(grid, (brush, i) => {
      brush.ramp(pigments, clamp01(level[i] * 0.85 + 0.52 + strand[i] * 0.09));
      brush.toward(pale, Math.exp(-Math.abs(level[i] - 0.05) * 60) * 0.4);
      brush.times(1 + strand[i] * 0.07 * smooth(-0.2, 0.4, level[i]));
      brush.plus(grain(i, seed + variant) * 2);
    });
  },
};
