import { mixRgb, paintPixels, ramp, scaleRgb } from "../colour.ts";
import { clamp01, field, grain, smooth } from "../field.ts";
import type { Material } from "../material.ts";
import { Noise } from "../noise.ts";
import { warp } from "../warp.ts";

/** Brushed metal with a worked patina: long scratches, broad sheen, oxide creeping in clouds. */
export const metal: Material = {
  version: 1,
  layers({ grid, seed }) {
    const bend = warp(grid, seed + 1, 150, 60);
    const brushed = new Noise(seed + 3);
    const sheens = new Noise(seed + 4);
    const oxides = new Noise(seed + 5);
    const scratch = field(grid, 1, (x, y) => brushed.fbm(x / 240, y / 1.5, 3, 0.75));
    const sheen = field(grid, 4, (x, y) => sheens.fbm(x / 900, y / 700, 2) * 0.7 + sheens.fbm(x / 260 + 7, y / 300, 4) * 0.4);
    const oxide = field(grid, 2, (x, y, i) => smooth(0.05, 0.62, oxides.fbm((x + bend.x[i]) / 120, (y + bend.y[i]) / 120, 6, 0.62)));
    const speck = field(grid, 1, (x, y) => smooth(0.36, 0.6, oxides.fbm(x / 4.5, y / 4.5, 3, 0.6)));
    return { scratch, sheen, oxide, speck };
  },
  paint({ scratch, sheen, oxide, speck }, palette, { grid, seed }, variant) {
    const base = palette[0];
    const dark = palette[1] ?? scaleRgb(base, 0.75);
    const light = palette[2] ?? scaleRgb(base, 1.2);
    const patina = palette.length > 3 ? palette[palette.length - 1] : mixRgb(dark, base, 0.25);
    const plate = ramp([dark, mixRgb(dark, base, 0.6), base, mixRgb(base, light, 0.7), light]);
    return paintPixels(grid, (brush, i) => {
      brush.ramp(plate, clamp01(0.52 + sheen[i] * 0.62 + scratch[i] * 0.15));
      brush.toward(patina, oxide[i] * 0.5 + speck[i] * oxide[i] * 0.3);
      brush.times(1 + scratch[i] * 0.075);
      brush.plus(grain(i, seed + variant) * 3);
    });
  },
};
