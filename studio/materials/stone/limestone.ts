import { luminance, mixRgb, paintPixels, ramp, scaleRgb } from "../../color.ts";
import { clamp01, type Field, field, type Grid, grain, smooth } from "../../field.ts";
import type { Material } from "../../material.ts";
import { Cells, Noise, randomFrom } from "../../noise.ts";
import { drawVeins } from "../../veins.ts";

const FOSSILS_PER_SQUARE_METRE = 2600;

/** Shells and shell fragments: arcs, rings and lens shapes a few millimetres across, light or dark. */
function fossils(grid: Grid, seed: number): Field {
  const random = randomFrom(seed);
  const worn = new Noise(seed + 1);
  const { width, height, mm } = grid;
  const out = new Float32Array(width * height);
  const count = Math.round((FOSSILS_PER_SQUARE_METRE * width * height * mm * mm) / 1e6);
  for (let k = 0; k < count; k++) {
    const radius = 1.5 + random() ** 4 * 14;
    const squash = 0.3 + random() * 0.6;
    const angle = random() * Math.PI;
    const opening = random() < 0.6 ? 0.3 + random() * 1.2 : -2;
    const thick = 0.3 + radius * 0.16;
    const tone = (random() < 0.6 ? 1 : -0.8) * (0.25 + random() * 0.6);
    const solid = random() < 0.12;
    const cx = random() * width * mm;
    const cy = random() * height * mm;
    const cos = Math.cos(angle);
    const sin = Math.sin(angle);
    const reach = radius + thick * 2;
    const left = Math.max(0, Math.floor((cx - reach) / mm));
    const right = Math.min(width - 1, Math.ceil((cx + reach) / mm));
    const top = Math.max(0, Math.floor((cy - reach) / mm));
    const bottom = Math.min(height - 1, Math.ceil((cy + reach) / mm));
    for (let py = top; py <= bottom; py++) {
      for (let px = left; px <= right; px++) {
        const dx = px * mm - cx;
        const dy = py * mm - cy;
        const u = dx * cos + dy * sin;
        const v = (dy * cos - dx * sin) / squash;
        const d = Math.sqrt(u * u + v * v);
        if (!solid && u > radius * opening && opening > -1) continue;
        const shape = solid ? smooth(radius, radius - thick * 1.6, d) : smooth(thick, 0, Math.abs(d - radius));
        // Shells are broken and half dissolved, so no outline is whole.
        if (shape <= 0) continue;
        const left = smooth(-0.25, 0.35, worn.fbm((px * mm) / 4.5, (py * mm) / 4.5, 2));
        out[py * width + px] = tone * shape * left;
      }
    }
  }
  return out;
}

/** Limestone: an even, slightly clouded ground, fossil fragments, fine ooids, now and then a stylolite. */
export const limestone: Material = {
  version: 3,
  layers({ grid, seed }) {
    const clouds = new Noise(seed + 1);
    const mud = new Noise(seed + 2);
    const ooids = new Cells(seed + 3);
    const cloud = field(grid, 4, (x, y) => clouds.fbm(x / 620, y / 170, 5, 0.6));
    const mottle = field(grid, 2, (x, y) => mud.fbm(x / 30, y / 22, 4, 0.6));
    const sand = field(grid, 1, (x, y) => {
      const rough = mud.at(x / 0.8, y / 0.8);
      ooids.find(x / 1.9 + rough * 0.25, y / 1.6 - rough * 0.25);
      return (ooids.id - 0.5) * smooth(0.55, 0.15, ooids.near) + rough * 0.16;
    });
    const seams = drawVeins(grid, seed + 9, {
      angle: 0.08,
      spacing: 480,
      width: 0.9,
      halo: 5,
      sway: 0.25,
      shiver: 1.3,
      branches: 2,
      generations: 1,
      ragged: 6,
    });
    return { cloud, mottle, sand, fossil: fossils(grid, seed + 4), seam: seams.core };
  },
  paint({ cloud, mottle, sand, fossil, seam }, palette, { grid, seed }, variant) {
    const base = palette[0];
    const second = palette[1] ?? scaleRgb(base, 0.92);
    const deep = palette[palette.length - 1];
    const ground = ramp([second, base, scaleRgb(base, 1.03)]);
    const pale = mixRgb(base, [255, 253, 246], 0.4);
    const strength = luminance(base) > 0.45 ? 0.66 : 0.34;
    return paintPixels(grid, (brush, i) => {
      brush.ramp(ground, clamp01(cloud[i] * 0.85 + mottle[i] * 0.34 + 0.52));
      const f = fossil[i];
      if (f > 0) brush.toward(pale, f * strength);
      else brush.toward(deep, -f * strength);
      brush.toward(deep, seam[i] * 0.4);
      brush.plus(sand[i] * 15 + grain(i, seed + variant) * 4.5);
    });
  },
};
