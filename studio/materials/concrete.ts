import { mixRgb, paintPixels, ramp, scaleRgb } from "../color.ts";
import { clamp01, field, grain, relief, smooth } from "../field.ts";
import type { Material } from "../material.ts";
import { Noise } from "../noise.ts";
import { specks } from "../specks.ts";
import { drawVeins } from "../veins.ts";
import { warp } from "../warp.ts";

/** Cast and trowelled concrete: drifting moisture clouds, sweeps of the trowel, pinholes, lime bloom. */
export const concrete: Material = {
  version: 3,
  layers({ grid, seed }) {
    const bend = warp(grid, seed + 1, 260, 90);
    const clouds = new Noise(seed + 3);
    const sweeps = new Noise(seed + 4);
    const spots = new Noise(seed + 5);
    const cloud = field(grid, 3, (x, y, i) => clouds.fbm((x + bend.x[i]) / 310, (y + bend.y[i]) / 260, 6, 0.6));
    // A trowel drags along slow curves, so its streaks follow the contour of a slow field.
    const sweep = field(grid, 1, (x, y, i) => {
      const u = x + bend.x[i] * 1.4;
      const v = y + bend.y[i] * 1.4 + x * 0.25;
      return sweeps.fbm(u / 210, v / 17, 4, 0.6);
    });
    const bloom = field(grid, 3, (x, y, i) => smooth(0.08, 0.5, spots.fbm((x - bend.y[i]) / 85, (y + bend.x[i]) / 75, 5, 0.62)));
    const sand = field(grid, 1, (x, y) => spots.fbm(x / 3.2, y / 3.2, 3, 0.7) * 0.6 + spots.fbm(x / 0.9 + 20, y / 0.9, 2) * 0.7);
    const pit = specks(grid, seed + 6, { spacing: 17, share: 0.22, smallest: 0.4, largest: 2.6 });
    const skin = field(grid, 1, (_x, _y, i) => sweep[i] * 0.5 + sand[i] * 0.09 - pit[i] * 0.7);
    const cracks = drawVeins(grid, seed + 9, {
      angle: 0.9,
      spacing: 900,
      width: 0.45,
      halo: 0,
      sway: 1,
      shiver: 1.6,
      branches: 2,
      generations: 2,
      ragged: 4,
    });
    return { cloud, sweep, bloom, sand, pit, crack: cracks.core, light: relief(grid, skin, 0.7) };
  },
  paint({ cloud, sweep, bloom, sand, pit, crack, light }, palette, { grid, seed }, variant) {
    const base = palette[0];
    const second = palette[1] ?? scaleRgb(base, 0.9);
    const deep = palette[palette.length - 1];
    const ground = ramp([mixRgb(second, deep, 0.35), second, base, scaleRgb(base, 1.06)]);
    const pale = mixRgb(base, [255, 254, 250], 0.3);
    const dark = scaleRgb(deep, 0.55);
    return paintPixels(grid, (brush, i) => {
      brush.ramp(ground, clamp01(cloud[i] * 0.62 + sweep[i] * 0.1 + 0.56));
      brush.toward(pale, bloom[i] * 0.3);
      brush.times(1 + sweep[i] * 0.02 + sand[i] * 0.05 + light[i] * 0.35);
      brush.toward(dark, clamp01(pit[i] * 0.6 + crack[i] * 0.5));
      brush.plus(grain(i, seed + variant) * 3);
    });
  },
};
