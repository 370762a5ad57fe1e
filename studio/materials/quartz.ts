import { apart, luminance, mixRgb, paintPixels, scaleRgb } from "../color.ts";
import { field, grain } from "../field.ts";
import type { Material } from "../material.ts";
import { Cells, Noise } from "../noise.ts";
import { specks } from "../specks.ts";

/** Engineered quartz: sieved grains of glassy stone in resin, a few larger chips, mirror glints, and a slow drift of tone. */
export const quartz: Material = {
  version: 3,
  layers({ grid, seed }) {
    const fine = new Cells(seed + 1);
    const rough = new Noise(seed + 2);
    const slow = new Noise(seed + 3);
    const chipTone = new Float32Array(grid.width * grid.height);
    const chunkTone = new Float32Array(grid.width * grid.height);
    const powder = field(grid, 1, (x, y) => {
      const bend = rough.at(x / 0.9, y / 0.9) * 0.3;
      fine.find(x / 1.25 + bend, y / 1.25 - bend);
      return fine.id - 0.5;
    });
    const clear = field(grid, 1, (x, y) => rough.fbm(x / 2.1, y / 2.1, 2));
    const chip = specks(grid, seed + 5, { spacing: 3.4, share: 0.5, smallest: 0.8, largest: 3.6 }, chipTone);
    const chunk = specks(grid, seed + 9, { spacing: 9.5, share: 0.55, smallest: 1.6, largest: 7.5 }, chunkTone);
    const mirror = specks(grid, seed + 7, { spacing: 9, share: 0.4, smallest: 0.5, largest: 1.4 });
    const cloud = field(grid, 6, (x, y) => slow.fbm(x / 190, y / 190, 4) + slow.at(x / 900, y / 760) * 0.9);
    return { powder, clear, chip, chipTone, chunk, chunkTone, mirror, cloud };
  },
  paint({ powder, clear, chip, chipTone, chunk, chunkTone, mirror, cloud }, palette, { grid, seed }, variant) {
    const base = palette[0];
    const isDark = luminance(base) < 0.3;
    const isPlain = palette.length < 3;
    const second = apart(base, palette[1] ?? base, isPlain ? 0.05 : 0.09);
    const last = apart(base, palette[palette.length - 1], isPlain ? 0.04 : 0.16);
    const bright = mixRgb(base, [255, 255, 255], isDark ? 0.3 : 0.5);
    const tones = isPlain ? [second, bright] : [second, last, bright, scaleRgb(second, 0.86)];
    const shine = isDark ? mixRgb(base, [225, 230, 236], 0.75) : mixRgb(base, [255, 255, 255], 0.75);
    // Crushed stone of clearly different tones is sieved coarse.
    const isCoarse = !isPlain && Math.abs(luminance(palette[1] ?? base) - luminance(palette[2] ?? base)) > 0.13;
    const strength = isPlain ? 0.4 : 0.72;
    return paintPixels(grid, (brush, i) => {
      brush.set(base);
      brush.toward(powder[i] < 0 ? second : bright, Math.abs(powder[i]) * (isPlain ? 0.5 : 0.42));
      brush.toward(tones[Math.floor(chipTone[i] * tones.length)] ?? second, chip[i] * strength);
      if (isCoarse) brush.toward(tones[Math.floor(chunkTone[i] * tones.length)] ?? second, chunk[i] * 0.7);
      brush.times(1 + clear[i] * 0.03 + cloud[i] * (isPlain ? 0.012 : 0.022));
      brush.toward(shine, mirror[i] * (isDark ? 0.8 : 0.5));
      brush.plus(grain(i, seed + variant) * 2);
    });
  },
};
