import { isDeepStrictEqual } from "node:util";
import { type Change, type Database, endOfChangeLog, followChanges } from "@azulejo/database";
import type { Log } from "../log.ts";
import { selectComponents, selectDatasources, selectSpaces, selectStories, selectStoryIds } from "./snapshot.repository.ts";
import { Snapshots } from "./snapshots.ts";
import { SpaceSnapshot } from "./space-snapshot.ts";
import type { Story } from "./story.ts";

/** A public change; `fullSlugs` are a story's old and new ones, `moved` if it appeared, disappeared or changed them. */
export interface PublicChange {
  /** The spaces that contain it. */
  spaces: Set<number>;
  stories: { id: number; uuid: string; fullSlugs: string[]; moved: boolean }[];
  /** Set if the affected pages are unknown, because a datasource or the space itself changed. */
  everything?: boolean;
}

interface Parts {
  database: Database;
  log: Log;
  /** Called after the snapshot shows the change; `isPublic` is false if only drafts have changed. */
  onApplied(change: PublicChange, isPublic: boolean): void;
}

/** Small enough that reading a space needs little memory besides its snapshot. */
const BATCH = 250;

export interface Following {
  snapshots: Snapshots;
  /** Applies changes made by this process without waiting for the change log. */
  apply(changes: Change[]): Promise<void>;
  catchUp(): Promise<void>;
  lagSeconds(): number;
  stop(): Promise<void>;
}

/** Reads every space into memory and follows the change log. */
export async function followContent(parts: Parts): Promise<Following> {
  const snapshots = new Snapshots();
  const from = await endOfChangeLog(parts.database);
  for (const space of await selectSpaces(parts.database.query)) snapshots.put(await readSpace(parts, new SpaceSnapshot(space)));
  const onChanges = (changes: Change[]) => applyChanges(parts, snapshots, changes);
  const concerns = (kind: string) => kind.startsWith("content_");
  const follower = await followChanges(parts.database, { from, concerns, onChanges, log: parts.log });
  return {
    snapshots,
    // Runs one at a time, so that an older read never replaces a newer one. The change log repeats failed changes.
    apply: (changes) => follower.between(() => onChanges(changes)),
    catchUp: follower.catchUp,
    lagSeconds: follower.lagSeconds,
    stop: follower.stop,
  };
}

async function readSpace({ database: { query }, log }: Parts, snapshot: SpaceSnapshot): Promise<SpaceSnapshot> {
  const started = performance.now();
  const { id } = snapshot.space;
  for (const component of await selectComponents(query, id)) snapshot.components.set(component.name, component);
  snapshot.datasources = await selectDatasources(query, id);
  // Reads by ids, because paging by "stories after this one" makes PostgreSQL read and sort all of them each time.
  const ids = await selectStoryIds(query, id);
  for (let at = 0; at < ids.length; at += BATCH) {
    for (const story of await selectStories(query, ids.slice(at, at + BATCH))) snapshot.put(story);
  }
  log.info({ space: id, stories: snapshot.ordered.length, ms: Math.round(performance.now() - started) }, "content loaded");
  return snapshot;
}

async function applyChanges(parts: Parts, snapshots: Snapshots, changes: Change[]): Promise<void> {
  const ids = (kind: string) => [...new Set(changes.filter((one) => one.kind === kind).map((one) => Number(one.entity)))];
  // Reads a space's version before its stories: new content cached under an old version expires soon, while old content under a new version
  // would not.
  const respaced = await applySpaces(parts, snapshots, ids("content_space"));
  const resourced = await applyParts(parts, snapshots, ids("content_component"), ids("content_datasource"));
  const spaces = new Set([...ids("content_space"), ...ids("content_component"), ...ids("content_datasource")]);
  const change: PublicChange = { spaces, stories: [], ...((respaced || resourced) && { everything: true }) };
  const storyIds = ids("content_story");
  let touched = false;
  for (let at = 0; at < storyIds.length; at += BATCH) {
    const some = storyIds.slice(at, at + BATCH);
    const found = new Map((await selectStories(parts.database.query, some)).map((story) => [story.id, story]));
    for (const id of some) touched = applyStory(snapshots, id, found.get(id), change) || touched;
  }
  const isPublic = change.stories.length > 0 || change.everything === true;
  if (isPublic || touched) parts.onApplied(change, isPublic);
}

/** @returns whether anything changed; the change log repeats changes that this process has already applied */
function applyStory(snapshots: Snapshots, id: number, story: Story | undefined, change: PublicChange): boolean {
  const home = story ? snapshots.ofSpace(story.spaceId) : snapshots.all().find((one) => one.byId(id));
  const known = home?.byId(id);
  if (!home || known?.revision === story?.revision) return false;
  if (story) home.put(story);
  else home.remove(id);
  const shown = story ?? known;
  if (shown && isPublicChange(known, story)) {
    const fullSlugs = [...new Set([known?.fullSlug, story?.fullSlug].filter((slug) => slug !== undefined))];
    const moved = fullSlugs.length > 1 || isPublic(known) !== isPublic(story);
    change.spaces.add(home.space.id);
    change.stories.push({ id, uuid: shown.uuid, fullSlugs, moved });
  }
  return true;
}

const isPublic = (story: Story | undefined): boolean => (story?.published ?? null) !== null;

function isPublicChange(known: Story | undefined, story: Story | undefined): boolean {
  if (known && story) return known.publicRevision !== story.publicRevision;
  const only = known ?? story;
  return only !== undefined && (only.published !== null || only.isFolder);
}

async function applySpaces(parts: Parts, snapshots: Snapshots, ids: number[]): Promise<boolean> {
  if (ids.length === 0) return false;
  let isNew = false;
  const found = new Map((await selectSpaces(parts.database.query, ids)).map((space) => [space.id, space]));
  for (const id of ids) {
    const [space, known] = [found.get(id), snapshots.ofSpace(id)];
    isNew ||= !space || !known;
    if (!space) snapshots.remove(id);
    else if (known) known.space = space;
    else snapshots.put(await readSpace(parts, new SpaceSnapshot(space)));
  }
  snapshots.noteTokens();
  return isNew;
}

async function applyParts(parts: Parts, snapshots: Snapshots, components: number[], datasources: number[]): Promise<boolean> {
  const { query } = parts.database;
  for (const id of components) {
    const space = snapshots.ofSpace(id);
    if (space) space.components = new Map((await selectComponents(query, id)).map((one) => [one.name, one]));
  }
  let isNew = false;
  for (const id of datasources) {
    const space = snapshots.ofSpace(id);
    const found = space && (await selectDatasources(query, id));
    if (!found || isDeepStrictEqual(space.datasources, found)) continue;
    space.datasources = found;
    isNew = true;
  }
  return isNew;
}
