import { apart, mixRgb, paintPixels, ramp } from "../../color.ts";
import { clamp01, field, grain, smooth } from "../../field.ts";
import type { Material } from "../../material.ts";
import { Cells, Noise } from "../../noise.ts";
import { drawVeins } from "../../veins.ts";
import { warp } from "../../warp.ts";

/** Dolomite: sparkling sugar-grained white with long fine parallel threads and a faint smoke between them. */
export const dolomite: Material = {
  version: 2,
  layers({ grid, seed }) {
    const angle = -0.25 - ((seed % 61) / 61) * 0.3;
    const bend = warp(grid, seed + 1, 380, 70);
    const smokes = new Noise(seed + 5);
    const crystals = new Cells(seed + 6);
    const cos = Math.cos(angle);
    const sin = Math.sin(angle);
    const smoke = field(grid, 3, (x, y, i) => {
      const u = (x + bend.x[i]) * cos + (y + bend.y[i]) * sin;
      const v = (y + bend.y[i]) * cos - (x + bend.x[i]) * sin;
      return smooth(-0.25, 0.6, smokes.fbm(u / 700, v / 75, 5, 0.6));
    });
    const threads = drawVeins(grid, seed + 9, {
      angle,
      spacing: 62,
      width: 1.1,
      halo: 11,
      sway: 0.35,
      shiver: 0.8,
      branches: 1.5,
      generations: 1,
      ragged: 5,
    });
    const sugar = field(grid, 1, (x, y) => {
      crystals.find(x / 3.1, y / 3.1);
      return crystals.id - 0.5;
    });
    return { smoke, thread: threads.core, stain: threads.halo, sugar };
  },
  paint({ smoke, thread, stain, sugar }, palette, { grid, seed }, variant) {
    const base = palette[0];
    const shade = palette[1] ?? base;
    const deep = apart(base, palette[palette.length - 1], 0.3);
    const ground = ramp([base, mixRgb(base, shade, 0.75)]);
    return paintPixels(grid, (brush, i) => {
      brush.ramp(ground, smoke[i] * 0.8 + stain[i] * 0.3);
      brush.toward(deep, clamp01(thread[i] * 0.62 + stain[i] * 0.1));
      brush.plus(sugar[i] * 7 + grain(i, seed + variant) * 2);
    });
  },
};
