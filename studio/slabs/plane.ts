import type { Field, Grid, Layers } from "../field.ts";
import { Noise } from "../noise.ts";

/** Margin around a slab in its block's fields: a sloping vein that is under the slab here may lie outside it deeper down. */
export const MARGIN_MM = 170;

const LATTICE = 16;
/** How far a layer of stone moves sideways per millimeter of depth. */
const DIP = 0.42;
const DIP_VARIES = 0.85;
const DIP_LENGTH = 950;
const SWIRL_MM = 11;
const SWIRL_LENGTH = 260;
const SWIRL_DEPTH = 95;
/** Pixels by which fine crystals are moved per millimeter of depth: none of them is thick enough to reach the next face. */
const JUMP = 37;
const CRYSTALS = new Set(["sugar", "mica", "fleck", "crystal"]);

/**
 * The stone in three dimensions: a point (x, y) at a depth shows what is at (x, y) minus this displacement in the block's face. Layers
 * slope at a different angle in every part of the block, and curl. Parallel cuts look like real neighbors: close ones nearly equal, distant
 * ones not.
 */
export function displacementAt(seed: number, depthMm: number): (x: number, y: number) => readonly [dx: number, dy: number] {
  const across = new Noise(seed + 501);
  const down = new Noise(seed + 502);
  const swirl = new Noise(seed + 503);
  const heading = ((seed % 360) / 180) * Math.PI;
  const dipX = Math.cos(heading) * DIP;
  const dipY = Math.sin(heading) * DIP;
  const turn = depthMm / SWIRL_DEPTH;
  return (x, y) => {
    const curl = Math.min(1, depthMm / 20) * SWIRL_MM;
    const u = x / SWIRL_LENGTH;
    const v = y / SWIRL_LENGTH;
    return [
      depthMm * (dipX + across.fbm(x / DIP_LENGTH, y / DIP_LENGTH, 2) * DIP_VARIES) + swirl.fbm(u + turn, v, 3) * curl,
      depthMm * (dipY + down.fbm(x / DIP_LENGTH, y / DIP_LENGTH, 2) * DIP_VARIES) + swirl.fbm(u + 40, v + turn, 3) * curl,
    ];
  };
}

/** Cuts a plane through a block's fields. The result has the slab's grid. */
export function cutPlane(layers: Layers, block: Grid, slab: Grid, seed: number, depthMm: number): Layers {
  const { width, height, mm } = slab;
  const margin = MARGIN_MM / mm;
  const displaced = positions(slab, displacementAt(seed, depthMm));
  const jump = Math.round(depthMm * JUMP);
  const cut: Record<string, Field> = {};
  for (const [name, from] of Object.entries(layers)) {
    const out = new Float32Array(width * height);
    const isCrystal = CRYSTALS.has(name);
    for (let y = 0, i = 0; y < height; y++) {
      for (let x = 0; x < width; x++, i++) {
        out[i] = isCrystal
          ? from[((y + jump) % block.height) * block.width + ((x + jump * 3) % block.width)]
          : sample(from, block, x + margin + displaced.x[i], y + margin + displaced.y[i]);
      }
    }
    cut[name] = out;
  }
  return cut;
}

function sample(from: Field, { width, height }: Grid, x: number, y: number): number {
  const cx = x < 0 ? 0 : x > width - 1.001 ? width - 1.001 : x;
  const cy = y < 0 ? 0 : y > height - 1.001 ? height - 1.001 : y;
  const left = Math.floor(cx);
  const top = Math.floor(cy);
  const fx = cx - left;
  const at = top * width + left;
  const above = from[at] + fx * (from[at + 1] - from[at]);
  const below = from[at + width] + fx * (from[at + width + 1] - from[at + width]);
  return above + (cy - top) * (below - above);
}

/** Returns the displacement of every pixel, in pixels, interpolated between the points of a coarse grid. */
function positions({ width, height, mm }: Grid, at: ReturnType<typeof displacementAt>): { x: Field; y: Field } {
  const columns = Math.ceil(width / LATTICE) + 1;
  const rows = Math.ceil(height / LATTICE) + 1;
  const coarse: Grid = { width: columns, height: rows, mm };
  const dx = new Float32Array(columns * rows);
  const dy = new Float32Array(columns * rows);
  for (let j = 0, o = 0; j < rows; j++)
    for (let i = 0; i < columns; i++, o++) {
      const [across, down] = at(i * LATTICE * mm, j * LATTICE * mm);
      dx[o] = across / mm;
      dy[o] = down / mm;
    }
  const x = new Float32Array(width * height);
  const y = new Float32Array(width * height);
  for (let py = 0, o = 0; py < height; py++)
    for (let px = 0; px < width; px++, o++) {
      x[o] = sample(dx, coarse, px / LATTICE, py / LATTICE);
      y[o] = sample(dy, coarse, px / LATTICE, py / LATTICE);
    }
  return { x, y };
}
