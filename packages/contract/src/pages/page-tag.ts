/**
 * What a cached page shows, and so what invalidates it. The server's `tags-of-changes.ts` names the tags of each change to the shop,
 * `tags-of-stories.ts` those of a story.
 */
export type PageTag =
  /** Products, in any list or menu. */
  | "list"
  /** Which products a store has in stock, as the search index knows it. */
  | "stocked"
  | `product:${string}`
  | `series:${string}`
  /** The stock of a product, by its code. */
  | `stock:${string}`
  | "gallery"
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
