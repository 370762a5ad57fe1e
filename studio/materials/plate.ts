import { luminance, mixRgb, paintPixels, ramp, scaleRgb } from "../color.ts";
import { clamp01, field, grain, relief, smooth } from "../field.ts";
import type { Material } from "../material.ts";
import { Cells, Noise } from "../noise.ts";
import { specks } from "../specks.ts";
import { warp } from "../warp.ts";

/** Unbrushed plate: zinc spangle or a skin of mill scale that has flaked, heat marks, scuffs in all directions, small pits. */
export const plate: Material = {
  version: 1,
  layers({ grid, seed }) {
    const bend = warp(grid, seed + 1, 200, 80);
    const ragged = warp(grid, seed + 2, 9, 5, 3, 2);
    const clouds = new Noise(seed + 3);
    const scales = new Noise(seed + 4);
    const scuffs = new Noise(seed + 5);
    const grits = new Noise(seed + 6);
    const crystals = new Cells(seed + 7);
    const cloud = field(grid, 3, (x, y, i) => clouds.fbm((x + bend.x[i]) / 260, (y + bend.y[i]) / 230, 6, 0.58));
    // Crystals of a hot-dipped coat are feathers: each has stripes in a direction of its own.
    const spangle = field(grid, 1, (x, y, i) => {
      const u = x + ragged.x[i];
      const v = y + ragged.y[i];
      crystals.find(u / 24, v / 24);
      const angle = crystals.other * Math.PI;
      const across = (u - crystals.x * 24) * Math.cos(angle) + (v - crystals.y * 24) * Math.sin(angle);
      return crystals.id - 0.5 + clouds.at(across / 1.6, crystals.id * 300) * 0.28;
    });
    const scale = field(grid, 2, (x, y, i) =>
      scales.fbm((x + bend.y[i] + ragged.x[i] * 2) / 150, (y + bend.x[i] + ragged.y[i] * 2) / 130, 7, 0.64),
    );
    const scuff = field(grid, 1, (x, y) => {
      let most = 0;
      for (let k = 0; k < 3; k++) {
        const angle = 0.35 + k * 1.1;
        const along = x * Math.cos(angle) + y * Math.sin(angle);
        const across = y * Math.cos(angle) - x * Math.sin(angle);
        most = Math.max(most, smooth(0.5, 0.66, scuffs.fbm(along / 130 + k * 31, across / 1.4, 2)));
      }
      return most;
    });
    const grit = field(grid, 1, (x, y) => grits.fbm(x / 6, y / 6, 3, 0.68) * 0.7 + grits.fbm(x / 1.2, y / 1.2, 2) * 0.6);
    const pit = specks(grid, seed + 8, { spacing: 19, share: 0.24, smallest: 0.5, largest: 3.2 });
    const skin = field(grid, 1, (_x, _y, i) => scale[i] * 0.25 + grit[i] * 0.1 - pit[i] * 0.5);
    return { cloud, spangle, scale, scuff, grit, pit, light: relief(grid, skin, 0.7) };
  },
  paint({ cloud, spangle, scale, scuff, grit, pit, light }, palette, { grid, seed }, variant) {
    const base = palette[0];
    const byDark = palette.toSorted((a, b) => luminance(a) - luminance(b));
    const dark = byDark[0];
    const pale = byDark[byDark.length - 1];
    const isGray = Math.max(...base) - Math.min(...base) < 14;
    const isDark = luminance(base) < 0.3;
    // Zinc shows its crystals; brass and blackened steel only a trace of them.
    const crystal = isGray && luminance(base) > 0.52 ? 0.34 : isDark ? 0.07 : 0.12;
    const plates = ramp([scaleRgb(dark, 0.86), dark, mixRgb(dark, base, 0.6), base, mixRgb(base, pale, 0.6), pale]);
    const worn = isDark ? mixRgb(pale, dark, 0.25) : mixRgb(dark, [92, 84, 74], 0.3);
    const heat = mixRgb(base, [52, 66, 104], 0.5);
    return paintPixels(grid, (brush, i) => {
      brush.ramp(plates, clamp01(0.56 + cloud[i] * 0.5 + spangle[i] * crystal + grit[i] * 0.07));
      if (isDark) brush.toward(heat, smooth(0.05, -0.5, scale[i] + cloud[i] * 0.4) * 0.16);
      brush.toward(worn, smooth(0.06, 0.62, scale[i] + grit[i] * 0.14) * (isDark ? 0.5 : 0.24));
      brush.times(1 + light[i] * 0.26 + grit[i] * 0.06);
      brush.toward(pale, scuff[i] * 0.16);
      brush.toward(scaleRgb(dark, 0.5), pit[i] * 0.5);
      brush.plus(grain(i, seed + variant) * 3);
    });
  },
};
