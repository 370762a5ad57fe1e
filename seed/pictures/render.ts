import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import sharp from "sharp";
import { type Palette, type Pixels, parsePalette } from "./colour.ts";
import type { Layers } from "./field.ts";
import { layouts } from "./layouts/index.ts";
import type { Context, PieceFormat } from "./material.ts";
import { materials, objects } from "./materials/index.ts";
import { paintSheet } from "./sheet.ts";

/** What a series file says about pictures. */
interface Series {
  code: string;
  products: { code: string; picture: { recipe: string; palette: string[]; layout: string | null } }[];
  formats: (PieceFormat & { sellUnit: string })[];
}

interface Entry {
  file: string;
  kind: "face" | "sheet" | "object" | "slab";
  product: string;
  width: number;
  height: number;
  extentMm?: { w: number; h: number };
  cellMm?: { w: number; h: number };
  rowMm?: number;
  hash: string;
  colour: string;
  recipeHash: string;
}

type Drawn = Omit<Entry, "file" | "hash" | "colour" | "product" | "recipeHash"> & { pixels: Pixels };
type Product = Series["products"][number];

const FACE_PX = 1400;
const FACE_MM = 1250;
const SHEET_MM = 305;
const ROW_MM = 200;
const SLAB = { width: 4800, height: 2850, mm: 3200 / 4800 };
const here = new URL("./", import.meta.url);
const { values } = parseArgs({ options: { only: { type: "string" }, kind: { type: "string", default: "all" } } });

/** The same words give the same composition on every machine. */
const seedOf = (...words: string[]): number => createHash("sha256").update(words.join("|")).digest().readUInt32BE(0) >>> 1;

function readSeries(): Series[] {
  const folder = new URL("../catalogue/series/", here);
  return readdirSync(folder)
    .filter((name) => name.endsWith(".json"))
    .sort()
    .map((name) => JSON.parse(readFileSync(new URL(name, folder), "utf8")) as Series);
}

function readManifest(): Entry[] {
  try {
    return JSON.parse(readFileSync(new URL("manifest.json", here), "utf8")) as Entry[];
  } catch {
    return [];
  }
}

const pieces = new Set(["glazed", "glass"]);

/** The piece that the face is made of: the first format that is no mosaic. */
function cellOf(series: Series): PieceFormat {
  const format = series.formats.find((one) => one.widthMm && one.shape !== "mosaic-sheet");
  return format ?? { widthMm: 298, heightMm: 298, shape: "square" };
}

const kept = new Map<string, Layers>();

/** Fields that colours of a series share are computed once; only the last are kept. */
function layersFor(key: string, recipe: string, context: Context): Layers {
  let layers = kept.get(key);
  if (!layers) {
    kept.clear();
    layers = materials[recipe].layers(context);
    kept.set(key, layers);
  }
  return layers;
}

function drawFace(series: Series, product: Product, index: number, palette: Palette): Drawn {
  const { recipe, layout } = product.picture;
  const size = { width: FACE_PX, height: FACE_PX };
  if (objects[recipe])
    return { kind: "object", ...size, pixels: objects[recipe].paint(palette, FACE_PX, seedOf(product.code), product.code) };
  if (layout && layouts[layout]) {
    const pixels = paintSheet(recipe, materials[recipe], layouts[layout](seedOf(series.code)), palette, FACE_PX, seedOf(product.code));
    return { kind: "sheet", ...size, extentMm: { w: SHEET_MM, h: SHEET_MM }, pixels };
  }
  const cell = cellOf(series);
  const context: Context = { grid: { ...size, mm: FACE_MM / FACE_PX }, seed: seedOf(series.code, recipe), cell };
  const pixels = materials[recipe].paint(layersFor(`${series.code}|${recipe}`, recipe, context), palette, context, index);
  return {
    kind: "face",
    ...size,
    extentMm: { w: FACE_MM, h: FACE_MM },
    ...(pieces.has(recipe) && { cellMm: { w: Math.min(cell.widthMm, cell.heightMm), h: Math.max(cell.widthMm, cell.heightMm) } }),
    ...(recipe === "wood" && { rowMm: ROW_MM }),
    pixels,
  };
}

function drawSlab(product: Product, palette: Palette): Drawn {
  const { recipe } = product.picture;
  const context: Context = { grid: SLAB, seed: seedOf(product.code, "slab"), cell: { widthMm: 3200, heightMm: 1900, shape: "slab" } };
  const pixels = materials[recipe].paint(materials[recipe].layers(context), palette, context, 0);
  return { kind: "slab", width: SLAB.width, height: SLAB.height, extentMm: { w: 3200, h: 1900 }, pixels };
}

const quality = { face: 74, sheet: 78, object: 82, slab: 70 } as const;

async function store(folder: string, product: string, drawn: Drawn, recipeHash: string): Promise<Entry> {
  const { pixels, ...rest } = drawn;
  const raw = sharp(Buffer.from(pixels.buffer), { raw: { width: rest.width, height: rest.height, channels: 3 } });
  const bytes = await raw.webp({ quality: quality[rest.kind], effort: 5 }).toBuffer();
  const mean = (await sharp(bytes).stats()).channels.slice(0, 3).map(({ mean }) => Math.round(mean).toString(16).padStart(2, "0"));
  const file = `${folder}/${product}.webp`;
  mkdirSync(new URL(`${folder}/`, here), { recursive: true });
  writeFileSync(new URL(file, here), bytes);
  return {
    file,
    product,
    ...rest,
    hash: createHash("sha256").update(bytes).digest("hex").slice(0, 10),
    colour: `#${mean.join("")}`,
    recipeHash,
  };
}

/** Renders what is missing or whose recipe has changed; everything else stays as it is. */
async function main(): Promise<void> {
  sharp.concurrency(1);
  const manifest = new Map(readManifest().map((entry) => [entry.file, entry]));
  const work = readSeries().flatMap((series) =>
    series.products.flatMap((product, index) => {
      const jobs = [{ folder: "masters", draw: () => drawFace(series, product, index, parsePalette(product.picture.palette)) }];
      const isSlab = series.formats.some((format) => format.sellUnit === "slab");
      if (isSlab) jobs.push({ folder: "slabs", draw: () => drawSlab(product, parsePalette(product.picture.palette)) });
      return jobs.map((job) => ({ ...job, series, product }));
    }),
  );
  const started = performance.now();
  for (const [done, { folder, draw, series, product }] of work.entries()) {
    if (values.only && values.only !== product.code) continue;
    if (values.kind !== "all" && (values.kind === "slab") !== (folder === "slabs")) continue;
    const version = (materials[product.picture.recipe] ?? objects[product.picture.recipe])?.version ?? 0;
    const recipeHash = createHash("sha256")
      .update(JSON.stringify([series.code, product.picture, cellOf(series), version, folder, FACE_PX]))
      .digest("hex")
      .slice(0, 12);
    if (manifest.get(`${folder}/${product.code}.webp`)?.recipeHash === recipeHash) continue;
    const entry = await store(folder, product.code, draw(), recipeHash);
    manifest.set(entry.file, entry);
    const sorted = [...manifest.values()].sort((a, b) => a.file.localeCompare(b.file));
    writeFileSync(new URL("manifest.json", here), `${JSON.stringify(sorted, null, 1)}\n`);
    const seconds = (performance.now() - started) / 1000;
    process.stdout.write(`${done + 1}/${work.length} ${entry.file} ${seconds.toFixed(0)} s\n`);
  }
}

await main();
