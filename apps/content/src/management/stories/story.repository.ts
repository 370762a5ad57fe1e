import type { Query, TranslatedSlug } from "@azulejo/database";
import { sql } from "kysely";
import type { Content } from "../../snapshot/story.ts";

type Row<T> = T extends (...parameters: never[]) => Promise<(infer R)[]> ? R : never;
export type StoryRow = Row<typeof selectStoryRows>;

export async function selectStory(query: Query, spaceId: number, id: number): Promise<StoryRow | undefined> {
  const [row] = await selectStoryRows(query, spaceId, id);
  return row;
}

function selectStoryRows(query: Query, spaceId: number, id: number) {
  return query
    .selectFrom("content.story")
    .selectAll()
    .select(sql<boolean>`published is distinct from draft`.as("differs"))
    .where("spaceId", "=", spaceId)
    .where("id", "=", id)
    .execute();
}

export interface StoryFilter {
  startsWith?: string | undefined;
  uuids?: string[] | undefined;
  ids?: number[] | undefined;
  slug?: string | undefined;
  /** Full slugs without a slash at the end; `*` stands for any text. */
  slugs?: string[] | undefined;
  parentId?: number | undefined;
  storyOnly: boolean;
  folderOnly: boolean;
  /** In lower case. */
  search?: string | undefined;
  state?: StoryState | undefined;
}

/** `changed`: public, and saved since. */
export type StoryState = "draft" | "published" | "changed";
export const isStoryState = (text: string): text is StoryState => ["draft", "published", "changed"].includes(text);

const inState: Record<StoryState, string> = {
  draft: "published is null",
  published: "published is not distinct from draft",
  changed: "published is not null and published is distinct from draft",
};

const patterns = (slugs: string[]): string[] => slugs.map((slug) => slug.replace(/[\\%_]/g, "\\$&").replaceAll("*", "%"));

/** The draft's title in each language, by field name: `title`, and `title__i18n__es` in Spanish. A folder has the title of its page. */
const titles = sql<Record<string, unknown>>`(
  select coalesce(jsonb_object_agg(key, value), '{}')
  from jsonb_each(coalesce(
    (select page.draft from content.story page where page.parent_id = content.story.id and page.is_startpage limit 1), content.story.draft
  ))
  where key = 'title' or starts_with(key, 'title__i18n__')
)`;

/** Returns one page of stories and folders without their content but with their titles, and the total. */
export async function listStoryRows(query: Query, spaceId: number, filter: StoryFilter, page: { limit: number; offset: number }) {
  const chosen = query
    .selectFrom("content.story")
    .where("spaceId", "=", spaceId)
    .$if(filter.startsWith !== undefined, (of) => of.where(sql<boolean>`starts_with(full_slug, ${filter.startsWith ?? ""})`))
    .$if(filter.uuids !== undefined, (of) => of.where(sql<string>`uuid::text`, "in", filter.uuids ?? []))
    .$if(filter.ids !== undefined, (of) => of.where("id", "in", filter.ids ?? []))
    .$if(filter.slug !== undefined, (of) => of.where(sql`trim(trailing '/' from full_slug)`, "=", filter.slug ?? ""))
    .$if(filter.slugs !== undefined, (of) =>
      of.where(sql<boolean>`trim(trailing '/' from full_slug) like any(${patterns(filter.slugs ?? [])}::text[])`),
    )
    .$if(filter.parentId !== undefined, (of) => of.where(sql`coalesce(parent_id, 0)`, "=", filter.parentId ?? 0))
    .$if(filter.storyOnly, (of) => of.where("isFolder", "=", false))
    .$if(filter.folderOnly, (of) => of.where("isFolder", "=", true))
    .$if(filter.search !== undefined, (of) => of.where(sql<boolean>`strpos(lower(name || ' ' || full_slug), ${filter.search ?? ""}) > 0`))
    .$if(filter.state !== undefined, (of) => of.where("isFolder", "=", false).where(sql.raw<boolean>(inState[filter.state ?? "draft"])));
  const { total } = await chosen.select(sql<number>`count(*)`.as("total")).executeTakeFirstOrThrow();
  const rows = await chosen
    .select(["id", "uuid", "parentId", "name", "slug", "fullSlug", "isFolder", "isStartpage", "position", "path", "tagList"])
    .select(["translatedSlugs", "sortByDate", "groupId", "lockVersion"])
    .select(["createdAt", "updatedAt", "publishedAt", "firstPublishedAt"])
    .select(sql<boolean>`published is distinct from draft`.as("differs"))
    .select(titles.as("titles"))
    .orderBy("position")
    .orderBy("id", "desc")
    .limit(page.limit)
    .offset(page.offset)
    .execute();
  return { total, rows };
}

/** The columns of a story that are written together. */
export interface StoryValues {
  parentId: number | null;
  name: string;
  slug: string;
  fullSlug: string;
  isStartpage: boolean;
  position: number;
  path: string | null;
  tagList: string[];
  sortByDate: string | null;
  translatedSlugs: TranslatedSlug[];
  draft: Content;
}

const columnsOf = ({ draft, translatedSlugs, ...values }: StoryValues) => ({
  ...values,
  draft: JSON.stringify(draft),
  translatedSlugs: JSON.stringify(translatedSlugs),
});

