import { luminance, mixRgb, paintPixels, scaleRgb } from "../color.ts";
import { field, grain, relief } from "../field.ts";
import type { Material } from "../material.ts";
import { Cells, Noise } from "../noise.ts";
import { specks } from "../specks.ts";
import { warp } from "../warp.ts";

/** Full-body porcelain of one color: pressed granules of powder, fine pores, a soft unevenness that the light picks up. */
export const solid: Material = {
  version: 3,
  lit: true,
  layers({ grid, seed }) {
    const peel = new Noise(seed + 1);
    const granules = new Cells(seed + 2);
    const ragged = warp(grid, seed + 3, 0.9, 0.35, 2, 1);
    const granule = field(grid, 1, (x, y, i) => {
      granules.find((x + ragged.x[i]) / 0.85, (y + ragged.y[i]) / 0.85);
      return (granules.id - 0.5) * (granules.other > 0.5 ? 1 : 0.35);
    });
    const height = field(grid, 1, (x, y) => peel.fbm(x / 11, y / 11, 3, 0.5) * 0.34 + peel.fbm(x / 1.1, y / 1.1, 2) * 0.05);
    const drift = field(grid, 6, (x, y) => peel.fbm(x / 300, y / 260, 3) + peel.at(x / 60, y / 60) * 0.35);
    const pore = specks(grid, seed + 5, { spacing: 4.2, share: 0.35, smallest: 0.18, largest: 0.55 });
    return { light: relief(grid, height, 1), granule, drift, pore };
  },
  paint({ light, granule, drift, pore }, palette, { grid, seed }, variant) {
    const base = palette[0];
    const second = palette[palette.length > 1 ? 1 : 0];
    const isDark = luminance(base) < 0.25;
    const pale = mixRgb(base, [255, 255, 255], isDark ? 0.14 : 0.24);
    const dark = palette.length > 1 ? scaleRgb(second, 0.97) : scaleRgb(base, 0.9);
    return paintPixels(grid, (brush, i) => {
      brush.set(base);
      const g = granule[i];
      brush.toward(g > 0 ? pale : dark, Math.abs(g) * 0.95);
      brush.times(1 + light[i] * 0.42 + drift[i] * 0.038);
      brush.times(1 - pore[i] * 0.14);
      brush.plus(grain(i, seed + variant) * 2.5);
    });
  },
};
