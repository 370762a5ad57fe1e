import { Box } from "../solids/box.ts";
import { Cylinder } from "../solids/cylinder.ts";
import { Marched } from "../solids/marched.ts";
import type { Solid } from "../solids/solid.ts";
import { plain } from "../surfaces/plain.ts";
import type { Surface } from "../surfaces/surface.ts";

export const ENAMEL = plain("#F5F4F0", { shine: 0.045, rough: 0.1, uneven: 0.004 });
export const TOWEL = plain("#EFEBE2", { uneven: 0.1, grain: 14, lean: 0.2 });

/** A freestanding tub, its long side along x. */
export function tub(x: number, z: number, length: number, width: number, height: number, surface: Surface = ENAMEL): Solid {
  const a = length / 2;
  const b = width / 2;
  const oval = (px: number, pz: number, sa: number, sb: number) => {
    const k = (Math.abs(px) / sa) ** 2.6 + (Math.abs(pz) / sb) ** 2.6;
    return (k ** (1 / 2.6) - 1) * Math.min(sa, sb);
  };
  const distance = (px: number, py: number, pz: number) => {
    const t = Math.min(1, Math.max(0, py / height));
    const lean = 0.8 + 0.2 * t ** 0.7;
    const outer = Math.max(oval(px - x, pz - z, a * lean, b * lean), py - height, -py);
    const inner = Math.max(oval(px - x, pz - z, a * lean - 46, b * lean - 46), 110 - py);
    return Math.max(outer, -inner) * 0.6;
  };
  return new Marched({ from: [x - a - 2, 0, z - b - 2], to: [x + a + 2, height + 2, z + b + 2] }, distance, surface);
}

/** A floor-standing filler: a post, a spout and a handle. */
export function filler(x: number, z: number, reach: number, surface: Surface): Solid[] {
  return [
    new Cylinder({ x, y: 0, z, radius: 60, length: 10 }, surface),
    new Cylinder({ x, y: 0, z, radius: 19, length: 900 }, surface),
    new Cylinder({ x: Math.min(x, x + reach), y: 880, z, radius: 16, length: Math.abs(reach), along: "x" }, surface),
    new Cylinder({ x: x + reach, y: 820, z, radius: 16, length: 75 }, surface),
    new Cylinder({ x, y: 700, z, radius: 9, length: 120, along: "z" }, surface),
  ];
}

/** A wall tap over a basin: two handles and a spout that point into the room from `z`. */
export function wallTap(x: number, y: number, z: number, surface: Surface): Solid[] {
  return [
    new Cylinder({ x, y, z, radius: 13, length: 190, along: "z" }, surface),
    new Cylinder({ x, y, z, radius: 30, length: 8, along: "z" }, surface),
    new Cylinder({ x, y: y - 34, z: z + 176, radius: 12, length: 34 }, surface),
    new Cylinder({ x: x - 110, y, z, radius: 27, length: 42, along: "z" }, surface),
    new Cylinder({ x: x + 110, y, z, radius: 27, length: 42, along: "z" }, surface),
  ];
}

/** A vessel basin, round and shallow. */
export function basin(x: number, y: number, z: number, radius: number, surface: Surface = ENAMEL): Solid {
  const height = 125;
  const distance = (px: number, py: number, pz: number) => {
    const h = py - y;
    const t = Math.min(1, Math.max(0, h / height));
    const r = Math.hypot(px - x, pz - z);
    const outside = radius * (0.72 + 0.28 * Math.sqrt(t));
    const outer = Math.max(r - outside, h - height, -h);
    const inner = Math.max(r - outside + 14, 18 + (r / radius) ** 2 * 30 - h);
    return Math.max(outer, -inner) * 0.7;
  };
  return new Marched(
    { from: [x - radius - 2, y, z - radius - 2], to: [x + radius + 2, y + height + 1, z + radius + 2] },
    distance,
    surface,
  );
}

/** A towel over a rail: two thin hangings with a fold. */
export function towel(x: number, y: number, z: number, width: number, drop: number, surface: Surface = TOWEL): Solid[] {
  const distance = (px: number, py: number, pz: number) => {
    const fold = Math.sin((px - x) / 38) * 4 + Math.sin((px - x) / 17 + py / 90) * 2;
    const dx = Math.abs(px - x) - width / 2;
    const dy = Math.abs(py - (y - drop / 2)) - drop / 2;
    const dz = Math.abs(pz - z - fold) - 15;
    return (Math.hypot(Math.max(dx, 0), Math.max(dy, 0), Math.max(dz, 0)) + Math.min(Math.max(dx, dy, dz), 0) - 5) * 0.7;
  };
  const bounds = { from: [x - width / 2 - 12, y - drop - 8, z - 34], to: [x + width / 2 + 12, y + 10, z + 34] } as const;
  return [new Marched(bounds, distance, surface)];
}

/** A vanity chest with drawers seen from the front, its back at `z`. */
export function vanity(x: number, z: number, w: number, d: number, body: Surface, top: Surface, pull: Surface): Solid[] {
  const solids: Solid[] = [
    new Box({ x, y: 240, z: z + d / 2, w, h: 530, d: d - 20, ease: 3 }, body),
    new Box({ x, y: 770, z: z + d / 2, w: w + 30, h: 40, d: d + 10, ease: 3 }, top),
  ];
  for (const side of [-1, 1]) {
    for (const row of [0, 1]) {
      const y = 256 + row * 256;
      solids.push(new Box({ x: x + (side * w) / 4, y, z: z + d - 8, w: w / 2 - 14, h: 246, d: 22, ease: 3 }, body));
      solids.push(new Cylinder({ x: x + (side * w) / 4 - 70, y: y + 205, z: z + d + 22, radius: 6, length: 140, along: "x" }, pull));
    }
  }
  return solids;
}
