import type { ContentReader } from "@azulejo/content-client";
import { pathOfStory } from "@azulejo/content-client/story-path.ts";
import { footerColumns, ownPages } from "./footer-links.ts";

/** Returns the footer pages that exist, with cache tags that change when a page is added or removed. */
export async function readFooterPages(content: ContentReader, language: string): Promise<{ pages: string[]; tags: string[] }> {
  const paths = footerColumns.flatMap(({ links }) => links.map(([path]) => path)).filter((path) => !ownPages.has(path));
  const slugs = paths.map((path) => path.replace(/\/$/, ""));
  const found = await content.stories(
    { by_slugs: slugs.flatMap((slug) => [slug, `${slug}/`]).join(","), per_page: 100, excluding_fields: "body" },
    { language },
  );
  const there = new Set(found.stories.map(pathOfStory));
  return { pages: [...paths.filter((path) => there.has(path)), ...ownPages], tags: slugs.map((slug) => `presence:${slug}`) };
}
