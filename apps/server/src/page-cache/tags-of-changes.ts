import type { ProductCodes } from "@azulejo/api";
import type { PageTag } from "@azulejo/contract/pages/page-tag.ts";
import type { Change, ChangeKind, ShopChangeKind } from "@azulejo/database";

type CodesOf = (productId: number) => ProductCodes | null;

/** What each change invalidates; `all` is every page. A product that no page has read has no codes. */
const invalidated: Record<ShopChangeKind, "all" | ((entity: string, codesOf: CodesOf) => PageTag[])> = {
  catalogue: "all",
  storefront: "all",
  product: (id, codesOf) => ["list", ...tagsOfProduct(codesOf(Number(id)))],
  stock: (id, codesOf) => {
    const codes = codesOf(Number(id));
    return codes ? [`stock:${codes.product}`] : [];
  },
  // An account's own prices are on pages of its own.
  prices: () => [],
  // Every page depends on there being no redirect for its path.
  redirect: () => ["content"],
  gallery: () => ["gallery"],
  slab: (code) => ["slabs", `bundle:${code.slice(0, code.lastIndexOf("-"))}`],
  slab_bundle: (code) => ["slabs", `bundle:${code}`],
};

const tagsOfProduct = (codes: ProductCodes | null): PageTag[] => (codes ? [`product:${codes.product}`, `series:${codes.series}`] : []);

/** Those of stories reach the cache through `tags-of-stories.ts`. */
const isOfShop = (kind: ChangeKind): kind is ShopChangeKind => !kind.startsWith("content_");

/** Returns the tags of cached pages that changes touch; null for all. */
export function tagsOfChanges(changes: Change[], codesOf: CodesOf): PageTag[] | null {
  const touched = changes.map(({ kind, entity }) => {
    const tags = isOfShop(kind) ? invalidated[kind] : () => [];
    return tags === "all" ? null : tags(entity, codesOf);
  });
  return touched.includes(null) ? null : [...new Set(touched.flatMap((tags) => tags ?? []))];
}
