import { paintPixels, scaleRgb } from "../color.ts";
import { field, grain, type Layers, mix, smooth } from "../field.ts";
import type { Context, Material } from "../material.ts";
import { Noise, randomFrom } from "../noise.ts";

interface Chip {
  x: number;
  y: number;
  radius: number;
}

/** Number of chips per square meter by their radius in mm: a few large ones and very many small ones, as in a sieved mix. */
const SIEVES: readonly (readonly [from: number, to: number, count: number])[] = [
  [11, 17, 260],
  [6, 11, 1300],
  [3, 6, 4200],
  [1.1, 2.6, 15000],
];
const BUCKET = 16;

/** Terrazzo: marble chips packed without overlap in cement, ground flat, each with its own veining. */
export const terrazzo: Material = {
  version: 2,
  layers: packChips,
  paint({ chip, cover, rim, vein, cement }, palette, { grid, seed }, variant) {
    const stones = palette.slice(1);
    return paintPixels(grid, (brush, i) => {
      brush.set(palette[0]);
      brush.plus(cement[i] * 11);
      if (cover[i] > 0) {
        const id = chip[i] * stones.length;
        const k = Math.min(stones.length - 1, Math.floor(id));
        const tone = 0.9 + (id - k) * 0.2 + vein[i] * 0.17 - rim[i] * 0.07;
        brush.toward(scaleRgb(stones[k], tone), cover[i]);
      }
      brush.plus(grain(i, seed + variant) * 4);
    });
  },
};

function packChips({ grid, seed }: Context): Layers {
  const random = randomFrom(seed);
  const { width, height, mm } = grid;
  const realWidth = width * mm;
  const realHeight = height * mm;
  const area = (realWidth * realHeight) / 1e6;
  const chip = new Float32Array(width * height);
  const cover = new Float32Array(width * height);
  const rim = new Float32Array(width * height);
  const buckets = new Map<number, Chip[]>();
  const wobble = new Noise(seed + 1);
  const veins = new Noise(seed + 2);
  const paste = new Noise(seed + 3);

  const free = (x: number, y: number, radius: number) => {
    const reach = Math.ceil((radius + 17) / BUCKET);
    const bx = Math.floor(x / BUCKET);
    const by = Math.floor(y / BUCKET);
    for (let j = by - reach; j <= by + reach; j++) {
      for (let i = bx - reach; i <= bx + reach; i++) {
        for (const c of buckets.get(j * 4096 + i) ?? []) {
          const gap = (c.radius + radius) * 0.94 + 0.5;
          if ((c.x - x) ** 2 + (c.y - y) ** 2 < gap * gap) return false;
        }
      }
    }
    return true;
  };

  for (const [from, to, perMetre] of SIEVES) {
    const count = Math.round(perMetre * area);
    for (let k = 0; k < count; k++) {
      const radius = from + (to - from) * random() ** 1.7;
      for (let attempt = 0; attempt < 14; attempt++) {
        const x = random() * realWidth;
        const y = random() * realHeight;
        if (!free(x, y, radius)) continue;
        const key = Math.floor(y / BUCKET) * 4096 + Math.floor(x / BUCKET);
        const bucket = buckets.get(key);
        if (bucket) bucket.push({ x, y, radius });
        else buckets.set(key, [{ x, y, radius }]);
        drawChip(x, y, radius);
        break;
      }
    }
  }

  // A crushed chip is a convex polygon: the largest of a few half-plane distances.
  function drawChip(cx: number, cy: number, radius: number): void {
    const sides = 4 + Math.floor(random() * 4);
    const turn = random() * Math.PI * 2;
    const normals: number[] = [];
    for (let k = 0; k < sides; k++) {
      const angle = turn + ((k + (random() - 0.5) * 0.75) / sides) * Math.PI * 2;
      normals.push(Math.cos(angle), Math.sin(angle), radius * (0.5 + random() * 0.42));
    }
    const id = random();
    const left = Math.max(0, Math.floor((cx - radius) / mm));
    const right = Math.min(width - 1, Math.ceil((cx + radius) / mm));
    const top = Math.max(0, Math.floor((cy - radius) / mm));
    const bottom = Math.min(height - 1, Math.ceil((cy + radius) / mm));
    for (let py = top; py <= bottom; py++) {
      for (let px = left; px <= right; px++) {
        const x = px * mm;
        const y = py * mm;
        const dx = x - cx + wobble.at(x / 7, y / 7) * radius * 0.1;
        const dy = y - cy + wobble.at(x / 7 + 40, y / 7) * radius * 0.1;
        let d = Math.sqrt(dx * dx + dy * dy) - radius * 0.97;
        for (let k = 0; k < normals.length; k += 3) d = Math.max(d, dx * normals[k] + dy * normals[k + 1] - normals[k + 2]);
        if (d > mm * 0.6) continue;
        const at = py * width + px;
        const alpha = smooth(mm * 0.6, -mm * 0.6, d);
        if (alpha <= cover[at]) continue;
        cover[at] = alpha;
        chip[at] = id;
        rim[at] = smooth(-1.6, 0, d);
      }
    }
  }

  const vein = field(grid, 1, (x, y, i) => {
    if (cover[i] === 0) return 0;
    const shift = chip[i] * 90;
    const coarse = veins.fbm(x / 9 + shift, y / 15 - shift, 3);
    return mix(coarse, -Math.exp(-Math.abs(coarse) * 14), 0.35);
  });
  const cement = field(grid, 1, (x, y) => paste.fbm(x / 7, y / 7, 3, 0.65) + paste.at(x / 90, y / 90) * 0.3);
  return { chip, cover, rim, vein, cement };
}
