import type { PageTag } from "@azulejo/contract/pages/page-tag.ts";
import type { Change, ChangeKind, ShopChangeKind } from "@azulejo/database";

/** The tags invalidated by each kind of change; `all` for every page. */
const invalidated: Record<ShopChangeKind, "all" | ((entity: string) => PageTag[])> = {
  catalogue: "all",
  storefront: "all",
  // The API returns these tags, because it knows the pages of a product before and after its change.
  product: () => [],
  stock: () => [],
  // An account's own prices aren't on shared pages.
  prices: () => [],
  // Every page depends on the absence of a redirect for its path.
  redirect: () => ["content"],
  gallery: () => ["gallery"],
  slab: (code) => ["slabs", `bundle:${code.slice(0, code.lastIndexOf("-"))}`],
  slab_bundle: (code) => ["slabs", `bundle:${code}`],
};

/** Changes of stories are handled by `tags-of-stories.ts`. */
const isOfShop = (kind: ChangeKind): kind is ShopChangeKind => !kind.startsWith("content_");

/** Returns the tags of cached pages affected by changes other than of products; null for all. */
export function tagsOfChanges(changes: Change[]): PageTag[] | null {
  const touched = changes.map(({ kind, entity }) => {
    const tags = isOfShop(kind) ? invalidated[kind] : () => [];
    return tags === "all" ? null : tags(entity);
  });
  return touched.includes(null) ? null : touched.flatMap((tags) => tags ?? []);
}
