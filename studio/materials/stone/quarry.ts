import { mixRgb, paintPixels, ramp, scaleRgb } from "../../color.ts";
import { clamp01, field, grain, relief } from "../../field.ts";
import type { Material } from "../../material.ts";
import { Noise } from "../../noise.ts";
import { specks } from "../../specks.ts";

/** Extruded quarry tile: dense fired clay, drag lines from the die, iron spots, a flash from the kiln. */
export const quarry: Material = {
  version: 3,
  layers({ grid, seed }) {
    const fire = new Noise(seed + 1);
    const drag = new Noise(seed + 2);
    const flash = field(grid, 4, (x, y) => fire.fbm(x / 260, y / 200, 4, 0.5));
    const line = field(grid, 1, (x, y) => drag.fbm(x / 2.4, y / 130, 3, 0.65));
    const sand = field(grid, 1, (x, y) => drag.fbm(x / 2.2 + 50, y / 2.2, 3, 0.75));
    const grit = field(grid, 1, (x, y) => drag.fbm(x / 0.9 + 9, y / 1.3, 3, 0.6) * 0.14 + drag.fbm(x / 0.8, y / 26, 2) * 0.1);
    const spot = specks(grid, seed + 3, { spacing: 5.5, share: 0.42, smallest: 0.3, largest: 1.9 });
    const shale = specks(grid, seed + 6, { spacing: 3.2, share: 0.4, smallest: 0.4, largest: 1.6 });
    return { flash, line, sand, spot, shale, light: relief(grid, grit, 1.6) };
  },
  paint({ flash, line, sand, spot, shale, light }, palette, { grid, seed }, variant) {
    const base = palette[0];
    const second = palette[1] ?? scaleRgb(base, 0.85);
    const deep = palette[palette.length - 1];
    const clay = ramp([mixRgb(second, deep, 0.4), second, base, scaleRgb(base, 1.08)]);
    const iron = scaleRgb(mixRgb(base, deep, 0.4), 0.52);
    const pale = mixRgb(base, [236, 214, 188], 0.42);
    return paintPixels(grid, (brush, i) => {
      brush.ramp(clay, clamp01(flash[i] * 0.34 + 0.6 + line[i] * 0.06));
      brush.toward(pale, shale[i] * 0.3);
      brush.times(1 + sand[i] * 0.11 + line[i] * 0.05 + light[i] * 0.5);
      brush.toward(iron, spot[i] * 0.62);
      brush.plus(grain(i, seed + variant) * 3);
    });
  },
};
