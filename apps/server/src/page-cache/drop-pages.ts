import type { PageTag } from "@azulejo/contract/pages/page-tag.ts";
import type { Change } from "@azulejo/database";
import { droppedWithin } from "../shops/scope.ts";
import type { PageCache } from "./page-cache.ts";
import { tagsOfChanges } from "./tags-of-changes.ts";

/**
 * Drops a storefront's cached pages with changed data.
 * @param scope of the storefront
 * @param ofProducts tags of pages that show changed products; null for every page
 */
export function dropChangedPages(cache: PageCache, scope: string, changes: Change[], ofProducts: PageTag[] | null): void {
  const tags = tagsOfChanges(changes);
  dropPages(cache, scope, tags === null || ofProducts === null ? null : [...new Set([...tags, ...ofProducts])]);
}

/** @param scope of the storefront @param tags null for every page of the storefront */
export function dropPages(cache: PageCache, scope: string, tags: PageTag[] | null): void {
  const dropped = droppedWithin(scope, tags);
  if (dropped === null) cache.clear();
  else cache.drop(dropped);
}
