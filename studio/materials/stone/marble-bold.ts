import { apart, mixRgb, paintPixels, ramp } from "../../color.ts";
import { clamp01, field, grain, smooth } from "../../field.ts";
import type { Material } from "../../material.ts";
import { Noise } from "../../noise.ts";
import { sugar } from "../../sugar.ts";
import { drawVeins } from "../../veins.ts";
import { warp } from "../../warp.ts";

/** Calacatta and Statuario: a clean ground crossed by broad branching veins with a stained flank. */
export const marbleBold: Material = {
  version: 3,
  layers({ grid, seed }) {
    const angle = -0.7 - ((seed % 89) / 89) * 0.4;
    const bend = warp(grid, seed + 1, 300, 60);
    const grown = drawVeins(grid, seed + 2, {
      angle,
      spacing: 270,
      width: 16,
      halo: 86,
      sway: 0.75,
      shiver: 1.35,
      branches: 4.5,
      generations: 3,
      ragged: 13,
    });
    const web = drawVeins(grid, seed + 12, {
      angle: angle + 1.05,
      spacing: 420,
      width: 1.3,
      halo: 0,
      sway: 0.9,
      shiver: 1.6,
      branches: 5,
      generations: 2,
      ragged: 6,
    });
    const clouds = new Noise(seed + 5);
    const mottle = new Noise(seed + 6);
    const warmth = new Noise(seed + 7);
    const cloud = field(grid, 3, (x, y, i) =>
      smooth(-0.15, 0.75, clouds.fbm((x + bend.x[i]) / 340, (y + bend.y[i] + x * 0.5) / 190, 5, 0.55)),
    );
    const smoke = field(grid, 2, (x, y, i) => mottle.fbm((x + bend.x[i]) / 60, (y + bend.y[i]) / 60, 5, 0.6));
    const warm = field(grid, 6, (x, y) => smooth(-0.1, 0.5, warmth.fbm(x / 260, y / 260, 3)));
    const stain = new Float32Array(cloud.length);
    const vein = new Float32Array(cloud.length);
    for (let i = 0; i < stain.length; i++) {
      // Calacatta's gray is broken by islands of the ground: the mottle eats into the stain.
      stain[i] = clamp01(smooth(0.08, 0.62, grown.halo[i] * (0.72 + smoke[i] * 1.5)));
      const core = grown.core[i];
      vein[i] = clamp01(core * (0.76 + smoke[i] * 1.1) + web.core[i] * 0.4);
    }
    return { cloud, stain, vein, warm };
  },
  paint({ cloud, stain, vein, warm }, palette, { grid, seed }, variant) {
    const base = palette[0];
    const shade = palette[1] ?? base;
    const deep = apart(base, palette[palette.length - 1], 0.42);
    const gold = palette[Math.max(1, palette.length - 2)];
    const ground = ramp([base, mixRgb(base, shade, 0.55)]);
    const flank = mixRgb(mixRgb(base, gold, 0.72), deep, 0.18);
    const sparkle = sugar(grid, seed + 31);
    return paintPixels(grid, (brush, i, x, y) => {
      brush.ramp(ground, cloud[i] * 0.7);
      brush.toward(warm[i] > 0.5 ? flank : gold, stain[i] * (0.55 + warm[i] * 0.22));
      brush.toward(deep, vein[i] * 0.92);
      brush.plus(sparkle(x, y) * 3.4 + grain(i, seed + variant) * 2);
    });
  },
};
