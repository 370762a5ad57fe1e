import type { Language } from "@azulejo/contract";
import type { FacetKey } from "@azulejo/contract/areas/product.ts";
import type { FactDefinition } from "@azulejo/contract/facts/definition.ts";
import { thicknessOf } from "@azulejo/contract/lengths.ts";
import type { StoredItem, StoredProduct } from "../../../domain/product.ts";
import type { SearchProduct, WeightedText } from "../../../search/search.ts";
import { factFacets } from "../facts/fact-facets.rules.ts";
import { ownFacts } from "../facts/fact-text.rules.ts";
import { comparableCents, isOnSale } from "../price.rules.ts";

/** Thickness is rounded to whole millimeters. */
function thicknesses(item: StoredItem): string[] {
  const thickness = thicknessOf(item);
  return thickness === null ? [] : [String(Math.round(thickness))];
}
const one = (value: string | null): string[] => (value === null || value === "none" ? [] : [value]);

/** Returns the facet values that differ between a product's variants. */
export function variantFacets(item: StoredItem): Partial<Record<FacetKey, string[]>> {
  const facts = factFacets(item.facts);
  return {
    ...{ size: one(item.size), finish: one(item.finish), shape: one(item.shape), thickness: thicknesses(item) },
    ...(facts.length > 0 && { fact: facts }),
  };
}

type TermWords = (kind: string, value: string, language: Language) => string;

function labelOf(item: StoredItem, term: TermWords): Record<Language, string> {
  const words = (language: Language) =>
    [
      item.labels[language] ?? item.labels.en,
      item.size,
      term("finish", item.finish ?? "", language),
      term("shape", item.shape ?? "", language),
    ]
      .filter(Boolean)
      .join(" ");
  return { en: words("en"), es: words("es") };
}

/** A floor that people walk on when wet needs this slip resistance (ANSI A326.3, DCOF). */
const WET_FLOOR_DCOF = 0.42;

/** Returns a product's uses as filter values. Slip resistant ones also have wet floors. */
function usesOf({ uses, facts }: StoredProduct): string[] {
  return uses.includes("floor") && Number(facts["dcofWet"] ?? 0) >= WET_FLOOR_DCOF ? [...uses, "wet-floor"] : uses;
}

/** Returns the facet values that all variants of a product share. */
export function productFacets(product: StoredProduct): Partial<Record<FacetKey, string[]>> {
  const variation = product.facts.shadeVariation;
  return {
    look: one(product.look),
    material: [product.material],
    color: one(product.colorFamily),
    use: usesOf(product),
    variation: typeof variation === "string" ? [variation] : [],
    series: [product.seriesName],
  };
}

/** Returns the words of the supplier's own facts: their names and values. A fact that is answered with no has none. */
function factWords(
  { department }: StoredProduct,
  items: readonly StoredItem[],
  definitions: readonly FactDefinition[],
  language: Language,
): WeightedText[] {
  const words = items.flatMap((item) => {
    const facts = Object.fromEntries(Object.entries(item.facts).filter(([, value]) => value !== false));
    return ownFacts(definitions, { facts, department }, language).map(({ label, text }) => `${label} ${text}`);
  });
  return words.length > 0 ? [{ text: [...new Set(words)].join(" "), weight: 2 }] : [];
}

const DAY_MS = 86_400_000;

/**
 * Converts a product for the search index. Leaves out samples, which are bought from their item's page.
 * @param stockedAt place codes by item id
 * @param term the labels of coded values, so that "mate" and "matte" find the same finish
 * @param definitions of the supplier's own facts, whose words are searched too
 */
export function toSearchProduct(
  product: StoredProduct,
  stockedAt: Map<number, string[]>,
  today: string,
  term: TermWords,
  definitions: readonly FactDefinition[] = [],
): SearchProduct {
  const items = product.items.filter((item) => item.kind !== "sample");
  const texts = (language: Language) => {
    const text = product.texts[language] ?? product.texts.en;
    const coded = [
      term("look", product.look ?? "", language),
      term("material", product.material, language),
      term("stone", product.stone ?? "", language),
      term("department", product.department, language),
      ...new Set(items.map((item) => term("finish", item.finish ?? "", language))),
      ...new Set(items.map((item) => term("shape", item.shape ?? "", language))),
      ...product.uses.map((use) => term("use", use, language)),
    ];
    return {
      name: text.name,
      words: [
        { text: text.name, weight: 6 },
        { text: product.seriesName, weight: 6 },
        { text: text.color, weight: 5 },
        { text: items.map((item) => `${item.itemNo} ${item.size ?? ""}`).join(" "), weight: 4 },
        { text: [...new Set(items.flatMap(thicknesses))].map((mm) => `${mm} mm`).join(" "), weight: 2 },
        { text: coded.join(" "), weight: 3 },
        ...factWords(product, items, definitions, language),
        { text: text.description, weight: 1 },
        { text: text.seriesDescription, weight: 0.5 },
      ],
    };
  };
  return {
    id: product.id,
    code: product.code,
    facets: productFacets(product),
    listing: {
      material: product.material,
      stone: product.stone,
      look: product.look,
      department: product.department,
      listings: product.listings,
      season: product.season,
      series: product.seriesCode,
      tags: product.tags,
      colorFamily: product.colorFamily,
      uses: product.uses,
    },
    popularity: product.popularity,
    introduced: Math.floor(Date.parse(product.introducedOn) / DAY_MS),
    texts: { en: texts("en"), es: texts("es") },
    variants: items.map((item) => ({
      itemNo: item.itemNo,
      label: labelOf(item, term),
      facets: variantFacets(item),
      priceCents: item.price ? comparableCents(item.price, item.areaPerUnit, today) : 0,
      list: item.price && item.kind === "item" ? { cents: item.price.listCents, areaPerUnit: item.areaPerUnit } : null,
      onSale: item.price ? isOnSale(item.price, today) : false,
      stockedAt: stockedAt.get(item.id) ?? [],
    })),
  };
}
