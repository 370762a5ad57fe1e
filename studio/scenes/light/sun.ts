import type { Linear } from "../surfaces/surface.ts";
import type { Pane } from "./pane.ts";

export interface Sun {
  /** Unit direction towards the sun. */
  readonly to: readonly [number, number, number];
  readonly light: Linear;
  /** Half angle in radians: the real sun is 0.005, haze and leaves widen it. */
  readonly spread: number;
  /** Windows it shines through; everywhere when absent. */
  readonly through?: readonly Pane[];
  /** Share of light let through at a place of a window: bars, blinds, leaves. */
  readonly mask?: (along: number, down: number) => number;
}

export function towards(x: number, y: number, z: number): readonly [number, number, number] {
  const length = Math.hypot(x, y, z);
  return [x / length, y / length, z / length];
}

/** Glazing bars that part a window into panes. */
export function bars(across: number, down: number, width: number): (along: number, at: number) => number {
  return (along, at) => {
    const a = Math.abs(along * across - Math.round(along * across)) / across;
    const b = Math.abs(at * down - Math.round(at * down)) / down;
    return a < width || b < width ? 0 : 1;
  };
}
