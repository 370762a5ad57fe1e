import type { Language } from "../../i18n/language.ts";
import { canonicalPath, findRecordOrStory } from "../../routing/find-record.ts";

/** Data for resolving an address inside content. */
export interface LinkTargets {
  language: Language;
  /** Returns the address of a path without language. */
  address(path: string): string;
  /** Slugs of listings by path, in the reader's language; undefined if the shop has none. */
  listings: ReadonlyMap<string, string>;
  /** Slugs of products by code, in the reader's language. */
  products: ReadonlyMap<string, string>;
}

const ALL = "product/";

/**
 * Returns the address of a story's link in the reader's language: listings and products by their own slugs, pages in canonical form. A list
 * that the shop doesn't have leads to all products.
 * @returns null for addresses that must not be linked
 */
export function contentAddress(written: string, around: LinkTargets): string | null {
  const target = written.trim();
  if (/^(?:https?:|mailto:|tel:)/i.test(target)) return target;
  if (/^(?:[a-z][a-z0-9+.-]*:|\/\/|[\\]|[\u0000-\u001f])/i.test(target)) return null;
  if (target.startsWith("#")) return target;
  const [whole = "", anchor] = target.replace(/^\/+/, "").split("#");
  const [path = "", query] = whole.split("?");
  const tail = `${query ? `?${query}` : ""}${anchor ? `#${anchor}` : ""}`;
  return around.address(pathOf(path.replace(/^(?:en|es)\//, ""), around)) + tail;
}

function pathOf(path: string, { listings, products }: LinkTargets): string {
  const bare = path.replace(/\/+$/, "");
  const list = /^product\/list\/(.+)$/.exec(bare)?.[1];
  if (list) {
    const slug = listings.get(list);
    return slug ? `product/list/${slug}/` : ALL;
  }
  const product = productCodeOf(bare);
  if (product) {
    const slug = products.get(product);
    return slug ? `product/detail/${slug}` : ALL;
  }
  return canonicalPath(findRecordOrStory(bare), bare);
}

/** Returns the code in `product/detail/CODE`. */
export const productCodeOf = (path: string): string | undefined => /^\/?product\/detail\/([^/?#]+)\/?$/.exec(path)?.[1];
