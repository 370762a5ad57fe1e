import type { PublicChange } from "@azulejo/content";

/** On every page that shows something of the content system. */
export const CONTENT_TAG = "content";

/**
 * Which cached pages a change of the content touches: those that show the story, those that list a
 * folder above it, and when it came or went those that lead to it by its address.
 */
export function tagsOfStories({ stories, everything }: PublicChange): string[] {
  if (everything) return [CONTENT_TAG];
  return [
    ...new Set(
      stories.flatMap(({ uuid, fullSlugs, moved }) => [
        `story:${uuid}`,
        ...fullSlugs.flatMap(foldersAbove),
        ...(moved ? fullSlugs.map((slug) => `presence:${slug.replace(/\/+$/, "")}`) : []),
      ]),
    ),
  ];
}

/** `blog/articles/grout` lies in `blog/articles`, in `blog`, and in the root. */
function foldersAbove(fullSlug: string): string[] {
  const segments = fullSlug.split("/").filter(Boolean);
  return segments.map((_, index) => `stories:${segments.slice(0, index).join("/")}`);
}
