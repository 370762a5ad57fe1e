import type { Rgb } from "../color.ts";
import { clamp01 } from "../field.ts";
import { lit, type Sample } from "../object.ts";

/** Shades a point on an upright round wall, `across` from -1 to 1. */
export function cylinder(across: number, s: Sample, color: Rgb, gloss: number): void {
  const a = Math.min(1, Math.abs(across));
  const round = Math.sqrt(1 - a * a);
  const light = 0.66 + 0.34 * round + across * -0.14;
  const shine = Math.exp(-(((across + 0.5) / 0.12) ** 2)) * gloss + Math.exp(-(((across - 0.72) / 0.07) ** 2)) * gloss * 0.35;
  lit(s, color, light, clamp01(shine));
}
