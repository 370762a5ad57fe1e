import { apart, luminance, mixRgb, paintPixels, ramp, scaleRgb } from "../../color.ts";
import { clamp01, field, grain, smooth } from "../../field.ts";
import type { Material } from "../../material.ts";
import { Cells, Noise } from "../../noise.ts";
import { drawVeins } from "../../veins.ts";
import { warp } from "../../warp.ts";

/** Quartzite: long diagonal flow, glassy sugary crystals, soft mineral veins the color of honey or iron. */
export const quartzite: Material = {
  version: 4,
  layers({ grid, seed }) {
    const angle = -0.35 - ((seed % 79) / 79) * 0.45;
    const cos = Math.cos(angle);
    const sin = Math.sin(angle);
    const bend = warp(grid, seed + 1, 480, 120);
    const curl = warp(grid, seed + 3, 60, 10, 3);
    const flow = new Noise(seed + 5);
    const lines = new Noise(seed + 6);
    const presence = new Noise(seed + 7);
    const ragged = new Noise(seed + 8);
    const crystals = new Cells(seed + 9);
    const along = (x: number, y: number, i: number) => (x + bend.x[i]) * cos + (y + bend.y[i]) * sin + curl.x[i];
    const across = (x: number, y: number, i: number) => (y + bend.y[i]) * cos - (x + bend.x[i]) * sin + curl.y[i];
    const bed = field(grid, 2, (x, y, i) => flow.fbm(along(x, y, i) / 900, across(x, y, i) / 170, 6, 0.58));
    const seam = field(grid, 2, (x, y, i) => lines.fbm(along(x, y, i) / 620, across(x, y, i) / 120, 5, 0.52));
    const mask = field(grid, 6, (x, y, i) => smooth(-0.3, 0.4, presence.fbm(along(x, y, i) / 520, across(x, y, i) / 150, 3)));
    const sugar = field(grid, 1, (x, y) => {
      const rough = ragged.fbm(x / 1.5, y / 1.5, 2, 0.6) * 0.8;
      crystals.find(x / 2.3 + rough, y / 1.9 - rough);
      return (crystals.id - 0.5) * 0.75 + ragged.at(x / 0.9 + 40, y / 0.8) * 0.35;
    });
    const mica = field(grid, 1, (x, y) => smooth(0.42, 0.62, ragged.fbm(x / 1.9 + 31, y / 1.2, 2, 0.7)));
    const drawn = drawVeins(grid, seed + 12, {
      angle,
      spacing: 380,
      width: 2.6,
      halo: 26,
      sway: 0.45,
      shiver: 0.9,
      branches: 2.5,
      generations: 2,
      ragged: 8,
    });
    const vein = new Float32Array(bed.length);
    for (let i = 0; i < vein.length; i++) {
      const s = seam[i];
      const soft = s > 0 ? Math.exp(-s * 26) : Math.exp(s * 11);
      vein[i] = clamp01(soft * 0.6 * mask[i] + drawn.core[i] * 0.7 + drawn.halo[i] * 0.25);
    }
    return { bed, vein, sugar, mica };
  },
  paint({ bed, vein, sugar, mica }, palette, { grid, seed }, variant) {
    const base = palette[0];
    const second = apart(base, palette[1] ?? base, 0.06);
    const third = palette.length > 3 ? palette[2] : mixRgb(second, base, 0.6);
    const deep = apart(base, palette[palette.length - 1], 0.22);
    const beds = ramp([mixRgb(base, second, 0.75), base, scaleRgb(base, 1.025), mixRgb(base, third, 0.45), mixRgb(base, second, 0.9)]);
    const spark = luminance(base) > 0.62 ? -0.11 : 0.16;
    return paintPixels(grid, (brush, i) => {
      brush.ramp(beds, bed[i] * 0.85 + 0.45);
      brush.toward(deep, vein[i] * 0.85);
      brush.times(1 + sugar[i] * 0.1 + mica[i] * spark);
      brush.plus(grain(i, seed + variant) * 2.4);
    });
  },
};
