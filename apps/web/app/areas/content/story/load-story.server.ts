import type { Story } from "@azulejo/content-client";
import { pathOfStory } from "@azulejo/content-client/story-path.ts";
import type { BlokValue } from "@azulejo/contract/content/field-types.ts";
import type { PageTag } from "@azulejo/contract/pages/page-tag.ts";
import type { BlockData } from "../../../blocks/block.ts";
import { readBlockData } from "../../../blocks/block-data.server.ts";
import { fitContent, readLinkTargets } from "../../../blocks/story/fit-story.server.ts";
import { requestContext, sharePage } from "../../../request/request-context.server.ts";
import type { Visit } from "../../../routing/visit.ts";
import type { Crumb } from "../../../shell/layout/breadcrumbs.tsx";
import { readDraft } from "../preview/read-draft.server.ts";
import { crumbsOf } from "./crumbs.server.ts";
import { FALLBACK, fallbackHome } from "./fallback-home.server.ts";
import { HOME, openStory } from "./open-story.server.ts";
import { type AuthorData, readViewData, type ViewData } from "./view-data.server.ts";

/** A story with everything its page shows. */
export interface LoadedStory {
  story: { id: number; uuid: string; name: string; content: BlokValue; publishedAt: string | null; updatedAt: string | null };
  /** The path without the language, which is the same in every language. */
  path: string;
  crumbs: Crumb[];
  data: BlockData;
  /** Additional data for this kind of story. */
  view: ViewData;
  /** Set if an editor previews a draft. */
  preview: { storyId: number; editorOrigin: string } | null;
}

export type { AuthorData };

/** Reads a story with the data for its blocks, and adds the page's cache tags. @throws redirects and 404s */
export async function loadStory(visit: Visit): Promise<LoadedStory> {
  const { context } = visit;
  const { editorOrigin } = context.get(requestContext);
  const stored = visit.record.id === "home" ? await homeStory(visit) : await openStory(visit);
  const absent: PageTag[] = stored.uuid === FALLBACK ? [`presence:${HOME}`] : [];
  const story = visit.request.method === "POST" ? await readDraft(visit, stored) : stored;
  const [around, blocks, view, crumbs] = await Promise.all([
    readLinkTargets(visit, [story.content]),
    readBlockData([story.content], visit),
    readViewData(story, visit),
    crumbsOf(story, visit),
  ]);
  sharePage(context, ["content", `story:${story.uuid}`, ...absent, ...blocks.tags, ...view.tags, ...crumbs.tags]);
  return {
    story: {
      id: story.id,
      uuid: story.uuid,
      name: story.name,
      content: fitContent(withoutStories(story.content as BlokValue), around, visit),
      publishedAt: story.first_published_at ?? story.published_at,
      updatedAt: story.published_at,
    },
    path: pathOfStory(story),
    crumbs: crumbs.crumbs,
    data: blocks.data,
    view: view.data,
    preview: visit.preview ? { storyId: story.id, editorOrigin } : null,
  };
}

/** Reads the home story; a shop without stories still has a home page. */
async function homeStory(visit: Visit): Promise<Story> {
  try {
    return await openStory(visit);
  } catch (thrown) {
    if ((thrown as { init?: { status?: number } }).init?.status === 404) return fallbackHome();
    throw thrown;
  }
}

/** Removes the texts of related stories, which are shown only as teasers. */
const withoutStories = (content: BlokValue): BlokValue => ({ ...content, author: null, related: null });
