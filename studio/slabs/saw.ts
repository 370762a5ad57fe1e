import { type Pixels, parsePalette } from "../color.ts";
import type { Grid, Layers } from "../field.ts";
import { materials } from "../materials/index.ts";
import { seedFrom } from "../noise.ts";
import type { Cut } from "./bundles.ts";
import { cutPlane, MARGIN_MM } from "./plane.ts";

/**
 * Whether a stone consists of crystals: each face is then generated anew, because no crystal reaches from one face to the next; only the
 * bands come from the block.
 */
const isGrown = (recipe: string): boolean => recipe.startsWith("granite");

/** Cuts slabs from blocks, and keeps the current block. */
export class Saw {
  private blockKey = "";
  private block: Layers = {};

  paint(cut: Cut): Pixels {
    const { recipe, palette } = cut.product.picture;
    const material = materials[recipe];
    const seed = seedFrom(`${cut.product.code}/${cut.block}`) % 1_000_000;
    const cell = { widthMm: 0, heightMm: 0, shape: "none" };
    const context = { grid: cut.grid, seed, cell };
    const layers = isGrown(recipe)
      ? material.layers({ ...context, depthMm: cut.depthMm })
      : cutPlane(this.blockOf(cut, seed), grownBy(cut.grid), cut.grid, seed, cut.depthMm);
    const pixels = material.paint(layers, parsePalette(palette), context, cut.sequence);
    if (cut.isMirrored) mirror(pixels, cut.grid);
    return pixels;
  }

  private blockOf(cut: Cut, seed: number): Layers {
    const { recipe } = cut.product.picture;
    const grid = grownBy(cut.grid);
    const key = `${recipe}|${seed}|${grid.width}x${grid.height}`;
    if (key !== this.blockKey) {
      this.block = {};
      this.block = materials[recipe].layers({ grid, seed, cell: { widthMm: 0, heightMm: 0, shape: "none" } });
      this.blockKey = key;
    }
    return this.block;
  }
}

function grownBy({ width, height, mm }: Grid): Grid {
  const margin = Math.ceil(MARGIN_MM / mm) * 2;
  return { width: width + margin, height: height + margin, mm };
}

function mirror(pixels: Pixels, { width, height }: Grid): void {
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width >> 1; x++) {
      const a = (y * width + x) * 3;
      const b = (y * width + width - 1 - x) * 3;
      for (let c = 0; c < 3; c++) [pixels[a + c], pixels[b + c]] = [pixels[b + c], pixels[a + c]];
    }
}
