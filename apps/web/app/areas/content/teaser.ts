import type { AssetValue } from "@azulejo/contract/content/field-types.ts";

/** A story as a list shows it. */
export interface Teaser {
  uuid: string;
  title: string;
  description: string;
  /** In the reader's language. */
  href: string;
  /** `2026-03-09 10:00`; null for a page. */
  date: string | null;
  image: AssetValue | null;
  /** First folder below the journal: `articles`. */
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
  const slug = story.default_full_slug || withoutLanguage(story);
  const text = (value: unknown): string => (typeof value === "string" ? value : "");
  const image = content.image as AssetValue | null | undefined;
  return {
    uuid: story.uuid,
    title: text(content.title) || story.name,
    description: text(content.description) || text(content.intro),
    href: address(`${slug.replace(/^\/+|\/+$/g, "")}/`),
    date: text(content.date) || null,
    image: image?.filename ? { ...image, filename: image.filename.replace(/^https?:\/\/[^/]+(?=\/assets\/)/, "") } : null,
    section: /^blog\/([^/]+)\//.exec(slug)?.[1] ?? null,
  };
}

const withoutLanguage = ({ full_slug, lang }: Told): string =>
  lang !== "default" && full_slug.startsWith(`${lang}/`) ? full_slug.slice(lang.length + 1) : full_slug;
