import type { Grid } from "./field.ts";
import { Noise } from "./noise.ts";

/** Crystal size of a marble that glitters when it is broken, in mm. */
const CRYSTAL = 0.7;
const PATCH = 3.2;

/** Returns the sparkle of fine crystals at a pixel, about -1 to 1. Coarse pictures include only its gradual part. */
export function sugar(grid: Grid, seed: number): (x: number, y: number) => number {
  const noise = new Noise(seed);
  const { mm } = grid;
  const fine = mm < CRYSTAL * 0.6 ? 0.6 : 0;
  return (x, y) =>
    noise.at((x * mm) / PATCH, (y * mm) / PATCH) * 0.5 + (fine > 0 ? noise.at((x * mm) / CRYSTAL + 50, (y * mm) / CRYSTAL) * fine : 0);
}
