import type { Language } from "@azulejo/contract";
import type { FacetKey, SortKey } from "@azulejo/contract/areas/product.ts";
import type { ListingFilter } from "@azulejo/database";
import type { Lexicon } from "./lexicon.ts";

/** One variant as the index needs it. */
export interface SearchVariant {
  itemNo: string;
  /** What tells it from its siblings: size, finish, thickness. Many variants share one. */
  label: Record<Language, string>;
  facets: Partial<Record<FacetKey, string[]>>;
  /** Cents per square foot, or per unit where nothing is sold by area. */
  priceCents: number;
  onSale: boolean;
  /** Codes of the places that have it now. */
  stockedAt: string[];
}

/** One product as the index needs it: values of facets, words in each language, what orders it. */
export interface SearchProduct {
  id: number;
  code: string;
  facets: Partial<Record<FacetKey, string[]>>;
  listing: {
    material: string;
    stone: string | null;
    look: string | null;
    department: string;
    listings: string[];
    season: string | null;
    /** Its code. */
    series: string;
    tags: string[];
    colourFamily: string | null;
    uses: string[];
  };
  popularity: number;
  /** Days since 1970, for the order by novelty. */
  introduced: number;
  texts: Record<Language, { name: string; words: WeightedText[] }>;
  variants: SearchVariant[];
}

/** Text with the weight of the field it stands in. */
export interface WeightedText {
  text: string;
  weight: number;
}

export interface SearchQuery {
  language: Language;
  text?: string | undefined;
  /** The trade's words for reading the text, and the supplier's own; the trade's alone where it is missing. */
  lexicon?: Lexicon | undefined;
  listing?: ListingFilter | undefined;
  filters: Partial<Record<FacetKey, string[]>>;
  price: { fromCents?: number | undefined; toCents?: number | undefined };
  onSale?: boolean | undefined;
  inStockAt?: string | undefined;
  sort: SortKey;
  offset: number;
  limit: number;
  /** A caller who sees no prices can neither sort nor filter by them or by what is reduced, nor learn their range. */
  pricesHidden: boolean;
}

export interface SearchHit {
  productId: number;
  /** Of the variants that fit every filter, the one whose label has most of the text; the first one otherwise. */
  leadItemNo: string;
  fromCents: number;
}

export interface SearchResult {
  total: number;
  hits: SearchHit[];
  /** Products per value of each facet; a facet's own choices do not narrow its counts. */
  facets: Record<FacetKey, Map<string, number>>;
  price: { lowestCents: number; highestCents: number } | null;
  corrected: string | null;
}

export interface Suggestion {
  text: string;
  count: number;
}

/** The port of the product search. One adapter holds it in the memory of the process. */
export interface Search {
  search(query: SearchQuery): SearchResult;
  suggest(
    lexicon: Lexicon,
    text: string,
    limit: number,
  ): { suggestions: Suggestion[]; hits: Pick<SearchHit, "productId" | "leadItemNo">[] };
  upsert(product: SearchProduct): void;
  remove(productId: number): void;
  /** Where an item is stocked has changed; nothing else has. */
  restock(productId: number, itemNo: string, places: string[]): void;
  /** Replaces everything. */
  rebuild(products: Iterable<SearchProduct>): void;
  /** Grows with every change; what was derived from an older one is stale. */
  readonly version: number;
  readonly size: { products: number; variants: number };
}
