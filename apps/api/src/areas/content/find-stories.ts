import type { Story } from "@azulejo/content-client";
import type { Language } from "@azulejo/contract";
import type { Context } from "../../context.ts";
import { readPublishedStores, type Store } from "../store/index.ts";
import { createStoryIndex, type StoryIndex } from "./story-index.ts";

/** Stories that are pages; banners, tags and authors are not searched. */
const KINDS = "page,article,location,section";

type Reading = Pick<Context, "content" | "language" | "lexicons" | "storefront" | "referenceData" | "query">;

/**
 * One index per list of stories. The reader returns the same list until something is published, and an index is also replaced when the list
 * of stores changes.
 */
const indexes = new WeakMap<Story[], { stores: Store[]; index: Promise<StoryIndex> }>();

/** Returns the pages with these uuids, in no particular order; deleted ones are left out. */
export async function findStoriesById(context: Reading, uuids: string[]): Promise<Story[]> {
  if (uuids.length === 0) return [];
  const wanted = new Set(uuids);
  return (await readPages(context)).filter((story) => wanted.has(story.uuid));
}

const readPages = ({ content, language }: Reading): Promise<Story[]> =>
  content.allStories({ filter_query: { component: { in: KINDS }, noindex: { not_in: "true" } } }, { language });

/** Journal sections only list articles, which are found by themselves. */
const isFound = ({ content }: Story): boolean => content.component !== "section";

/** Returns the site's pages for a query, best first. */
export async function findStories(context: Reading, query: string): Promise<Story[]> {
  const { language } = context;
  const [stories, stores] = await Promise.all([readPages(context), readPublishedStores(context, context.storefront.id)]);
  const index = await indexOf(language, stories, stores);
  const byId = new Map(stories.map((story) => [story.uuid, story]));
  return index
    .find(query, context.lexicons.of(language))
    .flatMap((id) => byId.get(id) ?? [])
    .filter(isFound);
}

function indexOf(language: Language, stories: Story[], stores: Store[]): Promise<StoryIndex> {
  const known = indexes.get(stories);
  if (known?.stores === stores) return known.index;
  const byCode = new Map(stores.map((store) => [store.code, store]));
  const index = createStoryIndex(language, stories, (story) => addressOf(byCode.get(String(story.content.store ?? "")), language));
  indexes.set(stories, { stores, index });
  return index;
}

const addressOf = (store: Store | undefined, language: Language): string =>
  store ? [store.texts[language].name, store.street, store.city, store.state, store.postalCode, store.phone].join(" ") : "";
