import { ContentRefused } from "@azulejo/content-client";
import { type office, ShopError } from "@azulejo/contract";
import type { Verb } from "../../../calls/handler.ts";
import type { Work } from "../../../context.ts";
import { recordAct } from "../../audit/index.ts";
import { toRow } from "./content-shape.rules.ts";
import { requireOtherEyes, takeBackOutdated } from "./legal/legal-text.ts";
import { toStory } from "./read-stories.ts";
import { callSpace, readAllUnchanged, readManagedStory, readUnchanged } from "./space.ts";
import type { ManagedStory } from "./space-shapes.ts";

interface OneStory {
  story: ManagedStory;
}

export const createContentStory: Verb<typeof office.createContentStory> = async (context, { parentId, name, slug, component }) => {
  if (parentId !== 0) await readManagedStory(context, parentId);
  const kind = component === null ? { is_folder: true } : { content: { component } };
  const body = { story: { name, slug, parent_id: parentId, ...kind } };
  const { story } = await callSpace<OneStory>(context, { method: "POST", path: "stories", body }, { name, slug });
  return toRow(story);
};

export const saveContentStory: Verb<typeof office.saveContentStory> = async (context, { id, lockVersion, name, content }) => {
  // Folders have a name and slug, but no content.
  if ((await readManagedStory(context, id)).is_folder) throw new ShopError("office_story_not_found");
  const body = { story: { name, content, lock_version: lockVersion } };
  const { story } = await callSpace<OneStory>(context, { method: "PUT", path: `stories/${id}`, body }, { name });
  await takeBackOutdated(context, story);
  return toStory(context, story);
};

export const placeContentStory: Verb<typeof office.placeContentStory> = async (context, { id, lockVersion, name, slug, parentId }) => {
  const before = await readUnchanged(context, id, lockVersion);
  // A folder's start page has the slug of the folder.
  const body = { story: { name, ...(!before.is_startpage && { slug }), parent_id: parentId, lock_version: lockVersion } };
  const { story } = await callSpace<OneStory>(context, { method: "PUT", path: `stories/${id}`, body }, { name, slug });
  await takeBackOutdated(context, story);
  return toRow(story);
};

export const duplicateContentStory: Verb<typeof office.duplicateContentStory> = async (context, { id }) => {
  const { story } = await callSpace<OneStory>(context, { method: "POST", path: `stories/${id}/duplicate`, body: { story: {} } });
  return toRow(story);
};

export const deleteContentStory: Verb<typeof office.deleteContentStory> = async (context, { id, lockVersion }) => {
  const { name, full_slug: address } = await readUnchanged(context, id, lockVersion);
  await callSpace(context, { method: "DELETE", path: `stories/${id}` });
  await recordAct(context, { kind: "content.deleted", subject: "story", no: id, before: { name, address }, after: { address: null } });
  return { done: true };
};

type Wanted = { id: number; lockVersion: number };

export const publishContent: Verb<typeof office.publishContent> = async (context, { action, stories }) => {
  if (action === "publish") await requireOtherEyes(context, await readAllUnchanged(context, stories));
  return (await publishStories(context, action, stories)).map(toRow);
};

/**
 * Publishes or unpublishes stories, all or none, if they haven't changed since they were read.
 * @throws office_story_changed, office_story_incomplete
 */
export async function publishStories(context: Work, action: "publish" | "unpublish", stories: readonly Wanted[]): Promise<ManagedStory[]> {
  const before = await readAllUnchanged(context, stories);
  const folder = before.find((one) => one.is_folder);
  if (folder) throw new ShopError("office_story_not_found");
  const name = before.map((one) => one.name).join(", ");
  const done = await publishTogether(context, action, stories, name);
  for (const [at, { id, name, fullSlug: address, publishedAt }] of done.map(toRow).entries()) {
    const kind = action === "publish" ? "content.published" : "content.unpublished";
    const was = { name, address, publishedAt: before[at]?.published_at ?? null };
    await recordAct(context, { kind, subject: "story", no: id, before: was, after: { name, address, publishedAt } });
  }
  return done;
}

async function publishTogether(
  context: Work,
  action: "publish" | "unpublish",
  stories: readonly Wanted[],
  name: string,
): Promise<ManagedStory[]> {
  const body = { action, stories: stories.map(({ id, lockVersion }) => ({ id, lock_version: lockVersion })) };
  try {
    return (await callSpace<{ stories: ManagedStory[] }>(context, { method: "POST", path: "stories/publish", body }, { name })).stories;
  } catch (error) {
    if (!isUnknownCall(error)) throw error;
  }
  // The vendor's own service can only publish stories one by one.
  const done = [];
  for (const { id } of stories)
    done.push((await callSpace<OneStory>(context, { method: "GET", path: `stories/${id}/${action}` }, { name })).story);
  return done;
}

const isUnknownCall = (error: unknown): boolean =>
  (error instanceof ShopError && error.code === "office_story_not_found") || (error instanceof ContentRefused && error.status === 405);
