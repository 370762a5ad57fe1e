import { hash } from "node:crypto";
import { languages } from "@azulejo/contract";
import { type FacetKey, facetKeys } from "@azulejo/contract/areas/product.ts";
import { isVariantFacet, type SearchProduct, type SearchVariant } from "../search.ts";
import { readTexts } from "../text/read-texts.ts";

/** Version of the rows' format. Rows of another version are written again. */
const FORMAT = 1;

/** Returns a hash of everything that determines a product's rows, except the places that stock it, which are updated separately. */
export function fingerprintOf(product: SearchProduct): string {
  const variants = product.variants.map(({ stockedAt: _, ...variant }) => variant);
  return hash("sha1", JSON.stringify([FORMAT, { ...product, variants }]), "base64");
}

type CodeOf = (key: FacetKey, value: string) => number;

const codesOf = (facets: Partial<Record<FacetKey, string[]>>, codeOf: CodeOf): number[] =>
  facetKeys.flatMap((key) => (facets[key] ?? []).map((value) => codeOf(key, value)));

export const valuesOf = ({ facets, variants }: SearchProduct): [FacetKey, string][] =>
  facetKeys.flatMap((key) =>
    (isVariantFacet(key) ? variants.flatMap((variant) => variant.facets[key] ?? []) : (facets[key] ?? [])).map(
      (value): [FacetKey, string] => [key, value],
    ),
  );

export function toProductRow(product: SearchProduct, codeOf: CodeOf) {
  const { id, listing, popularity, introduced, texts, variants } = product;
  const cents = variants.map(({ priceCents }) => priceCents);
  return {
    product_id: id,
    fingerprint: fingerprintOf(product),
    material: listing.material,
    stone: listing.stone,
    look: listing.look,
    department: listing.department,
    listings: listing.listings,
    season: listing.season,
    series: listing.series,
    tags: listing.tags,
    color_family: listing.colorFamily,
    uses: listing.uses,
    popularity,
    introduced,
    name_en: texts.en.name,
    name_es: texts.es.name,
    facets: [...new Set(codesOf(product.facets, codeOf))],
    variant_facets: [...new Set(variants.flatMap((variant) => codesOf(variant.facets, codeOf)))],
    lowest_cents: Math.min(...cents),
    highest_cents: Math.max(...cents),
    on_sale: variants.some(({ onSale }) => onSale),
    words_en: readTexts(texts.en.words, "en").words,
    words_es: readTexts(texts.es.words, "es").words,
  };
}

export const toVariantRow = (productId: number, variant: SearchVariant, position: number, label: number, codeOf: CodeOf) => ({
  product_id: productId,
  position,
  item_no: variant.itemNo,
  label,
  price_cents: variant.priceCents,
  list_cents: variant.list?.cents ?? 0,
  area_per_unit: variant.list?.areaPerUnit ?? 0,
  on_sale: variant.onSale,
  stocked_at: variant.stockedAt,
  facets: [...new Set(codesOf(variant.facets, codeOf))],
});

/** Returns a product's rows in the word index. */
export function toWordRows({ id, texts }: SearchProduct) {
  const read = languages.map((language) => ({ language, ...readTexts(texts[language].words, language) }));
  return {
    postings: read.flatMap(({ language, terms }) => Array.from(terms, ([term, weight]) => ({ language, term, product_id: id, weight }))),
    spellings: read.flatMap(({ language, spellings }) =>
      [...spellings].flatMap(([word, all]) => Array.from(all, (written) => ({ language, word, written, product_id: id }))),
    ),
  };
}
