import type { ContentManager, ManagementCall } from "@azulejo/content-client";
import { ShopError } from "@azulejo/contract";
import { requireStaff, type Work } from "../../../context.ts";
import { type About, refusalOf } from "./refusals.rules.ts";
import type { ManagedStory } from "./space-shapes.ts";

/** @throws office_content_off */
export function requireManager({ contentManager }: Pick<Work, "contentManager">): ContentManager {
  if (!contentManager) throw new ShopError("office_content_off");
  return contentManager;
}

/** Calls the content system in the name of the signed-in staff member. @throws the shop's error if it refuses */
export async function callSpace<Answer>(context: Work, call: ManagementCall, about: About = {}): Promise<Answer> {
  const manager = requireManager(context);
  const author = call.method === "GET" ? {} : { author: requireStaff(context).email };
  try {
    return await manager.call<Answer>({ ...call, ...author });
  } catch (error) {
    throw refusalOf(error, about);
  }
}

/** @throws office_story_not_found */
export async function readManagedStory(context: Work, id: number): Promise<ManagedStory> {
  const { story } = await callSpace<{ story: ManagedStory }>(context, { method: "GET", path: `stories/${id}` });
  return story;
}

/** Reads a story in order to change it. @throws office_story_changed if it has been saved since the caller read it */
export async function readUnchanged(context: Work, id: number, lockVersion: number): Promise<ManagedStory> {
  const story = await readManagedStory(context, id);
  if (story.lock_version !== lockVersion) throw new ShopError("office_story_changed", { name: story.name });
  return story;
}

/** Reads stories in order to change them. @throws office_story_changed if one has been saved since the caller read it */
export async function readAllUnchanged(context: Work, stories: readonly { id: number; lockVersion: number }[]): Promise<ManagedStory[]> {
  const read = [];
  for (const { id, lockVersion } of stories) read.push(await readUnchanged(context, id, lockVersion));
  return read;
}
