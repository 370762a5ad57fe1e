import { drawLaid, type Pixels } from "./draw-laid.ts";
import type { LaidRequest, LaidScene } from "./laid-request.ts";

/**
 * The light on a surface as if it were white, at a quarter of its brightness. The fourth channel is each pixel's coverage by the surface.
 */
export interface Light {
  data: Uint8Array<ArrayBuffer>;
  width: number;
  height: number;
}

const DIMMED = 4;
/** Limits of the drawn surface before projection: pixels in all, and pixels per millimeter. */
const MAX_PIXELS = 6e6;
const FINEST = 0.5;
/** Maximum samples per pixel along the surface's slant. */
const MAX_TAPS = 8;

/** Returns the pixel size at which a scene's surface is drawn. */
export function surfaceSize(across: number, { down }: LaidScene): { width: number; height: number } {
  const scale = Math.min(FINEST, Math.sqrt(MAX_PIXELS / (across * down)));
  return { width: Math.max(1, Math.round(across * scale)), height: Math.max(1, Math.round(down * scale)) };
}

/** Draws pieces on a scene's surface: in perspective, lit, and transparent elsewhere. @returns four channels, of the light's size */
export function drawInScene(master: Pixels, look: Omit<LaidRequest, "format">, scene: LaidScene, light: Light): Uint8Array<ArrayBuffer> {
  const levels = halvings(drawLaid(master, { ...look, ...surfaceSize(look.across, scene) }));
  const scale = (levels[0]?.width ?? 1) / look.across;
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = scene.plane;
  const { width, height } = light;
  const out = new Uint8Array(width * height * 4);
  const color = new Float64Array(3);
  for (let row = 0, at = 0; row < height; row++) {
    for (let column = 0; column < width; column++, at += 4) {
      const coverage = light.data[at + 3] ?? 0;
      if (coverage === 0) continue;
      const x = (column + 0.5) / width;
      const y = (row + 0.5) / height;
      const w = g * x + h * y + 1;
      const u = (a * x + b * y + c) / w;
      const v = (d * x + e * y + f) / w;
      // Change on the surface from one pixel to the next, in pixels of its drawing.
      const perX = scale / (w * width);
      const perY = scale / (w * height);
      const right = [(a - u * g) * perX, (d - v * g) * perX] as const;
      const below = [(b - u * h) * perY, (e - v * h) * perY] as const;
      lookAt(levels, u * scale, v * scale, right, below, color);
      for (let channel = 0; channel < 3; channel++) {
        const lit = linearOf(color[channel] ?? 0) * (linear[light.data[at + channel] ?? 0] ?? 0) * DIMMED;
        out[at + channel] = shown[Math.round(Math.sqrt(Math.min(DIMMED, lit) / DIMMED) * STEPS)] ?? 0;
      }
      out[at + 3] = coverage;
    }
  }
  return out;
}

/** Returns a picture and copies of decreasing size (mipmaps), so that distant parts don't shimmer. */
function halvings(picture: Pixels): Pixels[] {
  const levels = [picture];
  for (let last = picture; Math.min(last.width, last.height) > 1 && levels.length < 8; ) {
    last = halved(last);
    levels.push(last);
  }
  return levels;
}

function halved({ data, width, height }: Pixels): Pixels {
  const [columns, rows] = [width >> 1, height >> 1];
  const out = new Uint8Array(columns * rows * 3);
  for (let y = 0, to = 0; y < rows; y++) {
    for (let x = 0; x < columns; x++) {
      const from = (y * 2 * width + x * 2) * 3;
      for (let channel = from; channel < from + 3; channel++, to++)
        out[to] =
          ((data[channel] ?? 0) + (data[channel + 3] ?? 0) + (data[channel + width * 3] ?? 0) + (data[channel + width * 3 + 3] ?? 0)) >> 2;
    }
  }
  return { data: out, width: columns, height: rows };
}

type Step = readonly [x: number, y: number];

/** Returns the average color of the area that a pixel covers: several samples along its longer side, each as wide as the shorter one. */
function lookAt(levels: Pixels[], x: number, y: number, right: Step, below: Step, out: Float64Array): void {
  const [across, down] = [Math.hypot(...right), Math.hypot(...below)];
  const [long, short, way] = across > down ? [across, down, right] : [down, across, below];
  const taps = Math.max(1, Math.min(MAX_TAPS, Math.ceil(long / Math.max(short, 1))));
  const level = Math.max(0, Math.min(levels.length - 1, Math.round(Math.log2(Math.max(1, long / taps)))));
  const picture = levels[level];
  out.fill(0);
  if (!picture) return;
  for (let tap = 0; tap < taps; tap++) {
    const share = (tap + 0.5) / taps - 0.5;
    addFrom(picture, (x + way[0] * share) / 2 ** level, (y + way[1] * share) / 2 ** level, 1 / taps, out);
  }
}

function addFrom({ data, width, height }: Pixels, x: number, y: number, share: number, out: Float64Array): void {
  const px = Math.min(width - 1, Math.max(0, x - 0.5));
  const py = Math.min(height - 1, Math.max(0, y - 0.5));
  const [x0, y0] = [Math.floor(px), Math.floor(py)];
  const [fx, fy] = [px - x0, py - y0];
  const at = (y0 * width + x0) * 3;
  const next = x0 < width - 1 ? 3 : 0;
  const under = y0 < height - 1 ? width * 3 : 0;
  for (let channel = 0; channel < 3; channel++) {
    const from = at + channel;
    const top = (data[from] ?? 0) * (1 - fx) + (data[from + next] ?? 0) * fx;
    const bottom = (data[from + under] ?? 0) * (1 - fx) + (data[from + under + next] ?? 0) * fx;
    out[channel] = (out[channel] ?? 0) + (top * (1 - fy) + bottom * fy) * share;
  }
}

const linear = Float64Array.from({ length: 256 }, (_, value) => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});

function linearOf(value: number): number {
  const below = Math.floor(value);
  const from = linear[below] ?? 0;
  return from + ((linear[Math.min(255, below + 1)] ?? 0) - from) * (value - below);
}

const STEPS = 4095;
/** Brightness above which highlights are compressed, as in the scenes' own pictures. */
const KNEE = 0.62;
/** Display brightness (0 to 255) by light (0 to `DIMMED`), by its square root. */
const shown = Uint8Array.from({ length: STEPS + 1 }, (_, step) => {
  const light = (step / STEPS) ** 2 * DIMMED;
  const soft = light < KNEE ? light : KNEE + (1 - KNEE) * (1 - Math.exp(-(light - KNEE) / (1 - KNEE)));
  return Math.round((soft <= 0.0031308 ? soft * 12.92 : 1.055 * soft ** (1 / 2.4) - 0.055) * 255);
});
