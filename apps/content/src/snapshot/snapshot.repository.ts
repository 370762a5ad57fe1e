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
  return (await selectRows(query).where("id", "in", ids).execute()).map(toStory);
}

/** Returns the next stories of a space, sorted by id. */
export async function selectStoriesAfter(query: Query, spaceId: number, after: number, limit: number): Promise<Story[]> {
  const rows = await selectRows(query).where("spaceId", "=", spaceId).where("id", ">", after).orderBy("id").limit(limit).execute();
  return rows.map(toStory);
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

function toStory(row: Awaited<ReturnType<ReturnType<typeof selectRows>["execute"]>>[number]): Story {
  return {
    id: row.id,
    uuid: row.uuid,
    spaceId: row.spaceId,
    parentId: row.parentId,
    name: row.name,
    slug: row.slug,
    fullSlug: row.fullSlug,
    isFolder: row.isFolder,
    isStartpage: row.isStartpage,
    position: row.position,
    path: row.path,
    tags: row.tagList,
    translatedSlugs: row.translatedSlugs,
    sortByDate: row.sortByDate,
    groupId: row.groupId,
    draft: row.draft,
    published: row.isPublished ? (row.publishedIfOther ?? row.draft) : null,
    revision: row.revision,
    publicRevision: row.publicRevision,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    publishedAt: row.publishedAt?.toISOString() ?? null,
    firstPublishedAt: row.firstPublishedAt?.toISOString() ?? null,
  };
}
