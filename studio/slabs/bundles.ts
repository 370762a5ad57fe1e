import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Entry, shortHash } from "@azulejo/seed/pictures/manifest.ts";
import { type Encoding, encodingOf } from "../budgets.ts";
import type { Series, SeriesFormat, SeriesProduct } from "../catalog.ts";
import type { Grid } from "../field.ts";
import { materials } from "../materials/index.ts";

/** A bundle of slabs as the seed lists it; its item determines stone, size and thickness. */
interface Bundle {
  readonly code: string;
  readonly block: string;
  readonly itemNo: string;
  readonly slabs: number;
}

/** A slab of a bundle that will be cut from its block. */
export interface Cut {
  readonly bundle: string;
  readonly block: string;
  readonly product: SeriesProduct;
  /** Position in the order in which slabs are cut, from 1. */
  readonly sequence: number;
  /** Depth of the polished face in the block, in mm. */
  readonly depthMm: number;
  /** The deepest face of the bundle. */
  readonly deepestMm: number;
  /** The back side of the cut was polished, so the slab shows the block mirrored. */
  readonly isMirrored: boolean;
  readonly grid: Grid;
  readonly encoding: Encoding;
  readonly entry: Omit<Entry, "hash" | "color">;
}

/** Increased when the way slabs are cut from a block changes. */
const CUTTING = 1;
/** Width of the saw's cut between two slabs. */
const KERF_MM = 6;
const CRYSTALLINE_BYTES = 460_000;
const GRAINY_BYTES = 380_000;
const SMOOTH_BYTES = 230_000;

/** Plans a picture of every slab in the yard, at one pixel per millimeter. */
export function planBundles(series: readonly Series[], folder: string, scale: number): Cut[] {
  const bundles = JSON.parse(readFileSync(join(folder, "bundles.json"), "utf8")) as Bundle[];
  return bundles.flatMap((bundle) => {
    const found = findItem(series, bundle.itemNo);
    if (!found) throw new Error(`bundle ${bundle.code}: unknown item ${bundle.itemNo}`);
    return Array.from({ length: bundle.slabs }, (_, index) => planCut(bundle, found, index + 1, scale));
  });
}

interface Found {
  readonly product: SeriesProduct;
  readonly format: SeriesFormat;
}

function planCut(bundle: Bundle, { product, format }: Found, sequence: number, scale: number): Cut {
  const { recipe, palette } = product.picture;
  const grid = { width: Math.round(format.widthMm * scale), height: Math.round(format.heightMm * scale), mm: 1 / scale };
  const thickness = (format as SeriesFormat & { thicknessMm: number }).thicknessMm;
  const encoding = encodingFor(recipe);
  const code = `${bundle.code.toLowerCase()}-${sequence}`;
  const recipeHash = shortHash(
    JSON.stringify([CUTTING, materials[recipe].version, recipe, palette, bundle.block, product.code, sequence, thickness, grid]),
  );
  return {
    bundle: bundle.code,
    block: bundle.block,
    product,
    sequence,
    depthMm: depthOf(sequence, thickness),
    deepestMm: depthOf(bundle.slabs, thickness) + thickness,
    isMirrored: sequence % 2 === 0,
    grid,
    encoding,
    entry: {
      file: `bundles/${code}.${encoding.codec}`,
      kind: "bundle",
      code,
      product: null,
      width: grid.width,
      height: grid.height,
      extentMm: { w: format.widthMm, h: format.heightMm },
      recipeHash,
    },
  };
}

/** Returns the depth of a face in the block. The two faces of a pair lie on either side of one saw cut, so they mirror each other. */
export function depthOf(sequence: number, thicknessMm: number): number {
  const front = (sequence - 1) * (thicknessMm + KERF_MM);
  return sequence % 2 === 1 ? front + thicknessMm : front;
}

function encodingFor(recipe: string): Encoding {
  const usual = encodingOf("slab", { recipe });
  if (usual.codec === "avif") return { ...usual, budget: CRYSTALLINE_BYTES };
  return { ...usual, budget: recipe === "quartzite" ? GRAINY_BYTES : SMOOTH_BYTES };
}

function findItem(series: readonly Series[], itemNo: string): Found | undefined {
  for (const one of series as readonly (Series & { itemCode: string })[])
    for (const product of one.products)
      for (const format of one.formats as readonly (SeriesFormat & { code: string })[]) {
        const color = product.color?.code ?? "";
        const isMade = !format.products || format.products.includes(color);
        if (isMade && `${one.itemCode}-${color}-${format.code}`.toUpperCase() === itemNo) return { product, format };
      }
  return undefined;
}
