import type { ContentReader } from "@azulejo/content-client";
import { pathOfStory } from "@azulejo/content-client/story-path.ts";
import type { PageTag } from "@azulejo/contract/pages/page-tag.ts";
import type { Settings } from "../../request/settings.server.ts";
import { findRecord } from "../../routing/find-record.ts";
import { isElsewhere } from "./own-link.ts";

type Columns = Settings["footer"];

/** Returns the slug of the story to which a link of the settings leads; null for a page that exists without a story. */
function storyOf(path: string): string | null {
  const slug = path.replace(/[?#].*$/, "").replace(/^\/+|\/+$/g, "");
  return isElsewhere(path) || findRecord(slug) ? null : slug;
}

/** Returns the story for each link's path. */
const storiesOf = (columns: Columns): Map<string, string | null> =>
  new Map(columns.flatMap(({ links }) => links.map(({ path }) => [path, storyOf(path)])));

/**
 * Returns the footer's columns without links to missing stories, and cache tags that are invalidated when such a story is added or removed.
 */
export async function readFooterColumns(
  content: ContentReader,
  language: string,
  columns: Columns,
): Promise<{ columns: Columns; tags: PageTag[] }> {
  const stories = storiesOf(columns);
  const slugs = [...new Set([...stories.values()].filter((slug) => slug !== null))];
  if (slugs.length === 0) return { columns, tags: [] };
  const found = await content.stories(
    { by_slugs: slugs.flatMap((slug) => [slug, `${slug}/`]).join(","), per_page: 100, excluding_fields: "body" },
    { language },
  );
  const there = new Set(found.stories.map((story) => pathOfStory(story).replace(/\/$/, "")));
  const isThere = ({ path }: { path: string }) => {
    const slug = stories.get(path);
    return !slug || there.has(slug);
  };
  const shown = columns.map(({ heading, links }) => ({ heading, links: links.filter(isThere) }));
  return { columns: shown.filter(({ links }) => links.length > 0), tags: slugs.map((slug): PageTag => `presence:${slug}`) };
}
