import type { Palette, Pixels } from "./color.ts";
import type { Grid, Layers } from "./field.ts";

/** A format of a product, as far as a picture needs it. */
export interface PieceFormat {
  readonly widthMm: number;
  readonly heightMm: number;
  readonly shape: string;
}

export interface Context {
  readonly grid: Grid;
  /** Fixes the composition; products that share it share their fields. */
  readonly seed: number;
  /** Set for materials that are made piece by piece (glaze, glass) or row by row (wood). */
  readonly cell: PieceFormat;
  /** Depth of a slab's face in its block, for stones that are grown face by face. */
  readonly depthMm?: number;
}

/**
 * A material in two steps: `layers` computes fields that do not depend on color (slow, once for a series),
 * `paint` maps them through a palette (fast, once for a product).
 */
export interface Material {
  /** Raised when the look changes, so that stored pictures are rendered again. */
  readonly version: number;
  /** True when the picture must not be mirrored, because it is lit or directional. */
  readonly lit?: boolean;
  layers(context: Context): Layers;
  paint(layers: Layers, palette: Palette, context: Context, variant: number): Pixels;
}
