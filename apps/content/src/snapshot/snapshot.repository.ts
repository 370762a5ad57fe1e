import type { Query } from "@azulejo/database";
import { sql } from "kysely";
import type { Component, Datasource, FieldSchema, Space } from "./space.ts";
import type { Content, Story } from "./story.ts";

/** Every space, or those named; each with its tokens. */
export async function selectSpaces(query: Query, ids?: number[]): Promise<Space[]> {
  const rows = await query
    .selectFrom("content.space")
    .selectAll()
    .$if(ids !== undefined, (of) => of.where("id", "in", ids ?? []))
    .execute();
  const tokens = await query.selectFrom("content.token").selectAll().execute();
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    domain: row.domain,
    version: row.version,
    defaultLanguage: row.default_language,
    languages: row.languages,
    tokens: tokens.filter((token) => token.space_id === row.id).map(({ token, kind }) => ({ token, kind })),
  }));
}

export async function selectComponents(query: Query, spaceId: number): Promise<Component[]> {
  const rows = await query.selectFrom("content.component").selectAll().where("space_id", "=", spaceId).orderBy("name").execute();
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    displayName: row.display_name,
    schema: row.schema as unknown as Record<string, FieldSchema>,
    isRoot: row.is_root,
    isNestable: row.is_nestable,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  }));
}

export async function selectDatasources(query: Query, spaceId: number): Promise<Datasource[]> {
  const rows = await query.selectFrom("content.datasource").selectAll().where("space_id", "=", spaceId).orderBy("id").execute();
  const entries = await query
    .selectFrom("content.datasource_entry as entry")
    .innerJoin("content.datasource as source", "source.id", "entry.datasource_id")
    .selectAll("entry")
    .where("source.space_id", "=", spaceId)
    .orderBy("entry.position")
    .orderBy("entry.id")
    .execute();
  const entriesOf = Map.groupBy(entries, (entry) => entry.datasource_id);
  return rows.map(({ id, name, slug, dimensions }) => ({
    id,
    name,
    slug,
    dimensions,
    entries: (entriesOf.get(id) ?? []).map((entry) => ({
      id: entry.id,
      name: entry.name,
      value: entry.value,
      dimensionValues: entry.dimension_values,
    })),
  }));
}

export async function selectStories(query: Query, ids: number[]): Promise<Story[]> {
  if (ids.length === 0) return [];
  return (await selectRows(query).where("id", "in", ids).execute()).map(toStory);
}

/** The next stories of a space in the order of their ids. */
export async function selectStoriesAfter(query: Query, spaceId: number, after: number, limit: number): Promise<Story[]> {
  const rows = await selectRows(query).where("space_id", "=", spaceId).where("id", ">", after).orderBy("id").limit(limit).execute();
  return rows.map(toStory);
}

/** The public copy is read only where it differs from the draft. */
function selectRows(query: Query) {
  return query
    .selectFrom("content.story")
    .select(["id", "uuid", "space_id", "parent_id", "name", "slug", "full_slug", "is_folder", "is_startpage", "position", "path"])
    .select(["tag_list", "translated_slugs", "sort_by_date", "group_id", "draft", "revision", "public_revision"])
    .select(["created_at", "updated_at", "published_at", "first_published_at"])
    .select(sql<boolean>`published is not null`.as("is_published"))
    .select(sql<Content | null>`case when published is distinct from draft then published end`.as("published_if_other"));
}

function toStory(row: Awaited<ReturnType<ReturnType<typeof selectRows>["execute"]>>[number]): Story {
  return {
    id: row.id,
    uuid: row.uuid,
    spaceId: row.space_id,
    parentId: row.parent_id,
    name: row.name,
    slug: row.slug,
    fullSlug: row.full_slug,
    isFolder: row.is_folder,
    isStartpage: row.is_startpage,
    position: row.position,
    path: row.path,
    tags: row.tag_list,
    translatedSlugs: row.translated_slugs,
    sortByDate: row.sort_by_date,
    groupId: row.group_id,
    draft: row.draft,
    published: row.is_published ? (row.published_if_other ?? row.draft) : null,
    revision: row.revision,
    publicRevision: row.public_revision,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    publishedAt: row.published_at?.toISOString() ?? null,
    firstPublishedAt: row.first_published_at?.toISOString() ?? null,
  };
}
