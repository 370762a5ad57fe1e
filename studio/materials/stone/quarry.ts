import { mixRgb, paintPixels, ramp, scaleRgb } from "../../color.ts";
import { clamp01, field, grain, smooth } from "../../field.ts";
import type { Material } from "../../material.ts";
import { Cells, Noise } from "../../noise.ts";

/** Extruded quarry tile: dense fired clay, drag lines from the die, iron spots, a flash from the kiln. */
export const quarry: Material = {
  version: 2,
  layers({ grid, seed }) {
    const fire = new Noise(seed + 1);
    const drag = new Noise(seed + 2);
    const iron = new Cells(seed + 3);
    const flash = field(grid, 4, (x, y) => fire.fbm(x / 260, y / 200, 4, 0.5));
    const line = field(grid, 1, (x, y) => drag.fbm(x / 2.4, y / 130, 3, 0.65));
    const sand = field(grid, 1, (x, y) => drag.fbm(x / 2.2 + 50, y / 2.2, 3, 0.75));
    const spot = field(grid, 1, (x, y) => {
      iron.find(x / 6.5, y / 6.5);
      const size = 0.07 + iron.other ** 4 * 0.16;
      return iron.id > 0.5 ? smooth(size + 0.1, size - 0.02, iron.near) * (0.4 + iron.other * 0.6) : 0;
    });
    return { flash, line, sand, spot };
  },
  paint({ flash, line, sand, spot }, palette, { grid, seed }, variant) {
    const base = palette[0];
    const second = palette[1] ?? scaleRgb(base, 0.85);
    const deep = palette[palette.length - 1];
    const clay = ramp([mixRgb(second, deep, 0.4), second, base, scaleRgb(base, 1.08)]);
    const iron = scaleRgb(deep, 0.6);
    return paintPixels(grid, (brush, i) => {
      brush.ramp(clay, clamp01(flash[i] * 0.34 + 0.6 + line[i] * 0.06));
      brush.times(1 + sand[i] * 0.1 + line[i] * 0.045);
      brush.toward(iron, spot[i] * 0.7);
      brush.plus(grain(i, seed + variant) * 5);
    });
  },
};
