import { hash } from "node:crypto";
import type { PageTag } from "@azulejo/contract/pages/page-tag.ts";

/** In the tags of every page, so that one purge drops them all. */
export const EVERY_PAGE = "all";
/** The most tags of a page: with separators, 3.3 kB of a header. */
const MOST_TAGS = 300;
const LENGTH = 10;

/** A tag may hold an address with any characters; two with the same hash only purge a page too often. */
const short = (tag: string): string => hash("sha1", tag, "hex").slice(0, LENGTH);
/** `product:x` belongs to `product:`; a tag without a part belongs to nothing. */
const family = (tag: string): string | null => (tag.includes(":") ? tag.slice(0, tag.indexOf(":") + 1) : null);

/** Returns the tags that a CDN is given with a page; those of a page that has too many name only what it shows, not which of it. */
export function cdnTagsOf(tags: ReadonlySet<PageTag>): string[] {
  const given = tags.size <= MOST_TAGS ? tags : new Set([...tags].map((tag) => family(tag) ?? tag));
  return [EVERY_PAGE, ...new Set([...given].map(short))];
}

/** Returns the tags to purge when these have changed, with those of pages that had too many; null for every page. */
export function purgedTags(tags: readonly PageTag[] | null): string[] {
  if (tags === null) return [EVERY_PAGE];
  return [...new Set(tags.flatMap((tag) => [tag, family(tag) ?? tag]).map(short))];
}
