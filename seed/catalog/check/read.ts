import { existsSync, readdirSync, readFileSync } from "node:fs";

import type { Format, Language, Product, SeriesFile, Text } from "../series-file.ts";

export const languages: Language[] = ["en", "es"];

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

export interface Catalog {
  series: SeriesFile[];
  listings: Listing[];
  documents: Document[];
  /** Allowed values by kind of term: finish, shape, look, material, stone, color, use, variation. */
  terms: Map<string, Set<string>>;
  recipes: Set<string>;
  layouts: Set<string>;
}

const here = (path: string) => new URL(`../${path}`, import.meta.url);
const readJson = <T>(path: string): T => JSON.parse(readFileSync(here(path), "utf8")) as T;

/** Reads the whole catalog from its files. */
export async function readCatalog(): Promise<Catalog> {
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

function readSeries(file: string): SeriesFile {
  const series = readJson<SeriesFile>(`series/${file}`);
  if (`${series.code}.json` !== file) throw new Error(`series/${file}: holds the series ${series.code}`);
  return series;
}

function readTerms(): Map<string, Set<string>> {
  const terms = new Map<string, Set<string>>();
  for (const { kind, value } of readJson<{ kind: string; value: string }[]>("../reference/terms.json"))
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

/** Returns a document's text in a language; undefined if it has no file. */
export function documentText(document: Document, language: Language): string | undefined {
  const file = here(`../documents/text/${document.file.replace("{lang}", language)}`);
  return existsSync(file) ? readFileSync(file, "utf8") : undefined;
}

export const formatsOf = (series: SeriesFile, product: Product): Format[] =>
  series.formats.filter((format) => !format.products || format.products.includes(product.color.code));

export const itemNumber = (series: SeriesFile, product: Product, format: Format): string =>
  `${series.itemCode}-${product.color.code}-${format.code}`.toUpperCase();
