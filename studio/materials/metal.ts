import { mixRgb, paintPixels, ramp, scaleRgb } from "../color.ts";
import { clamp01, field, grain, smooth } from "../field.ts";
import type { Material } from "../material.ts";
import { Noise } from "../noise.ts";
import { warp } from "../warp.ts";

/** Brushed metal: hairlines of all lengths, sheen in bands along them, a few deeper scratches; verdigris creeps over it and breaks into grit. */
export const metal: Material = {
  version: 4,
  layers({ grid, seed }) {
    const bend = warp(grid, seed + 1, 150, 60);
    const curl = warp(grid, seed + 2, 34, 16, 3);
    const brushed = new Noise(seed + 3);
    const sheens = new Noise(seed + 4);
    const oxides = new Noise(seed + 5);
    const grits = new Noise(seed + 6);
    const scratch = field(grid, 1, (x, y) => brushed.fbm(x / 240, y / 1.5, 3, 0.75) * 0.75 + brushed.fbm(x / 1100 + 3, y / 0.95, 2) * 0.55);
    // A few strokes of the belt cut deeper than the others.
    const stroke = field(grid, 1, (x, y) => smooth(0.42, 0.66, brushed.fbm(x / 480 + 9, y / 1.3 + 50, 2)));
    const sheen = field(grid, 2, (x, y) => sheens.fbm(x / 2600, y / 120, 4, 0.55) * 0.62 + sheens.fbm(x / 900 + 7, y / 700, 2) * 0.3);
    const grit = field(grid, 1, (x, y) => grits.fbm(x / 5.5, y / 5.5, 4, 0.72));
    const oxide = field(grid, 2, (x, y, i) => {
      const u = x + bend.x[i] + curl.x[i];
      const v = y + bend.y[i] + curl.y[i];
      return oxides.fbm(u / 210, v / 190, 7, 0.64);
    });
    const run = field(grid, 2, (x, y, i) => sheens.fbm((x + curl.x[i]) / 16, y / 420, 4, 0.6));
    return { scratch, stroke, sheen, oxide, grit, run };
  },
  paint({ scratch, stroke, sheen, oxide, grit, run }, palette, { grid, seed }, variant) {
    const base = palette[0];
    const dark = palette[1] ?? scaleRgb(base, 0.75);
    const light = palette[2] ?? scaleRgb(base, 1.2);
    const patina = palette.length > 3 ? palette[palette.length - 1] : mixRgb(dark, base, 0.25);
    // Verdigris covers the brush marks: it consists of grain and runs, while steel, copper and brass show scratches.
    const eaten = base[1] > base[0] + 12 ? 0.7 : 0.08;
    const plate = ramp([scaleRgb(dark, 0.9), dark, mixRgb(dark, base, 0.6), base, mixRgb(base, light, 0.7), light]);
    return paintPixels(grid, (brush, i) => {
      const bite = smooth(-0.1, 0.42, oxide[i] + grit[i] * 0.34 * eaten);
      const worn = scratch[i] * (1 - eaten * 0.85);
      brush.ramp(
        plate,
        clamp01(0.56 + sheen[i] * 0.5 * (1 - eaten * 0.8) + worn * 0.15 + eaten * (oxide[i] * 0.5 + grit[i] * 0.3 + run[i] * 0.2)),
      );
      brush.toward(patina, bite * (0.2 + eaten * 0.4));
      brush.times(1 + worn * 0.11 + grit[i] * (0.02 + eaten * 0.13));
      brush.toward(light, stroke[i] * (1 - eaten) * 0.22);
      brush.plus(grain(i, seed + variant) * 3);
    });
  },
};
