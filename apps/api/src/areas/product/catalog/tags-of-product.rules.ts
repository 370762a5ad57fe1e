import { hash } from "node:crypto";
import { alikeTag, listingTag, type PageTag, productTag, stockedTag } from "@azulejo/contract/pages/page-tag.ts";
import type { Listing, StoredProduct } from "../../../domain/product.ts";
import { fits } from "../../../search/listing-filter.ts";
import type { SearchProduct } from "../../../search/search.ts";

/** What decides which pages show a product. */
export interface Place {
  code: string;
  listing: SearchProduct["listing"];
  isOnSale: boolean;
  /** Differs if anything but its prices and words differs. */
  kind: string;
}

/** Where else products are shown, by their own rows. */
export interface References {
  /** Codes of products whose pages name one whose kind has changed. */
  relating: string[];
  /** Codes of the products' slab bundles. */
  bundles: string[];
  /** Whether a scene shows one whose kind has changed. */
  isInScene: boolean;
}

export function placeOf(stored: StoredProduct, { code, listing, variants }: SearchProduct): Place {
  const { texts: _texts, alts: _alts, items, ...facts } = stored;
  const kinds = items.map(({ price: _price, labels: _labels, ...item }) => item);
  const onSale = variants.map((variant) => variant.onSale);
  return { code, listing, isOnSale: onSale.includes(true), kind: hash("sha1", JSON.stringify([facts, kinds, onSale]), "base64") };
}

const listingsOf = ({ listing, isOnSale }: Place, listings: Listing[]): Listing[] =>
  listings.filter(({ filter }) => fits(listing, filter) && (isOnSale || !filter.onSale));

/**
 * Returns the tags of pages that show a product, and of those that show it now.
 * @param before null if the shop didn't show it
 * @param after null if the shop no longer shows it
 */
export function tagsOfProduct(before: Place | null, after: Place | null, listings: Listing[]): PageTag[] {
  const places = [before, after].filter((place) => place !== null);
  if (places.length === 0) return [];
  const shown = places.flatMap((place): PageTag[] => [
    productTag(place.code),
    `series:${place.listing.series}`,
    ...listingsOf(place, listings).map(({ path }) => listingTag(path)),
  ]);
  if (before?.kind === after?.kind) return ["list", ...shown];
  const alike = places.flatMap(({ listing: { department, look } }) => [alikeTag(department, look), alikeTag(department, null)]);
  return ["list", "showcase", ...shown, ...alike];
}

/** Returns the tags of pages that show products by their own rows. */
export const tagsOfReferences = ({ relating, bundles, isInScene }: References): PageTag[] => [
  ...relating.map(productTag),
  ...(bundles.length > 0 ? (["slabs"] as const) : []),
  ...bundles.map((code): PageTag => `bundle:${code}`),
  ...(isInScene ? (["gallery"] as const) : []),
];

/** Returns the tags of lists of what a store has in stock. */
export const tagsOfStock = (place: Place, listings: Listing[]): PageTag[] => [
  stockedTag(null),
  ...listingsOf(place, listings).map(({ path }) => stockedTag(path)),
];
