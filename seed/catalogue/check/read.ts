import { existsSync, readdirSync, readFileSync } from "node:fs";

export type Language = "en" | "es";
export type Text = Record<Language, string>;
export const languages: Language[] = ["en", "es"];

export interface Format {
  code: string;
  size?: string;
  label: Text;
  widthMm?: number;
  heightMm?: number;
  thicknessMm?: number;
  shape?: string;
  finish?: string;
  edge?: string;
  sellUnit: string;
  piecesPerUnit: number;
  areaPerUnitSqFt?: string;
  weightPerUnitLb?: string;
  pricePerUnitCents: number;
  salePricePerUnitCents?: number;
  products?: string[];
  sample?: boolean;
}

export interface Product {
  code: string;
  colour: { code: string } & Text;
  colourFamily?: string;
  look?: string;
  name: Text;
  slug: Text;
  description: Text;
  picture: { recipe: string; palette: string[]; layout: string | null };
  tags?: string[];
  popularity: number;
  relatedTo?: string[];
}

export interface Series {
  code: string;
  name: string;
  material: string;
  stone?: string;
  department: string;
  season: string;
  description: Text;
  facts: Record<string, unknown> & { uses?: string[] };
  warnings?: string[];
  listings?: string[];
  documents?: string[];
  products: Product[];
  formats: Format[];
  itemCode: string;
  samplePriceCents?: number;
}

export interface Listing {
  path: string;
  parent: string | null;
  slug: Text;
  name: Text;
  title: Text;
  intro: Text;
  filter: Record<string, string[] | boolean>;
}

export interface Document {
  id: string;
  key: string;
  series: string | null;
  appliesTo?: Record<string, string[]>;
  file: string;
  title: Text;
}

export interface Catalogue {
  series: Series[];
  listings: Listing[];
  documents: Document[];
  /** Known values by kind: finish, shape, look, material, stone, colour, use, variation. */
  terms: Map<string, Set<string>>;
  recipes: Set<string>;
  layouts: Set<string>;
}

const here = (path: string) => new URL(`../${path}`, import.meta.url);
const readJson = <T>(path: string): T => JSON.parse(readFileSync(here(path), "utf8")) as T;

/** Everything the catalogue consists of, as it stands in the files. */
export async function readCatalogue(): Promise<Catalogue> {
  const files = readdirSync(here("series/")).filter((name) => name.endsWith(".json"));
  const [{ recipes }, { layouts }] = await Promise.all([readRecipes(), readLayouts()]);
  return {
    series: files.sort().map((name) => readSeries(name)),
    listings: readJson<Listing[]>("listings.json"),
    documents: readJson<Document[]>("../documents/documents.json"),
    terms: readTerms(),
    recipes,
    layouts,
  };
}

function readSeries(file: string): Series {
  const series = readJson<Series>(`series/${file}`);
  if (`${series.code}.json` !== file) throw new Error(`series/${file}: holds the series ${series.code}`);
  return series;
}

function readTerms(): Map<string, Set<string>> {
  const terms = new Map<string, Set<string>>();
  for (const { kind, value } of readJson<{ kind: string; value: string }[]>("../storefront/terms.json"))
    terms.set(kind, (terms.get(kind) ?? new Set()).add(value));
  return terms;
}

async function readRecipes(): Promise<{ recipes: Set<string> }> {
  const { materials, objects } = await import(here("../../studio/materials/index.ts").href);
  return { recipes: new Set([...Object.keys(materials), ...Object.keys(objects)]) };
}

async function readLayouts(): Promise<{ layouts: Set<string> }> {
  const { layouts } = await import(here("../../studio/layouts/index.ts").href);
  return { layouts: new Set(Object.keys(layouts)) };
}

/** The text of a document in a language, or nothing when the file is not there. */
export function documentText(document: Document, language: Language): string | undefined {
  const file = here(`../documents/text/${document.file.replace("{lang}", language)}`);
  return existsSync(file) ? readFileSync(file, "utf8") : undefined;
}

/** The formats a product is made in. */
export const formatsOf = (series: Series, product: Product): Format[] =>
  series.formats.filter((format) => !format.products || format.products.includes(product.colour.code));

export const itemNumber = (series: Series, product: Product, format: Format): string =>
  `${series.itemCode}-${product.colour.code}-${format.code}`.toUpperCase();
