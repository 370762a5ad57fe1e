import { mixRgb, paintPixels, type Rgb, ramp, scaleRgb } from "../color.ts";
import { clamp01, field, grain, relief, smooth } from "../field.ts";
import type { Material } from "../material.ts";
import { Noise } from "../noise.ts";
import { specks } from "../specks.ts";
import { warp } from "../warp.ts";

const OCHER: Rgb = [196, 118, 52];

/** Weathering steel: a matte crust of fine grains, ocher bloom, dark plates where the crust has closed, pits, and stains that ran down. */
export const rust: Material = {
  version: 1,
  layers({ grid, seed }) {
    const bend = warp(grid, seed + 1, 180, 70);
    const curl = warp(grid, seed + 2, 26, 13, 4, 2);
    const plates = new Noise(seed + 3);
    const blooms = new Noise(seed + 4);
    const crusts = new Noise(seed + 5);
    const runs = new Noise(seed + 6);
    const plate = field(grid, 2, (x, y, i) => plates.fbm((x + bend.x[i] + curl.x[i]) / 190, (y + bend.y[i] + curl.y[i]) / 230, 7, 0.62));
    const bloom = field(grid, 2, (x, y, i) => blooms.fbm((x + curl.x[i] * 1.4) / 60, (y + curl.y[i] * 1.4) / 70, 6, 0.66));
    const crust = field(grid, 1, (x, y) => crusts.fbm(x / 4.2, y / 4.2, 3, 0.72) * 0.75 + crusts.fbm(x / 1.3 + 40, y / 1.3, 2) * 0.6);
    // Rain carries rust down the plate: narrow streaks that begin at a height of their own and fade.
    const run = field(grid, 2, (x, y, i) => {
      const u = x + curl.x[i] * 0.6 + bend.x[i] * 0.12;
      const column = runs.fbm(u / 17 + runs.at(u / 40, y / 260) * 1.6, y / 900, 3, 0.6) + runs.at(u / 55, 8) * 0.5;
      const begin = runs.fbm(u / 30, y / 520, 3, 0.55);
      return smooth(0, 0.6, column) * smooth(-0.25, 0.35, begin);
    });
    const spots = specks(grid, seed + 7, { spacing: 11, share: 0.34, smallest: 0.8, largest: 7 });
    const skin = field(grid, 1, (_x, _y, i) => crust[i] * 0.28 + plate[i] * 0.9 - spots[i] * 0.35);
    return { plate, bloom, crust, run, spots, light: relief(grid, skin, 0.9) };
  },
  paint({ plate, bloom, crust, run, spots, light }, palette, { grid, seed }, variant) {
    const byDark = palette.toSorted((a, b) => a[0] + a[1] + a[2] - (b[0] + b[1] + b[2]));
    const dark = scaleRgb(byDark[0], 0.72);
    const orange = byDark[byDark.length - 1];
    const ocher = mixRgb(orange, OCHER, 0.5);
    const brown = mixRgb(palette[0], byDark[0], 0.4);
    const crusts = ramp([dark, byDark[0], brown, palette[0], orange, mixRgb(orange, ocher, 0.6), ocher]);
    const closed = mixRgb(scaleRgb(dark, 0.8), [46, 44, 50], 0.35);
    return paintPixels(grid, (brush, i) => {
      brush.ramp(crusts, clamp01(0.5 + plate[i] * 0.62 + bloom[i] * 0.34 + crust[i] * 0.16));
      brush.toward(closed, smooth(-0.08, -0.62, plate[i] + bloom[i] * 0.45 + crust[i] * 0.2) * 0.55);
      brush.toward(ocher, smooth(0.2, 0.6, bloom[i] + crust[i] * 0.25) * 0.45);
      brush.toward(dark, clamp01(run[i] * (0.3 + crust[i] * 0.3)));
      brush.toward(dark, spots[i] * 0.5);
      brush.times(1 + light[i] * 0.5 + crust[i] * 0.16);
      brush.plus(grain(i, seed + variant) * 5);
    });
  },
};
