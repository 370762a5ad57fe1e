import { apart, mixRgb, paintPixels, ramp } from "../../color.ts";
import { clamp01, field, grain, smooth } from "../../field.ts";
import type { Material } from "../../material.ts";
import { Noise } from "../../noise.ts";
import { sugar } from "../../sugar.ts";
import { drawVeins } from "../../veins.ts";
import { warp } from "../../warp.ts";

const CLOUD_LENGTH = 330;
const SMOKE_LENGTH = 210;

/** Carrara and its kin: a pale ground, drifting clouds, feathered veins that smoke to one side. */
export const marbleSoft: Material = {
  version: 3,
  layers({ grid, seed }) {
    const angle = -0.55 - ((seed % 97) / 97) * 0.5;
    const cos = Math.cos(angle);
    const sin = Math.sin(angle);
    const bend = warp(grid, seed + 1, 420, 150);
    const curl = warp(grid, seed + 3, 70, 16, 3);
    const clouds = new Noise(seed + 5);
    const smoke = new Noise(seed + 6);
    const wisps = new Noise(seed + 7);
    const presence = new Noise(seed + 8);
    const along = (x: number, y: number, i: number) => (x + bend.x[i]) * cos + (y + bend.y[i]) * sin + curl.x[i];
    const across = (x: number, y: number, i: number) => (y + bend.y[i]) * cos - (x + bend.x[i]) * sin + curl.y[i];
    const cloud = field(grid, 3, (x, y, i) => {
      const u = along(x, y, i) / CLOUD_LENGTH;
      const v = across(x, y, i) / CLOUD_LENGTH;
      return smooth(-0.3, 0.6, clouds.fbm(u * 0.75, v * 2.3, 6, 0.55));
    });
    const fog = field(grid, 2, (x, y, i) => smoke.fbm(along(x, y, i) / SMOKE_LENGTH / 2.6, across(x, y, i) / SMOKE_LENGTH, 5, 0.48));
    const thread = field(grid, 2, (x, y, i) => wisps.fbm(along(x, y, i) / 260 + 9, across(x, y, i) / 62, 4, 0.5));
    const mask = field(grid, 6, (x, y, i) => smooth(-0.35, 0.45, presence.fbm(along(x, y, i) / 420, across(x, y, i) / 180, 3)));
    const lines = drawVeins(grid, seed + 9, {
      angle,
      spacing: 210,
      width: 1.5,
      halo: 0,
      sway: 0.7,
      shiver: 1.5,
      branches: 4,
      generations: 2,
      ragged: 5,
    });
    const vein = new Float32Array(fog.length);
    for (let i = 0; i < vein.length; i++) {
      // The sharp flank and the smoking flank of a vein come from the sign of the noise.
      const n = fog[i];
      const smoky = n > 0 ? Math.exp(-n * 30) : Math.exp(n * 7.5);
      const t = Math.abs(thread[i]);
      const fine = Math.exp(-t * 34) * 0.42 * clamp01(1.3 * mask[i] - 0.15);
      vein[i] = clamp01(smoky * 0.72 * mask[i] + fine + lines.core[i] * 0.3);
    }
    return { cloud, vein };
  },
  paint({ cloud, vein }, palette, { grid, seed }, variant) {
    const base = palette[0];
    const shade = palette[1] ?? base;
    const deep = apart(base, palette[palette.length - 1], 0.25);
    const ground = ramp([base, mixRgb(base, shade, 0.25), mixRgb(base, shade, 0.8)]);
    const sparkle = sugar(grid, seed + 31);
    return paintPixels(grid, (brush, i, x, y) => {
      brush.ramp(ground, cloud[i]);
      brush.toward(deep, vein[i] * 0.78);
      brush.plus(sparkle(x, y) * 3.4 + grain(i, seed + variant) * 2.2);
    });
  },
};
