import { type office, ShopError } from "@azulejo/contract";
import type { Verb } from "../../../../calls/handler.ts";
import type { Context } from "../../../../context.ts";
import { publishStories } from "../change-stories.ts";
import { callSpace, readManagedStory, readUnchanged, requireManager } from "../space.ts";
import type { ManagedStory } from "../space-shapes.ts";
import { isLink, slugOf, sortIndexAt, sortIndexOf, toBanner, toContent } from "./banner-shape.rules.ts";

/** Where pages look for banners. */
const FOLDER = "banners";
const COMPONENT = "site_banner";
const MOST = 100;

/** Reads all banners in the order in which pages show them. */
async function readBanners(context: Context): Promise<ManagedStory[]> {
  const { answer } = await requireManager(context).list<{ stories: ManagedStory[] }>({
    method: "GET",
    path: "stories",
    query: { starts_with: `${FOLDER}/`, story_only: 1, per_page: MOST },
  });
  const stories = [];
  // Lists of the management API don't include content.
  for (const { id } of answer.stories) stories.push(await readManagedStory(context, id));
  return stories
    .filter(({ content }) => content?.component === COMPONENT)
    .sort((a, b) => sortIndexOf(a.content) - sortIndexOf(b.content) || (a.uuid < b.uuid ? -1 : 1));
}

export const listBanners: Verb<typeof office.banners> = async (context) =>
  (await readBanners(context)).map((story) => toBanner(story, context.now()));

export const saveBanner: Verb<typeof office.saveBanner> = async (context, { id, lockVersion, ...values }) => {
  refuseTimes(values);
  if (!isLink(values.linkTo)) throw new ShopError("office_banner_link");
  if (id === null) return toBanner(await createBanner(context, values), context.now());
  const before = await readBanner(context, id, lockVersion ?? -1);
  const story = { name: values.name, content: toContent(values, before.content ?? {}) };
  return toBanner(await saveStory(context, before, story), context.now());
};

type Values = Parameters<typeof toContent>[0];

function refuseTimes({ from, until }: Pick<Values, "from" | "until">): void {
  if (from !== null && until !== null && Date.parse(from) >= Date.parse(until)) throw new ShopError("office_banner_times");
}

/** A new banner comes after all others. */
async function createBanner(context: Context, values: Values): Promise<ManagedStory> {
  const last = (await readBanners(context)).at(-1);
  const sortIndex = String(sortIndexOf(last?.content) + 10);
  const parentId = await requireFolder(context);
  const content = toContent(values, { _uid: crypto.randomUUID(), sortIndex });
  for (let count = 1; ; count++) {
    const slug = count === 1 ? slugOf(values.name) : `${slugOf(values.name)}-${count}`;
    try {
      const body = { story: { name: values.name, slug, parent_id: parentId, content } };
      const call = { method: "POST", path: "stories", body } as const;
      return (await callSpace<{ story: ManagedStory }>(context, call, { name: values.name, slug })).story;
    } catch (error) {
      const isTaken = error instanceof ShopError && error.code === "office_slug_taken";
      if (!isTaken || count === MOST) throw error;
    }
  }
}

async function requireFolder(context: Context): Promise<number> {
  const { answer } = await requireManager(context).list<{ stories: ManagedStory[] }>({
    method: "GET",
    path: "stories",
    query: { with_slug: FOLDER, folder_only: 1 },
  });
  const found = answer.stories.find((one) => one.full_slug.replace(/\/$/, "") === FOLDER);
  if (found) return found.id;
  const body = { story: { name: "Banners", slug: FOLDER, is_folder: true } };
  return (await callSpace<{ story: ManagedStory }>(context, { method: "POST", path: "stories", body })).story.id;
}

/** @throws office_story_not_found for what isn't a banner, office_story_changed */
async function readBanner(context: Context, id: number, lockVersion: number): Promise<ManagedStory> {
  const story = await readUnchanged(context, id, lockVersion);
  if (story.content?.component !== COMPONENT) throw new ShopError("office_story_not_found");
  return story;
}

async function saveStory(context: Context, before: ManagedStory, story: { name?: string; content: object }): Promise<ManagedStory> {
  const body = { story: { ...story, lock_version: before.lock_version } };
  const call = { method: "PUT", path: `stories/${before.id}`, body } as const;
  return (await callSpace<{ story: ManagedStory }>(context, call, { name: before.name })).story;
}

const publish = async (context: Context, stories: readonly ManagedStory[]): Promise<ManagedStory[]> =>
  publishStories(
    context,
    "publish",
    stories.map(({ id, lock_version }) => ({ id, lockVersion: lock_version })),
  );

/** Ends a banner now or later. Refused if it has unpublished changes, because they would be published with it. */
export const endBanner: Verb<typeof office.endBanner> = async (context, { id, lockVersion, until }) => {
  const before = await readBanner(context, id, lockVersion);
  if (!before.published || before.unpublished_changes) throw new ShopError("office_banner_pending", { name: before.name });
  const values = { ...toBanner(before, context.now()), until };
  refuseTimes(values);
  const saved = await saveStory(context, before, { content: toContent(values, before.content ?? {}) });
  if (saved.lock_version !== before.lock_version) await publish(context, [saved]);
  return toBanner(await readManagedStory(context, id), context.now());
};

/** Banners that don't move may have changed since they were read. */
export const orderBanners: Verb<typeof office.orderBanners> = async (context, { banners }) => {
  const moved: { story: ManagedStory; sortIndex: string }[] = [];
  for (const [at, { id, lockVersion }] of banners.entries()) {
    const now = await readManagedStory(context, id);
    if (now.content?.sortIndex !== sortIndexAt(at))
      moved.push({ story: await readBanner(context, id, lockVersion), sortIndex: sortIndexAt(at) });
  }
  const changed: ManagedStory[] = [];
  for (const { story, sortIndex } of moved) {
    const saved = await saveStory(context, story, { content: { ...story.content, sortIndex } });
    if (story.published && !story.unpublished_changes) changed.push(saved);
  }
  if (changed.length > 0) await publish(context, changed);
  return (await readBanners(context)).map((story) => toBanner(story, context.now()));
};
