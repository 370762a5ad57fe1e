import { Box } from "../solids/box.ts";
import { Cylinder } from "../solids/cylinder.ts";
import type { Solid } from "../solids/solid.ts";
import { plain } from "../surfaces/plain.ts";
import type { Surface } from "../surfaces/surface.ts";

/** A framed print of a few plain shapes, its lower edge at `y` on the wall at `z`. */
export function print(
  x: number,
  y: number,
  z: number,
  w: number,
  h: number,
  frame: Surface,
  inks: readonly [string, string, string],
): Solid[] {
  const [ground, first, second] = inks.map((hex) => plain(hex, { uneven: 0.04, grain: 50 }));
  return [
    new Box({ x, y, z: z + 13, w, h, d: 26, ease: 2 }, frame),
    new Box({ x, y: y + 22, z: z + 27, w: w - 44, h: h - 44, d: 3 }, plain("#F3EFE6", { uneven: 0.01 })),
    new Box({ x, y: y + 90, z: z + 29, w: w - 180, h: h - 180, d: 3 }, ground),
    new Cylinder({ x: x - w * 0.08, y: y + h * 0.56, z: z + 29, radius: Math.min(w, h) * 0.17, length: 3, along: "z" }, first),
    new Box({ x: x + w * 0.1, y: y + 90, z: z + 31, w: w * 0.34, h: h * 0.34, d: 3 }, second),
  ];
}
