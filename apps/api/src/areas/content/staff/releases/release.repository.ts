import type { releaseStates } from "@azulejo/contract/areas/office/content/releases.ts";
import type { Query } from "@azulejo/database";
import { sql } from "kysely";

export type ReleaseState = (typeof releaseStates)[number];

export interface ReleaseStory {
  id: number;
  lockVersion: number;
  name: string;
  address: string;
}

/** The error that stopped a release. */
export interface ReleaseFault {
  code: string;
  values: Record<string, string | number>;
}

export interface StoredRelease {
  id: number;
  name: string;
  action: "publish" | "unpublish";
  state: ReleaseState;
  note: string;
  publishAt: Date | null;
  askedById: number | null;
  askedBy: string | null;
  askedAt: Date;
  decidedById: number | null;
  decidedBy: string | null;
  decidedAt: Date | null;
  reason: string | null;
  endedAt: Date | null;
  fault: ReleaseFault | null;
  stories: ReleaseStory[];
}

const columns = sql`release.id, release.name, action, state, note, publish_at, asked_by as asked_by_id, asker.email as asked_by, asked_at,
  decided_by as decided_by_id, decider.email as decided_by, decided_at, reason, ended_at, fault, content.stories`;
const joins = sql`left join staff asker on asker.id = asked_by left join staff decider on decider.id = decided_by
  join lateral (
    select jsonb_agg(jsonb_build_object('id', story_id, 'lockVersion', lock_version, 'name', name, 'address', address) order by address) as stories
    from content_release_story where release_id = release.id
  ) content on true`;

const statesOf = {
  asked: ["asked"],
  planned: ["planned", "publishing"],
  ended: ["done", "failed", "refused", "withdrawn"],
} as const satisfies Record<string, readonly ReleaseState[]>;

interface Which {
  storefrontId: number;
  state: keyof typeof statesOf;
  offset: number;
  limit: number;
}

/** Returns a page of releases and their total number: future ones in the order of their time, then past ones, newest first. */
export async function selectReleases(
  query: Query,
  { storefrontId, state, offset, limit }: Which,
): Promise<{ releases: StoredRelease[]; total: number }> {
  const order = state === "planned" ? sql`publish_at, release.id` : state === "asked" ? sql`release.id` : sql`release.id desc`;
  const { rows } = await sql<StoredRelease & { total: number }>`
    select ${columns}, count(*) over ()::int as total from content_release release ${joins}
    where release.storefront_id = ${storefrontId} and state = any(${[...statesOf[state]]}::text[])
    order by ${order} offset ${offset} limit ${limit}`.execute(query);
  return { releases: rows.map(({ total: _, ...release }) => release), total: rows[0]?.total ?? 0 };
}

export async function selectRelease(query: Query, storefrontId: number, id: number): Promise<StoredRelease | null> {
  const { rows } = await sql<StoredRelease>`select ${columns} from content_release release ${joins}
    where release.storefront_id = ${storefrontId} and release.id = ${id}`.execute(query);
  return rows[0] ?? null;
}

/** Returns the newest requested or planned release of each story. */
export async function selectNewestReleases(
  query: Query,
  storefrontId: number,
  storyIds: readonly number[],
): Promise<Map<number, StoredRelease>> {
  const { rows } = await sql<StoredRelease & { storyId: number | string }>`
    select distinct on (own.story_id) own.story_id, ${columns}
    from content_release release join content_release_story own on own.release_id = release.id ${joins}
    where release.storefront_id = ${storefrontId} and release.action = 'publish' and own.story_id = any(${[...storyIds]}::bigint[])
    order by own.story_id, release.id desc`.execute(query);
  return new Map(rows.map(({ storyId, ...release }) => [Number(storyId), release]));
}

/** Locks and returns requested or planned releases of an older version of a story. */
export async function lockOutdated(
  query: Query,
  storefrontId: number,
  { id, lockVersion }: { id: number; lockVersion: number },
): Promise<{ id: number; state: ReleaseState }[]> {
  return query
    .selectFrom("contentRelease")
    .innerJoin("contentReleaseStory", "releaseId", "contentRelease.id")
    .select(["contentRelease.id", "state"])
    .where("storefrontId", "=", storefrontId)
    .where("action", "=", "publish")
    .where("state", "in", ["asked", "planned"])
    .where("storyId", "=", id)
    .where("lockVersion", "<", lockVersion)
    .orderBy("contentRelease.id")
    .forUpdate("contentRelease")
    .execute();
}

/** Locks a release until the transaction ends. @returns whether it is in one of the states */
export async function lockRelease(query: Query, id: number, states: readonly ReleaseState[]): Promise<boolean> {
  const row = await query.selectFrom("contentRelease").select("state").where("id", "=", id).forUpdate().executeTakeFirst();
  return row !== undefined && states.some((state) => state === row.state);
}

export interface NewRelease {
  storefrontId: number;
  name: string;
  action: "publish" | "unpublish";
  state: "asked" | "planned";
  note: string;
  publishAt: Date | null;
  askedBy: number;
  askedAt: Date;
  decidedBy: number | null;
  decidedAt: Date | null;
}

/** @returns its id */
export async function insertRelease(query: Query, release: NewRelease, stories: readonly ReleaseStory[]): Promise<number> {
  const { id } = await query.insertInto("contentRelease").values(release).returning("id").executeTakeFirstOrThrow();
  await query
    .insertInto("contentReleaseStory")
    .values(stories.map(({ id: storyId, ...story }) => ({ releaseId: id, storyId, ...story })))
    .execute();
  return id;
}

interface Decision {
  state: ReleaseState;
  decidedBy?: number;
  decidedAt?: Date;
  publishAt?: Date | null;
  reason?: string;
  endedAt?: Date;
  fault?: ReleaseFault;
}

export async function updateRelease(query: Query, id: number, { fault, ...decision }: Decision): Promise<void> {
  await query
    .updateTable("contentRelease")
    .set({ ...decision, ...(fault && { fault: JSON.stringify(fault) }) })
    .where("id", "=", id)
    .execute();
}

/**
 * Marks due releases as being published, so that nobody withdraws them meanwhile. Releases that a stopped process left half done are due
 * again; publishing the same draft twice changes nothing.
 */
export async function claimDueReleases(query: Query, now: Date, limit: number): Promise<{ id: number; storefrontId: number }[]> {
  const { rows } = await sql<{ id: number; storefrontId: number }>`
    update content_release set state = 'publishing' where id in (
      select id from content_release where state in ('planned', 'publishing') and publish_at <= ${now}
      order by publish_at limit ${limit} for update skip locked)
    returning id, storefront_id`.execute(query);
  return rows;
}
