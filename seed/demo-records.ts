import { readdirSync, readFileSync } from "node:fs";
import type { ItemRecord, PictureRecord, ProductRecord, SeriesRecord } from "@azulejo/api/areas/catalog/index.ts";
import type { Format, SeriesFile } from "./catalog/series-file.ts";

export interface ManifestEntry {
  file: string;
  kind: PictureRecord["kind"] | "bundle" | "light";
  product: string | null;
  products?: string[];
  spots?: { product: string; x: number; y: number }[];
  code?: string;
  /** The surface in a scene on which the picture of its light falls. */
  surface?: { product: string; plane: number[]; across: number; down: number };
  width: number;
  height: number;
  extentMm?: { w: number; h: number };
  cellMm?: { w: number; h: number };
  rowMm?: number;
  size?: string;
  hash: string;
  color?: string;
}

const here = (path: string) => new URL(path, import.meta.url);
export const readJson = <T>(path: string): T => JSON.parse(readFileSync(here(path), "utf8")) as T;

/** Id of the content space with the demo's assets. */
const SPACE = 1001;

/** Returns the address of a rendered picture, which includes the original's size and content hash. */
export const pictureAddress = ({ file, width, height, hash }: ManifestEntry): string =>
  `/assets/f/${SPACE}/${width}x${height}/${hash}/${file.slice(file.lastIndexOf("/") + 1)}`;

export const readManifest = (): ManifestEntry[] => readJson<ManifestEntry[]>("./pictures/manifest.json");

/** Returns every product of the demo supplier in the catalog writer's format. */
export function readDemoRecords(): ProductRecord[] {
  const pictures = readManifest();
  return readdirSync(here("./catalog/series/"))
    .filter((name) => name.endsWith(".json"))
    .sort()
    .flatMap((name) => toRecords(readJson<SeriesFile>(`./catalog/series/${name}`), pictures));
}

function toRecords(file: SeriesFile, pictures: ManifestEntry[]): ProductRecord[] {
  const { uses = [], ...facts } = file.facts;
  const series: SeriesRecord = {
    code: file.code,
    name: file.name,
    material: file.material,
    stone: file.stone,
    department: file.department,
    ...(file.brand && { brand: file.brand }),
    origin: file.origin,
    season: file.season,
    facts,
    uses,
    warnings: file.warnings ?? [],
    documentKeys: file.documents ?? [],
    listings: file.listings ?? [],
    description: file.description,
  };
  return file.products.map((product) => ({
    series,
    code: product.code,
    colorCode: product.color.code,
    colorFamily: product.colorFamily,
    look: product.look === "none" ? undefined : product.look,
    tags: product.tags ?? [],
    popularity: product.popularity,
    introducedOn: introducedOn(file.season),
    texts: { en: textsOf(product, "en"), es: textsOf(product, "es") },
    items: itemsOf(file, product.color.code),
    pictures: picturesOf(product.code, pictures),
    relatedTo: product.relatedTo ?? [],
  }));
}

const textsOf = (product: SeriesFile["products"][number], language: "en" | "es") => ({
  name: product.name[language],
  slug: product.slug[language],
  color: product.color[language],
  description: product.description[language],
});

const monthOf: Record<string, string> = { winter: "01", spring: "03", summer: "06", fall: "09", "fall-and-winter": "10" };

/** Returns the first day of a season's first month. */
export function introducedOn(season: string): string {
  const [, name = "spring", year = "2020"] = /^(.+)-(\d{4})$/.exec(season) ?? [];
  return `${year}-${monthOf[name] ?? "03"}-01`;
}

function itemsOf(file: SeriesFile, color: string): ItemRecord[] {
  const formats = file.formats.filter((format) => !format.products || format.products.includes(color));
  const numberOf = (format: Format) => `${file.itemCode}-${color}-${format.code}`.toUpperCase();
  const sampled = formats.find((format) => format.sample);
  const sampleItemNo = sampled && file.samplePriceCents ? `${numberOf(sampled)}-S` : undefined;
  const items = formats.map((format) => toItem(format, numberOf(format), sampleItemNo));
  if (!sampled || !sampleItemNo) return items;
  return [...items, toSample(toItem(sampled, sampleItemNo, undefined), file.samplePriceCents ?? 0)];
}

/** Converts a decimal text to an integer of a smaller unit, exactly. */
function scaled(text: string | undefined, digits: number): number | undefined {
  if (text === undefined) return undefined;
  const [whole = "0", fraction = ""] = text.split(".");
  return Number(whole + fraction.padEnd(digits, "0").slice(0, digits));
}

function toItem(format: Format, itemNo: string, sampleItemNo: string | undefined): ItemRecord {
  const none = (value: string | undefined) => (value === "none" ? undefined : value);
  return {
    itemNo,
    kind: format.size === undefined && format.weightPerUnitLb === undefined ? "electronic" : "item",
    size: format.size,
    label: format.label,
    widthMm: format.widthMm,
    heightMm: format.heightMm,
    thicknessMm: format.thicknessMm,
    shape: none(format.shape),
    chipLayout: format.chips?.layout,
    chipWidthMm: format.chips?.widthMm,
    chipHeightMm: format.chips?.heightMm,
    finish: none(format.finish),
    edge: none(format.edge),
    sellUnit: format.sellUnit,
    piecesPerUnit: format.piecesPerUnit,
    areaPerUnit: scaled(format.areaPerUnitSqFt, 4),
    weightPerUnit: scaled(format.weightPerUnitLb, 2) ?? 0,
    unitsPerPallet: format.unitsPerPallet,
    sampleItemNo,
    currency: "USD",
    listCents: format.pricePerUnitCents,
    saleCents: format.salePricePerUnitCents,
    saleUntil: format.saleUntil,
  };
}

const SAMPLE_WEIGHT = 60;

function toSample(item: ItemRecord, cents: number): ItemRecord {
  return {
    ...item,
    kind: "sample",
    label: { en: "Sample, 4 × 4 in", es: "Muestra, 4 × 4 in (10 × 10 cm)" },
    widthMm: 100,
    heightMm: 100,
    sellUnit: "each",
    piecesPerUnit: 1,
    areaPerUnit: undefined,
    weightPerUnit: SAMPLE_WEIGHT,
    unitsPerPallet: undefined,
    listCents: cents,
    saleCents: undefined,
    saleUntil: undefined,
  };
}

function picturesOf(code: string, pictures: ManifestEntry[]): PictureRecord[] {
  const own = pictures.filter((entry) => entry.product === code && entry.kind !== "slab");
  const slabs = pictures.filter((entry) => entry.product === code && entry.kind === "slab");
  const scenes = pictures.filter((entry) => entry.products?.includes(code));
  return [...own, ...slabs, ...scenes].map((entry) => ({
    kind: entry.kind as PictureRecord["kind"],
    address: pictureAddress(entry),
    width: entry.width,
    height: entry.height,
    extentMm: entry.extentMm,
    cellMm: entry.cellMm,
    rowMm: entry.rowMm,
    size: entry.size,
    color: entry.color,
  }));
}
