import { mixRgb, paintPixels, type Rgb, ramp, scaleRgb } from "../../color.ts";
import { clamp01, field, grain, relief, smooth } from "../../field.ts";
import type { Material } from "../../material.ts";
import { Noise, randomFrom } from "../../noise.ts";

const BED = 165;
const STOPS = 9;

/** Travertine cut across its beds: lamination tens of centimetres long, filled and open holes strung along it. */
export const travertine: Material = {
  version: 3,
  layers({ grid, seed }) {
    const sag = new Noise(seed + 1);
    const beds = new Noise(seed + 2);
    const thin = new Noise(seed + 3);
    const holes = new Noise(seed + 4);
    const zones = new Noise(seed + 5);
    const drop = field(grid, 4, (x, y) => sag.fbm(x / 1300, y / 520, 3, 0.42) * 90 + sag.fbm(x / 190 + 9, y / 90, 3) * 6);
    const level = field(grid, 2, (x, y, i) => beds.fbm(x / 3200, (y + drop[i]) / BED, 5, 0.62));
    const lamina = field(grid, 1, (x, y, i) => thin.fbm(x / 260, (y + drop[i]) / 11, 3, 0.55));
    const cloud = field(grid, 3, (x, y, i) => thin.fbm(x / 105, (y + drop[i]) / 52, 4));
    const zone = field(grid, 4, (x, y, i) => smooth(-0.25, 0.35, zones.fbm(x / 520, (y + drop[i]) / 105, 3)));
    const hole = field(grid, 1, (x, y, i) => {
      const v = y + drop[i];
      return holes.fbm(x / 34, v / 9.5, 4, 0.56) * 0.85 + holes.fbm(x / 120, v / 22, 2) * 0.4;
    });
    const micro = field(grid, 1, (x, y, i) => thin.fbm(x / 2.6 + 30, (y + drop[i]) / 1.2, 3, 0.62));
    const pin = field(grid, 1, (x, y, i) => smooth(0.4, 0.56, thin.fbm(x / 8.5, (y + drop[i]) / 3.6, 2)));
    const open = new Float32Array(hole.length);
    const filled = new Float32Array(hole.length);
    for (let i = 0; i < hole.length; i++) {
      const threshold = 0.5 - zone[i] * 0.2;
      filled[i] = smooth(threshold - 0.06, threshold, hole[i]);
      open[i] = smooth(threshold + 0.09, threshold + 0.13, hole[i]);
      filled[i] = clamp01(filled[i] + pin[i] * 0.45 * zone[i]);
    }
    const crust = field(grid, 1, (_x, _y, i) => micro[i] * 0.1 - open[i] * 1.1 - filled[i] * 0.12 - smooth(0.34, 0.6, micro[i]) * 0.3);
    return { level, lamina, cloud, open, filled, micro, light: relief(grid, crust, 0.8) };
  },
  paint({ level, lamina, cloud, open, filled, micro, light }, palette, { grid, seed }, variant) {
    const random = randomFrom(seed + 41);
    const base = palette[0];
    const deep = palette[palette.length - 1];
    const tones = palette.slice(1, Math.max(2, palette.length - 1));
    const stops: Rgb[] = [];
    for (let k = 0; k < STOPS; k++) {
      const tone = tones[Math.floor(random() * tones.length)] ?? base;
      stops.push(k % 3 === 1 ? mixRgb(tone, deep, 0.12 + random() * 0.2) : mixRgb(base, tone, random() * 0.9));
    }
    const beds = ramp(stops);
    const fill = mixRgb(base, scaleRgb(deep, 1.1), 0.3);
    const hollow = scaleRgb(deep, 0.5);
    return paintPixels(grid, (brush, i) => {
      brush.ramp(beds, clamp01(level[i] * 0.85 + 0.5 + lamina[i] * 0.06));
      brush.times(1 + lamina[i] * 0.085 + cloud[i] * 0.06 + micro[i] * 0.05 + light[i] * 0.45);
      brush.toward(fill, filled[i] * 0.42);
      brush.toward(hollow, open[i] * 0.78);
      brush.plus(grain(i, seed + variant) * 3);
    });
  },
};
