import type { Language } from "@azulejo/contract";
import type { FacetKey, SortKey } from "@azulejo/contract/areas/product.ts";
import type { ListingFilter } from "@azulejo/database";
import type { FactOrder } from "./fact-choices.ts";
import type { Lexicon } from "./text/lexicon.ts";
import type { ValueCounts } from "./value-counts.ts";

/** The facets in which the variants of one product may differ. */
const variantFacets = ["size", "finish", "shape", "thickness", "fact"] as const satisfies FacetKey[];
export type VariantFacet = (typeof variantFacets)[number];
export type ProductFacet = Exclude<FacetKey, VariantFacet>;

export const isVariantFacet = (key: FacetKey): key is VariantFacet => (variantFacets as readonly FacetKey[]).includes(key);

/** A variant in the search index. */
export interface SearchVariant {
  itemNo: string;
  /** Differences from other variants: size, finish, thickness. Many variants share one label. */
  label: Record<Language, string>;
  facets: Partial<Record<VariantFacet, string[]>>;
  /** In cents per square foot, or per unit if not sold by area. */
  priceCents: number;
  /** The list price on which an account's own price is based; null for items without own prices, such as gift cards. */
  list: { cents: number; areaPerUnit: number | null } | null;
  onSale: boolean;
  /** Codes of the places that stock it. */
  stockedAt: string[];
}

/** A product in the search index: facet values, words in each language, and sort keys. */
export interface SearchProduct {
  id: number;
  code: string;
  facets: Partial<Record<ProductFacet, string[]>>;
  listing: {
    material: string;
    stone: string | null;
    look: string | null;
    department: string;
    listings: string[];
    season: string | null;
    /** The series' code. */
    series: string;
    tags: string[];
    colorFamily: string | null;
    uses: string[];
  };
  popularity: number;
  /** Days since 1970, for sorting by newest. */
  introduced: number;
  texts: Record<Language, { name: string; words: WeightedText[] }>;
  variants: SearchVariant[];
}

/** Text with its field's weight. */
export interface WeightedText {
  text: string;
  weight: number;
}

export interface SearchQuery {
  language: Language;
  text?: string | undefined;
  /** Ids of the products that match the text, best first, from another search; they replace those of the index. */
  ranked?: readonly number[] | undefined;
  /** The words for interpreting the text, both the trade's and the supplier's; only the trade's by default. */
  lexicon?: Lexicon | undefined;
  listing?: ListingFilter | undefined;
  filters: Partial<Record<FacetKey, string[]>>;
  price: { fromCents?: number | undefined; toCents?: number | undefined };
  onSale?: boolean | undefined;
  inStockAt?: string | undefined;
  sort: SortKey;
  /** An order by a supplier's own fact, which applies instead of `sort`. */
  factOrder?: FactOrder | undefined;
  offset: number;
  limit: number;
  /** A business account's prices, which apply where they are lower than the index's. */
  own?: ContractPricesForSearch | undefined;
  /** A caller with hidden prices can neither sort nor filter by price or sale, nor see the price range. */
  pricesHidden: boolean;
}

/** A business account's own prices. */
export interface ContractPricesForSearch {
  /** Equal keys imply equal prices. */
  key: string;
  /** The lines that apply to one sell unit today. An item's own price is the lowest by any of its lines. */
  lines: ContractPriceLineForSearch[];
}

export interface ContractPriceLineForSearch {
  scope: "all" | "department" | "series" | "item";
  /** The code of the department or series, or the item number; empty for everything. */
  key: string;
  /** Off the list price, in hundredths of a percent; null for a fixed price. */
  offBasisPoints: number | null;
  /** The fixed price of one sell unit; null for an amount off. */
  cents: number | null;
}

export interface SearchHit {
  productId: number;
  /** Of the variants that match every filter, the one whose label matches most of the text; the first one by default. */
  leadItemNo: string;
  fromCents: number;
}

export interface SearchResult {
  total: number;
  hits: SearchHit[];
  /** The number of products per facet value; a facet's own choices do not narrow its counts. */
  facets: Record<FacetKey, ValueCounts>;
  price: { lowestCents: number; highestCents: number } | null;
  corrected: string | null;
}

export interface Suggestion {
  text: string;
  count: number;
}

export interface Suggestions {
  suggestions: Suggestion[];
  hits: Pick<SearchHit, "productId" | "leadItemNo">[];
}

/** The port for product search. */
export interface Search {
  search(query: SearchQuery): Promise<SearchResult>;
  count(listing: ListingFilter): Promise<number>;
  suggest(lexicon: Lexicon, text: string, limit: number): Promise<Suggestions>;
  upsert(product: SearchProduct): Promise<void>;
  remove(productId: number): Promise<void>;
  /** Updates only the places that stock an item. @returns whether they changed */
  restock(productId: number, itemNo: string, places: string[]): Promise<boolean>;
  /** Replaces all products, and applies changes made during the build. Searches use the former index until then. */
  rebuild(products: Iterable<SearchProduct> | AsyncIterable<SearchProduct>): Promise<void>;
  readonly size: { products: number; variants: number };
}
