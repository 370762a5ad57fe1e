import { type Field, field, type Grid } from "./field.ts";
import { Noise } from "./noise.ts";

export interface Warp {
  readonly x: Field;
  readonly y: Field;
}

/** A smooth displacement of the plane: at most `amount` mm, varying over `length` mm. */
export function warp(grid: Grid, seed: number, length: number, amount: number, octaves = 4, step = 4): Warp {
  const across = new Noise(seed);
  const down = new Noise(seed + 77);
  return {
    x: field(grid, step, (x, y) => across.fbm(x / length, y / length, octaves) * amount),
    y: field(grid, step, (x, y) => down.fbm(x / length + 5.3, y / length, octaves) * amount),
  };
}
