import { previewAddress } from "@azulejo/content-client";
import { languages, type office } from "@azulejo/contract";
import type { OfficeStory } from "@azulejo/contract/areas/office.ts";
import type { Verb } from "../../../calls/handler.ts";
import type { Context } from "../../../context.ts";
import { toComponent, toRow, translatedTitle } from "./content-shape.rules.ts";
import { selectProductNames } from "./product-names.repository.ts";
import { callSpace, readManagedStory, requireManager } from "./space.ts";
import type { ManagedComponent, ManagedStory, ManagedVersion } from "./space-shapes.ts";

const MAX_FOLDERS = 1000;
const VERSIONS = 20;
const MAX_CHOICES = 20;

export const readContentSchema: Verb<typeof office.contentSchema> = async (context) => {
  const manager = requireManager(context);
  const [{ space }, { components }, { answer }] = await Promise.all([
    callSpace<{ space: { default_lang_name: string; language_codes: string[] } }>(context, { method: "GET", path: "" }),
    callSpace<{ components: ManagedComponent[] }>(context, { method: "GET", path: "components" }),
    manager.list<{ stories: ManagedStory[] }>({
      method: "GET",
      path: "stories",
      query: { folder_only: 1, per_page: MAX_FOLDERS },
    }),
  ]);
  return {
    languages: [...new Set([space.default_lang_name, ...space.language_codes])],
    components: components.map(toComponent),
    folders: answer.stories.map(toRow).map(({ id, parentId, name, fullSlug }) => ({ id, parentId, name, fullSlug })),
  };
};

export const listContentStories: Verb<typeof office.contentStories> = async (context, { folder, query, state, page, pageSize }) => {
  const wanted = query || state ? { text_search: query || undefined, with_state: state } : { with_parent: folder };
  const { answer, total } = await requireManager(context).list<{ stories: ManagedStory[] }>({
    method: "GET",
    path: "stories",
    query: { ...wanted, page, per_page: pageSize },
  });
  return { stories: answer.stories.map((story) => ({ ...toRow(story), title: translatedTitle(story, context.language) })), total };
};

/** Returns the names of referenced products and stories, or searches for some. */
export const listContentChoices: Verb<typeof office.contentChoices> = async (context, { of, query = "", keys }) => {
  const words = query.split(/\s+/).filter(Boolean);
  const named = keys?.split(",").filter(Boolean);
  if (words.length === 0 && !named?.length) return [];
  if (of === "products") {
    const wanted = named ? { codes: named } : { words, most: MAX_CHOICES };
    const products = await selectProductNames(context.query, context.storefront.id, context.language, wanted);
    return products.map(({ code, name }) => ({ key: code, name, detail: code }));
  }
  const { answer } = await requireManager(context).list<{ stories: ManagedStory[] }>({
    method: "GET",
    path: "stories",
    query: { story_only: 1, per_page: named?.length ?? MAX_CHOICES, ...(named ? { by_uuids: keys } : { text_search: query }) },
  });
  return answer.stories.map(({ uuid, name, full_slug }) => ({ key: uuid, name, detail: full_slug }));
};

export const readContentStory: Verb<typeof office.contentStory> = async (context, { id }) =>
  toStory(context, await readManagedStory(context, id));

/** Returns addresses that preview the draft for an hour. */
export function previewsOf(context: Context, story: ManagedStory) {
  const { spaceId, previewToken } = requireManager(context);
  const site = { siteUrl: context.publicUrl, spaceId, previewToken };
  return languages.map((language) => ({ language, address: previewAddress(story, language, site, context.now().getTime()) }));
}

export function toStory(context: Context, story: ManagedStory): OfficeStory {
  return {
    ...toRow(story),
    uuid: story.uuid,
    content: story.content ?? {},
    previews: previewsOf(context, story),
  };
}

export const listContentVersions: Verb<typeof office.contentVersions> = async (context, { id, page }) => {
  await readManagedStory(context, id);
  const { answer, total } = await requireManager(context).list<{ versions: ManagedVersion[] }>({
    method: "GET",
    path: `stories/${id}/versions`,
    query: { with_content: 1, page, per_page: VERSIONS },
  });
  return {
    versions: answer.versions.map(({ id, kind, name, author, created_at, content = {} }) => ({
      ...{ id, kind, name, content },
      ...{ by: author, at: created_at },
    })),
    total,
  };
};
