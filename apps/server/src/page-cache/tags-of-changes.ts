import type { ProductCodes } from "@azulejo/api";
import type { Change } from "@azulejo/database";

/** Returns the tags of cached pages that a change touches; null for all. */
export function tagsOfChanges(changes: Change[], codesOf: (productId: number) => ProductCodes | null): string[] | null {
  const tags = new Set<string>();
  for (const { kind, entity } of changes) {
    if (kind === "catalogue" || kind === "storefront") return null;
    // Every page depends on there being no redirect for its path.
    if (kind === "redirect") tags.add("content");
    if (kind === "gallery") {
      tags.add("gallery");
      continue;
    }
    if (kind === "slab") {
      tags.add("slabs").add(`bundle:${entity.slice(0, entity.lastIndexOf("-"))}`);
      continue;
    }
    const codes = codesOf(Number(entity));
    if (kind === "product") {
      tags.add("list");
      if (codes) tags.add(`product:${codes.product}`).add(`series:${codes.series}`);
    }
    if (kind === "stock" && codes) tags.add(`stock:${codes.product}`);
  }
  return [...tags];
}