export async function insertStory(
  query: Query,
  story: StoryValues & { spaceId: number; uuid: string; groupId: string | undefined; isFolder: boolean; at: Date },
): Promise<number> {
  const { spaceId, uuid, groupId, isFolder, at, ...values } = story;
  const row = await query
    .insertInto("content.story")
    .values({
      ...columnsOf(values),
      ...(groupId !== undefined && { groupId }),
      spaceId,
      uuid,
      isFolder,
      createdAt: at,
      updatedAt: at,
      publicRevision: isFolder ? 1 : 0,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return row.id;
}

/** @returns false if someone else has saved since `lockVersion` */
export async function updateStory(
  query: Query,
  id: number,
  lockVersion: number,
  { at, isPublic, ...values }: StoryValues & { at: Date; isPublic: boolean },
): Promise<boolean> {
  const rows = await query
    .updateTable("content.story")
    .set({
      ...columnsOf(values),
      // Distinguishes two saves in one millisecond.
      updatedAt: sql<Date>`greatest(updated_at + interval '1 millisecond', ${at}::timestamptz)`,
      lockVersion: sql<number>`lock_version + 1`,
      revision: sql<number>`revision + 1`,
      publicRevision: sql<number>`public_revision + ${isPublic ? 1 : 0}::int`,
    })
    .where("id", "=", id)
    .where("lockVersion", "=", lockVersion)
    .returning("id")
    .execute();
  return rows.length > 0;
}

export async function publishDraft(query: Query, id: number, at: Date): Promise<void> {
  await query
    .updateTable("content.story")
    .set({
      published: sql<string>`draft`,
      publishedAt: at,
      firstPublishedAt: sql<Date>`coalesce(first_published_at, ${at}::timestamptz)`,
      revision: sql<number>`revision + 1`,
      publicRevision: sql<number>`public_revision + 1`,
    })
    .where("id", "=", id)
    .execute();
}

export async function removePublished(query: Query, id: number): Promise<void> {
  await query
    .updateTable("content.story")
    .set({
      published: null,
      publishedAt: null,
      revision: sql<number>`revision + 1`,
      publicRevision: sql<number>`public_revision + 1`,
    })
    .where("id", "=", id)
    .execute();
}

/** Updates the addresses of everything below a folder. @returns the moved stories */
export async function moveBelow(query: Query, spaceId: number, folder: { id: number; from: string; to: string; slug: string }) {
  return query
    .updateTable("content.story")
    .set({
      fullSlug: sql<string>`${folder.to}::text || substr(full_slug, ${folder.from.length + 1}::int)`,
      slug: sql<string>`case when is_startpage and parent_id = ${folder.id}::bigint then ${folder.slug}::text else slug end`,
      revision: sql<number>`revision + 1`,
      publicRevision: sql<number>`public_revision + case when published is not null or is_folder then 1 else 0 end`,
    })
    .where("spaceId", "=", spaceId)
    .where(sql<boolean>`starts_with(full_slug, ${`${folder.from}/`})`)
    .returning(["id", "fullSlug", sql<boolean>`published is not null or is_folder`.as("isPublic")])
    .execute();
}

/** Deletes a folder with everything below it, or one story. */
export function selectTree(query: Query, spaceId: number, story: { id: number; fullSlug: string; isFolder: boolean }) {
  return query
    .selectFrom("content.story")
    .select(["id", sql<boolean>`published is not null or is_folder`.as("isPublic")])
    .where("spaceId", "=", spaceId)
    .where((where) =>
      where.or([
        where("id", "=", story.id),
        ...(story.isFolder ? [where(sql<boolean>`starts_with(full_slug, ${`${story.fullSlug}/`})`, "=", true)] : []),
      ]),
    )
    .execute();
}

export async function deleteStories(query: Query, ids: number[]): Promise<void> {
  await query.deleteFrom("content.story").where("id", "in", ids).execute();
}

export async function insertVersion(
  query: Query,
  version: {
    storyId: number;
    kind: "saved" | "published" | "unpublished";
    name: string;
    content: Content;
    author: string | null;
    at: Date;
  },
): Promise<void> {
  const { storyId, kind, name, content, author, at } = version;
  const next = sql<number>`(select coalesce(max(number), 0) + 1 from content.story_version where story_id = ${storyId}::bigint)`;
  await query
    .insertInto("content.storyVersion")
    .values({ storyId, number: next, kind, name, content: JSON.stringify(content), author, at })
    .execute();
}

export function selectVersions(query: Query, storyId: number, page: { limit: number; offset: number }) {
  return query
    .selectFrom("content.storyVersion")
    .selectAll()
    .where("storyId", "=", storyId)
    .orderBy("number", "desc")
    .limit(page.limit)
    .offset(page.offset)
    .execute();
}

export async function countVersions(query: Query, storyId: number): Promise<number> {
  const { total } = await query
    .selectFrom("content.storyVersion")
    .select(sql<number>`count(*)`.as("total"))
    .where("storyId", "=", storyId)
    .executeTakeFirstOrThrow();
  return total;
}

export function selectVersion(query: Query, storyId: number, id: number) {
  return query.selectFrom("content.storyVersion").selectAll().where("storyId", "=", storyId).where("id", "=", id).executeTakeFirst();
}

/** Returns the stories and folders of a folder (null for the top) in list order. */
export function selectSiblings(query: Query, spaceId: number, parentId: number | null) {
  return query
    .selectFrom("content.story")
    .select(["id", "position"])
    .where("spaceId", "=", spaceId)
    .where("parentId", "is not distinct from", parentId)
    .orderBy("position")
    .orderBy("id", "desc")
    .execute();
}

/** Returns the full slugs in use with this start, without a slash at the end. */
export async function selectTaken(query: Query, spaceId: number, start: string): Promise<Set<string>> {
  const rows = await query
    .selectFrom("content.story")
    .select("fullSlug")
    .where("spaceId", "=", spaceId)
    .where(sql<boolean>`starts_with(full_slug, ${start})`)
    .execute();
  return new Set(rows.map(({ fullSlug }) => fullSlug.replace(/\/$/, "")));
}
