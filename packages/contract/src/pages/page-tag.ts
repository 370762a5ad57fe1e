/**
 * What a cached page shows, and so what invalidates it. The API names the tags of a changed product (`tags-of-product.rules.ts`),
 * the server those of every other change (`tags-of-changes.ts`) and of a story (`tags-of-stories.ts`).
 */
export type PageTag =
  /** Any product: searches, and lists of the whole shop. */
  | "list"
  /** The products of a listing, by its path. */
  | `listing:${string}`
  /** A store's stock of a listing, as the search index knows it; without a path of the whole shop. */
  | `stocked:${string}`
  /** Pictures and counts by which materials are chosen, in any listing: what products are, not what they cost or are called. */
  | "showcase"
  | `product:${string}`
  | `series:${string}`
  /** Which products are like one, by department and look. */
  | `alike:${string}`
  /** The stock of a product, by its code. */
  | `stock:${string}`
  /** Any scene. */
  | "gallery"
  /** The products of a scene, by its code. */
  | `scene:${string}`
  | "slabs"
  | `bundle:${string}`
  /** Any content. */
  | "content"
  | `story:${string}`
  /** The stories of a folder. */
  | `stories:${string}`
  /** Whether a story exists at an address. */
  | `presence:${string}`;

export const productTag = (code: string): PageTag => `product:${code}`;

/** @param path null for the whole shop */
export const listingTag = (path: string | null): PageTag => (path === null ? "list" : `listing:${path}`);

/** @param path null for the whole shop */
export const stockedTag = (path: string | null): PageTag => `stocked:${path ?? ""}`;

/** The products of a look in a department; without a look any product of the department. */
export const alikeTag = (department: string, look: string | null): PageTag => `alike:${department}/${look ?? ""}`;
