import type { Query } from "@azulejo/database";
import { sql } from "kysely";
import type { Component, Datasource, FieldSchema, Space } from "./space.ts";
import type { Content, Story } from "./story.ts";

/** Returns all spaces, or the given ones, with their tokens. */
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
    defaultLanguage: row.defaultLanguage,
    languages: row.languages,
    tokens: tokens
      .filter((token) => token.spaceId === row.id)
      .map(({ token, kind, requestsPerSecond }) => ({ token, kind, requestsPerSecond })),
  }));
}

export async function selectComponents(query: Query, spaceId: number): Promise<Component[]> {
  const rows = await query.selectFrom("content.component").selectAll().where("spaceId", "=", spaceId).orderBy("name").execute();
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    displayName: row.displayName,
    schema: row.schema as unknown as Record<string, FieldSchema>,
    isRoot: row.isRoot,
    isNestable: row.isNestable,
    editor: row.editor,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }));
}

export async function selectDatasources(query: Query, spaceId: number): Promise<Datasource[]> {
  const rows = await query.selectFrom("content.datasource").selectAll().where("spaceId", "=", spaceId).orderBy("id").execute();
  const entries = await query
    .selectFrom("content.datasourceEntry as entry")
    .innerJoin("content.datasource as source", "source.id", "entry.datasourceId")
    .selectAll("entry")
    .where("source.spaceId", "=", spaceId)
    .orderBy("entry.position")
    .orderBy("entry.id")
    .execute();
  const entriesOf = Map.groupBy(entries, (entry) => entry.datasourceId);
  return rows.map(({ id, name, slug, dimensions }) => ({
    id,
    name,
    slug,
    dimensions,
    entries: (entriesOf.get(id) ?? []).map((entry) => ({
      id: entry.id,
      name: entry.name,
      value: entry.value,
      dimensionValues: entry.dimensionValues,
    })),
  }));
}

export async function selectStories(query: Query, ids: number[]): Promise<Story[]> {
  if (ids.length === 0) return [];
  return readRows(query, selectRows(query).where("id", "in", ids));
}

/** Returns the ids of a space's stories and folders, in order. */
export async function selectStoryIds(query: Query, spaceId: number): Promise<number[]> {
  const { ids } = await query
    .selectFrom("content.story")
    .select(sql<number[] | null>`json_agg(id order by id)`.as("ids"))
    .where("spaceId", "=", spaceId)
    .executeTakeFirstOrThrow();
  return ids ?? [];
}

/** Reads the published copy only if it differs from the draft. */
function selectRows(query: Query) {
  return query
    .selectFrom("content.story")
    .select(["id", "uuid", "spaceId", "parentId", "name", "slug", "fullSlug", "isFolder", "isStartpage", "position", "path"])
    .select(["tagList", "translatedSlugs", "sortByDate", "groupId", "draft", "revision", "publicRevision"])
    .select(["createdAt", "updatedAt", "publishedAt", "firstPublishedAt"])
    .select(sql<boolean>`published is not null`.as("isPublished"))
    .select(sql<Content | null>`case when published is distinct from draft then published end`.as("publishedIfOther"));
}

/** A row in PostgreSQL's JSON format. */
interface StoryRow {
  id: number;
  uuid: string;
  space_id: number;
  parent_id: number | null;
  name: string;
  slug: string;
  full_slug: string;
  is_folder: boolean;
  is_startpage: boolean;
  position: number;
  path: string | null;
  tag_list: string[];
  translated_slugs: Story["translatedSlugs"];
  sort_by_date: string | null;
  group_id: string;
  draft: Content;
  revision: number;
  public_revision: number;
  created_at: string;
  updated_at: string;
  published_at: string | null;
  first_published_at: string | null;
  is_published: boolean;
  published_if_other: Content | null;
}

/** Reads all rows as one JSON value, because parsing thousands of rows with two dozen columns takes several times as long. */
async function readRows(query: Query, rows: ReturnType<typeof selectRows>): Promise<Story[]> {
  const { stories } = await query
    .selectFrom(rows.as("story"))
    .select(sql<StoryRow[] | null>`json_agg(story)`.as("stories"))
    .executeTakeFirstOrThrow();
  return (stories ?? []).map(toStory);
}

function toStory(row: StoryRow): Story {
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
    createdAt: timeOf(row.created_at),
    updatedAt: timeOf(row.updated_at),
    publishedAt: row.published_at && timeOf(row.published_at),
    firstPublishedAt: row.first_published_at && timeOf(row.first_published_at),
  };
}

/** PostgreSQL writes microseconds and an offset. */
const timeOf = (text: string): string => new Date(text).toISOString();
