import type { PageTag } from "@azulejo/contract/pages/page-tag.ts";

/**
 * Returns the prefix of keys and tags of a storefront's cached pages. It is empty for the first storefront, so that a deployment with one
 * storefront has no overhead.
 */
export const scopeOf = (storefrontId: number, isFirst: boolean): string => (isFirst ? "" : `${storefrontId} `);

/** Returns the tags of a storefront's page, including one that all of its pages have. */
export const tagsWithin = (scope: string, tags: ReadonlySet<PageTag>): ReadonlySet<PageTag> =>
  scope === "" ? tags : new Set([everyPageOf(scope), ...[...tags].map((tag) => within(scope, tag))]);

/**
 * Returns the tags to drop after a change of a storefront; null for every page of every storefront.
 * @param tags null for every page of the storefront
 */
export function droppedWithin(scope: string, tags: readonly PageTag[] | null): readonly PageTag[] | null {
  if (scope === "") return tags;
  return tags === null ? [everyPageOf(scope)] : tags.map((tag) => within(scope, tag));
}

const within = (scope: string, tag: PageTag): PageTag => `${scope}${tag}` as PageTag;
const everyPageOf = (scope: string): PageTag => `${scope}all` as PageTag;
