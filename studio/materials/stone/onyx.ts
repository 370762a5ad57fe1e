import { mixRgb, paintPixels, type Rgb, ramp, scaleRgb } from "../../color.ts";
import { clamp01, field, grain, smooth } from "../../field.ts";
import type { Material } from "../../material.ts";
import { Noise, randomFrom } from "../../noise.ts";
import { sugar } from "../../sugar.ts";
import { drawVeins } from "../../veins.ts";
import { warp } from "../../warp.ts";

const BANDS = 9;

/** Onyx: translucent layers seen in section, like the rings of agate, with clear and milky depths. */
export const onyx: Material = {
  version: 3,
  layers({ grid, seed }) {
    const angle = 0.35 + ((seed % 71) / 71) * 0.8;
    const cos = Math.cos(angle);
    const sin = Math.sin(angle);
    const bend = warp(grid, seed + 1, 520, 230, 4);
    const ripple = warp(grid, seed + 3, 90, 15, 3);
    const land = new Noise(seed + 5);
    const milk = new Noise(seed + 6);
    const fine = new Noise(seed + 7);
    const level = field(grid, 2, (x, y, i) => {
      const u = (x + bend.x[i]) * cos + (y + bend.y[i]) * sin + ripple.x[i];
      const v = (y + bend.y[i]) * cos - (x + bend.x[i]) * sin + ripple.y[i];
      return v / 240 + land.fbm(u / 700, v / 330, 3, 0.45) * 1.5;
    });
    const depth = field(grid, 4, (x, y, i) => milk.fbm((x + bend.x[i]) / 190, (y + bend.y[i]) / 150, 5, 0.55));
    const crystal = field(grid, 2, (x, y, i) => fine.fbm((x + ripple.x[i]) / 16, (y + ripple.y[i]) / 16, 3, 0.6));
    const cracks = drawVeins(grid, seed + 9, {
      angle: angle + 1.35,
      spacing: 520,
      width: 1.1,
      halo: 12,
      sway: 0.6,
      shiver: 1.2,
      branches: 4,
      generations: 2,
      ragged: 4,
    });
    return { level, depth, crystal, crack: cracks.core, glow: cracks.halo };
  },
  paint({ level, depth, crystal, crack, glow }, palette, { grid, seed }, variant) {
    const random = randomFrom(seed + 41);
    const last = palette[palette.length - 1];
    const stops: Rgb[] = [];
    for (let k = 0; k < BANDS; k++) {
      const pick = random();
      const tone = palette[Math.floor(random() * Math.max(1, palette.length - (pick < 0.75 ? 1 : 0)))];
      stops.push(mixRgb(k % 2 === 0 ? palette[0] : tone, palette[1] ?? tone, random() * 0.5));
    }
    stops.push(stops[0]);
    const bands = ramp(stops);
    const stripes = new Noise(seed + 42);
    const pale = mixRgb(palette[0], [255, 252, 244], 0.55);
    const dark = scaleRgb(last, 0.92);
    const sparkle = sugar(grid, seed + 31);
    return paintPixels(grid, (brush, i, x, y) => {
      const l = level[i];
      const wide = l * 0.42 + 40;
      brush.ramp(bands, clamp01(wide - Math.floor(wide) + depth[i] * 0.08));
      const stripe = stripes.fbm(l * 9, 3.5, 3, 0.75);
      const hair = stripes.at(l * 46, 9.5);
      if (stripe > 0) brush.toward(pale, smooth(0.05, 0.6, stripe) * 0.62);
      else brush.toward(dark, smooth(0.1, 0.65, -stripe) * 0.5);
      brush.times(1 + hair * 0.045 + depth[i] * 0.16 + crystal[i] * 0.035);
      brush.toward(pale, clamp01(crack[i] * 0.6 + glow[i] * 0.14));
      brush.plus(sparkle(x, y) * 2.6 + grain(i, seed + variant) * 2.2);
    });
  },
};
