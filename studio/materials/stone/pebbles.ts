import { mixRgb, paintPixels, scaleRgb } from "../../color.ts";
import { clamp01, field, grain, relief, smooth } from "../../field.ts";
import type { Material } from "../../material.ts";
import { Cells, Noise } from "../../noise.ts";
import { warp } from "../../warp.ts";

const PEBBLE = 36;

/** River pebbles set tight: each with its own stone, tone and a rounded shoulder; grout lies between them. */
export const pebbles: Material = {
  version: 2,
  lit: true,
  layers({ grid, seed, cell }) {
    const loose = cell.shape === "none";
    const bend = warp(grid, seed + 1, 40, 5, 2, 2);
    const stones = new Cells(seed + 3, 0.66);
    const skin = new Noise(seed + 4);
    const kind = new Float32Array(bend.x.length);
    const tone = new Float32Array(bend.x.length);
    const gap = new Float32Array(bend.x.length);
    const height = field(grid, 1, (x, y, i) => {
      if (loose) return skin.fbm(x / 9, y / 9, 3) * 0.3;
      stones.find((x + bend.x[i]) / (PEBBLE * 1.15), (y + bend.y[i]) / PEBBLE);
      kind[i] = stones.id;
      tone[i] = stones.other - 0.5;
      // A pebble ends where its neighbor begins or where it is round, whichever comes first.
      const facet = (stones.second - stones.near) * PEBBLE;
      const round = (0.6 + stones.other * 0.08 - stones.near) * PEBBLE * 1.5;
      const shoulder =
        facet < round ? facet - Math.max(0, 4 - (round - facet)) ** 2 / 16 : round - Math.max(0, 4 - (facet - round)) ** 2 / 16;
      gap[i] = smooth(3.4, 2.2, shoulder);
      const dome = clamp01((shoulder - 2.5) / 17);
      return Math.sqrt(dome * (2 - dome)) * 7.5 + skin.fbm(x / 9, y / 9, 3) * 0.25;
    });
    const band = field(grid, 1, (x, y, i) => {
      const turn = kind[i] * 6.28;
      const u = x * Math.cos(turn) + y * Math.sin(turn);
      const v = y * Math.cos(turn) - x * Math.sin(turn);
      return skin.fbm(u / 30 + kind[i] * 70, v / 6.5, 4, 0.6);
    });
    return { kind, tone, gap, light: relief(grid, height, 0.62), band };
  },
  paint({ kind, tone, gap, light, band }, palette, { grid, seed }, variant) {
    const stones = palette.length > 2 ? palette.slice(0, -1) : palette;
    const grout = mixRgb(palette[palette.length - 1], [231, 226, 216], 0.6);
    return paintPixels(grid, (brush, i) => {
      const stone = stones[Math.min(stones.length - 1, Math.floor(kind[i] * stones.length))];
      brush.set(stone);
      brush.times(1 + tone[i] * 0.28 + band[i] * 0.12);
      brush.toward(scaleRgb(stone, 1.25), smooth(0.25, 0.5, band[i]) * 0.35);
      brush.times(1 + light[i] * 0.9);
      brush.toward(grout, gap[i]);
      brush.times(1 - smooth(0.2, 0.9, gap[i]) * (1 - gap[i]) * 0.5);
      brush.plus(grain(i, seed + variant) * 4);
    });
  },
};
