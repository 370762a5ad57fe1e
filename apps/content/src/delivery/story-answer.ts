import { contentOf, type Story } from "../snapshot/story.ts";
import { translationOf } from "../snapshot/translated-paths.ts";
import { renderContent } from "./render-content.ts";
import type { View } from "./view.ts";

/** Returns the API's story object, with all its keys. */
export function storyAnswer(story: Story, view: View) {
  const { translated } = view.home;
  return {
    name: (view.language !== null && translationOf(story, view.language)?.name) || story.name,
    id: story.id,
    uuid: story.uuid,
    slug: story.slug,
    full_slug: fullSlugOf(story, view),
    default_full_slug: translated.inUse ? story.fullSlug : null,
    path: story.path,
    lang: view.language ?? "default",
    content: renderContent(story, contentOf(story, view.version) ?? {}, view),
    created_at: story.createdAt,
    updated_at: story.updatedAt,
    published_at: story.publishedAt,
    first_published_at: story.firstPublishedAt,
    sort_by_date: story.sortByDate,
    position: story.position,
    tag_list: story.tags,
    is_startpage: story.isStartpage,
    parent_id: story.parentId ?? 0,
    group_id: story.groupId,
    alternates: [],
    translated_slugs: translated.inUse ? translatedSlugs(story, view) : null,
    meta_data: null,
    release_id: null,
  };
}

/** Returns the address in the view's language, prefixed with the language. */
export const fullSlugOf = (story: Story, { language, home }: View): string =>
  language === null ? story.fullSlug : `${language}/${home.translated.pathOf(story, language)}`;

function translatedSlugs(story: Story, { home }: View) {
  return home.space.languages.map((lang) => {
    const translation = translationOf(story, lang);
    return {
      path: home.translated.pathOf(story, lang),
      name: translation?.name ?? null,
      lang,
      published: translation?.published ?? false,
    };
  });
}
