import type { Field, Grid } from "./field.ts";
import { Noise, randomFrom } from "./noise.ts";

/** How a family of veins runs. Lengths in millimetres, angles in radians. */
export interface VeinStyle {
  readonly angle: number;
  /** Distance between main veins, measured across them. */
  readonly spacing: number;
  readonly width: number;
  /** Width of the stain around a vein. */
  readonly halo: number;
  /** How far the direction varies, in radians, over long and short distances. */
  readonly sway: number;
  readonly shiver: number;
  /** Branches per meter of vein, and the number of levels of branching. */
  readonly branches: number;
  readonly generations: number;
  /** Amplitude of the raggedness of an edge. */
  readonly ragged: number;
}

export interface VeinFields {
  /** Intensity of the vein itself, 0 to 1. */
  readonly core: Field;
  /** Intensity of the stain beside it, 0 to 1. */
  readonly halo: Field;
}

interface Walk {
  x: number;
  y: number;
  heading: number;
  width: number;
  strength: number;
  length: number;
  generation: number;
}

const STEP = 5;
const HALO_SCALE = 4;

/** Veins drawn as curves: they fork, taper and fade, which the contour lines of noise never do. */
export function drawVeins(grid: Grid, seed: number, style: VeinStyle): VeinFields {
  const random = randomFrom(seed);
  const drift = new Noise(seed + 1);
  const ragged = new Noise(seed + 2);
  const { width, height, mm } = grid;
  const core = new Float32Array(width * height);
  const coarseWidth = Math.ceil(width / HALO_SCALE) + 1;
  const coarseHeight = Math.ceil(height / HALO_SCALE) + 1;
  const coarse = new Float32Array(coarseWidth * coarseHeight);
  const realWidth = width * mm;
  const realHeight = height * mm;
  const diagonal = Math.hypot(realWidth, realHeight);
  const cos = Math.cos(style.angle);
  const sin = Math.sin(style.angle);
  const walks: Walk[] = [];
  const count = Math.ceil(diagonal / style.spacing) + 2;
  for (let k = 0; k < count; k++) {
    const across = (k + 0.5 + (random() - 0.5) * 0.9 - count / 2) * style.spacing;
    const along = -diagonal * (0.5 + random() * 0.2);
    const strength = 0.35 + random() ** 1.6 * 0.65;
    walks.push({
      x: realWidth / 2 + along * cos - across * sin,
      y: realHeight / 2 + along * sin + across * cos,
      heading: style.angle,
      width: style.width * (0.35 + random() ** 2 * 1.1),
      strength,
      length: diagonal * 1.5,
      generation: 0,
    });
  }

  for (let walk = walks.pop(); walk; walk = walks.pop()) {
    const phase = random() * 900;
    let { x, y } = walk;
    for (let s = 0; s < walk.length; s += STEP) {
      const wide = drift.at(phase + s / 420, walk.generation * 7.3) * style.sway;
      const tight = drift.fbm(phase + s / 70, 40.7 + walk.generation, 3, 0.65) * style.shiver;
      const heading = walk.heading + wide + tight;
      const nextX = x + Math.cos(heading) * STEP;
      const nextY = y + Math.sin(heading) * STEP;
      const end = Math.min(1, (walk.length - s) / (walk.length * 0.45));
      const swell = 0.55 + 0.75 * drift.fbm(phase + s / 110, 90.1, 2);
      const fade = Math.max(0, Math.min(1, 0.62 + 1.1 * drift.at(phase + s / 330, 17.9)));
      const strength = walk.strength * fade * (walk.generation === 0 ? 1 : end);
      const w = Math.max(0.25, walk.width * Math.max(0.15, swell) * (walk.generation === 0 ? 1 : 0.35 + 0.65 * end));
      if (strength > 0.02) {
        drawCore(x, y, nextX, nextY, w, strength);
        if (style.halo > 0) drawHalo(nextX, nextY, heading, style.halo * (0.5 + swell), strength * Math.min(1, w / style.width + 0.2));
      }
      if (walk.generation < style.generations && random() < (style.branches * STEP) / 1000) {
        walks.push({
          x: nextX,
          y: nextY,
          heading: heading + (random() < 0.5 ? -1 : 1) * (0.3 + random() * 0.75),
          width: w * (0.35 + random() * 0.4),
          strength: walk.strength * (0.45 + random() * 0.45),
          length: (0.12 + random() * 0.4) * Math.min(900, walk.length * 0.6),
          generation: walk.generation + 1,
        });
      }
      x = nextX;
      y = nextY;
    }
  }

  function drawCore(ax: number, ay: number, bx: number, by: number, w: number, strength: number): void {
    const reach = w * 2.6 + style.ragged;
    const left = Math.max(0, Math.floor((Math.min(ax, bx) - reach) / mm));
    const right = Math.min(width - 1, Math.ceil((Math.max(ax, bx) + reach) / mm));
    const top = Math.max(0, Math.floor((Math.min(ay, by) - reach) / mm));
    const bottom = Math.min(height - 1, Math.ceil((Math.max(ay, by) + reach) / mm));
    if (left > right || top > bottom) return;
    const ex = bx - ax;
    const ey = by - ay;
    const inverse = 1 / (ex * ex + ey * ey);
    const soft = Math.max(w, mm * 0.7);
    const thin = Math.min(1, w / (mm * 0.7));
    const shiftX = ragged.fbm(ax / 22, ay / 22, 3) * style.ragged;
    const shiftY = ragged.fbm(ay / 22 + 70, ax / 22, 3) * style.ragged;
    for (let py = top; py <= bottom; py++) {
      for (let px = left; px <= right; px++) {
        const dx = px * mm + shiftX - ax;
        const dy = py * mm + shiftY - ay;
        let t = (dx * ex + dy * ey) * inverse;
        t = t < 0 ? 0 : t > 1 ? 1 : t;
        const qx = dx - ex * t;
        const qy = dy - ey * t;
        const d = (qx * qx + qy * qy) / (soft * soft);
        if (d > 6) continue;
        const value = strength * thin * Math.exp(-d);
        const at = py * width + px;
        if (value > core[at]) core[at] = value;
      }
    }
  }

  // One flank of a vein is stained further than the other, as water once ran along it.
  function drawHalo(x: number, y: number, heading: number, reach: number, strength: number): void {
    const scale = mm * HALO_SCALE;
    const left = Math.max(0, Math.floor((x - reach * 2) / scale));
    const right = Math.min(coarseWidth - 1, Math.ceil((x + reach * 2) / scale));
    const top = Math.max(0, Math.floor((y - reach * 2) / scale));
    const bottom = Math.min(coarseHeight - 1, Math.ceil((y + reach * 2) / scale));
    const normalX = -Math.sin(heading);
    const normalY = Math.cos(heading);
    for (let py = top; py <= bottom; py++) {
      for (let px = left; px <= right; px++) {
        const dx = px * scale - x;
        const dy = py * scale - y;
        const side = dx * normalX + dy * normalY > 0 ? 1 : 0.45;
        const d = (dx * dx + dy * dy) / (reach * reach * side * side);
        if (d > 4) continue;
        const value = strength * Math.exp(-d * 1.4);
        const at = py * coarseWidth + px;
        if (value > coarse[at]) coarse[at] = value;
      }
    }
  }

  const halo = new Float32Array(width * height);
  for (let y = 0, o = 0; y < height; y++) {
    const j = Math.floor(y / HALO_SCALE);
    const fy = y / HALO_SCALE - j;
    for (let x = 0; x < width; x++, o++) {
      const i = Math.floor(x / HALO_SCALE);
      const fx = x / HALO_SCALE - i;
      const at = j * coarseWidth + i;
      const above = coarse[at] + fx * (coarse[at + 1] - coarse[at]);
      const below = coarse[at + coarseWidth] + fx * (coarse[at + coarseWidth + 1] - coarse[at + coarseWidth]);
      halo[o] = above + fy * (below - above);
    }
  }
  return { core, halo };
}
