import type { Language } from "@azulejo/contract";

/** What a visitor searches for. */
export interface ProductQuery {
  /** As typed, without the name of a store and without an area, which the shop applies itself. */
  text: string;
  language: Language;
  storefrontId: number;
  /** How many products of an answer are used; the others are left out. */
  limit: number;
}

/** Products that match a text. */
export interface FoundProducts {
  /** Codes of products, best first; none if nothing matches. */
  products: string[];
  /** The text that was searched for instead of the typed one, such as after a typing error. */
  corrected?: string | undefined;
}

/**
 * Finds products by words. Filters, counts, prices, stock and any other order of the results stay with the shop. A service of its own
 * gets the products from the feed of changes.
 */
export interface ProductSearch {
  /** Its name for staff and in the log. */
  name: string;
  /**
   * Returns the products that match, or null for a text that the shop is to search itself.
   * @param signal aborts after a second; the shop then searches itself
   */
  find(query: ProductQuery, signal: AbortSignal): Promise<FoundProducts | null>;
}
