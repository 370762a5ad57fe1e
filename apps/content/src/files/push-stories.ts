import { compareStories } from "./compare-stories.ts";
import type { ListedStory, ManagementClient, StoryPayload } from "./management-client.ts";
import { storyUuid } from "./stable-id.ts";
import type { StoryDraft } from "./story-file.ts";

export type Outcome = "created" | "updated" | "unchanged" | "refused";

export interface PushOptions {
  client: ManagementClient;
  publish: boolean;
  /** Called after each story. */
  tell(outcome: Outcome, fullSlug: string, reason?: string): void;
}

export type PushResult = Record<Outcome, number>;

/** Writes stories to the content system and continues after a refused one. Idempotent. */
export async function pushStories(stories: StoryDraft[], { client, publish, tell }: PushOptions): Promise<PushResult> {
  const known = new Map((await client.stories()).map((story) => [keyOf(story), story]));
  const result: PushResult = { created: 0, updated: 0, unchanged: 0, refused: 0 };
  for (const story of stories) {
    const { outcome, reason } = await pushStory(story, known, client, publish).catch((error: Error) => ({
      outcome: "refused" as const,
      reason: error.message,
    }));
    result[outcome] += 1;
    tell(outcome, story.fullSlug, reason);
  }
  return result;
}

type Known = Map<string, ListedStory>;

/** A folder and its startpage are two stories with one address. */
const keyOf = ({ full_slug, is_folder }: Pick<ListedStory, "full_slug" | "is_folder">): string =>
  `${is_folder ? "folder" : "story"} ${full_slug.replace(/\/+$/, "")}`;

async function pushStory(
  story: StoryDraft,
  known: Known,
  client: ManagementClient,
  publish: boolean,
): Promise<{ outcome: Exclude<Outcome, "refused">; reason?: string }> {
  const parentId = await parentOf(story, known, client);
  const payload: StoryPayload = {
    name: story.name,
    slug: story.fullSlug.split("/").at(-1) ?? story.fullSlug,
    parent_id: parentId,
    is_startpage: story.isStartpage,
    position: story.position,
    tag_list: story.tags,
    path: story.path,
    content: story.content,
  };
  const there = known.get(`story ${story.fullSlug}`);
  if (!there) {
    const made = await client.createStory({ ...payload, uuid: storyUuid(story.fullSlug) }, publish);
    known.set(keyOf(made), made);
    return { outcome: "created" };
  }
  const stored = await client.story(there.id);
  const same = compareStories(story, stored).length === 0;
  if (same && (!publish || (stored.published && !stored.unpublished_changes))) return { outcome: "unchanged" };
  await client.updateStory(there.id, { ...payload, lock_version: stored.lock_version }, publish);
  return { outcome: "updated" };
}

/** Returns the id of the story's folder, creating missing folders; 0 is the root. */
async function parentOf({ fullSlug, isStartpage }: StoryDraft, known: Known, client: ManagementClient): Promise<number> {
  const folder = isStartpage ? fullSlug : fullSlug.split("/").slice(0, -1).join("/");
  let parent = 0;
  const segments = folder.split("/").filter(Boolean);
  for (const [index, slug] of segments.entries()) {
    const path = segments.slice(0, index + 1).join("/");
    const there =
      known.get(`folder ${path}`) ?? (await client.createStory({ name: nameOf(slug), slug, parent_id: parent, is_folder: true }, false));
    known.set(`folder ${path}`, there);
    parent = there.id;
  }
  return parent;
}

const nameOf = (slug: string): string => slug.charAt(0).toUpperCase() + slug.slice(1).replaceAll("-", " ");
