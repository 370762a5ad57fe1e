import type { Content } from "../../snapshot/story.ts";
import type { StoryRow } from "./story.repository.ts";

/** A story as editors read it. */
export function storyShape(row: Omit<StoryRow, "space_id" | "draft" | "published" | "revision" | "public_revision">, content?: Content) {
  const { differs, parent_id, created_at, updated_at, published_at, first_published_at, ...same } = row;
  return {
    id: same.id,
    uuid: same.uuid,
    name: same.name,
    slug: same.slug,
    full_slug: same.full_slug,
    path: same.path,
    parent_id: parent_id ?? 0,
    is_folder: same.is_folder,
    is_startpage: same.is_startpage,
    position: same.position,
    tag_list: same.tag_list,
    sort_by_date: same.sort_by_date,
    group_id: same.group_id,
    translated_slugs: same.translated_slugs,
    created_at: created_at.toISOString(),
    updated_at: updated_at.toISOString(),
    published_at: published_at?.toISOString() ?? null,
    first_published_at: first_published_at?.toISOString() ?? null,
    published: published_at !== null,
    /** Whether the draft is ahead of what the public sees. */
    unpublished_changes: published_at !== null && differs,
    lock_version: same.lock_version,
    ...(content && { content }),
  };
}
