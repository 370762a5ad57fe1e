import { hash } from "node:crypto";
import { alikeTag, listingTag, type PageTag, productTag, stockedTag } from "@azulejo/contract/pages/page-tag.ts";
import type { Listing, StoredProduct } from "../../../domain/product.ts";
import { fits } from "../../../search/listing-filter.ts";
import type { SearchProduct } from "../../../search/search.ts";

/** A product's data that decides which pages show it. */
export interface Placement {
  code: string;
  listing: SearchProduct["listing"];
  isOnSale: boolean;
  /** A hash of the product without its prices and words. */
  fingerprint: string;
}

/** Other pages that show products, found by database rows. */
export interface References {
  /** Codes of products related to a product that changed in more than prices and words. */
  relating: string[];
  /** Codes of the products' slab bundles. */
  bundles: string[];
  /** Codes of scenes with a product of which more than prices and words has changed. */
  scenes: string[];
}

export function placementOf(stored: StoredProduct, { code, listing, variants }: SearchProduct): Placement {
  const { texts: _texts, alts: _alts, items, ...facts } = stored;
  const kinds = items.map(({ price: _price, labels: _labels, ...item }) => item);
  const onSale = variants.map((variant) => variant.onSale);
  return { code, listing, isOnSale: onSale.includes(true), fingerprint: hash("sha1", JSON.stringify([facts, kinds, onSale]), "base64") };
}

const listingsOf = ({ listing, isOnSale }: Placement, listings: Listing[]): Listing[] =>
  listings.filter(({ filter }) => fits(listing, filter) && (isOnSale || !filter.onSale));

/**
 * Returns the tags of pages that showed a product, and of those that show it now.
 * @param before null if it wasn't shown
 * @param after null if it isn't shown
 */
export function tagsOfProduct(before: Placement | null, after: Placement | null, listings: Listing[]): PageTag[] {
  const placements = [before, after].filter((placement) => placement !== null);
  if (placements.length === 0) return [];
  const shown = placements.flatMap((placement): PageTag[] => [
    productTag(placement.code),
    `series:${placement.listing.series}`,
    ...listingsOf(placement, listings).map(({ path }) => listingTag(path)),
  ]);
  if (before?.fingerprint === after?.fingerprint) return ["list", ...shown];
  const alike = placements.flatMap(({ listing: { department, look } }) => [alikeTag(department, look), alikeTag(department, null)]);
  return ["list", "showcase", ...shown, ...alike];
}

export const tagsOfReferences = ({ relating, bundles, scenes }: References): PageTag[] => [
  ...relating.map(productTag),
  ...(bundles.length > 0 ? (["slabs"] as const) : []),
  ...bundles.map((code): PageTag => `bundle:${code}`),
  ...scenes.map((code): PageTag => `scene:${code}`),
];

/** Returns the tags of lists of what a store has in stock. */
export const tagsOfStock = (placement: Placement, listings: Listing[]): PageTag[] => [
  stockedTag(null),
  ...listingsOf(placement, listings).map(({ path }) => stockedTag(path)),
];
