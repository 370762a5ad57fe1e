import { type Entry, type Kind, shortHash } from "@azulejo/seed/pictures/manifest.ts";
import { type Encoding, encodingOf } from "./budgets.ts";
import { formatsOf, pieceFormats, type Series, type SeriesProduct, subjectOf } from "./catalog.ts";
import { faceGrid, pickCell } from "./face-size.ts";
import type { Grid } from "./field.ts";
import { SHEET } from "./layout.ts";
import { layouts } from "./layouts/index.ts";
import { PANEL } from "./ledger.ts";
import type { PieceFormat } from "./material.ts";
import { ENCAUSTIC_TILE } from "./materials/encaustic.ts";
import { materials, objects } from "./materials/index.ts";
import { BOARDS, rowHeight } from "./materials/wood.ts";
import type { Subject } from "./object.ts";

/** Increased when something that every picture depends on changes. */
const RENDERER = 1;

/** Increased when the way ledger strips are laid changes. */
const LEDGER = 1;

const SHEET_PIXELS = 1600;
const OBJECT_PIXELS = 1280;
const SLAB = { width: 4800, height: 2850, mm: 3200 / 4800 };
/** The middle of a slab becomes its face, at the slab's resolution. */
const SLAB_FACE = { mm: 1300, pixels: 1950 };

/** Pixels of a swatch, which shows the material that an object consists of or makes, 300 mm across. */
const SWATCH_PIXELS = 640;
const SWATCH_MM = 300;

/** Materials whose composition matters: every color gets its own. The colors of a series share the fields of other materials. */
const COMPOSED = new Set(["marble-soft", "marble-bold", "marble-dark", "onyx", "quartzite", "resin"]);

export interface Job {
  readonly kind: Exclude<Kind, "scene" | "bundle">;
  readonly series: string;
  readonly product: SeriesProduct;
  /** The product's position in its series, which selects mirroring and motif. */
  readonly index: number;
  readonly seedText: string;
  readonly grid: Grid;
  readonly cell: PieceFormat;
  /** The product is sold as panels of split strips, so its face shows a wall of them. */
  readonly ledger: boolean;
  /** The face is cut from the picture of the product's slab. */
  readonly fromSlab: boolean;
  /** What is drawn of the product if it is an object. */
  readonly subject: Subject | null;
  readonly encoding: Encoding;
  readonly entry: Omit<Entry, "hash" | "color">;
}

/** Returns the pictures that a series needs; a `scale` below 1 makes small drafts. */
export function planSeries(series: Series, scale: number): Job[] {
  return series.products.flatMap((product, index) => [
    ...planProduct(series, product, index, scale),
    ...planSwatch(series, product, index, scale),
  ]);
}

/** Plans the swatch with which an object's color is chosen: the joint made with a grout, the stone of a threshold. */
function planSwatch(series: Series, product: SeriesProduct, index: number, scale: number): Job[] {
  const { face: recipe, palette } = product.picture;
  if (!recipe) return [];
  if (!(recipe in materials)) throw new Error(`${product.code}: unknown recipe ${recipe}`);
  const grid = scaled({ width: SWATCH_PIXELS, height: SWATCH_PIXELS, mm: SWATCH_MM / SWATCH_PIXELS }, scale);
  const cell = { widthMm: SWATCH_MM, heightMm: SWATCH_MM, shape: "square" };
  const encoding = encodingOf("face", { swatch: true });
  const entry = {
    file: `swatches/${product.code}.${encoding.codec}`,
    kind: "face" as const,
    code: product.code,
    product: product.code,
    width: grid.width,
    height: grid.height,
    extentMm: { w: SWATCH_MM, h: SWATCH_MM },
    recipeHash: shortHash(JSON.stringify([RENDERER, materials[recipe].version, recipe, palette, product.code, grid])),
  };
  return [
    {
      ...{ kind: "face", fromSlab: false, ledger: false, subject: null, series: series.code, index, seedText: product.code },
      ...{ grid, cell, encoding, entry },
      product: { ...product, picture: { ...product.picture, recipe } },
    },
  ];
}

