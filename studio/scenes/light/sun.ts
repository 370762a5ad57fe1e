import type { Linear } from "../surfaces/surface.ts";
import type { Pane } from "./pane.ts";

export interface Sun {
  /** Unit direction towards the sun. */
  readonly to: readonly [number, number, number];
  readonly light: Linear;
  /** Half the sun's apparent angle in radians: 0.005 in reality, wider through haze and leaves. */
  readonly spread: number;
  /** Windows it shines through; everywhere if missing. */
  readonly through?: readonly Pane[];
  /** Returns the fraction of light that passes a point of a window with bars, blinds or leaves. */
  readonly mask?: (along: number, down: number) => number;
}

export function towards(x: number, y: number, z: number): readonly [number, number, number] {
  const length = Math.hypot(x, y, z);
  return [x / length, y / length, z / length];
}

/** Glazing bars that divide a window into panes. */
export function bars(across: number, down: number, width: number): (along: number, at: number) => number {
  return (along, at) => {
    const a = Math.abs(along * across - Math.round(along * across)) / across;
    const b = Math.abs(at * down - Math.round(at * down)) / down;
    return a < width || b < width ? 0 : 1;
  };
}
