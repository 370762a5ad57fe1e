import type { SpaceSnapshot } from "../snapshot/space-snapshot.ts";
import type { Story } from "../snapshot/story.ts";
import { translationOf } from "../snapshot/translated-paths.ts";

/** Returns an entry of `cdn/links`: the fields of a story or folder that a menu or sitemap needs. */
export function linkAnswer(story: Story, home: SpaceSnapshot, withDates = false) {
  return {
    id: story.id,
    uuid: story.uuid,
    slug: story.fullSlug,
    path: story.path,
    parent_id: story.parentId,
    name: story.name,
    is_folder: story.isFolder,
    published: story.published !== null,
    is_startpage: story.isStartpage,
    position: story.position,
    real_path: realPath(story),
    ...(withDates && { published_at: story.publishedAt, created_at: story.createdAt, updated_at: story.updatedAt }),
    ...(home.translated.inUse && { alternates: alternatesOf(story, home) }),
  };
}

const realPath = ({ path, fullSlug }: Story): string => {
  const address = path || fullSlug;
  return address.startsWith("/") ? address : `/${address}`;
};

function alternatesOf(story: Story, home: SpaceSnapshot) {
  return home.space.languages.map((lang) => {
    const [translation, path] = [translationOf(story, lang), home.translated.pathOf(story, lang)];
    return { path, name: translation?.name ?? null, lang, published: translation?.published ?? false, translated_slug: path };
  });
}
