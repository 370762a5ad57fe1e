import { type Field, field, type Grid, smooth } from "./field.ts";
import { Cells, Noise } from "./noise.ts";

/** Inclusions scattered over a material. Lengths in millimeters. */
export interface SpeckStyle {
  readonly spacing: number;
  /** Fraction of the grid points that have one. */
  readonly share: number;
  readonly smallest: number;
  readonly largest: number;
}

/**
 * Draws grains, pores or spots with ragged outlines: values 0 to 1, many small and few large. `id` receives a number for each, if given.
 */
export function specks(grid: Grid, seed: number, { spacing, share, smallest, largest }: SpeckStyle, id?: Field): Field {
  const places = new Cells(seed, 0.9);
  const outline = new Noise(seed + 1);
  const soft = Math.max(grid.mm, smallest * 0.35);
  return field(grid, 1, (x, y, i) => {
    places.find(x / spacing, y / spacing);
    if (places.id > share) return 0;
    const radius = (smallest + places.other ** 3 * (largest - smallest)) / 2;
    const distance = places.near * spacing;
    if (distance > radius * 1.9) return 0;
    if (id) id[i] = (places.id * 97.3) % 1;
    const length = radius * 0.8 + 0.1;
    const rough = outline.fbm(x / length + places.other * 70, y / length, 2) * radius * 0.75;
    return smooth(radius + soft * 0.5, radius - soft * 0.5, distance + rough);
  });
}