function planProduct(series: Series, product: SeriesProduct, index: number, scale: number): Job[] {
  const { recipe, layout, palette } = product.picture;
  const formats = formatsOf(series, product);
  const pieces = pieceFormats(formats);
  const isObject = recipe in objects;
  if (!isObject && !(recipe in materials)) throw new Error(`${product.code}: unknown recipe ${recipe}`);
  if (layout && !(layout in layouts)) throw new Error(`${product.code}: unknown layout ${layout}`);
  const hasSlab = !isObject && !layout && formats.some((format) => format.sellUnit === "slab");
  const kind = isObject ? "object" : layout ? "sheet" : "face";
  const composed = COMPOSED.has(recipe) || hasSlab;
  const cell = pickCell(recipe, pieces);
  const shape = kind === "face" ? faceGrid(recipe, cell, pieces) : undefined;
  const pixels = kind === "object" ? OBJECT_PIXELS : SHEET_PIXELS;
  const full: Grid = hasSlab ? SLAB : (shape ?? { width: pixels, height: pixels, mm: SHEET / pixels });
  const grid = scaled(full, scale);
  const seedText = composed || kind !== "face" ? product.code : `${series.code}/${recipe}`;
  const ledger = kind === "face" && pieces.length > 0 && pieces.every((piece) => piece.size?.includes("ledger"));
  const subject = subjectOf(series, product);
  const version = isObject ? objects[recipe].version : materials[recipe].version;
  const recipeHash = shortHash(
    JSON.stringify([
      RENDERER,
      version,
      recipe,
      palette,
      layout,
      seedText,
      index,
      full,
      cell,
      scale,
      ...(ledger ? [LEDGER] : []),
      ...(isObject ? [subject] : []),
    ]),
  );
  const encoding = encodingOf(hasSlab ? "slab" : kind, { recipe, ledger });
  const common = { subject: isObject ? subject : null, encoding, series: series.code, product, index, seedText, cell, grid, ledger };
  const entry = (folder: string, of: Kind, width: number, height: number, extent?: { w: number; h: number }) => ({
    file: `${folder}/${product.code}.${encoding.codec}`,
    kind: of,
    code: product.code,
    product: product.code,
    width,
    height,
    ...(extent ? { extentMm: extent } : {}),
    recipeHash,
  });
  const extentOf = (g: Grid) => ({ w: Math.round(g.width * g.mm), h: Math.round(g.height * g.mm) });
  if (hasSlab) {
    const side = Math.round(SLAB_FACE.pixels * scale);
    const square = { w: SLAB_FACE.mm, h: SLAB_FACE.mm };
    return [
      { ...common, kind: "slab", fromSlab: false, entry: entry("slabs", "slab", grid.width, grid.height, extentOf(full)) },
      {
        ...common,
        encoding: encodingOf("face", { recipe, fromSlab: true }),
        kind: "face",
        fromSlab: true,
        entry: entry("masters", "face", side, side, square),
      },
    ];
  }
  const extent = kind === "object" ? undefined : kind === "sheet" ? { w: SHEET, h: SHEET } : extentOf(full);
  const piecewise = kind === "face" && (recipe === "glazed" || recipe === "glass" || recipe === "encaustic");
  const side = recipe === "encaustic" ? { w: ENCAUSTIC_TILE, h: ENCAUSTIC_TILE } : { w: cell.widthMm, h: cell.heightMm };
  return [
    {
      ...common,
      kind,
      fromSlab: false,
      entry: {
        ...entry("masters", kind, grid.width, grid.height, extent),
        ...(piecewise ? { cellMm: side } : {}),
        ...(kind === "face" && BOARDS.has(recipe) ? { rowMm: rowHeight(cell) } : {}),
        ...(ledger ? { rowMm: PANEL } : {}),
      },
    },
  ];
}

function scaled(grid: Grid, scale: number): Grid {
  if (scale === 1) return grid;
  const width = Math.round(grid.width * scale);
  return { width, height: Math.round(grid.height * scale), mm: (grid.width * grid.mm) / width };
}
