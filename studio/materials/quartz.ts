import { apart, mixRgb, paintPixels, scaleRgb } from "../color.ts";
import { clamp01, field, grain, smooth } from "../field.ts";
import type { Material } from "../material.ts";
import { Cells, Noise } from "../noise.ts";
import { drawVeins } from "../veins.ts";

/** Engineered quartz: crushed grains bound evenly, with glassy glints; veined when the palette has a third tone. */
export const quartz: Material = {
  version: 2,
  layers({ grid, seed }) {
    const fine = new Cells(seed + 1);
    const coarse = new Cells(seed + 2);
    const pale = new Noise(seed + 3);
    const grit = field(grid, 1, (x, y) => {
      fine.find(x / 1.9, y / 1.9);
      return fine.id - 0.5;
    });
    const chip = field(grid, 1, (x, y) => {
      coarse.find(x / 5.6, y / 5.6);
      const size = 0.16 + coarse.other * 0.22;
      return smooth(size + 0.08, size - 0.05, coarse.near) * (coarse.id - 0.5) * 2;
    });
    const cloud = field(grid, 4, (x, y) => pale.fbm(x / 260, y / 260, 4));
    const veins = drawVeins(grid, seed + 9, {
      angle: -0.6,
      spacing: 380,
      width: 4,
      halo: 42,
      sway: 0.8,
      shiver: 1,
      branches: 2.5,
      generations: 2,
      ragged: 8,
    });
    return { grit, chip, cloud, vein: veins.core, stain: veins.halo };
  },
  paint({ grit, chip, cloud, vein, stain }, palette, { grid, seed }, variant) {
    const base = palette[0];
    const second = apart(base, palette[1] ?? base, 0.1);
    const last = apart(base, palette[palette.length - 1], 0.22);
    const veined = palette.length > 2;
    const bright = mixRgb(base, [255, 255, 255], 0.5);
    const dim = veined ? mixRgb(base, second, 0.6) : mixRgb(base, second, 0.9);
    const dark = scaleRgb(dim, 0.93);
    return paintPixels(grid, (brush, i) => {
      brush.set(base);
      brush.plus(cloud[i] * 4);
      const c = chip[i];
      if (c > 0) brush.toward(bright, c * 0.55);
      else brush.toward(dark, -c * (veined ? 0.5 : 0.85));
      brush.plus(grit[i] * (veined ? 9 : 15));
      if (veined) {
        brush.toward(second, clamp01(stain[i] * 0.5));
        brush.toward(last, vein[i] * 0.85);
      }
      brush.plus(grain(i, seed + variant) * 3);
    });
  },
};
