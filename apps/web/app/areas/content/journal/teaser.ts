import { pathOfStory } from "@azulejo/content-client/story-path.ts";
import type { AssetValue } from "@azulejo/contract/content/field-types.ts";
import { shownAsset } from "../../../blocks/story/shown-asset.ts";

/** A story as shown in a list. */
export interface Teaser {
  uuid: string;
  title: string;
  description: string;
  /** In the reader's language. */
  href: string;
  /** For example `2026-03-09 10:00`; null for a page. */
  date: string | null;
  image: AssetValue | null;
  /** First folder below the journal, such as `articles`. */
  section: string | null;
}

interface Told {
  uuid: string;
  name: string;
  full_slug: string;
  default_full_slug?: string | null;
  lang: string;
  path?: string;
  content: Record<string, unknown>;
}

export function toTeaser(story: Told, { address }: { address(path: string): string }): Teaser {
  const { content } = story;
  const path = pathOfStory(story);
  const text = (value: unknown): string => (typeof value === "string" ? value : "");
  const image = content.image as AssetValue | null | undefined;
  return {
    uuid: story.uuid,
    title: text(content.title) || story.name,
    description: text(content.description) || text(content.intro),
    href: address(path),
    date: text(content.date) || null,
    image: image?.filename ? shownAsset(image, image.filename.replace(/^https?:\/\/[^/]+(?=\/assets\/)/, "")) : null,
    section: /^blog\/([^/]+)\//.exec(path)?.[1] ?? null,
  };
}
