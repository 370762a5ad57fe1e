import type { Palette, Pixels } from "./color.ts";
import type { Grid, Layers } from "./field.ts";

/** The properties of a product's format that a picture depends on. */
export interface PieceFormat {
  readonly widthMm: number;
  readonly heightMm: number;
  readonly shape: string;
}

export interface Context {
  readonly grid: Grid;
  /** Determines the composition; products with the same seed share their fields. */
  readonly seed: number;
  /** Set for materials made piece by piece (glaze, glass) or row by row (wood): the size of a piece or row. */
  readonly cell: PieceFormat;
  /** Depth of a slab's face in its block, for stones that are generated separately for each face. */
  readonly depthMm?: number;
}

/**
 * A material, rendered in two steps: `layers` computes the fields that don't depend on color (slow, once per series), `paint` colors them
 * with a palette (fast, once per product).
 */
export interface Material {
  /** Increased when the look changes, so that stored pictures are rendered again. */
  readonly version: number;
  /** True if the picture must not be mirrored, because its light comes from one side or it has a direction. */
  readonly lit?: boolean;
  layers(context: Context): Layers;
  paint(layers: Layers, palette: Palette, context: Context, variant: number): Pixels;
}
