import type { Language } from "@azulejo/contract";
import type { FacetKey, SortKey } from "@azulejo/contract/areas/product.ts";
import type { ListingFilter } from "@azulejo/database";
import type { Lexicon } from "./text/lexicon.ts";
import type { ValueCounts } from "./value-counts.ts";

/** The facets in which the variants of one product may differ. */
const variantFacets = ["size", "finish", "shape", "thickness", "fact"] as const satisfies FacetKey[];
export type VariantFacet = (typeof variantFacets)[number];
export type ProductFacet = Exclude<FacetKey, VariantFacet>;

export const isVariantFacet = (key: FacetKey): key is VariantFacet => (variantFacets as readonly FacetKey[]).includes(key);

/** One variant, as the index needs it. */
export interface SearchVariant {
  itemNo: string;
  /** The differences from other variants: size, finish, thickness. Many variants share one label. */
  label: Record<Language, string>;
  facets: Partial<Record<VariantFacet, string[]>>;
  /** In cents per square foot, or per unit if not sold by area. */
  priceCents: number;
  /** The basis of an account's own price; null for items without one, such as gift cards. */
  list: { cents: number; areaPerUnit: number | null } | null;
  onSale: boolean;
  /** Codes of the places that stock it now. */
  stockedAt: string[];
}

/** One product, as the index needs it: facet values, words in each language, and sort keys. */
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
  /** The words for reading the text, the trade's and the supplier's own; by default only the trade's. */
  lexicon?: Lexicon | undefined;
  listing?: ListingFilter | undefined;
  filters: Partial<Record<FacetKey, string[]>>;
  price: { fromCents?: number | undefined; toCents?: number | undefined };
  onSale?: boolean | undefined;
  inStockAt?: string | undefined;
  sort: SortKey;
  offset: number;
  limit: number;
  /** The prices of a business account, where they are lower than the index's. */
  own?: ContractPricesForSearch | undefined;
  /** A caller with hidden prices can neither sort nor filter by price or sale, nor see the price range. */
  pricesHidden: boolean;
}

/** A business account's own prices. */
export interface ContractPricesForSearch {
  /** Equal keys mean equal prices. */
  key: string;
  /** The lines that apply to one sell unit today. An item's own price is the lowest one of the lines that it fits. */
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
  /** The variant whose label matches most of the text, of those that match every filter; by default the first one. */
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

/** The port for product search. One adapter keeps the index in this process's memory. */
export interface Search {
  search(query: SearchQuery): Promise<SearchResult>;
  /** Returns the number of products in a listing. */
  count(listing: ListingFilter): Promise<number>;
  suggest(lexicon: Lexicon, text: string, limit: number): Promise<Suggestions>;
  upsert(product: SearchProduct): Promise<void>;
  remove(productId: number): Promise<void>;
  /** Updates only where an item is stocked. @returns whether it was stocked elsewhere before */
  restock(productId: number, itemNo: string, places: string[]): Promise<boolean>;
  /** Replaces everything, with what changes meanwhile; searches go on in what was there before. */
  rebuild(products: Iterable<SearchProduct> | AsyncIterable<SearchProduct>): Promise<void>;
  readonly size: { products: number; variants: number };
}
