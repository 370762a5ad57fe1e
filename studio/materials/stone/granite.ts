import { apart, luminance, mixRgb, paintPixels, scaleRgb } from "../../color.ts";
import { clamp01, field, grain, mix, smooth } from "../../field.ts";
import type { Material } from "../../material.ts";
import { Cells, Noise } from "../../noise.ts";
import { warp } from "../../warp.ts";

const FELDSPAR = 12;
const QUARTZ = 6.5;
const MICA = 3.8;

/** Granite: interlocked feldspar, gray glassy quartz and black mica, each at its own crystal size. */
export const granite: Material = {
  version: 3,
  layers({ grid, seed }) {
    const ragged = warp(grid, seed + 1, 6, 2.6, 2, 1);
    const spread = new Noise(seed + 3);
    const facet = new Noise(seed + 4);
    const big = new Cells(seed + 5);
    const middle = new Cells(seed + 6);
    const small = new Cells(seed + 7);
    const bend = warp(grid, seed + 2, 420, 160, 4, 6);
    // Crystals gather in drifts along the old flow: across a slab that movement is what tells one granite from another.
    const density = field(grid, 6, (x, y, i) => {
      const u = x + bend.x[i];
      const v = y + bend.y[i];
      return spread.fbm((u + v * 0.6) / 520, (v - u * 0.6) / 130, 5, 0.6) * 1.5;
    });
    const feldspar = new Float32Array(density.length);
    const edge = new Float32Array(density.length);
    const glass = new Float32Array(density.length);
    const mica = new Float32Array(density.length);
    const shade = field(grid, 1, (x, y, i) => {
      const u = x + ragged.x[i];
      const v = y + ragged.y[i];
      big.find(u / FELDSPAR, v / FELDSPAR);
      feldspar[i] = big.id;
      edge[i] = smooth(0, 0.16, big.second - big.near);
      const cleavage = facet.at((u * Math.cos(big.other * 6) + v * Math.sin(big.other * 6)) / 1.6, big.id * 50);
      middle.find(u / QUARTZ, v / QUARTZ);
      glass[i] = middle.id > 0.68 + density[i] * 0.22 ? smooth(0.02, 0.2, middle.second - middle.near) * (0.7 + middle.other * 0.3) : 0;
      small.find(u / MICA, v / MICA);
      const cluster = middle.other > 0.62 ? 0.3 : 0;
      mica[i] = small.id > 0.9 - cluster - density[i] * 0.3 ? smooth(0.03, 0.22, small.second - small.near) : 0;
      return cleavage * edge[i] + facet.fbm(u / 4, v / 4, 2) * 0.6;
    });
    return { feldspar, edge, glass, mica, shade, density };
  },
  paint({ feldspar, edge, glass, mica, shade, density }, palette, { grid, seed }, variant) {
    const base = palette[0];
    const second = palette[1] ?? scaleRgb(base, 0.8);

    const last = palette[palette.length - 1];
    // In a black granite the accent is the bright crystal and it is rare; in a light one it is the mica.
    const dark = luminance(base) < 0.2;
    const darkest = palette.reduce((a, b) => (luminance(a) < luminance(b) ? a : b));
    const fleck = dark ? last : apart(base, mixRgb(darkest, [34, 30, 28], 0.45), 0.42);
    const tone = palette.length > 3 ? palette[2] : mixRgb(base, second, 0.5);
    const third = dark ? mixRgb(base, tone, 0.4) : tone;
    const heavy = luminance(base) - luminance(third) > 0.25;
    const most = dark ? 0.72 : heavy ? 0.64 : 0.5;
    const quartzTone = dark ? scaleRgb(second, 1.1) : mixRgb(second, [120, 122, 124], 0.4);
    return paintPixels(grid, (brush, i) => {
      const id = clamp01(feldspar[i] + density[i] * 0.14);
      if (id < most) brush.set(base);
      else if (id < (dark ? 0.86 : 0.76)) brush.set(third);
      else if (id > 0.955) brush.set(last);
      else brush.set(dark || id > 0.84 ? second : base);
      brush.times((dark ? 0.82 : 0.93) + id * (dark ? 0.5 : 0.13) + shade[i] * (dark ? 0.2 : 0.07));
      brush.times(mix(dark ? 0.8 : 0.9, 1, edge[i]));
      brush.toward(quartzTone, glass[i] * (dark ? 0.34 : 0.72));
      if (dark) {
        if (mica[i] > 0 && feldspar[i] > 0.72) brush.toward(fleck, mica[i] * 0.62);
        else brush.times(1 - mica[i] * 0.45);
      } else brush.toward(fleck, mica[i] * 0.86);
      brush.plus(shade[i] * (dark ? 3 : 5) + grain(i, seed + variant) * 6);
    });
  },
};
