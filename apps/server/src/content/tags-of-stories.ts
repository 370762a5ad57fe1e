import type { PublicChange } from "@azulejo/content";
import type { PageTag } from "@azulejo/contract/pages/page-tag.ts";

/** Tag of every page that shows content. */
const CONTENT_TAG: PageTag = "content";

/**
 * Returns the tags of cached pages that a content change touches: those that show the story, those that list a
 * folder above it, and, if it was added or removed, those that link to its address.
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

/** `blog/articles/grout` is in `blog/articles`, in `blog`, and in the root. */
function foldersAbove(fullSlug: string): PageTag[] {
  const segments = fullSlug.split("/").filter(Boolean);
  return segments.map((_, index): PageTag => `stories:${segments.slice(0, index).join("/")}`);
}
