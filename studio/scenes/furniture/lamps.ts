import { Cylinder } from "../solids/cylinder.ts";
import { Ellipsoid } from "../solids/ellipsoid.ts";
import type { Solid } from "../solids/solid.ts";
import { plain } from "../surfaces/plain.ts";
import { IRON } from "./seats.ts";

const OPAL = plain("#FFF6E6", { uneven: 0, glow: [1.9, 1.65, 1.3] });

/** A ball of opal glass on a cord from `ceiling`; it glows but the room is lit by its panes. */
export function globe(x: number, y: number, z: number, radius: number, ceiling: number): Solid[] {
  return [
    new Ellipsoid([x, y, z], [radius, radius, radius], OPAL),
    new Cylinder({ x, y: y + radius - 6, z, radius: radius * 0.32, length: 36 }, IRON),
    new Cylinder({ x, y: y + radius, z, radius: 4, length: ceiling - y - radius }, IRON),
  ];
}
