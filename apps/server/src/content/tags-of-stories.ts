import type { PublicChange } from "@azulejo/content";
import type { PageTag } from "@azulejo/contract/pages/page-tag.ts";

const CONTENT_TAG: PageTag = "content";

/**
 * Returns the tags of cached pages affected by a content change: pages with the story, lists of its folders, and, if it was added or
 * removed, pages that link to its address.
 */
export function tagsOfStories({ stories, everything }: PublicChange): PageTag[] {
  if (everything) return [CONTENT_TAG];
  return [
    ...new Set(
      stories.flatMap(({ uuid, fullSlugs, moved }): PageTag[] => [
        `story:${uuid}`,
        ...fullSlugs.flatMap(foldersAbove),
        ...(moved ? fullSlugs.map((slug): PageTag => `presence:${slug.replace(/\/+$/, "")}`) : []),
      ]),
    ),
  ];
}

/** Returns a story's folders: for `blog/articles/grout` they are `blog/articles`, `blog` and the root. */
function foldersAbove(fullSlug: string): PageTag[] {
  const segments = fullSlug.split("/").filter(Boolean);
  return segments.map((_, index): PageTag => `stories:${segments.slice(0, index).join("/")}`);
}
