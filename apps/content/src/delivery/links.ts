import { contentOf, type Story } from "../snapshot/story.ts";
import { linkAnswer } from "./link-answer.ts";
import type { Query } from "./query.ts";
import { presentStories } from "./relations.ts";
import { fullSlugOf } from "./story-answer.ts";
import type { View } from "./view.ts";
import { walkContent } from "./walk-content.ts";

type Mode = "url" | "link" | "story";

/** Above these counts only uuids are sent; addresses are small, stories are not. */
const mostLinked: Record<Mode, number> = { url: 500, link: 500, story: 50 };

/** Returns how to resolve links; null if not requested. */
export function readLinks(query: Query): { mode: Mode; levels: number } | null {
  const mode = query.oneOf("resolve_links", ["url", "link", "story", "0", "1"] as const) ?? "0";
  const levels = Number(query.oneOf("resolve_links_level", ["1", "2"]) ?? 1);
  return mode === "0" ? null : { mode: mode === "1" ? "story" : mode, levels };
}

export function linksAnswer(stories: readonly Story[], wanted: ReturnType<typeof readLinks>, view: View) {
  if (!wanted) return { links: [] };
  const linked = linkedStories(stories, wanted.levels, view);
  if (linked.length > mostLinked[wanted.mode]) return { link_uuids: linked.map((story) => story.uuid) };
  return { links: linked.map((story) => shapes[wanted.mode](story, view)) };
}

function linkedStories(stories: readonly Story[], levels: number, view: View): Story[] {
  const linked = new Map<string, Story>();
  let from = stories;
  for (let level = 0; level < levels; level++) {
    const uuids = new Set<string>();
    for (const story of from) walkContent(contentOf(story, view.version), (object) => noteLink(object, uuids));
    from = presentStories(uuids, view).filter((story) => !linked.has(story.uuid));
    for (const story of from) linked.set(story.uuid, story);
  }
  return [...linked.values()];
}

/** A link field refers to its story by `id`, a rich text link by `uuid`. */
function noteLink({ linktype, fieldtype, id, uuid }: Record<string, unknown>, uuids: Set<string>): void {
  if (linktype !== "story") return;
  const named = fieldtype === "multilink" ? id : uuid;
  if (typeof named === "string" && named !== "") uuids.add(named);
}

const shapes: Record<Mode, (story: Story, view: View) => object> = {
  url: (story, view) => {
    const fullSlug = fullSlugOf(story, view);
    const { id, uuid, name, slug } = story;
    return { id, uuid, name, slug, full_slug: fullSlug, url: story.path || fullSlug };
  },
  link: (story, view) => ({ ...linkAnswer(story, view.home), full_slug: fullSlugOf(story, view) }),
  story: (story, view) => view.texts.write(story, view),
};
