import { Box } from "../solids/box.ts";
import { Cylinder } from "../solids/cylinder.ts";
import { Marched, roundedBox } from "../solids/marched.ts";
import type { Solid } from "../solids/solid.ts";
import { plain } from "../surfaces/plain.ts";
import type { Surface } from "../surfaces/surface.ts";
import { woodgrain } from "../surfaces/woodgrain.ts";

export const OAK = woodgrain("#B8946A");
export const OAK_UPRIGHT = woodgrain("#B08C62", true);
export const WALNUT = woodgrain("#6E4E38");
export const BRASS = plain("#B08D4F", { shine: 0.55, rough: 0.25, mirror: true, uneven: 0.02 });
export const IRON = plain("#2A2927", { shine: 0.03, rough: 0.6, uneven: 0.05, grain: 40 });

/** A soft block: cushion, mattress, folded blanket. `x`, `y`, `z` is the middle of its underside. */
export function cushion(
  x: number,
  y: number,
  z: number,
  w: number,
  h: number,
  d: number,
  surface: Surface,
  round = Math.min(w, h, d) * 0.42,
): Solid {
  const cy = y + h / 2;
  // The middle of a cushion stands a little proud of its edges.
  const distance = (px: number, py: number, pz: number) => {
    const swell = 6 * Math.cos(((px - x) / w) * 2.8) * Math.cos(((pz - z) / d) * 2.8);
    return (roundedBox(px - x, py - cy, pz - z, w / 2, h / 2, d / 2, round) - swell) * 0.85;
  };
  return new Marched({ from: [x - w / 2 - 8, y - 8, z - d / 2 - 8], to: [x + w / 2 + 8, y + h + 8, z + d / 2 + 8] }, distance, surface);
}

/** A low sofa along x, its back towards the wall behind. */
export function sofa(x: number, z: number, width: number, surface: Surface): Solid[] {
  const seats = Math.max(2, Math.round(width / 850));
  const each = (width - 320) / seats;
  const solids: Solid[] = [
    new Box({ x, y: 0, z, w: width - 120, h: 130, d: 760 }, IRON),
    cushion(x, 120, z, width, 160, 900, surface, 40),
    cushion(x, 240, z - 380, width, 480, 170, surface, 60),
    cushion(x - width / 2 + 85, 240, z, 170, 300, 900, surface, 60),
    cushion(x + width / 2 - 85, 240, z, 170, 300, 900, surface, 60),
  ];
  for (let k = 0; k < seats; k++) {
    const cx = x - width / 2 + 160 + each * (k + 0.5);
    solids.push(cushion(cx, 275, z + 60, each - 6, 170, 760, surface, 55));
    solids.push(cushion(cx, 440, z - 235, each - 14, 380, 150, surface, 62));
  }
  return solids;
}

/** A backless bench: a board on two slabs. */
export function bench(x: number, z: number, width: number, surface: Surface, height = 440, depth = 380): Solid[] {
  return [
    new Box({ x, y: height - 45, z, w: width, h: 45, d: depth, ease: 4 }, surface),
    new Box({ x: x - width / 2 + 130, y: 0, z, w: 45, h: height - 45, d: depth - 60, ease: 4 }, surface),
    new Box({ x: x + width / 2 - 130, y: 0, z, w: 45, h: height - 45, d: depth - 60, ease: 4 }, surface),
  ];
}

/** A bar stool with four raked-looking legs and a ring. */
export function stool(x: number, z: number, height: number, seat: Surface, legs: Surface): Solid[] {
  const solids: Solid[] = [new Cylinder({ x, y: height - 34, z, radius: 175, length: 34 }, seat)];
  for (const [sx, sz] of [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ]) {
    solids.push(new Cylinder({ x: x + sx * 125, y: 0, z: z + sz * 125, radius: 13, length: height - 34 }, legs));
  }
  for (const side of [-1, 1]) {
    solids.push(new Box({ x, y: height * 0.32, z: z + side * 125, w: 250, h: 20, d: 12 }, legs));
    solids.push(new Box({ x: x + side * 125, y: height * 0.32 + 30, z, w: 12, h: 20, d: 250 }, legs));
  }
  return solids;
}

export function table(x: number, z: number, w: number, d: number, height: number, top: Surface, legs: Surface): Solid[] {
  const solids: Solid[] = [new Box({ x, y: height - 30, z, w, h: 30, d, ease: 3 }, top)];
  for (const sx of [-1, 1]) {
    for (const sz of [-1, 1]) {
      solids.push(new Box({ x: x + sx * (w / 2 - 40), y: 0, z: z + sz * (d / 2 - 40), w: 45, h: height - 30, d: 45, ease: 3 }, legs));
    }
  }
  return solids;
}
