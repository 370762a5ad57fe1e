import type { PageTag } from "@azulejo/contract/pages/page-tag.ts";

/**
 * Returns the beginning of keys and tags of a storefront's cached pages. The first storefront's is empty, so that a deployment with one
 * storefront pays nothing for others.
 */
export const scopeOf = (storefrontId: number, isFirst: boolean): string => (isFirst ? "" : `${storefrontId} `);

/** Returns the tags of a storefront's page, with one that all of its pages have. */
export const tagsWithin = (scope: string, tags: ReadonlySet<PageTag>): ReadonlySet<PageTag> =>
  scope === "" ? tags : new Set([everyPageOf(scope), ...[...tags].map((tag) => within(scope, tag))]);

/**
 * Returns the tags to drop when a storefront has changed; null for every page of every storefront.
 * @param tags null for every page of the storefront
 */
export function droppedWithin(scope: string, tags: readonly PageTag[] | null): readonly PageTag[] | null {
  if (scope === "") return tags;
  return tags === null ? [everyPageOf(scope)] : tags.map((tag) => within(scope, tag));
}

const within = (scope: string, tag: PageTag): PageTag => `${scope}${tag}` as PageTag;
const everyPageOf = (scope: string): PageTag => `${scope}all` as PageTag;
