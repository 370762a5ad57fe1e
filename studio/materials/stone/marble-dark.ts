import { apart, mixRgb, paintPixels, ramp, scaleRgb } from "../../color.ts";
import { clamp01, field, grain, smooth } from "../../field.ts";
import type { Material } from "../../material.ts";
import { Noise } from "../../noise.ts";
import { sugar } from "../../sugar.ts";
import { drawVeins } from "../../veins.ts";
import { warp } from "../../warp.ts";

/** Marquina, Emperador, dark green and gray marbles: a deep ground, bright calcite veins, a web of hairlines. */
export const marbleDark: Material = {
  version: 4,
  layers({ grid, seed }) {
    const angle = 0.75 + ((seed % 83) / 83) * 0.5;
    const bend = warp(grid, seed + 1, 180, 45);
    const bold = drawVeins(grid, seed + 2, {
      angle,
      spacing: 430,
      width: 3.8,
      halo: 9,
      sway: 0.7,
      shiver: 1.25,
      branches: 4,
      generations: 3,
      ragged: 5,
    });
    const web = drawVeins(grid, seed + 12, {
      angle: angle - 1.2,
      spacing: 230,
      width: 0.8,
      halo: 0,
      sway: 1,
      shiver: 1.2,
      branches: 6,
      generations: 3,
      ragged: 3,
    });
    const clouds = new Noise(seed + 5);
    const lumps = new Noise(seed + 6);
    const flecks = new Noise(seed + 7);
    // Read along and across the bedding: an unturned lattice shows through a dark ground as woven blocks.
    const curl = warp(grid, seed + 8, 48, 26, 4, 3);
    const cos = Math.cos(angle - 0.5);
    const sin = Math.sin(angle - 0.5);
    const along = (x: number, y: number, i: number) => (x + bend.x[i]) * cos + (y + bend.y[i]) * sin + curl.x[i];
    const across = (x: number, y: number, i: number) => (y + bend.y[i]) * cos - (x + bend.x[i]) * sin + curl.y[i];
    const cloud = field(grid, 3, (x, y, i) => smooth(-0.55, 0.6, clouds.fbm(along(x, y, i) / 420, across(x, y, i) / 150, 6, 0.52)));
    const breccia = field(grid, 2, (x, y, i) => lumps.fbm(along(x, y, i) / 96, across(x, y, i) / 58, 5, 0.5));
    const fleck = field(grid, 1, (x, y) => smooth(0.42, 0.62, flecks.fbm(x / 5, y / 5, 2)));
    const vein = new Float32Array(cloud.length);
    for (let i = 0; i < vein.length; i++) {
      const filament = Math.exp(-Math.abs(breccia[i]) * 30) * 0.16 * smooth(0.35, 0.8, cloud[i]);
      vein[i] = clamp01(bold.core[i] * 1.15 + bold.halo[i] * 0.14 + web.core[i] * 0.55 + filament);
    }
    return { cloud, breccia, fleck, vein };
  },
  paint({ cloud, breccia, fleck, vein }, palette, { grid, seed }, variant) {
    const base = palette[0];
    const shade = palette.length > 2 ? palette[1] : scaleRgb(base, 1.3);
    const light = apart(base, palette[palette.length - 1], 0.38);
    const ground = ramp([scaleRgb(base, 0.84), base, mixRgb(base, shade, 0.55), mixRgb(base, shade, 0.9)]);
    const sparkle = sugar(grid, seed + 31);
    return paintPixels(grid, (brush, i, x, y) => {
      brush.ramp(ground, cloud[i] * 0.72 + breccia[i] * 0.32);
      brush.toward(light, fleck[i] * 0.07);
      brush.toward(light, vein[i]);
      brush.plus(sparkle(x, y) * 2.6 + grain(i, seed + variant) * 2.4);
    });
  },
};
