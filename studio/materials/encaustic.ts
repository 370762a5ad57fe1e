import { type Palette, paintPixels, scaleRgb } from "../color.ts";
import { field, grain, smooth } from "../field.ts";
import type { Material } from "../material.ts";
import { Noise } from "../noise.ts";
import { motifs } from "./encaustic-motifs.ts";

/** One tile; the picture shows two by two of them, so every tile carries the whole motif. */
export const ENCAUSTIC_TILE = 200;
const SAMPLES = 3;

/** Encaustic cement: a motif in poured pigments, edges a hair soft, the matt surface clouded by cement. */
export const encaustic: Material = {
  version: 2,
  layers({ grid, seed }) {
    const cement = new Noise(seed + 1);
    const wearing = new Noise(seed + 2);
    const edge = new Noise(seed + 3);
    const cloud = field(grid, 2, (x, y) => cement.fbm(x / 90, y / 90, 5, 0.6));
    const sand = field(grid, 1, (x, y) => cement.fbm(x / 1.6, y / 1.6, 3, 0.7));
    const wear = field(grid, 2, (x, y) => smooth(0.12, 0.6, wearing.fbm(x / 38, y / 38, 5, 0.65)));
    const shakeX = field(grid, 1, (x, y) => edge.fbm(x / 4, y / 4, 2) * 0.32);
    const shakeY = field(grid, 1, (x, y) => edge.fbm(x / 4 + 70, y / 4, 2) * 0.32);
    return { cloud, sand, wear, shakeX, shakeY };
  },
  paint({ cloud, sand, wear, shakeX, shakeY }, palette, { grid, seed }, variant) {
    const motif = motifs[(variant + seed) % motifs.length];
    const pigments: Palette = palette.length > 1 ? palette : [palette[0], scaleRgb(palette[0], 0.6)];
    const count = pigments.length;
    const weight = 1 / (SAMPLES * SAMPLES);
    return paintPixels(grid, (brush, i, x, y) => {
      const px = x * grid.mm + shakeX[i];
      const py = y * grid.mm + shakeY[i];
      let r = 0;
      let g = 0;
      let b = 0;
      for (let s = 0; s < SAMPLES * SAMPLES; s++) {
        const tx = (px + ((s % SAMPLES) / SAMPLES) * grid.mm) / ENCAUSTIC_TILE;
        const ty = (py + (Math.floor(s / SAMPLES) / SAMPLES) * grid.mm) / ENCAUSTIC_TILE;
        const slot = motif((tx - Math.floor(tx)) * 2 - 1, (ty - Math.floor(ty)) * 2 - 1);
        const pigment = pigments[slot % count];
        r += pigment[0];
        g += pigment[1];
        b += pigment[2];
      }
      brush.r = r * weight;
      brush.g = g * weight;
      brush.b = b * weight;
      brush.toward([226, 220, 208], wear[i] * 0.13);
      brush.times(1 + cloud[i] * 0.07 + sand[i] * 0.045);
      brush.plus(grain(i, seed) * 3);
    });
  },
};
