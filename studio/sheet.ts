import { luminance, mixRgb, type Palette, type Pixels, type Rgb } from "./color.ts";
import { clamp01, type Grid, grain, smooth } from "./field.ts";
import { type Layout, SHEET } from "./layout.ts";
import type { Context, Material } from "./material.ts";
import { Noise, randomFrom } from "./noise.ts";
import { distanceTo, type Outline } from "./outline.ts";

/** The edge of a piece: how wide its rounding is, how much light it catches, how much pieces differ. */
interface Edge {
  readonly bevel: number;
  readonly shine: number;
  readonly tone: number;
}

const EDGES: Readonly<Record<string, Edge>> = {
  glass: { bevel: 2.4, shine: 0.6, tone: 0.1 },
  glazed: { bevel: 2.6, shine: 0.5, tone: 0.16 },
  metal: { bevel: 0.9, shine: 0.5, tone: 0.14 },
  solid: { bevel: 1.7, shine: 0.3, tone: 0.035 },
  encaustic: { bevel: 0.8, shine: 0.1, tone: 0.03 },
  pebbles: { bevel: 9, shine: 0.16, tone: 0.22 },
};
const STONE: Edge = { bevel: 1, shine: 0.18, tone: 0.11 };
const GROUT: Rgb = [231, 226, 216];
const SHADOW = 2;
/** Millimeters per pixel of the material, coarser than the sheet and over a wider area, so that pieces differ. */
const SOURCE_MM = 0.3;

interface Stamp {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** Signed distance to the outline in mm. */
  readonly distance: Float32Array;
}

function stamp(outline: Outline, mm: number): Stamp {
  let left = Infinity;
  let right = -Infinity;
  let top = Infinity;
  let bottom = -Infinity;
  for (let k = 0; k < outline.length; k += 2) {
    left = Math.min(left, outline[k]);
    right = Math.max(right, outline[k]);
    top = Math.min(top, outline[k + 1]);
    bottom = Math.max(bottom, outline[k + 1]);
  }
  const x = Math.floor((left - SHADOW * 2) / mm);
  const y = Math.floor((top - SHADOW * 2) / mm);
  const width = Math.ceil((right + SHADOW * 2) / mm) - x;
  const height = Math.ceil((bottom + SHADOW * 2) / mm) - y;
  const distance = new Float32Array(width * height);
  for (let j = 0; j < height; j++) {
    for (let i = 0; i < width; i++) distance[j * width + i] = distanceTo(outline, (x + i) * mm, (y + j) * mm);
  }
  return { left: x, top: y, width, height, distance };
}

