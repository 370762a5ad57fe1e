import { mixRgb, paintPixels, type Rgb, ramp, scaleRgb } from "../color.ts";
import { clamp01, field, grain, relief, smooth } from "../field.ts";
import type { Material } from "../material.ts";
import { Noise } from "../noise.ts";
import { specks } from "../specks.ts";
import { warp } from "../warp.ts";

const LIME: Rgb = [196, 194, 188];

/** Dark trowelled concrete: burnished arcs, a thin haze of lime that fades without an edge, sand that shows through, pinholes, fine scuffs. */
export const concreteDark: Material = {
  version: 1,
  layers({ grid, seed }) {
    const bend = warp(grid, seed + 1, 320, 120);
    const curl = warp(grid, seed + 2, 48, 16, 4, 2);
    const clouds = new Noise(seed + 3);
    const trowels = new Noise(seed + 4);
    const hazes = new Noise(seed + 5);
    const sands = new Noise(seed + 6);
    const cloud = field(grid, 3, (x, y, i) => clouds.fbm((x + bend.x[i] + curl.x[i]) / 240, (y + bend.y[i] + curl.y[i]) / 200, 6, 0.58));
    // The trowel turns about the arm that holds it: its marks are pieces of circles, a few hands wide.
    const trowel = field(grid, 1, (x, y, i) => {
      const u = x + bend.x[i] * 0.8;
      const v = y + bend.y[i] * 0.8;
      const patch = trowels.at(u / 620, v / 520);
      const angle = patch * 1.5 + u / 1500;
      const across = v * Math.cos(angle) - u * Math.sin(angle);
      const along = u * Math.cos(angle) + v * Math.sin(angle);
      return trowels.fbm(along / 190 + 9, across / 26, 3, 0.5) * 0.8 + trowels.fbm(along / 90, across / 3.2 + 30, 2) * 0.35;
    });
    const haze = field(grid, 2, (x, y, i) =>
      hazes.fbm((x - bend.y[i] + curl.x[i] * 0.8) / 130, (y + bend.x[i] + curl.y[i] * 0.8) / 110, 7, 0.66),
    );
    const sand = field(grid, 1, (x, y) => sands.fbm(x / 5, y / 5, 3, 0.7) * 0.6 + sands.fbm(x / 1.1 + 20, y / 1.1, 2) * 0.8);
    const grains = specks(grid, seed + 7, { spacing: 4.2, share: 0.2, smallest: 0.5, largest: 2.2 });
    const pit = specks(grid, seed + 8, { spacing: 15, share: 0.26, smallest: 0.5, largest: 3.4 });
    const skin = field(grid, 1, (_x, _y, i) => trowel[i] * 0.16 + sand[i] * 0.2 - pit[i] * 0.9);
    return { cloud, trowel, haze, sand, grains, pit, light: relief(grid, skin, 0.8) };
  },
  paint({ cloud, trowel, haze, sand, grains, pit, light }, palette, { grid, seed }, variant) {
    const base = palette[0];
    const byDark = palette.toSorted((a, b) => a[0] + a[1] + a[2] - (b[0] + b[1] + b[2]));
    const dark = byDark[0];
    const pale = byDark[byDark.length - 1];
    const ground = ramp([scaleRgb(dark, 0.82), dark, mixRgb(dark, base, 0.7), base, mixRgb(base, pale, 0.55), pale]);
    const hole = scaleRgb(dark, 0.45);
    const lime = mixRgb(pale, LIME, 0.35);
    return paintPixels(grid, (brush, i) => {
      brush.ramp(ground, clamp01(0.5 + cloud[i] * 0.6 + trowel[i] * 0.13));
      brush.toward(lime, smooth(-0.15, 0.75, haze[i] + trowel[i] * 0.1 + sand[i] * 0.08) * 0.3);
      brush.toward(pale, grains[i] * 0.4);
      brush.times(1 + trowel[i] * 0.035 + sand[i] * 0.13 + light[i] * 0.4);
      brush.toward(hole, pit[i] * 0.75);
      brush.plus(grain(i, seed + variant) * 3);
    });
  },
};
