import { depthInCell } from "../cells.ts";
import { luminance, mixRgb, paintPixels, type Rgb, ramp } from "../color.ts";
import { clamp01, field, grain, relief, smooth } from "../field.ts";
import type { Material } from "../material.ts";
import { Cells, hash, Noise } from "../noise.ts";

const GLINT: Rgb = [255, 255, 255];

/** Glass: color seen through depth, wisps and small bubbles, an edge that gathers light on one side. */
export const glass: Material = {
  version: 2,
  lit: true,
  layers({ grid, seed, cell }) {
    const depth = depthInCell(grid, cell);
    const wisps = new Noise(seed + 1);
    const bubbles = new Cells(seed + 2);
    const loose = cell.shape === "none";
    const column = (x: number) => (loose ? 0 : Math.floor(x / cell.widthMm + 1e-6));
    const row = (y: number) => (loose ? 0 : Math.floor(y / cell.heightMm + 1e-6));
    const color = field(grid, 1, (x, y, i) => {
      const id = hash(column(x), row(y), seed);
      const shift = id * 2000;
      const wisp = wisps.fbm((x + shift) / 70 + wisps.at(x / 40, y / 40) * 0.6, y / 13, 3, 0.5);
      const across = loose ? 0 : (y / cell.heightMm - row(y) - 0.5) * 0.22;
      const edge = Math.exp(-depth[i] / 3.2);
      return 0.5 + (id - 0.5) * 0.3 + wisp * 0.34 + across + edge * 0.26;
    });
    const height = field(grid, 1, (x, y, i) => {
      const bevel = Math.min(1, depth[i] / 2.6);
      return bevel * (2 - bevel) * 1.9 + wisps.at(x / 60, y / 60) * 0.5;
    });
    const bubble = field(grid, 1, (x, y) => {
      bubbles.find(x / 11, y / 11);
      const size = 0.03 + bubbles.other ** 4 * 0.09;
      return bubbles.id > 0.7 ? smooth(0.035, 0, Math.abs(bubbles.near - size)) : 0;
    });
    return { color, light: relief(grid, height, 1.3), bubble };
  },
  paint({ color, light, bubble }, palette, { grid, seed }, variant) {
    const ordered = [...palette].sort((a, b) => luminance(b) - luminance(a));
    const base = palette[0];
    const tint = ramp([
      mixRgb(base, ordered[0], 0.85),
      mixRgb(base, ordered[0], 0.3),
      base,
      mixRgb(base, ordered[ordered.length - 1], 0.75),
    ]);
    return paintPixels(grid, (brush, i) => {
      brush.ramp(tint, clamp01(color[i]));
      const l = light[i];
      brush.times(1 + l * 0.8);
      brush.toward(GLINT, smooth(0.06, 0.3, l) * 0.6 + bubble[i] * 0.2);
      brush.plus(grain(i, seed + variant) * 2);
    });
  },
};