/** Paints one mosaic sheet with its grout: every piece is cut from another part of the material and has its own tone. */
export function paintSheet(recipe: string, material: Material, layout: Layout, palette: Palette, size: number, seed: number): Pixels {
  const mm = SHEET / size;
  const edge = EDGES[recipe] ?? STONE;
  const stamps = layout.shapes.map((shape) => stamp(shape, mm));
  const sourceSize = Math.round(size * 1.1);
  const source: Grid = { width: sourceSize, height: sourceSize, mm: (SOURCE_MM * 1400) / size };
  const context: Context = { grid: source, seed, cell: { widthMm: 300, heightMm: 300, shape: "none" } };
  const layers = material.layers(context);
  const blended = (layout.variety ?? 1) > 1.5 && palette.length > 2 ? palette.length - 1 : 1;
  const sources: Pixels[] = [];
  for (let k = 0; k < blended; k++) {
    const turned = blended === 1 ? palette : [palette[k], ...palette.filter((_, i) => i !== k)];
    sources.push(material.paint(layers, turned, context, k));
  }

  const accent = palette[palette.length - 1];
  const flowered = recipe === "solid" && Math.abs(luminance(palette[0]) - luminance(accent)) > 0.3;
  if (flowered) sources.push(material.paint(layers, [accent, ...palette.slice(0, -1)], context, 9));
  const grout = flowered || luminance(accent) < 0.45 ? GROUT : mixRgb(accent, GROUT, 0.6);
  const out = new Uint8ClampedArray(size * size * 3);
  const sand = new Noise(seed + 5);
  for (let y = 0, i = 0; y < size; y++) {
    for (let x = 0; x < size; x++, i++) {
      const tone = sand.fbm(x * mm * 1.1, y * mm * 1.1, 2, 0.7) * 9 + grain(i, seed) * 5;
      for (let c = 0; c < 3; c++) out[i * 3 + c] = grout[c] * 0.95 + tone;
    }
  }

  const pickSource = (isAccent: boolean, at: number) => {
    if (flowered) return sources[isAccent ? sources.length - 1 : 0];
    return sources[Math.floor(at * sources.length)];
  };
  const random = randomFrom(seed + 6);
  const plan = layout.pieces.map((piece) => ({
    piece,
    sx: random(),
    sy: random(),
    tone: 1 + (random() - 0.5) * 2 * edge.tone * Math.min(1.4, layout.variety ?? 1),
    source: pickSource(piece.accent === true, random()),
    lean: (random() - 0.5) * 0.16,
  }));
  const wrapped = (v: number) => ((v % size) + size) % size;

  for (const { piece } of plan) {
    const s = stamps[piece.shape];
    const left = Math.round(piece.x / mm + 0.7 / mm) + s.left;
    const top = Math.round(piece.y / mm + 1 / mm) + s.top;
    for (let j = 0; j < s.height; j++) {
      const row = wrapped(top + j) * size;
      for (let i = 0; i < s.width; i++) {
        const dark = smooth(SHADOW, -0.4, s.distance[j * s.width + i]) * 0.24;
        if (dark <= 0) continue;
        const at = (row + wrapped(left + i)) * 3;
        for (let c = 0; c < 3; c++) out[at + c] *= 1 - dark;
      }
    }
  }

  for (const { piece, sx, sy, tone, source: pixels, lean } of plan) {
    const s = stamps[piece.shape];
    const left = Math.round(piece.x / mm) + s.left;
    const top = Math.round(piece.y / mm) + s.top;
    const scale = mm / source.mm;
    const room = sourceSize - 2 - Math.max(s.width, s.height) * scale;
    const startX = sx * Math.max(0, room);
    const startY = sy * Math.max(0, room);
    for (let j = 1; j < s.height - 1; j++) {
      const row = wrapped(top + j) * size;
      for (let i = 1; i < s.width - 1; i++) {
        const k = j * s.width + i;
        const d = s.distance[k];
        if (d > mm) continue;
        const cover = clamp01(0.5 - d / mm);
        if (cover <= 0) continue;
        // Slope of the rounded edge, lit from the upper left.
        const gx = (s.distance[k + 1] - s.distance[k - 1]) / (2 * mm);
        const gy = (s.distance[k + s.width] - s.distance[k - s.width]) / (2 * mm);
        const slope = smooth(-edge.bevel, -edge.bevel * 0.05, d);
        const facing = -(gx * 0.62 + gy * 0.78) * slope;
        const light = tone * (1 + lean * (j / s.height - 0.5) + (facing > 0 ? facing * 0.2 : facing * 0.36));
        const glint = facing > 0 ? smooth(0.35, 0.95, facing) * edge.shine : 0;
        const px = Math.min(sourceSize - 2, startX + i * scale);
        const py = Math.min(sourceSize - 2, startY + j * scale);
        const fx = px - Math.floor(px);
        const fy = py - Math.floor(py);
        const at = (Math.floor(py) * sourceSize + Math.floor(px)) * 3;
        const below = at + sourceSize * 3;
        const target = (row + wrapped(left + i)) * 3;
        for (let c = 0; c < 3; c++) {
          const a = pixels[at + c] + fx * (pixels[at + 3 + c] - pixels[at + c]);
          const b = pixels[below + c] + fx * (pixels[below + 3 + c] - pixels[below + c]);
          const value = (a + fy * (b - a)) * light;
          out[target + c] += (value + (255 - value) * glint - out[target + c]) * cover;
        }
      }
    }
  }
  return out;
}
