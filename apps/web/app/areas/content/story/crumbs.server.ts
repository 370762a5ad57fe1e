import type { Story } from "@azulejo/content-client";
import { pathOfStory } from "@azulejo/content-client/story-path.ts";
import type { PageTag } from "@azulejo/contract/pages/page-tag.ts";
import { text } from "../../../i18n/text.ts";
import { requestContext } from "../../../request/request-context.server.ts";
import { findRecord } from "../../../routing/find-record.ts";
import type { Visit } from "../../../routing/visit.ts";
import { titleOfPath } from "../../../shell/head/title.ts";
import type { Crumb } from "../../../shell/layout/breadcrumbs.tsx";

/** Breadcrumbs of a story, and cache tags of its parent folders, whether or not these have a page. */
interface Way {
  crumbs: Crumb[];
  tags: PageTag[];
}

/** Returns breadcrumbs: home, every folder above the story that has a page, then the story itself. */
export async function crumbsOf(story: Story, visit: Visit): Promise<Way> {
  const { language } = visit;
  const segments = pathOfStory(story).split("/").filter(Boolean);
  const home = { name: text(language, "crumb.home"), href: visit.address("") };
  if (segments.length === 0) return { crumbs: [home], tags: [] };
  const folders = segments.slice(0, -1).map((_, index) => segments.slice(0, index + 1).join("/"));
  const above = await Promise.all(folders.map((folder) => folderCrumb(folder, visit)));
  const own = { name: labelOf(segments.join("/"), visit) ?? titleOf(story), href: visit.address(`${segments.join("/")}/`) };
  return {
    crumbs: [home, ...above.flatMap(({ crumb }) => crumb ?? []), own],
    tags: above.map(({ tag }) => tag),
  };
}

const titleOf = ({ content, name }: Story): string => (typeof content.title === "string" && content.title) || name;

/** Returns the label from the route table; a path with parameters gets the name of its story. */
function labelOf(path: string, { language }: Visit): string | null {
  const record = findRecord(path);
  if (!record || typeof record.breadcrumb === "string" || record.path.includes(":")) return null;
  return record.breadcrumb[language];
}

async function folderCrumb(folder: string, visit: Visit): Promise<{ crumb: Crumb | null; tag: PageTag }> {
  const { content } = visit.context.get(requestContext);
  const story = await content.story(folder, { language: visit.language, draft: visit.preview });
  if (!story) return { crumb: null, tag: `presence:${folder}` };
  const crumb = { name: labelOf(folder, visit) ?? (titleOf(story) || titleOfPath(folder)), href: visit.address(`${folder}/`) };
  return { crumb, tag: `story:${story.uuid}` };
}
