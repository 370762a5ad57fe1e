import type { Content } from "../../snapshot/story.ts";
import type { StoryRow } from "./story.repository.ts";

/** Returns a story as the management API sends it. */
export function storyShape(
  row: Omit<StoryRow, "spaceId" | "draft" | "published" | "revision" | "publicRevision"> & { titles?: Record<string, unknown> },
  content?: Content,
) {
  const { differs, titles, parentId, createdAt, updatedAt, publishedAt, firstPublishedAt, ...same } = row;
  return {
    id: same.id,
    uuid: same.uuid,
    name: same.name,
    slug: same.slug,
    full_slug: same.fullSlug,
    path: same.path,
    parent_id: parentId ?? 0,
    is_folder: same.isFolder,
    is_startpage: same.isStartpage,
    position: same.position,
    tag_list: same.tagList,
    sort_by_date: same.sortByDate,
    group_id: same.groupId,
    translated_slugs: same.translatedSlugs,
    created_at: createdAt.toISOString(),
    updated_at: updatedAt.toISOString(),
    published_at: publishedAt?.toISOString() ?? null,
    first_published_at: firstPublishedAt?.toISOString() ?? null,
    published: publishedAt !== null,
    /** Whether the draft differs from the published copy. */
    unpublished_changes: publishedAt !== null && differs,
    lock_version: same.lockVersion,
    ...(titles && { titles }),
    ...(content && { content }),
  };
}
