import type { SeriesFile as Series } from "../series-file.ts";
import type { Catalog } from "./read.ts";

const DEPARTMENTS = new Set(["tile", "mosaic", "slab", "wood", "trim", "setting", "gift-card"]);
const SELL_UNITS = new Set(["piece", "box", "sheet", "slab", "bag", "bucket", "each", "pack"]);
const EDGES = new Set(["pressed", "natural", "rectified", "eased", "none"]);
const WARNINGS = new Set(["prop65-silica", "prop65-lead"]);
const SEASON = /^(?:winter|spring|summer|fall|fall-and-winter)-20\d\d$/;

/** Reports unknown references: terms, recipes, layouts, colors of formats, related products. */
export function checkReferences(catalog: Catalog): string[] {
  const codes = new Set(catalog.series.flatMap((one) => one.products.map((product) => product.code)));
  return catalog.series.flatMap((one) => [
    ...seriesReferences(catalog, one),
    ...formatReferences(catalog, one),
    ...productReferences(catalog, one, codes),
  ]);
}

function seriesReferences({ terms, listings, documents }: Catalog, one: Series): string[] {
  const paths = new Set(listings.map((listing) => listing.path));
  const ids = new Set(documents.map((document) => document.id));
  return [
    ...unknown(one.code, "material", [one.material], terms.get("material")),
    ...unknown(one.code, "stone", one.stone ? [one.stone] : [], terms.get("stone")),
    ...unknown(one.code, "department", [one.department], DEPARTMENTS),
    ...unknown(one.code, "use", one.facts.uses ?? [], terms.get("use")),
    ...unknown(one.code, "shade variation", text(one.facts["shadeVariation"]), terms.get("variation")),
    ...unknown(one.code, "warning", one.warnings ?? [], WARNINGS),
    ...unknown(one.code, "listing", one.listings ?? [], paths),
    ...unknown(one.code, "document", one.documents ?? [], ids),
    ...(SEASON.test(one.season) ? [] : [`${one.code}: "${one.season}" is not a season`]),
  ];
}

function formatReferences({ terms }: Catalog, one: Series): string[] {
  const colors = new Set(one.products.map((product) => product.color.code));
  return one.formats.flatMap((format) => {
    const where = `${one.code} format ${format.code}`;
    return [
      ...unknown(where, "shape", some(format.shape), terms.get("shape")),
      ...unknown(where, "finish", some(format.finish), terms.get("finish")),
      ...unknown(where, "edge", some(format.edge), EDGES),
      ...unknown(where, "sell unit", [format.sellUnit], SELL_UNITS),
      ...unknown(where, "color", format.products ?? [], colors),
    ];
  });
}

function productReferences({ terms, recipes, layouts }: Catalog, one: Series, codes: Set<string>): string[] {
  return one.products.flatMap((product) => [
    ...unknown(product.code, "color family", some(product.colorFamily), terms.get("color")),
    ...unknown(product.code, "look", some(product.look), terms.get("look")),
    ...unknown(product.code, "recipe", [product.picture.recipe], recipes),
    ...unknown(product.code, "layout", product.picture.layout ? [product.picture.layout] : [], layouts),
    ...unknown(product.code, "related product", product.relatedTo ?? [], codes),
    ...(product.relatedTo?.includes(product.code) ? [`${product.code}: is related to itself`] : []),
    ...product.picture.palette
      .filter((color) => !/^#[0-9A-F]{6}$/i.test(color))
      .map((color) => `${product.code}: "${color}" is not a color of a palette`),
  ]);
}

/** Returns whether a coded value is set; "none" means none. */
const some = (value: string | undefined): string[] => (value === undefined || value === "none" ? [] : [value]);
const text = (value: unknown): string[] => (typeof value === "string" ? [value] : []);

const unknown = (where: string, what: string, values: string[], known: Set<string> | undefined): string[] =>
  values.filter((value) => !known?.has(value)).map((value) => `${where}: unknown ${what} "${value}"`);
