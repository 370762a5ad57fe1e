import { mixRgb, paintPixels, scaleRgb } from "../color.ts";
import { field, grain, relief, smooth } from "../field.ts";
import type { Material } from "../material.ts";
import { Cells, Noise } from "../noise.ts";

/** Full-body porcelain of one color: pressed powder, so a fine salt of two tones and a faint orange peel. */
export const solid: Material = {
  version: 2,
  lit: true,
  layers({ grid, seed }) {
    const peel = new Noise(seed + 1);
    const salt = new Cells(seed + 2);
    const height = field(grid, 1, (x, y) => peel.fbm(x / 13, y / 13, 3, 0.5) * 0.5);
    const powder = field(grid, 1, (x, y) => {
      salt.find(x / 2.3, y / 2.3);
      const size = 0.2 + salt.other * 0.16;
      return smooth(size + 0.14, size - 0.06, salt.near) * (salt.id - 0.5) * 2;
    });
    const drift = field(grid, 6, (x, y) => peel.fbm(x / 480, y / 480, 3));
    return { light: relief(grid, height, 1), powder, drift };
  },
  paint({ light, powder, drift }, palette, { grid, seed }, variant) {
    const base = palette[0];
    const second = palette[palette.length > 1 ? 1 : 0];
    const pale = mixRgb(base, [255, 255, 255], 0.22);
    const dark = palette.length > 1 ? second : scaleRgb(base, 0.9);
    return paintPixels(grid, (brush, i) => {
      brush.set(base);
      const p = powder[i];
      brush.toward(p > 0 ? pale : dark, Math.abs(p) * 0.62);
      brush.times(1 + light[i] * 0.32 + drift[i] * 0.035);
      brush.plus(grain(i, seed + variant) * 3);
    });
  },
};
