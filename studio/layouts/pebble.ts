import { type Layout, type Placed, SHEET } from "../layout.ts";
import { randomFrom } from "../noise.ts";
import type { Outline } from "../outline.ts";

const COLUMNS = 8;
const JOINT = 3.4;
const ROUNDING = 3;

/** Hand-laid pebbles: the cells of an evened-out random net, with gaps between them and rounded corners. */
export function pebble(seed: number): Layout {
  const random = randomFrom(seed);
  const pitch = SHEET / COLUMNS;
  const xs: number[] = [];
  const ys: number[] = [];
  for (let row = 0; row < COLUMNS; row++) {
    for (let column = 0; column < COLUMNS; column++) {
      const shift = row % 2 === 0 ? 0.25 : 0.75;
      xs.push((column + shift + (random() - 0.5) * 0.62) * pitch);
      ys.push((row + 0.5 + (random() - 0.5) * 0.62) * pitch);
    }
  }
  const shapes: Outline[] = [];
  const pieces: Placed[] = [];
  for (let k = 0; k < xs.length; k++) {
    let cell: number[] = [-60, -60, 60, -60, 60, 60, -60, 60];
    for (let other = 0; other < xs.length; other++) {
      if (other === k) continue;
      const dx = wrap(xs[other] - xs[k]);
      const dy = wrap(ys[other] - ys[k]);
      const length = Math.hypot(dx, dy);
      if (length < 110) cell = clip(cell, dx / length, dy / length, length / 2 - JOINT / 2);
    }
    let outline = cell;
    for (let pass = 0; pass < ROUNDING; pass++) outline = cutCorners(outline);
    shapes.push(Float64Array.from(outline));
    pieces.push({ shape: k, x: xs[k], y: ys[k] });
  }
  return { shapes, pieces, variety: 1.8 };
}

function wrap(d: number): number {
  return d - Math.round(d / SHEET) * SHEET;
}

/** Keeps the part of a convex polygon with x·nx + y·ny below the limit. */
function clip(polygon: readonly number[], nx: number, ny: number, limit: number): number[] {
  const out: number[] = [];
  for (let k = 0; k < polygon.length; k += 2) {
    const next = (k + 2) % polygon.length;
    const a = polygon[k] * nx + polygon[k + 1] * ny - limit;
    const b = polygon[next] * nx + polygon[next + 1] * ny - limit;
    if (a <= 0) out.push(polygon[k], polygon[k + 1]);
    if (a < 0 !== b < 0) {
      const t = a / (a - b);
      out.push(polygon[k] + (polygon[next] - polygon[k]) * t, polygon[k + 1] + (polygon[next + 1] - polygon[k + 1]) * t);
    }
  }
  return out;
}

function cutCorners(polygon: readonly number[]): number[] {
  const out: number[] = [];
  for (let k = 0; k < polygon.length; k += 2) {
    const next = (k + 2) % polygon.length;
    out.push(polygon[k] * 0.75 + polygon[next] * 0.25, polygon[k + 1] * 0.75 + polygon[next + 1] * 0.25);
    out.push(polygon[k] * 0.25 + polygon[next] * 0.75, polygon[k + 1] * 0.25 + polygon[next + 1] * 0.75);
  }
  return out;
}
