import { hash } from "node:crypto";
import type { PageTag } from "@azulejo/contract/pages/page-tag.ts";

/** A tag of every page, to purge all of them. */
export const EVERY_PAGE = "all";
/** Maximum number of a page's tags: with separators, 3.3 kB of a header. */
const MAX_TAGS = 300;
const LENGTH = 10;

/** Returns a tag's hash, because it may contain an address with any characters. A collision only purges a page too often. */
const short = (tag: string): string => hash("sha1", tag, "hex").slice(0, LENGTH);
/** Returns the prefix of a tag: `product:` for `product:x`; null for a tag without a colon. */
const family = (tag: string): string | null => (tag.includes(":") ? tag.slice(0, tag.indexOf(":") + 1) : null);

/** Returns a page's tags for a CDN. If there are too many, tags are shortened to their prefix, such as any product. */
export function cdnTagsOf(tags: ReadonlySet<PageTag>): string[] {
  const given = tags.size <= MAX_TAGS ? tags : new Set([...tags].map((tag) => family(tag) ?? tag));
  return [EVERY_PAGE, ...new Set([...given].map(short))];
}

/** Returns the tags to purge for changed ones, including the prefixes of pages with too many tags; null for every page. */
export function purgedTags(tags: readonly PageTag[] | null): string[] {
  if (tags === null) return [EVERY_PAGE];
  return [...new Set(tags.flatMap((tag) => [tag, family(tag) ?? tag]).map(short))];
}
