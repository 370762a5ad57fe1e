import type { AssetRow } from "@azulejo/database";

/** Returns an asset as the management API sends it. Fields that we don't support are present and empty, because clients read them. */
export function assetShape(row: AssetRow, origin: string) {
  const filename = origin + row.filename;
  return {
    id: row.id,
    space_id: row.spaceId,
    filename,
    short_filename: row.name,
    content_type: row.contentType,
    content_length: row.contentLength,
    alt: row.alt,
    title: row.title,
    copyright: row.copyright,
    source: row.source,
    focus: row.focus,
    asset_folder_id: row.assetFolderId,
    // The mean color is copied into stories, where pages show it until the picture has loaded.
    meta_data: { ...(row.color && { color: row.color }), ...row.metaData },
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
    deleted_at: row.deletedAt?.toISOString() ?? null,
    expire_at: null,
    publish_at: null,
    is_private: false,
    locked: false,
    internal_tag_ids: [],
    internal_tags_list: [],
  };
}
