import { isDeepStrictEqual } from "node:util";
import { Failure, notFound, unprocessable } from "../../http/failure.ts";
import { refuseFaults } from "../../validation/refuse-faults.ts";
import type { Writing } from "../write.ts";
import { keepOldSlug } from "./keep-old-slug.ts";
import { placeStory, refuseLong } from "./place-story.ts";
import { insertVersion, moveBelow, publishDraft, type StoryRow, type StoryValues, selectStory, updateStory } from "./story.repository.ts";
import type { StoryInput } from "./story-input.ts";

/** The version on which a save is based; `force` overwrites newer ones. */
export interface Seen {
  lockVersion?: number | undefined;
  updatedAt?: string | undefined;
  force: boolean;
}

/**
 * Saves a story's draft, and publishes it if requested. Writes nothing if nothing changed.
 * @throws 409 if someone else has saved since
 */
export async function saveStory(writing: Writing, id: number, input: StoryInput, seen: Seen, publishes: boolean): Promise<void> {
  const { query, home } = writing;
  const stored = await selectStory(query, home.space.id, id);
  if (!stored) throw notFound();
  refuseLostUpdate(stored, seen);
  if (stored.isFolder && Object.keys(input.content ?? {}).length > 0) throw unprocessable("content: a folder has none");
  const values = await merge(writing, stored, input);
  const publishing = publishes && !stored.isFolder;
  const hasNewContent = !isDeepStrictEqual(values.draft, stored.draft);
  if (!stored.isFolder && (hasNewContent || publishing)) refuseFaults(values.draft, home.components, publishing);
  const { draft: _, ...face } = values;
  const hasNewFace = Object.entries(face).some(([name, value]) => !isDeepStrictEqual(value, stored[name as keyof typeof face]));
  if (hasNewContent || hasNewFace) await update(writing, stored, values, hasNewFace);
  const isNewlyPublic = publishing && (hasNewContent || stored.differs);
  if (isNewlyPublic) await publishDraft(query, id, writing.now);
  if (isNewlyPublic) writing.changed("story", id, true);
  if (!hasNewContent && values.name === stored.name && !isNewlyPublic) return;
  const kind = publishing ? "published" : "saved";
  await insertVersion(query, { storyId: id, kind, name: values.name, content: values.draft, author: writing.author, at: writing.now });
}

async function update(writing: Writing, stored: StoryRow, values: StoryValues, hasNewFace: boolean): Promise<void> {
  const { query, home, now } = writing;
  const isPublic = hasNewFace && (stored.published !== null || stored.isFolder);
  if (!(await updateStory(query, stored.id, stored.lockVersion, { ...values, at: now, isPublic }))) throw conflict(stored);
  writing.changed("story", stored.id, isPublic);
  await keepOldSlug(writing, stored, values.fullSlug);
  if (!stored.isFolder || values.fullSlug === stored.fullSlug) return;
  const folder = { id: stored.id, from: stored.fullSlug, to: values.fullSlug, slug: values.slug };
  for (const moved of await moveBelow(query, home.space.id, folder)) {
    refuseLong(moved.fullSlug);
    writing.changed("story", moved.id, moved.isPublic);
  }
}

/** Merges the sent fields into the stored story. */
async function merge(writing: Writing, stored: StoryRow, input: StoryInput): Promise<StoryValues> {
  const wanted = {
    slug: input.slug ?? stored.slug,
    parentId: input.parent_id === undefined ? stored.parentId : input.parent_id,
    isStartpage: stored.isFolder ? false : (input.is_startpage ?? stored.isStartpage),
  };
  return {
    ...wanted,
    ...(await placeStory(writing, wanted, stored)),
    name: input.name ?? stored.name,
    position: input.position ?? stored.position,
    path: input.path === undefined ? stored.path : input.path,
    tagList: input.tag_list ?? stored.tagList,
    sortByDate: input.sort_by_date === undefined ? stored.sortByDate : input.sort_by_date,
    translatedSlugs: input.translated_slugs ?? stored.translatedSlugs,
    draft: input.content ?? stored.draft,
  };
}

/** @throws 409 unless the save is based on the stored version, by its number or time */
function refuseLostUpdate(stored: StoryRow, { lockVersion, updatedAt, force }: Seen): void {
  if (force) return;
  if (lockVersion === undefined && updatedAt === undefined)
    throw unprocessable("lock_version: is missing; send the one that was read, or force_update to replace any version");
  const isCurrent =
    lockVersion !== undefined
      ? lockVersion === stored.lockVersion
      : updatedAt !== undefined && Date.parse(updatedAt) === stored.updatedAt.getTime();
  if (!isCurrent) throw conflict(stored);
}

const conflict = ({ lockVersion }: StoryRow): Failure =>
  new Failure(409, { error: "The story has been changed by somebody else since it was read", lock_version: lockVersion });
