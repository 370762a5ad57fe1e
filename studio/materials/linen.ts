import { mixRgb, paintPixels, ramp, scaleRgb } from "../color.ts";
import { clamp01, field, grain, smooth } from "../field.ts";
import type { Material } from "../material.ts";
import { hash, Noise } from "../noise.ts";

/**
 * Distance between threads in mm; printed fabric is drawn a little larger than in reality, so that it is recognizable from standing height.
 */
const PITCH = 3.6;

/** Linen-look: warp over weft, threads of uneven thickness, slubs that run for a hand's width. */
export const linen: Material = {
  version: 2,
  lit: true,
  layers({ grid, seed }) {
    const thick = new Noise(seed + 1);
    const sway = new Noise(seed + 2);
    const clouds = new Noise(seed + 3);
    const driftX = field(grid, 4, (x, y) => sway.fbm(x / 420, y / 160, 2) * 4);
    const driftY = field(grid, 4, (x, y) => sway.fbm(x / 160 + 30, y / 420, 2) * 4);
    const weave = field(grid, 1, (x, y, i) => {
      const u = (x + driftX[i]) / PITCH;
      const v = (y + driftY[i]) / PITCH;
      const column = Math.floor(u);
      const row = Math.floor(v);
      const over = ((column + row) & 1) === 0;
      const a = u - column - 0.5;
      const b = v - row - 0.5;
      const slubUp = thick.fbm(column * 7.31, y / 70, 2);
      const slubAcross = thick.fbm(x / 70, row * 5.77 + 300, 2);
      const up = 1 - Math.abs(a) / (0.44 + slubUp * 0.28);
      const across = 1 - Math.abs(b) / (0.44 + slubAcross * 0.28);
      const crown = Math.cos((over ? b : a) * 2.6);
      return clamp01((over ? up : across) * 1.15) * crown * 0.8 + clamp01(over ? across : up) * 0.2;
    });
    const thread = field(grid, 1, (x, y, i) => {
      const column = Math.floor((x + driftX[i]) / PITCH);
      const row = Math.floor((y + driftY[i]) / PITCH);
      const up = hash(column, 1, seed) - 0.5 + thick.fbm(column * 3.7 + 9, y / 150, 2) * 1.2;
      const across = hash(row, 2, seed) - 0.5 + thick.fbm(x / 150, row * 3.1 + 50, 2) * 1.2;
      return ((column + row) & 1) === 0 ? up : across;
    });
    const cloud = field(grid, 6, (x, y) => smooth(-0.6, 0.6, clouds.fbm(x / 330, y / 330, 4)));
    return { weave, thread, cloud };
  },
  paint({ weave, thread, cloud }, palette, { grid, seed }, variant) {
    const base = palette[0];
    const dark = palette[1] ?? scaleRgb(base, 0.82);
    const light = palette.length > 2 ? palette[palette.length - 1] : scaleRgb(base, 1.1);
    const cloth = ramp([scaleRgb(dark, 0.84), dark, base, mixRgb(base, light, 0.8)]);
    return paintPixels(grid, (brush, i) => {
      brush.ramp(cloth, clamp01(0.16 + weave[i] * 0.52 + thread[i] * 0.24 + cloud[i] * 0.13));
      brush.plus(grain(i, seed + variant) * 4);
    });
  },
};
