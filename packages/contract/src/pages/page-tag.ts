/**
 * A tag of a cached page, which says what it shows and so what invalidates it. Tags of changed products come from the API
 * (`tags-of-product.rules.ts`), those of all other changes from the server (`tags-of-changes.ts`, `tags-of-stories.ts`).
 */
export type PageTag =
  /** Any product: searches, and lists of the whole shop. */
  | "list"
  /** The products of a listing, by its path. */
  | `listing:${string}`
  /** A store's stock in a listing, as of the search index; without a path, in the whole shop. */
  | `stocked:${string}`
  /**
   * Pictures and counts of materials to choose from, in any listing. They depend on which products exist, not on their prices and names.
   */
  | "showcase"
  | `product:${string}`
  | `series:${string}`
  /** Similar products, by department and look. */
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

/** The tag of a look's products in a department; without a look, of all products of the department. */
export const alikeTag = (department: string, look: string | null): PageTag => `alike:${department}/${look ?? ""}`;
