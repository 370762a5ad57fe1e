import { mixRgb, paintPixels, type Rgb, ramp, scaleRgb } from "../color.ts";
import { clamp01, field, grain, smooth } from "../field.ts";
import type { Material } from "../material.ts";
import { hash, Noise } from "../noise.ts";
import { rowHeight } from "./wood.ts";

const PITH: Rgb = [58, 36, 22];

/** Hickory boards: cream sapwood beside brown heartwood in one board, tight rings with lines of open pores, mineral streaks, small knots. */
export const hickory: Material = {
  version: 1,
  layers({ grid, seed, cell }) {
    const row = rowHeight(cell);
    const length = grid.width * grid.mm;
    const flow = new Noise(seed + 1);
    const fibres = new Noise(seed + 2);
    const pores = new Noise(seed + 3);
    const streaks = new Noise(seed + 4);
    const rowOf = (y: number) => Math.floor(y / row);
    const of = (r: number, what: number) => hash(r, what, seed);
    const knotOf = (r: number) => ({
      x: of(r, 30) * length,
      y: row * (0.2 + of(r, 31) * 0.6),
      size: of(r, 32) < 0.7 ? 3 + of(r, 33) * 5 : 0,
    });

    const knot = field(grid, 1, (x, y) => {
      const r = rowOf(y);
      const { x: kx, y: ky, size } = knotOf(r);
      if (size === 0) return 0;
      const away = Math.hypot((x - kx) / 1.6, y - r * row - ky) + fibres.at(x / 7, y / 7) * size * 0.35;
      return smooth(size * 1.5, size * 0.5, away);
    });
    // The board is a plane through a trunk whose rings are nearly cylinders: rings run straight where the plane passes
    // the heart at a distance and close into long arches where it grazes it.
    const radiusAt = (x: number, y: number): number => {
      const r = rowOf(y);
      const local = y - r * row;
      const shift = of(r, 8) * 9000;
      const heart = row * (of(r, 5) * 1.3 - 0.15) + flow.at((x + shift) / 1500, r * 3.1) * row * 0.25;
      const slope = (of(r, 6) < 0.5 ? -1 : 1) * (0.02 + of(r, 15) * 0.035);
      const depth = 34 + of(r, 7) * 40 + slope * (x - length / 2) + flow.at((x + shift) / 1300, r * 5.7) * 14;
      const sway = flow.fbm((x + shift) / 520, local / 70 + r * 7, 2) * 3.2 + flow.at((x + shift) / 110, local / 9) * 0.5;
      let reach = Math.hypot(local - heart, depth) + sway;
      const { x: kx, y: ky, size } = knotOf(r);
      if (size > 0) reach += size * 2.4 * Math.exp(-(((x - kx) / (size * 7)) ** 2 + ((local - ky) / (size * 2.6)) ** 2));
      return reach;
    };
    const radius = field(grid, 1, radiusAt);
    const ring = field(grid, 1, (_x, y, i) => {
      const r = rowOf(y);
      return radius[i] / (3.6 + of(r, 9) * 3) + flow.at(radius[i] / 14, r * 4.4) * 1.1;
    });
    const fibre = field(grid, 1, (x, y) => fibres.fbm(x / 190, y / 1.6, 3, 0.62));
    const pore = field(grid, 1, (x, y) => pores.fbm(x / 34, y / 0.8, 2));
    const borders = Array.from({ length: Math.ceil((grid.height * grid.mm) / row) }, (_, r) =>
      radiusAt(length * 0.5, (r + 0.35 + of(r, 13) * 0.3) * row),
    );
    const heartwood = field(grid, 1, (x, y, i) => {
      const r = rowOf(y);
      const local = y - r * row;
      const shift = of(r, 8) * 9000;
      // Two of four boards show both woods, and the order of boards repeats, so every box has some.
      const kind = (r + (seed % 4)) % 4;
      if (kind === 1) return clamp01(0.1 + flow.fbm((x + shift) / 900, local / 60, 2) * 0.25);
      if (kind === 3) return clamp01(0.8 + flow.fbm((x + shift) / 700, local / 45, 3) * 0.35);
      const border = borders[r] + flow.fbm((x + shift) / 900, r * 2.3, 2) * 14;
      const ragged = fibres.fbm(x / 240, y / 5, 3) * 5;
      return smooth(6, -5, radius[i] - border + ragged) * (0.8 + 0.2 * flow.at((x + shift) / 400, local / 30));
    });
    const streak = field(grid, 1, (x, y) => {
      const r = rowOf(y);
      return smooth(0.3, 0.55, streaks.fbm((x + of(r, 8) * 9000) / 620, (y - r * row) / 6.5 + r * 13, 3, 0.55));
    });
    const tone = field(grid, 1, (_x, y) => of(rowOf(y), 11) - 0.5);
    return { ring, fibre, pore, heartwood, streak, knot, tone };
  },
  paint({ ring, fibre, pore, heartwood, streak, knot, tone }, palette, { grid, seed }, variant) {
    const base = palette[0];
    const heart = palette[1] ?? scaleRgb(base, 0.78);
    const sap = palette[2] ?? scaleRgb(base, 1.12);
    const deep = mixRgb(heart, PITH, 0.55);
    const woods = ramp([
      mixRgb(sap, [255, 250, 238], 0.14),
      sap,
      mixRgb(sap, base, 0.55),
      base,
      mixRgb(base, heart, 0.6),
      heart,
      mixRgb(heart, deep, 0.22),
    ]);
    return paintPixels(grid, (brush, i) => {
      const phase = ring[i] - Math.floor(ring[i]);
      // The pores of spring wood form one line; summer wood darkens gradually toward the next ring.
      const early = smooth(0.34, 0.06, phase) * smooth(0, 0.05, phase);
      const late = smooth(0.2, 0.95, phase) * smooth(1, 0.97, phase);
      brush.ramp(woods, clamp01(0.06 + heartwood[i] * 0.78 + late * (0.1 + heartwood[i] * 0.06) + fibre[i] * 0.12 + tone[i] * 0.16));
      brush.toward(heart, streak[i] * (0.1 + heartwood[i] * 0.3));
      brush.toward(deep, clamp01(early * (0.17 + 0.3 * smooth(-0.2, 0.35, pore[i])) + smooth(0.3, 0.55, pore[i]) * 0.1));
      brush.toward(PITH, clamp01(knot[i] * 0.72));
      brush.times(1 + fibre[i] * 0.06 + tone[i] * 0.06);
      brush.plus(grain(i, seed + variant) * 4);
    });
  },
};
