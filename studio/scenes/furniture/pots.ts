import { type Distance, Marched } from "../solids/marched.ts";
import type { Solid } from "../solids/solid.ts";
import type { Surface } from "../surfaces/surface.ts";

/** Radius of a thrown form at a share of its height. */
export type Profile = (t: number) => number;

export const PROFILES = {
  bowl: (t: number) => 0.35 + 0.65 * Math.sin(Math.min(1, t * 1.1) * 1.5),
  jar: (t: number) => (t < 0.72 ? 0.62 + 0.38 * Math.sin((t / 0.72) * 2.6) : 0.62 + 0.38 * Math.sin(2.6) - (t - 0.72) * 0.6),
  bottle: (t: number) => 0.2 + 0.8 * Math.max(0, Math.cos((t - 0.28) * 2.1)) ** 2.2,
  pot: (t: number) => 0.78 + 0.22 * t,
  drum: (t: number) => 0.94 + 0.06 * Math.sin(t * Math.PI),
} satisfies Record<string, Profile>;

/** A hollow vessel turned on the wheel. */
export function thrown(
  x: number,
  y: number,
  z: number,
  radius: number,
  height: number,
  profile: Profile,
  surface: Surface,
  wall = 9,
): Solid {
  const distance: Distance = (px, py, pz) => {
    const h = py - y;
    const t = Math.min(1, Math.max(0, h / height));
    const r = Math.hypot(px - x, pz - z);
    const shell = Math.abs(r - profile(t) * radius + wall / 2) - wall / 2;
    const base = Math.max(r - profile(t) * radius, h - wall * 2);
    const side = Math.min(shell, base) * 0.8;
    return Math.max(side, h - height, -h);
  };
  const reach = radius * 1.15;
  return new Marched({ from: [x - reach, y - 1, z - reach], to: [x + reach, y + height + 1, z + reach] }, distance, surface);
}
