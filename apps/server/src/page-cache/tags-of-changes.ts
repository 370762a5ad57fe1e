import type { PageTag } from "@azulejo/contract/pages/page-tag.ts";
import type { Change, ChangeKind, ShopChangeKind } from "@azulejo/database";

/** The tags that each change invalidates; `all` is every page. */
const invalidated: Record<ShopChangeKind, "all" | ((entity: string) => PageTag[])> = {
  catalogue: "all",
  storefront: "all",
  // The API knows which pages show a product, before its change and after.
  product: () => [],
  stock: () => [],
  // An account's own prices are on pages of its own.
  prices: () => [],
  // Every page depends on there being no redirect for its path.
  redirect: () => ["content"],
  gallery: () => ["gallery"],
  slab: (code) => ["slabs", `bundle:${code.slice(0, code.lastIndexOf("-"))}`],
  slab_bundle: (code) => ["slabs", `bundle:${code}`],
};

/** Those of stories reach the cache through `tags-of-stories.ts`. */
const isOfShop = (kind: ChangeKind): kind is ShopChangeKind => !kind.startsWith("content_");

/** Returns the tags of cached pages that changes of other things than products touch; null for all. */
export function tagsOfChanges(changes: Change[]): PageTag[] | null {
  const touched = changes.map(({ kind, entity }) => {
    const tags = isOfShop(kind) ? invalidated[kind] : () => [];
    return tags === "all" ? null : tags(entity);
  });
  return touched.includes(null) ? null : touched.flatMap((tags) => tags ?? []);
}
