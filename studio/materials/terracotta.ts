import { mixRgb, paintPixels, ramp, scaleRgb } from "../color.ts";
import { clamp01, field, grain, relief, smooth } from "../field.ts";
import type { Material } from "../material.ts";
import { Noise } from "../noise.ts";
import { specks } from "../specks.ts";
import { warp } from "../warp.ts";

/** Hand-pressed terracotta: uneven firing, finger-wide dents, lime specks, straw marks and small pits. */
export const terracotta: Material = {
  version: 3,
  lit: true,
  layers({ grid, seed }) {
    const bend = warp(grid, seed + 1, 150, 40);
    const fire = new Noise(seed + 3);
    const clay = new Noise(seed + 4);
    const flash = field(grid, 3, (x, y, i) => fire.fbm((x + bend.x[i]) / 190, (y + bend.y[i]) / 170, 5, 0.55));
    const wash = field(grid, 2, (x, y, i) => smooth(0.1, 0.55, fire.fbm((x + bend.y[i]) / 60 + 9, (y + bend.x[i]) / 50, 5, 0.62)));
    const height = field(grid, 1, (x, y) => clay.fbm(x / 36, y / 30, 4, 0.5) * 1.2 + clay.fbm(x / 3.4, y / 3, 2) * 0.16);
    const mark = field(grid, 1, (x, y, i) => smooth(0.42, 0.56, clay.fbm((x + bend.x[i]) / 26, (y + bend.y[i]) / 3.6, 2)));
    const lime = specks(grid, seed + 5, { spacing: 12, share: 0.2, smallest: 0.4, largest: 3 });
    const grog = specks(grid, seed + 8, { spacing: 6.5, share: 0.3, smallest: 0.3, largest: 1.8 });
    const speck = lime.map((white, i) => (white > 0 ? white : -grog[i]));
    const sand = field(grid, 1, (x, y) => clay.fbm(x / 1.9, y / 1.9, 2, 0.7) * 0.7 + clay.fbm(x / 0.8 + 30, y / 0.8, 2) * 0.5);
    return { flash, wash, light: relief(grid, height, 1.5), mark, speck, sand };
  },
  paint({ flash, wash, light, mark, speck, sand }, palette, { grid, seed }, variant) {
    const base = palette[0];
    const dark = palette[1] ?? scaleRgb(base, 0.85);
    const pale = palette.length > 2 ? palette[palette.length - 1] : mixRgb(base, [240, 215, 190], 0.4);
    const clay = ramp([scaleRgb(dark, 0.86), dark, base, mixRgb(base, pale, 0.75)]);
    const limeTone = mixRgb(pale, [250, 240, 225], 0.6);
    const pit = scaleRgb(dark, 0.55);
    return paintPixels(grid, (brush, i) => {
      brush.ramp(clay, clamp01(flash[i] * 0.48 + 0.56));
      brush.toward(pale, wash[i] * 0.26);
      brush.times(1 + light[i] * 0.62 + sand[i] * 0.07);
      brush.toward(pit, mark[i] * 0.22);
      const s = speck[i];
      if (s > 0) brush.toward(limeTone, s * 0.65);
      else brush.toward(pit, -s * 0.7);
      brush.plus(grain(i, seed + variant) * 5);
    });
  },
};
