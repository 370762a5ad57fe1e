import { clamp01 } from "../field.ts";
import type { Section } from "./profile.ts";

/** A piece of trim with this cross-section that lies on the floor. Lengths in millimeters. */
export interface Bar {
  readonly section: Section;
  /** Position of its left edge across the picture's depth, and of its near end along the depth. */
  readonly across: number;
  readonly along: number;
  readonly length: number;
  /** A circle around the cross-section: its center (across and up) and radius. */
  readonly bounds: readonly [across: number, up: number, radius: number];
  /** Whether a point of the cross-section, at this distance along the bar, is a punched hole. */
  readonly isOpen?: (along: number, x: number, y: number) => boolean;
}

/** Returns the circle around a cross-section at a position across the picture's depth. */
export function boundsOf(section: Section, across: number): Bar["bounds"] {
  const xs = section.map(([x]) => x);
  const ys = section.map(([, y]) => y);
  const middle = [(Math.min(...xs) + Math.max(...xs)) / 2, (Math.min(...ys) + Math.max(...ys)) / 2] as const;
  return [across + middle[0], middle[1], Math.max(...section.map(([x, y]) => Math.hypot(x - middle[0], y - middle[1])))];
}

/** Whether a ray, seen along the bars, misses the circle around a bar. */
function misses({ bounds: [across, up, radius] }: Bar, from: Vector, ray: Vector): boolean {
  const length = Math.hypot(ray[1], ray[2]);
  return Math.abs((across - from[1]) * ray[2] - (up - from[2]) * ray[1]) > radius * length;
}

/** What a ray hits. */
export interface Hit {
  /** Distance along the ray. */
  t: number;
  /** Unit normal: along the bars, across them, up. */
  normal: [number, number, number];
  /** Distance along the bar from its near end, and along its outline. */
  at: readonly [along: number, around: number];
  isEnd: boolean;
}

type Vector = readonly [along: number, across: number, up: number];

/** Cosine of the angle below which two edges form one rounded surface. */
const ROUND = Math.cos((32 * Math.PI) / 180);

/**
 * Returns the first point where a ray hits a bar: its sides are lines in the plane of the cross-section, its ends are the cross-section
 * itself.
 */
export function hitBar(bar: Bar, from: Vector, ray: Vector): Hit | null {
  if (misses(bar, from, ray)) return null;
  let best: Hit | null = null;
  const { section } = bar;
  const ox = from[1] - bar.across;
  const oy = from[2];
  let around = 0;
  for (let k = 0; k < section.length; k++) {
    const [ax, ay] = section[k];
    const [bx, by] = section[(k + 1) % section.length];
    const ex = bx - ax;
    const ey = by - ay;
    const length = Math.hypot(ex, ey);
    const cross = ray[1] * ey - ray[2] * ex;
    if (Math.abs(cross) > 1e-9) {
      const t = ((ax - ox) * ey - (ay - oy) * ex) / cross;
      const s = ((ax - ox) * ray[2] - (ay - oy) * ray[1]) / cross;
      const along = from[0] + ray[0] * t - bar.along;
      if (t > 1e-6 && s >= 0 && s <= 1 && along >= 0 && along <= bar.length && (!best || t < best.t)) {
        if (bar.isOpen?.(along, ax + ex * s, ay + ey * s)) {
          around += length;
          continue;
        }
        best = { t, normal: [0, ...smoothNormal(section, k, s)], at: [along, around + s * length], isEnd: false };
      }
    }
    around += length;
  }
  for (const end of [0, bar.length]) {
    if (Math.abs(ray[0]) < 1e-9) continue;
    const t = (bar.along + end - from[0]) / ray[0];
    if (t <= 1e-6 || (best && t >= best.t)) continue;
    const x = ox + ray[1] * t;
    const y = oy + ray[2] * t;
    if (isInside(section, x, y)) best = { t, normal: [end === 0 ? -1 : 1, 0, 0], at: [x, y], isEnd: true };
  }
  return best;
}

/** Whether a bar blocks a ray. */
export function isInTheWay(bar: Bar, from: Vector, ray: Vector): boolean {
  if (misses(bar, from, ray)) return false;
  const { section } = bar;
  const ox = from[1] - bar.across;
  const oy = from[2];
  for (let k = 0; k < section.length; k++) {
    const [ax, ay] = section[k];
    const [bx, by] = section[k + 1 < section.length ? k + 1 : 0];
    const ex = bx - ax;
    const ey = by - ay;
    const cross = ray[1] * ey - ray[2] * ex;
    if (Math.abs(cross) < 1e-9) continue;
    const t = ((ax - ox) * ey - (ay - oy) * ex) / cross;
    const s = ((ax - ox) * ray[2] - (ay - oy) * ray[1]) / cross;
    if (t <= 1e-6 || s < 0 || s > 1) continue;
    const along = from[0] + ray[0] * t - bar.along;
    if (along >= 0 && along <= bar.length && !bar.isOpen?.(along, ax + ex * s, ay + ey * s)) return true;
  }
  return false;
}

/** Returns the normal at a point of an edge, turned toward its neighbors where the surface is rounded. */
function smoothNormal(section: Section, k: number, s: number): [number, number] {
  const own = normalOf(section, k);
  const other = normalOf(section, s < 0.5 ? k - 1 : k + 1);
  if (own[0] * other[0] + own[1] * other[1] < ROUND) return own;
  const share = Math.abs(s - 0.5);
  const x = own[0] * (1 - share) + other[0] * share;
  const y = own[1] * (1 - share) + other[1] * share;
  const length = Math.hypot(x, y);
  return [x / length, y / length];
}

/** The outward normal; cross-sections run counterclockwise. */
function normalOf(section: Section, k: number): [number, number] {
  const n = section.length;
  const [ax, ay] = section[((k % n) + n) % n];
  const [bx, by] = section[(((k + 1) % n) + n) % n];
  const length = Math.hypot(bx - ax, by - ay) || 1;
  return [(by - ay) / length, -(bx - ax) / length];
}

function isInside(section: Section, x: number, y: number): boolean {
  let inside = false;
  for (let k = 0, j = section.length - 1; k < section.length; j = k++) {
    const [ax, ay] = section[k];
    const [bx, by] = section[j];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  }
  return inside;
}

export const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

export function unit([x, y, z]: Vector): [number, number, number] {
  const length = Math.hypot(x, y, z);
  return [x / length, y / length, z / length];
}

/** Returns how brightly a surface reflects the windows, depending on its angle to viewer and light. */
export function highlight(normal: Vector, toEye: Vector, toLight: Vector, sharpness: number): number {
  const half = unit([toEye[0] + toLight[0], toEye[1] + toLight[1], toEye[2] + toLight[2]]);
  return clamp01(dot(normal, half)) ** sharpness;
}
