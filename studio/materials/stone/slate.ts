import { mixRgb, paintPixels, ramp, scaleRgb } from "../../color.ts";
import { clamp01, field, grain, relief, smooth } from "../../field.ts";
import type { Material } from "../../material.ts";
import { Noise } from "../../noise.ts";
import { warp } from "../../warp.ts";

/** Riven slate: thin leaves that break along ragged steps, raked by light, with rust and olive bloom. */
export const slate: Material = {
  version: 3,
  lit: true,
  layers({ grid, seed }) {
    const bend = warp(grid, seed + 1, 240, 70);
    const body = new Noise(seed + 3);
    const leaves = new Noise(seed + 4);
    const tints = new Noise(seed + 5);
    const steps = field(grid, 2, (x, y, i) => {
      const rise = leaves.fbm((x + bend.x[i]) / 520, (y + bend.y[i]) / 330, 5, 0.5) * 7;
      return Math.floor(rise) + smooth(0.72, 1, rise - Math.floor(rise));
    });
    const height = field(grid, 1, (x, y, i) => {
      const u = x + bend.x[i];
      const v = y + bend.y[i] * 0.7;
      return steps[i] * 0.9 + body.fbm(u / 230, v / 110, 6, 0.5) * 5.5 + body.fbm(x / 14, y / 6, 4, 0.55) * 0.5;
    });
    const light = relief(grid, height, 1.8);
    const rust = field(grid, 3, (x, y, i) => smooth(0.02, 0.5, tints.fbm((x + bend.y[i]) / 260, (y + bend.x[i]) / 170, 6, 0.6)));
    const olive = field(grid, 3, (x, y, i) => smooth(0, 0.5, tints.fbm((x + bend.x[i]) / 330 + 20, y / 240 + 3, 4)));
    const cloud = field(grid, 3, (x, y, i) => tints.fbm((x + bend.x[i]) / 90 + 7, (y + bend.y[i]) / 50, 4));
    const mineral = field(grid, 1, (x, y) => body.fbm(x / 1.6 + 50, y / 0.8, 3, 0.65));
    return { light, rust, olive, cloud, mineral };
  },
  paint({ light, rust, olive, cloud, mineral }, palette, { grid, seed }, variant) {
    const base = palette[0];
    const second = palette[1] ?? scaleRgb(base, 1.15);
    const accent = palette[palette.length - 1];
    const ground = ramp([scaleRgb(base, 0.88), base, mixRgb(base, second, 0.7)]);
    return paintPixels(grid, (brush, i) => {
      brush.ramp(ground, clamp01(cloud[i] * 0.6 + 0.45 + olive[i] * 0.3));
      brush.toward(second, olive[i] * 0.35);
      brush.toward(accent, rust[i] * 0.5);
      brush.times(1.02 + Math.max(-0.62, light[i]) * 1.15 + cloud[i] * 0.06 + mineral[i] * 0.07);
      brush.plus(grain(i, seed + variant) * 3);
    });
  },
};
